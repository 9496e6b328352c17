/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ə: 'a',
} // prettier-ignore

const PLAIN = /^[a-z0-9 ]*$/

/**
 * The form in which names are compared: case, accents, apostrophes and punctuation do not matter, and 'St' is 'Saint'.
 * Works for every script.
 */
export function nameKey(name: string): string {
  let key = name.toLowerCase()
  if (!PLAIN.test(key)) {
    key = key
      .normalize('NFKD')
      .replace(/[\p{M}'’‘ʻʼ`´]/gu, '')
      .replace(/[ßøłđðþæœıħə]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
  }
  return key.trim().replace(/\bst\b/g, 'saint')
}
