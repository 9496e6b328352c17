import { languagePhrases } from '@waymark/atlas/tables'

/** The languages, besides English, in which a question about a phrase is understood. */
const ASKED_IN = ['de', 'es', 'fr', 'it', 'pt', 'ja', 'zh'] as const

/** Words of a phrase in those languages, without accents, and the question in English. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:danke|gracias|merci|grazie|obrigad[oa])\b|ありがとう|谢谢|謝謝/, 'Thank you'],
  [/\b(?:hallo|guten (?:tag|morgen)|hola|buenos dias|bonjour|salut|ciao|buongiorno|ola|bom dia)\b|こんにちは|你好/, 'Hello'],
  [/\b(?:bitte|por favor|s'il (?:vous|te) plait|per favore)\b|お願いします|请/, 'Please'],
  [/\b(?:rechnung|la cuenta|l'addition|il conto|a conta)\b|お会計|买单/, 'The bill'],
  [/\b(?:allergisch|alergic[oa]|allergique|allergic[oa])\b|アレルギー|过敏/, "I'm allergic"],
] // prettier-ignore
const ASKS_FOR_ANY =
  /\b(?:sagt man|heisst|se dice|dit-on|dire|si dice|se diz|dizer)\b|(?:と言い|って言い|何と|怎么说|怎麼說)/

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")

/** Names of the languages that the guide has phrases of, in the languages in which it is asked. */
let named: readonly (readonly [name: string, english: string])[] | undefined
const namesOfLanguages = () =>
  (named ??= ASKED_IN.flatMap((code) => {
    const names = new Intl.DisplayNames([code], { type: 'language' })
    return languagePhrases().map(({ language, name }) => [plain(names.of(language) ?? ''), name] as const)
  }).filter(([name]) => name.length > 1))

const isNamedIn = (words: string, name: string): boolean =>
  /^\p{Script=Han}|\p{Script=Katakana}/u.test(name)
    ? words.includes(name)
    : new RegExp(`(?<!\\p{L})(?:auf|in|en|em|na|no) (?:das |el |le |la |l'|il |lo )?${name}(?!\\p{L})`, 'u').test(words)

/** 'Danke auf Griechisch', 'cómo se dice gracias en japonés': the same question in English; undefined for all others. */
export function phraseAskedIn(message: string): string | undefined {
  const words = plain(message)
  const phrase = PHRASES.find(([sign]) => sign.test(words))?.[1]
  if (phrase === undefined && !ASKS_FOR_ANY.test(words)) return undefined
  const language = namesOfLanguages().find(([name]) => isNamedIn(words, name))?.[1]
  if (language === undefined) return undefined
  return phrase === undefined ? `How do you say that in ${language}?` : `${phrase} in ${language}`
}
