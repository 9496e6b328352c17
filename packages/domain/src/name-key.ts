/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ə: 'a',
} // prettier-ignore

const PLAIN = /^[a-z0-9 ]*$/
const BEYOND_ASCII = /[^\0-\x7f]/

/** Takes marks off letters and spells special letters out; the costly part, which most names do not need. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’‘ʻʼ´]/gu, '')
    .replace(/[ßøłđðþæœıħə]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}'`]+/gu, ' ')

/**
 * The form in which names are compared: case, accents, apostrophes and punctuation do not matter, and 'St' is 'Saint'.
 * Works for every script.
 */
export function nameKey(name: string): string {
  let key = name.toLowerCase()
  if (!PLAIN.test(key)) {
    if (BEYOND_ASCII.test(key)) key = withoutMarks(key)
    else key = key.replace(/[^a-z0-9'`]+/g, ' ')
    key = key.replace(/['`]/g, '')
  }
  key = key.trim()
  return key.includes('st') ? key.replace(/\bst\b/g, 'saint') : key
}
