/** Beginning of the keys in local storage under which conversations with the assistant are kept; the uid follows. */
export const CONVERSATION_KEY = 'waymark:conversation:'
