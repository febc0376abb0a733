#if os(Linux)
    import CSpawn
    import Foundation

    /// Starts programs with posix_spawn (POSIX.1-2017) and the additions of glibc and musl.
    package enum Spawn {
        /// Makes a pipe. `start` passes its ends only to programs that are given them.
        package static func pipe() -> Result<(reading: Descriptor, writing: Descriptor), SystemError> {
            var ends: [Int32] = [-1, -1]
            guard pipe2(&ends, O_CLOEXEC) == 0 else { return .failure(SystemError(errno)) }
            return .success((Descriptor(owning: ends[0]), Descriptor(owning: ends[1])))
        }

        /// Starts a program in a new session, so that it leads its own process group and has no terminal. Without
        /// `input`, its input is empty. It inherits no other open files of this process. Returns the process's number.
        package static func start(
            _ image: ProcessImage, input: Descriptor? = nil, output: Descriptor, errorOutput: Descriptor
        ) -> Result<Int32, SystemError> {
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            SignalReset.apply(to: &attributes)
            posix_spawnattr_setflags(
                &attributes, Int16(Int32(CSPAWN_SETSID) | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, output.number, 1)
            posix_spawn_file_actions_adddup2(&actions, errorOutput.number, 2)
            if let input {
                posix_spawn_file_actions_adddup2(&actions, input.number, 0)
            } else {
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            }
            closeOthers(&actions)
            posix_spawn_file_actions_addchdir_np(&actions, image.directory)

            return OwnChildren.start {
                var process: pid_t = 0
                let code = image.withCStrings { words, variables in
                    posix_spawn(&process, image.executable, &actions, &attributes, words, variables)
                }
                return code == 0 ? .success(process) : .failure(SystemError(code))
            }
        }

        private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
            #if canImport(Musl)
                // musl cannot close all descriptors above a number. A file that another thread opens from here until
                // the start is inherited unless it was opened with O_CLOEXEC.
                let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
                for number in open.compactMap({ Int32($0) }) where number > 2 {
                    posix_spawn_file_actions_addclose(&actions, number)
                }
            #else
                posix_spawn_file_actions_addclosefrom_np(&actions, 3)
            #endif
        }
    }
#endif
