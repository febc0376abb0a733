// Messages and tools come to the engine as JSON values, so who knows Engine knows them.
@_exported public import JSON
