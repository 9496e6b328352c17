/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ə: 'a',
} // prettier-ignore

const PLAIN = /^[a-z0-9 ]*$/
const BEYOND_ASCII = /[^\0-\x7f]/

/** In Japanese the mark is a part of the sign: ペナン is Penang, ベナン Benin. */
const KANA_WITH_MARK = /[\u3040-\u30ff][\u3099\u309a]/g

/** Removes diacritics and spells out special letters. Costly, and most names do not need it. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(KANA_WITH_MARK, (sign) => sign.normalize('NFC'))
    .replace(/[\p{M}’‘ʻʼ´]/gu, '')
    .replace(/[ßøłđðþæœıħə]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}'`]+/gu, ' ')

/**
 * Normalises a name for comparison: ignores case, diacritics, apostrophes and punctuation, and expands 'St' and
 * 'Sankt' to 'Saint'. Works for every script.
 */
export function nameKey(name: string): string {
  let key = name.toLowerCase()
  if (!PLAIN.test(key)) {
    if (BEYOND_ASCII.test(key)) key = withoutMarks(key)
    else key = key.replace(/[^a-z0-9'`]+/g, ' ')
    key = key.replace(/['`]/g, '')
  }
  key = key.trim()
  return key.includes('st') || key.includes('sankt') ? key.replace(/\b(?:st|sankt)\b/g, 'saint') : key
}
