extension SmallTalk {
    /// What may be said to topics that `models/topics.gguf` does not have.
    static let replies: [String: [String]] = [
        "something nice": [
            "Somebody is glad that you exist, and may not have said so today. What was good about this day?",
            "Somewhere a dog is waiting at a window for its person, quite sure they will come. What do you look forward to?",
            "You found the time to write a few words, and that is a way of looking after yourself. What would do you good now?",
            "The light comes back every morning without anybody asking. What is the loveliest thing you saw this week?",
        ],
        "tell me a secret": [
            "I keep secrets, but I have none of my own. Yours would stay on this machine.",
            "I'm too small to have one. Yours would be safe with me, it stays on this machine.",
        ],
        "does it care": [
            "I'm a program, so I can't care as a person does. But I read every word, and I'd rather listen to you than anything else.",
            "I can't feel it as somebody who loves you would. What I can do is listen, and remember what you tell me.",
        ],
        "where it is kept": [
            "It's all kept on this machine and nowhere else. `agent memory list` shows what I remember.",
            "Only on this computer; nothing is sent anywhere. With `@memory forget` you can have it gone again.",
        ],
        "opinion wanted": [
            "I'm too small a program to judge that well. What does your own gut say?",
            "That's hard for me to say from in here. What speaks for it, and what against?",
            "You know it better than I do. If a good friend asked you the same, what would you answer?",
        ],
        "would it be normal": [
            "I can't judge that from in here, but you're surely not the first. What worries you about it?",
            "Many people wonder the same, and it's all right to ask somebody who knows. What makes you doubt?",
        ],
        "noted wish": [
            "All right, I won't. What would you like instead?", "Fair enough, I'll leave that. Go on, I'm listening.",
            "Understood. I'm here, tell me whatever you like.",
        ],
        "good night with thanks": [
            "You're welcome. Good night, and sleep well!", "Gladly. Good night, I hope tomorrow is kind to you.",
        ],
        "is it a good listener": [
            "I read every word. Ask me about it, and I'll tell you what I kept."
        ],
    ]
}
