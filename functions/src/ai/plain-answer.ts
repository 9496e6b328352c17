/** Invisible characters: controls, bidirectional marks, fillers, tags, lone surrogates. The joiner in emoji is kept. */
const UNSEEN =
  /[^\P{Cc}\n]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\p{Cs}\p{Co}\u{e0000}-\u{e007f}]/gu

const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g

/**
 * URLs and e-mail addresses in all forms: Markdown images and links, angle brackets, bare, without a scheme. All
 * quantifiers are bounded, so that hostile text cannot make matching slow.
 */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]\n]{0,200}\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,200}\])/g, ''],
  [/\[([^\]\n]{0,200})\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,200}\])/g, '$1'],
  [/^[ \t]{0,8}\[[^\]\n]{0,200}\]:.*$/gm, ''],
  [/<[^<>]{0,500}>/g, ''],
  [/(?<![\p{L}\p{N}])(?:[a-z][a-z0-9+.-]{1,30}:\/\/|www\.)\S*/giu, ''],
  [/(?<![\p{L}\p{N}])(?:javascript|data|mailto|tel|vbscript):\S+/giu, ''],
  [/(?<=^|\s)[^\s@]{0,100}@\S*/g, ''],
  [/(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:[a-z]{2,24}|[A-Z]{2,24})(?![\p{L}\p{N}])(?:[:/?#]\S*)?/gu, ''],
]

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*[*•][ \t]+/gm, '- '],
  [/^[ \t]*(?:[-*_=][ \t]*){3,}$/gm, ''],
  [/\*\*|__|`/g, ''],
]

const replaced = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((result, [pattern, by]) => result.replace(pattern, by), text)

/** Truncates to `max` characters, at the end of a line or sentence if possible. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max).replace(/\p{Cs}$/u, '')
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1)
  return cut.slice(0, end > max / 2 ? end : cut.length).trimEnd()
}

/** Removes invisible characters, which can hide an address from a filter but not from a reader. */
const folded = (token: string): string => token.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * Replaces look-alike characters in addresses, such as full-width or circled letters. Other text is unchanged: NFKC
 * would turn 1½ into 11⁄2 and m² into m2.
 */
const unmasked = (text: string): string =>
  text.replace(/\S+/gu, (token) => {
    const plain = folded(token)
    return plain !== token && replaced(plain, ADDRESSES) !== plain ? plain : token
  })

/**
 * Untrusted text as plain text for the screen: without addresses, so that nobody is led anywhere and nothing leaks out,
 * and without mark-up.
 */
export function plainAnswer(text: string, max: number): string {
  const seen = text
    .slice(0, max * 4)
    .replace(LINE_BREAKS, '\n')
    .replace(UNSEEN, '')
    .normalize('NFC')
  // Twice, because removing one address may join the parts of another.
  const plain = replaced(replaced(replaced(unmasked(seen), ADDRESSES), ADDRESSES), MARKUP)
  const tidy = plain
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return shortened(tidy, max)
}
