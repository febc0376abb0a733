/// Completions for bash.
enum BashCompletions {
    /// The script to source.
    static func script(_ commands: [Syntax]) -> String {
        let firsts = CommandTable.firstWords
        let cases = firsts.map { first in
            let seconds = Completions.secondWords(first, commands).joined(separator: " ")
            let options = commands.filter { $0.path.first == first }.flatMap(\.allOptions).map { "--\($0.name)" }
            let unique = Set(options).sorted().joined(separator: " ")
            return "        \(first)) words=\"\(seconds)\" options=\"\(unique)\" ;;"
        }
        return """
            _agent() {
                local current="${COMP_WORDS[COMP_CWORD]}" words="" options=""
                case "${COMP_WORDS[1]}" in
            \(cases.joined(separator: "\n"))
                esac
                if [[ $current == -* ]]; then
                    COMPREPLY=($(compgen -W "$options" -- "$current"))
                elif [[ $COMP_CWORD -eq 1 ]]; then
                    COMPREPLY=($(compgen -W "\(firsts.joined(separator: " "))" -- "$current"))
                elif [[ $COMP_CWORD -eq 2 && -n $words ]]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                else
                    COMPREPLY=($(compgen -f -- "$current"))
                fi
            }
            complete -F _agent agent

            """
    }
}
