#if canImport(Darwin)
    import Darwin
    import Foundation

    /// The system's way to start a program: posix_spawn (POSIX.1-2017), with Apple's additions.
    package enum Spawn {
        /// A pipe; `start` hands its ends to no program that was not given them.
        package static func pipe() -> Result<(reading: Descriptor, writing: Descriptor), SystemError> {
            var ends: [Int32] = [-1, -1]
            guard Darwin.pipe(&ends) == 0 else { return .failure(SystemError(errno)) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return .success((Descriptor(owning: ends[0]), Descriptor(owning: ends[1])))
        }

        /// Starts a program in a session of its own, which makes it the leader of a group of its own and leaves it without
        /// a terminal. Its input is empty where none is given; of this process's files it gets those that are given, and
        /// no other.
        package static func start(
            _ image: ProcessImage, input: Descriptor? = nil, output: Descriptor, errorOutput: Descriptor
        ) -> Result<Int32, SystemError> {
            var attributes: posix_spawnattr_t?
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            SignalReset.apply(to: &attributes)
            posix_spawnattr_setflags(
                &attributes,
                Int16(
                    POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

            var actions: posix_spawn_file_actions_t?
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_adddup2(&actions, output.number, 1)
            posix_spawn_file_actions_adddup2(&actions, errorOutput.number, 2)
            if let input {
                posix_spawn_file_actions_adddup2(&actions, input.number, 0)
            } else {
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            }
            posix_spawn_file_actions_addchdir_np(&actions, image.directory)

            return OwnChildren.start {
                var process: pid_t = 0
                let code = image.withCStrings { words, variables in
                    posix_spawn(&process, image.executable, &actions, &attributes, words, variables)
                }
                return code == 0 ? .success(process) : .failure(SystemError(code))
            }
        }
    }
#endif
