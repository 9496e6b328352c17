import { clockOf } from '@waymark/domain/stop-times'
import { COUNTED_DAY, DAY } from './free-days.ts'
import { PART_WORDS } from './part-of-day.ts'

/** The hours of each day for which nothing is planned, in minutes after midnight. */
export interface KeptHours {
  /** Nothing before this. */
  readonly from: number | undefined
  /** Nothing after this. */
  readonly until: number | undefined
  /** At the weekend the whole day is planned. */
  readonly isOnWeekdays: boolean
}

/** Half a day ends with lunch, or begins after it. */
const AFTER_LUNCH = 13 * 60
const LUNCH = 13 * 60 + 30

const FREE = String.raw`(?:free|off(?! the)|to (?:ourselves|myself)|frei|libres?|liber[aei]|livres?)`
const WORK = String.raw`(?:work(?! out)|working|busy|meetings|conference|home ?office|t[ée]l[ée]travail\p{L}*|teletrabaj\p{L}+|remote work|language (?:course|school)|arbeit(?:en?)?|sprachkurs|termine|trabaj\p{L}+|travail\p{L}*|lavor\p{L}+|trabalh\p{L}+)`
const FEW_WORDS = String.raw`(?:[\p{L}'’]+ ){0,4}?`
const clauseOf = (...sources: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, 'iu')

/** 'Mornings free', 'we work in the mornings', 'vormittags muss ich arbeiten'. */
const keeps = (part: string): RegExp =>
  clauseOf(
    `(?:${part}) ${FEW_WORDS}(?:${FREE}|${WORK})`,
    `${WORK} ${FEW_WORDS}(?:${part})`,
    `${FREE} (?:\\p{L}+[ '’]){0,2}?(?:(?<=${FREE} |the |am |las? |les? |l['’]|de |às |nas? )(?:${part}))`,
  )
const KEEPS_MORNING = keeps(PART_WORDS.morning)
const KEEPS_AFTERNOON = keeps(PART_WORDS.afternoon)
const KEPT_SIGNED = '(?:は|に|中)?[^、。，\\d一二三四五六]{0,4}(?:仕事|働|工作|上班|上课|开会|空)'
const KEEPS_SIGNED = {
  morning: new RegExp(`(?:午前|朝|上午|早上)${KEPT_SIGNED}`, 'u'),
  afternoon: new RegExp(`(?:午後|下午)${KEPT_SIGNED}`, 'u'),
}
/** 'Only half days', 'nur halbe Tage'. */
const HALF_DAYS =
  /(?<!\p{L})(?:(?:only|just) half[- ]days?|half[- ]days? only|nur halbe tage|(?:solo|sólo) (?:medi[oa]s (?:días|jornadas)|media jornada)|(?:seulement|que|uniquement) (?:des )?demi-journées|(?:solo )?mezze giornate|(?:só|somente|apenas) meios? (?:dias?|períodos?))(?!\p{L})|半日だけ|(?:每天|只)[^，。]{0,4}半天/iu

const CLOCK = String.raw`(?<hours>\d{1,2}|noon|midday|mittags?|mediod[ií]a|midi|mezzogiorno|meio[- ]dia|two|three|four|five)(?:[:.h](?<minutes>\d{2}))? ?(?<half>a\.?m\.?|p\.?m\.?|uhr|h|o['’]clock)?`
const UNTIL = String.raw`(?:until|till|til|bis|hasta(?: las?)?|jusqu['’]?(?:à|a)?|fino alle|fino a|até(?: [àa]s?)?)`
const FROM = String.raw`(?:from|after|ab|nach|a partir d[ae](?: las?|s)?|desde las|(?:à )?partir de|dès|dalle|dopo le|depois das)`
const IS_FREE = String.raw`(?:['’]m|am|['’]re|are|have|zeit|frei|erst|estoy|estamos|suis|sommes|sono|siamo|estou) (?:only )?(?:free |available |time |frei |libres? |liber[oi] |livres? )?`
const NO_CLOCK = String.raw`(?! ?(?:years?|jahren?|años|ans|anni|anos|€|euros?|\p{Sc}|\d))`
const FREE_FROM = [
  String.raw`${WORK} (?:[\p{L}'’]+ ){0,3}?${UNTIL} ?`,
  String.raw`${WORK} (?:[\p{L}'’]+ ){0,2}?\d{1,2}(?:[:.h]\d{2})? ?(?:a\.?m\.?|uhr|h)? ?(?:-|–|to|${UNTIL}|a|à|alle|às) ?`,
  String.raw`(?:finish|off|done with) work (?:at |around )?|${WORK} (?:ends?|is over|are over) (?:at |around )?|feierabend (?:um |gegen )?`,
  `${IS_FREE}${FROM} `,
].map((before) => new RegExp(`(?<![\\p{L}\\d])(?:${before})${CLOCK}${NO_CLOCK}`, 'iu'))
const WORKS_FROM = new RegExp(String.raw`(?<!\p{L})${FROM} ${CLOCK} ${FEW_WORDS}${WORK}`, 'iu')
const UNTIL_SIGNED =
  /(?<hours>\d{1,2}) ?(?:時|点|點)(?:まで|前|之前)?[^、。，]{0,4}(?:仕事|工作|上班)|(?:仕事|工作|上班)[^、。，\d]{0,4}(?<later>\d{1,2}) ?(?:時|点)/u
const WORDS: Readonly<Record<string, number>> = { two: 14, three: 15, four: 16, five: 17 }

const WEEKDAYS =
  /(?<!\p{L})(?:weekdays?|during the week|mon(?:day)?s? ?(?:to|-|–) ?fri(?:day)?s?|mo(?:ntags?)? ?(?:bis|-|–) ?fr(?:eitags?)?|werktags|unter der woche|entre semana|de lunes a viernes|en semaine|du lundi au vendredi|durante la settimana|dal lunedì al venerdì|durante a semana)(?!\p{L})|平日|工作日/iu
/** Of a certain day only, or of what is visited: 'Monday mornings free', 'no museums in the mornings'. */
const NOT_OF_ALL = new RegExp(
  String.raw`(?<!\p{L})(?:${DAY}|${COUNTED_DAY}|(?:1st|2nd|3rd|\dth) (?:and|&|day)|first|last|one|single|a (?:free )?(?:mornings?|afternoon)|einen?|eines|un|una|une|uma|ersten|letzten|primer|último|premier|dernier|primo|ultimo|primeiro|museums?|museos?|musées?|musei|museus|entry|admission|eintritt|entrada|entrée|breakfast)(?!\p{L})|[月火水木金土日]曜|\d日目|[一二三四五]日目|第.天|(?:周|星期)[一二三四五六日天]`,
  'iu',
)

const LEAST = 10
const MOST = 18

function hourIn(match: RegExpExecArray | null): number | undefined {
  const groups = match?.groups ?? {}
  const hours = groups['hours'] ?? groups['later']
  if (hours === undefined) return undefined
  const half = groups['half'] ?? ''
  const minutes = Number(groups['minutes'] ?? 0)
  const given = /^\d/.test(hours) ? Number(hours) : (WORDS[hours.toLowerCase()] ?? 12)
  // Nobody works until three in the morning.
  const isAfternoon = given < 12 && (/^p/i.test(half) || (given < 7 && !/^a/i.test(half)))
  const at = given + (isAfternoon ? 12 : 0)
  return at < LEAST || at > MOST ? undefined : at * 60 + minutes
}

function hoursOf(clause: string): KeptHours | undefined {
  const days = clause.replace(WEEKDAYS, ' ')
  if (NOT_OF_ALL.test(days)) return undefined
  const isOnWeekdays = WEEKDAYS.test(clause)
  const until = hourIn(WORKS_FROM.exec(clause))
  if (until !== undefined) return { from: undefined, until, isOnWeekdays }
  const [from] = [...FREE_FROM, UNTIL_SIGNED].flatMap((says) => hourIn(says.exec(clause)) ?? [])
  if (from !== undefined) return { from, until: undefined, isOnWeekdays }
  if (KEEPS_MORNING.test(days) || KEEPS_SIGNED.morning.test(days))
    return { from: AFTER_LUNCH, until: undefined, isOnWeekdays }
  if (KEEPS_AFTERNOON.test(days) || KEEPS_SIGNED.afternoon.test(days) || HALF_DAYS.test(days))
    return { from: undefined, until: LUNCH, isOnWeekdays }
  return undefined
}

const CLAUSES = /[,.;!?\n，。；！？]+(?!\d)|(?<!\p{L})(?:but|aber|pero|mais|ma)(?!\p{L})/iu

/** 'Only half days', 'mornings free for work', 'ich arbeite bis 15 Uhr'. What is said of the hours precedes half days. */
export function keptHoursIn(text: string): KeptHours | undefined {
  const clauses = text.split(CLAUSES).flatMap((clause) => {
    const hours = hoursOf(clause)
    return hours ? [{ hours, isHalf: HALF_DAYS.test(clause) }] : []
  })
  return (clauses.find(({ isHalf }) => !isHalf) ?? clauses[0])?.hours
}

export const asksForHours = (part: string): boolean => hoursOf(part) !== undefined

/** On the chip: 'Nothing before 15:00', 'Afternoons free'. */
export function keptHoursLabel({ from, until, isOnWeekdays }: KeptHours): string {
  const on = isOnWeekdays ? ' on weekdays' : ''
  if (from === undefined)
    return until === undefined || until === LUNCH ? `Afternoons free${on}` : `Nothing after ${clockOf(until)}${on}`
  return from === AFTER_LUNCH ? `Mornings free${on}` : `Nothing before ${clockOf(from)}${on}`
}

/** Whether they are kept on a day. */
export const keepsHoursOn = ({ isOnWeekdays }: KeptHours, weekday: string): boolean =>
  !isOnWeekdays || (weekday !== 'Sat' && weekday !== 'Sun')
