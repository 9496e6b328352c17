import { SIGN } from './wish-lexicon.ts'

/** Names of the months, each beginning with these letters, in the languages of wishes and in Russian. */
const MONTHS = [
  'jan(?:uary|uar|uari|v(?:ier|\\.)?|eiro)?|jänner|enero|gennaio|stycznia|ocak(?:ta)?|января',
  'feb(?:ruary|ruar|ruari|rero|braio)?|fév(?:rier|\\.)?|fevrier|fevereiro|lutego|şubat(?:ta)?|февраля',
  'mar(?:ch|s|zo|ço|co)?|märz|maerz|maart|marca|mart(?:ta)?|марта',
  'apr(?:il|ile|\\.)?|avr(?:il|\\.)|abril|kwietnia|nisan(?:da)?|апреля',
  'may|mai|mayo|maggio|maio|mei|maja|mayıs(?:ta)?|мая',
  'june?|juni|juin|junio|giugno|junho|czerwca|haziran(?:da)?|июня',
  'july?|juli|juil(?:let|\\.)?|julio|luglio|julho|lipca|temmuz(?:da)?|июля',
  'aug(?:ust|ustus)?|août|aout|agosto|sierpnia|ağustos(?:ta)?|августа',
  'sept?(?:ember|embre|tembre|iembre)?|septiembre|setembro|settembre|września|eylül(?:de)?|сентября',
  'oct(?:ober|obre)?|okt(?:ober)?|octubre|ottobre|outubro|października|ekim(?:de)?|октября',
  'nov(?:ember|embre|iembre)?|noviembre|novembro|listopada|kasım(?:da)?|ноября',
  'dec(?:ember)?|dez(?:ember)?|déc(?:embre|\\.)?|decembre|diciembre|dicembre|dezembro|grudnia|aralık(?:ta)?|декабря',
]
const MONTH = MONTHS.map((names, index) => `(?<m${index}>${names})`).join('|')
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?`
const YEAR = String.raw`(?:,? (?:de |del )?(?<year>20\d\d))?`
/** A span or an hour goes on: 'June 7-9', '8 June 10:30' ends before it. */
const NO_SPAN = String.raw`(?!\d|[-–]\d| ?[-–] ?\d{1,2}(?!\d|:))`
const LEAD = String.raw`(?<!\p{L})(?:(?:the|el|il|le|dia|día|giorno|den) )?(?<!\p{L}|\d|[.:/-])`
const WRITTEN = [
  String.raw`${LEAD}(?<iso>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
  String.raw`${LEAD}${DAY} ?(?:of |de |do |di |d['’])?(?:${MONTH})(?!\p{L})${YEAR}${NO_SPAN}`,
  String.raw`${LEAD}(?:${MONTH})\.? (?:the )?${DAY}(?!\p{L})${YEAR}${NO_SPAN}`,
  String.raw`${LEAD}(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d|\d\d(?!\d))?${NO_SPAN}`,
  String.raw`(?:(?<year>20\d\d)[年년] ?)?(?<month>\d{1,2})[月월] ?(?<day>\d{1,2})[日号일]`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** 'On the 8th we have tickets', 'am 8. sind wir': a day of the month alone. */
const OF_MONTH =
  /(?<!\p{L})(?:on the (?<day>\d{1,2})(?:st|nd|rd|th)|am (?<tag>\d{1,2})\.)(?= ?(?:$|[,;.!?\n)]| (?:at|we|i|in the|there|our|my|for|it|from|around|um|ab|haben|sind|gehen|ist|habe)(?!\p{L})))/giu

const MILLIS_OF_DAY = 86_400_000
const MOST_SIGNED = 9

interface Dates {
  readonly startDate: string
  readonly endDate: string
}

/** The number of a day of the trip; undefined for another date. */
function numberOf({ startDate, endDate }: Dates, month: number | undefined, day: number, year?: number) {
  const first = Date.parse(startDate)
  const length = Math.round((Date.parse(endDate) - first) / MILLIS_OF_DAY) + 1
  for (let number = 1; number <= length; number++) {
    const date = new Date(first + (number - 1) * MILLIS_OF_DAY)
    if (
      date.getUTCDate() === day &&
      (month === undefined || date.getUTCMonth() + 1 === month) &&
      (year === undefined || date.getUTCFullYear() % 100 === year % 100)
    )
      return number
  }
  return undefined
}

const monthIn = (groups: Readonly<Record<string, string | undefined>>): number | undefined => {
  if (groups['month'] !== undefined) return Number(groups['month'])
  const index = MONTHS.findIndex((_, at) => groups[`m${at}`] !== undefined)
  return index < 0 ? undefined : index + 1
}

/** A text in which dates of the trip are its days, as other wishes name them: 'the opera on June 8' is on day 2. */
export function withDatesAsDays(text: string, dates: Dates): string {
  if (!/\d/.test(text)) return text
  const asDay = (told: string, number: number | undefined): string => {
    if (number === undefined) return told
    return SIGN.test(told) && number <= MOST_SIGNED ? `${number}日目` : `day ${number}`
  }
  const written = WRITTEN.reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (told: string, ...rest: unknown[]) => {
        const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>
        const month = monthIn(groups)
        const year = groups['iso'] ?? groups['year']
        if (month === undefined) return told
        return asDay(told, numberOf(dates, month, Number(groups['day']), year === undefined ? undefined : Number(year)))
      }),
    text,
  )
  return written.replaceAll(OF_MONTH, (told: string, day?: string, tag?: string) => {
    const number = numberOf(dates, undefined, Number(day ?? tag))
    return number === undefined ? told : `on day ${number}`
  })
}
