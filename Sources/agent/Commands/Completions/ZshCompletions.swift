/// Completions for zsh.
enum ZshCompletions {
    /// The function's file.
    static func script(_ commands: [Syntax]) -> String {
        let firsts = CommandTable.firstWords
        let cases = firsts.map { first in
            let seconds = Completions.secondWords(first, commands).joined(separator: " ")
            let options = commands.filter { $0.path.first == first }.flatMap(\.allOptions).map { "--\($0.name)" }
            let unique = Set(options).sorted().joined(separator: " ")
            return "        \(first)) seconds=(\(seconds)); options=(\(unique)) ;;"
        }
        return """
            #compdef agent
            _agent() {
                local -a firsts seconds options
                firsts=(\(firsts.joined(separator: " ")))
                case "${words[2]}" in
            \(cases.joined(separator: "\n"))
                esac
                if [[ $PREFIX == -* ]]; then
                    compadd -a options
                elif (( CURRENT == 2 )); then
                    compadd -a firsts
                elif (( CURRENT == 3 && ${#seconds} > 0 )); then
                    compadd -a seconds
                else
                    _files
                fi
            }
            _agent "$@"

            """
    }
}
