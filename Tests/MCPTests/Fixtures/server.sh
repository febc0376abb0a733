#!/bin/sh
# An MCP server for the tests. The first argument says which protocol it speaks, or what is wrong with it; its tools do
# what their names say. What it reads is written to the file $RECORD.
mode=${1:-stateless}
id=null
notes='"first"'

say() { printf '%s\n' "$1"; }
answer() { say "{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":$1}"; }
refuse() { say "{\"jsonrpc\":\"2.0\",\"id\":$id,\"error\":{\"code\":$1,\"message\":\"$2\"${3:+,\"data\":$3}}}"; }
text() { answer "{\"content\":[{\"type\":\"text\",\"text\":\"$1\"}]}"; }
quoted() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
tool() { printf '{"name":"%s","description":"The tool %s","inputSchema":{"type":"object","properties":{"zeta":{"type":"string"},"alpha":{}}}}' "$1" "$1"; }
note() { [ -z "$RECORD" ] || printf '%s\n' "$1" >>"$RECORD"; }

list() {
    case $mode in
    pages)
        case $line in
        *'"cursor":""'*) answer "{\"tools\":[$(tool second)],\"nextCursor\":\"x\"}" ;;
        *'"cursor":"x"'*) answer "{\"tools\":[$(tool third),$(tool first)]}" ;;
        *) answer "{\"tools\":[$(tool first)],\"nextCursor\":\"\"}" ;;
        esac
        return ;;
    circle) answer "{\"tools\":[$(tool first)],\"nextCursor\":\"again\"}"; return ;;
    bad-tools)
        big=$(head -c 70000 /dev/zero | tr '\0' x)
        answer "{\"tools\":[{\"name\":\"list\",\"inputSchema\":[]},{\"inputSchema\":{}},7,{\"name\":\"big\",\"description\":\"$big\",\"inputSchema\":{}},{\"name\":\"job\",\"inputSchema\":{},\"execution\":{\"taskSupport\":\"required\"}},{\"name\":\"good\",\"inputSchema\":{}}]}"
        return ;;
    no-list) answer '{"things":[]}'; return ;;
    esac
    names='say parts structured both fail wrong hang die garbage huge twice stray batch ask change need again params env odd'
    all=
    for one in $names; do all="$all$(tool "$one"),"; done
    answer "{\"tools\":[$all{\"name\":\"noted\",\"title\":\"Noted\",\"description\":$notes,\"inputSchema\":{},\"annotations\":{\"readOnlyHint\":true}}],\"ttlMs\":3600000}"
}

call() {
    name=${line#*'"name":"'}
    case ${name%%\"*} in
    say) text hello ;;
    noted) text noted ;;
    parts) answer '{"content":[{"type":"text","text":"one"},{"type":"image","data":"AAAAAAAA","mimeType":"image/png"},{"type":"audio","data":"AAAA","mimeType":"audio/wav"},{"type":"resource_link","uri":"file:///a.txt","name":"a","mimeType":"text/plain","description":"the first"},{"type":"resource","resource":{"uri":"memo://1","mimeType":"text/plain","text":"inside"}},{"type":"resource","resource":{"uri":"memo://2","blob":"AAAA"}},{"type":"hologram"}]}' ;;
    structured) answer '{"content":[],"structuredContent":{"b":1,"a":[true]}}' ;;
    both) answer '{"content":[{"type":"text","text":"{\"a\": 2, \"b\": 1}"}],"structuredContent":{"b":1,"a":2}}' ;;
    fail) answer '{"content":[{"type":"text","text":"no such file"}],"isError":true}' ;;
    wrong) refuse -32602 'Unknown tool' '{"tool":"wrong"}' ;;
    hang) ;;
    die) echo "the end is near" >&2; exit 7 ;;
    garbage) say 'Listening on port 80'; text after ;;
    huge) head -c 17825792 /dev/zero | tr '\0' a; echo; text after ;;
    twice) text once; text twice ;;
    stray) right=$id; id=999; text stray; id="\"$right\""; text quoted; id=$right; text right ;;
    batch) say "[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"},{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"id\":$id,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"of a batch\"}]}}]" ;;
    ask)
        say '{"jsonrpc":"2.0","id":"p","method":"ping"}'
        IFS= read -r first
        say '{"jsonrpc":"2.0","id":8,"method":"roots/list"}'
        IFS= read -r second
        text "$(quoted "$first $second")" ;;
    change)
        notes='"second"'
        say '{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}'
        text changed ;;
    need) answer '{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Who are you?"}}}}' ;;
    again)
        case $line in
        *'"requestState":"s1"'*) text done ;;
        *) answer '{"resultType":"input_required","requestState":"s1"}' ;;
        esac ;;
    odd) answer '{"resultType":"quantum"}' ;;
    params) text "$(quoted "$line")" ;;
    env) text "$(quoted "own=$OWN home=${HOME:+set} key=${AGENT_API_KEY:-none} in=$(pwd)")" ;;
    *) refuse -32602 'no such tool' ;;
    esac
}

discover() {
    case $mode in
    stateless | pages | circle | bad-tools | no-list | stubborn) answer '{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{"listChanged":true}}}' ;;
    toolless) answer '{"supportedVersions":["2026-07-28"],"capabilities":{}}' ;;
    future) refuse -32022 'Unsupported protocol version' '{"supported":["2031-01-01"],"requested":"2026-07-28"}' ;;
    lists-older) answer '{"supportedVersions":["2025-11-25"],"capabilities":{}}' ;;
    unsupporting) refuse -32022 'Unsupported protocol version' '{"supported":["2025-11-25"],"requested":"2026-07-28"}' ;;
    fragile) echo 'expected initialize' >&2; exit 1 ;;
    nameless) id=null; refuse -32600 'Invalid request' ;;
    silent) ;;
    *) refuse -32601 'Method not found' ;;
    esac
}

initialize() {
    case $mode in
    20*) answer "{\"protocolVersion\":\"$mode\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"s\",\"version\":\"1\"}}" ;;
    fragile | silent | lists-older | unsupporting | nameless) answer '{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}}}' ;;
    *) refuse -32022 'Unsupported protocol version' '{"supported":["2026-07-28"]}' ;;
    esac
}

case $mode in
mute) while IFS= read -r line; do :; done; exit ;;
deaf) trap '' TERM; while :; do sleep 1; done ;;
babble) while IFS= read -r line; do echo 'Welcome!'; done; exit ;;
broken) echo 'cannot read settings.json' >&2; exit 4 ;;
slow) sleep 2.5; mode=stateless ;;
esac

while IFS= read -r line; do
    note "$line"
    case $line in
    *'"id":'*) id=${line#*'"id":'}; id=${id%%[,\}]*} ;;
    esac
    case $line in
    *'"method":"server/discover"'*) discover ;;
    *'"method":"initialize"'*) initialize ;;
    *'"method":"tools/list"'*) list ;;
    *'"method":"tools/call"'*) call ;;
    *'"method":"subscriptions/listen"'*)
        say "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/subscriptions/acknowledged\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/subscriptionId\":$id}}}" ;;
    esac
done
note 'the input is closed'
# One that does not leave when it is asked to, and has started something.
if [ "$mode" = stubborn ]; then
    trap 'note "asked to end"' TERM
    sleep 1000 &
    note "child $!"
    while :; do wait; done
fi
