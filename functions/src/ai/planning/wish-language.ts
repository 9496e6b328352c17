/** Common words that are distinctive for their language. */
const COMMON_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  English: new Set('the we are i am my our with and of to for is would like please don t want'.split(' ')),
  German: new Set('ich wir und mit ohne keine kein nicht bitte unser unsere meine mein der die das für gerne möchten lieben sind'.split(' ')),
  Spanish: new Set('nos gusta gustan encanta somos mi los las el con sin y queremos quiero por viajamos tengo para niños'.split(' ')),
  French: new Set('nous je suis sommes et avec sans pas les des le la aimons voudrais mon ma notre est du une pour'.split(' ')),
  Italian: new Set('noi siamo sono con senza e ci piace piacciono il gli della vorrei vorremmo niente mio mia per che'.split(' ')),
  Portuguese: new Set('nós somos sou com sem e gostamos gosto o os minha meu não queremos viajamos para de uma'.split(' ')),
} // prettier-ignore

/** Minimum number of such words; it must also exceed that of English. */
const LEAST = 2

/** The English name of the language of a wish, one of the eight supported. Short or mixed texts count as English. */
export function wishLanguage(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'Japanese'
  if ((text.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST) return 'Chinese'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(COMMON_WORDS).map(([language, own]) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
  }))
  const english = counts.find(({ language }) => language === 'English')?.count ?? 0
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  return best && best.count >= LEAST && best.count > english ? best.language : 'English'
}
