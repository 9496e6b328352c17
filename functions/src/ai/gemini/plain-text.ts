/** Control characters and the invisible ones that turn text round or hide some of it; emoji keep their joiner. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]+/gu

/** Words of a model as one line of plain text. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
