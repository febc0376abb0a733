// Tools, traces and commands speak in JSON values, so who knows AgentCore knows them.
@_exported public import JSON
