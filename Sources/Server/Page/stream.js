// Server-sent events of an answer to POST, which EventSource cannot read.

/** Gives each event as `{name, data}`, its data read as JSON, as the lines arrive. */
export async function* events(response) {
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "", name = "message", data = [];
    try {
        for (;;) {
            const { value, done } = await reader.read();
            if (done) return;
            const lines = (rest + value).split(/\r?\n/);
            rest = lines.pop();
            for (const line of lines) {
                if (line === "") {
                    if (data.length) yield { name, data: JSON.parse(data.join("\n")) };
                    [name, data] = ["message", []];
                } else if (line.startsWith("event:")) name = line.slice(6).trim();
                else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
            }
        }
    } finally {
        reader.cancel().catch(() => {});
    }
}
