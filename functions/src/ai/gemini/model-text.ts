/** Control, invisible and bidirectional characters; the joiner in emoji is kept. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]+/gu

/** Model output as one line of plain text. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()

const MARKED = /:\/\/|\bwww\.|\S@\S+\.\S|[\p{L}\d]\.\p{L}{2,}\//iu

const BARE =
  /[\p{L}\d-]\.(?:com|org|net|info|biz|io|co|app|dev|ai|me|ly|link|shop|store|site|online|xyz|top|click|page|gg|cc|tv|eu|uk|de|fr|es|it|nl|ch|pt|jp|cn|br|au|ca|us|ru)\b/iu

/** Whether a text contains a URL or e-mail address. A model may have invented it, or have been told to include it. */
export const holdsAddress = (text: string): boolean => MARKED.test(text) || BARE.test(text)
