import { clockOf } from '@waymark/domain/stop-times'

/** A part of each day on which nothing is planned in town, in minutes after midnight. */
export interface MiddayBreak {
  readonly from: number
  readonly to: number
}

/** A rest after lunch, or out of the sun, where no other hours are told. */
export const NOON_REST: MiddayBreak = { from: 12 * 60 + 30, to: 15 * 60 }
const RESTING = [
  '(?:too|very|extremely|so) hot (?:for us|at noon|at midday|outside)|(?:mind|suffer from|cope with|stand|bear) (?:the )?heat|siestas?|(?:afternoon|midday|mid-day) (?:nap|break|rest|pause)s?|(?:avoid|out of|escape|skip|hide from|stay out of|beat)(?:ing)? (?:the )?(?:midday |mid-day |afternoon |noon )?(?:heat|sun)(?! ?(?:set|rise))',
  'mittags?(?:pause|ruhe|schlaf|hitze)|(?:die )?hitze (?:meiden|vermeiden|aus dem weg gehen)',
  'sieste|pause (?:à midi|de midi|méridienne)|éviter (?:la|les) (?:grosses? )?chaleurs?',
  'evitar (?:el|o|a) calor|(?:mucho|much[ií]simo|muito|demasiado) calor|molto caldo|(?:grosse|große|viel) hitze|trop chaud|descanso (?:al|a) mediod[ií]a|pausa (?:al mediodía|a mezzogiorno|de mediodía|ao meio-dia)|evitare il caldo|sonellino|soneca',
].join('|')
const REST = new RegExp(
  `(?<!\\p{L})(?:${RESTING})(?!\\p{L})|昼寝|午睡|午休|避开.{0,3}(?:高温|炎热|中午)|暑い時間`,
  'iu',
)
/** 'No siesta'. */
const NO_REST =
  /(?<!\p{L})(?:no|without|kein\p{L}*|ohne|sin|sans|pas de|senza|sem) (?:\p{L}+ )?(?:siesta|sieste|nap|break|mittags\p{L}+)(?!\p{L})/iu

const NOTHING =
  '(?:nothing|no (?:plans?|sightseeing|activit(?:y|ies)|visits?)|free|nichts|kein programm|frei|nada|sin (?:planes|nada)|libres?|rien|niente|liber[oi]|livres?)'
const HOUR = String.raw`(\d{1,2}|noon|midday|mittags?)(?:[:.h](\d{2}))? ?(?:a\.?m\.?|p\.?m\.?|uhr|h)?`
const BETWEEN = new RegExp(
  `(?<!\\p{L})${NOTHING}[^.;,\\d]{0,25}?(?:between|from|zwischen|von|entre|de|desde|dalle|tra le|das|entre as)(?: las?| les?)? ${HOUR} ?(?:and|to|-|–|und|bis|y|a|e|et|à|alle)(?: las?| as)? ?${HOUR}|(\\d{1,2})(?:時|点)(?:から|到|至|[-–~〜])(\\d{1,2})(?:時|点)[^、。，]{0,8}(?:休|空|何も|不安排|自由)`,
  'iu',
)

/** 'Naps 1-3pm', 'siesta de 14 a 16', 'pausa dalle 14 alle 17'. */
const REST_BETWEEN = new RegExp(
  `(?<!\\p{L})(?:naps?(?: ?time)?|siestas?|sieste|rests?|breaks?|paus[ae]|mittagsschlaf|mittagspause|schläft|sleeps|descanso|duerme|dort|dorme|soneca|riposo|pisolino)(?!\\p{L})[^.;,\\d]{0,15}?${HOUR} ?(?:and|to|till|until|-|–|und|bis|y|a|e|et|à|alle)(?: las?| as)? ?${HOUR}`,
  'iu',
)

/** 'Nada entre las 12': in a list of wishes, 'y las 15' is a part of its own. */
const HALF = new RegExp(
  `(?<!\\p{L})${NOTHING}[^.;,\\d]{0,25}?(?:between|from|zwischen|von|entre|de|desde|dalle|tra le|das) (?:las? |les? |as )?${HOUR}$`,
  'iu',
)

const ONLY_HOUR = /^\d{1,2}(?:[:.h]\d{2})? ?(?:a\.?m\.?|p\.?m\.?|uhr|h)?$/iu

const EARLIEST = 11
const LATEST = 17
const LONGEST_HOURS = 5
/** 'Between 1 and 3' is after noon. */
const hourOf = (told: string): number => {
  if (!/^\d/.test(told)) return 12
  const hour = Number(told)
  return hour < EARLIEST - 3 ? hour + 12 : hour
}

/** 'Nada entre las 12 y las 15', 'siesta', 'avoid the midday heat'. Undefined if no break is wished. */
export function middayBreakIn(text: string): MiddayBreak | undefined {
  const [, from, fromMinutes = '0', to, toMinutes = '0', signedFrom, signedTo] = BETWEEN.exec(text) ?? []
  const [, rests, restMinutes = '0', until, untilMinutes = '0'] = REST_BETWEEN.exec(text) ?? []
  for (const [start, startMinutes, end, endMinutes] of [
    [from ?? signedFrom, fromMinutes, to ?? signedTo, toMinutes],
    [rests, restMinutes, until, untilMinutes],
  ]) {
    if (start === undefined || end === undefined) continue
    const [begins, ends] = [hourOf(start), hourOf(end)]
    if (begins >= EARLIEST && ends <= LATEST && begins < ends && ends - begins <= LONGEST_HOURS)
      return { from: begins * 60 + Number(startMinutes), to: ends * 60 + Number(endMinutes) }
  }
  return REST.test(text) && !NO_REST.test(text) ? NOON_REST : undefined
}

/** On the chip: 'Nothing from 12:00 to 15:00'. */
export const middayBreakLabel = ({ from, to }: MiddayBreak): string => `Nothing from ${clockOf(from)} to ${clockOf(to)}`

export const asksForMiddayBreak = (part: string): boolean =>
  middayBreakIn(part) !== undefined || HALF.test(part.trim()) || ONLY_HOUR.test(part.trim())
