import AgentCore

/// `/open`: lets a browser in, by the link that `agent serve` prints, or by the token.
enum SignIn {
    /// The path, which needs no token.
    static let path = "/open"

    /// The routes.
    static func routes(_ access: RequestGuard) -> [Route] {
        [
            Route("GET", path) { request in
                guard let key = request.query["key"] else { return page(nil) }
                guard let cookie = access.cookie(forKey: key) else {
                    return page("This link was used before, or is of an earlier start.")
                }
                return .redirect(to: "/").with("Set-Cookie", cookie)
            },
            Route("POST", path) { request in
                let form = String(decoding: request.body, as: UTF8.self)
                let token = form.hasPrefix("token=") ? PercentEncoding.decode(form.dropFirst(6)) : nil
                guard let cookie = access.cookie(forToken: token?.filter { !$0.isWhitespace } ?? "") else {
                    return page("That is not the token.")
                }
                return .redirect(to: "/").with("Set-Cookie", cookie)
            },
        ]
    }

    /// The page of a browser that is not let in.
    static func page(_ message: String?) -> HTTPResponse {
        .html(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>agent</title>
            <main>
            <h1>This is agent</h1>
            <p role="alert">\(Markdown.escaped(message ?? "This browser is not signed in."))</p>
            <p>Open the link that <code>agent serve</code> printed when it started, or give the token. It stands in the
            file <code>\(AccessToken.fileName)</code> of the data directory; <code>agent config path</code> names it.</p>
            <form method="post" action="\(path)">
            <label>Token <input name="token" type="password" autocomplete="off" required autofocus></label>
            <button>Sign in</button>
            </form>
            </main>
            </html>
            """, status: 401)
    }
}
