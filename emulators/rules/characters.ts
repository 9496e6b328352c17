/** The characters of a text as rules count them: code points, so that an emoji outside the basic plane is one. */
export const characters = (text: string): string[] => Array.from(text)
