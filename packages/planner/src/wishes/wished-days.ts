import { clockOf } from '@waymark/domain/stop-times'
import { visitHourIn } from './appointments.ts'
import { dayNamedIn, type NamedDay, onDayLabel } from './free-days.ts'
import type { Mention } from './mention.ts'
import { PLACE_WISHES } from './place-wishes.ts'

/** Where a wish ends and another begins: 'whale watching on day 2 and the Blue Lagoon on the last day'. */
const JOINTS =
  /[,;!?\n、。，；！？]+|\.(?!\d)|(?<!\p{L})(?:and|und|y|et|e|but|aber|pero|mais|ma|then|dann|luego|puis|poi|depois)(?!\p{L})/giu
/** Days of which something else is said: 'we arrive on Friday', 'closed on Monday', 'except on Sunday'. */
const OF_ANOTHER_KIND =
  /(?<!\p{L})(?:arriv\p{L}*|land|landing|leav\p{L}*|fly|flying|depart\p{L}*|except|not|until|till|from|closed|free|open|ankunft|ankomm\p{L}*|anreise\p{L}*|abreise\p{L}*|außer|geschlossen|frei|lleg\p{L}*|salida|salimos|excepto|cerrad\p{L}*|libre|partons|départ|sauf|fermée?s?|partiamo|partenza|tranne|chius\p{L}+|liber[oa]|cheg\p{L}+|partida|exceto|fechad\p{L}+|livre)(?!\p{L})|着|出発|到达|离开|以外|除了|休/iu

/** The clause in which a text names something; a sentence about a day may have several. */
function clauseAt(text: string, from: number, to: number): string {
  const joints = [...text.matchAll(JOINTS)].map(({ 0: joint, index }) => ({ from: index, to: index + joint.length }))
  const start = joints.findLast((joint) => joint.to <= from)?.to ?? 0
  const end = joints.find((joint) => joint.from >= to)?.from ?? text.length
  return text.slice(start, end)
}

/** The day for which a clause wishes what it names; undefined for any day. */
export const wishedDayIn = (clause: string): NamedDay | undefined =>
  OF_ANOTHER_KIND.test(clause) ? undefined : dayNamedIn(clause)

export const EARLY =
  /(?<!\p{L})(?:at opening(?: time)?|at the opening|when it opens|as soon as it opens|right at opening|first thing(?: in the morning)?|early(?: in the morning)?|before the crowds|(?:gleich )?(?:zur|bei) öffnung|gleich (?:morgens|früh)|(?:ganz )?früh am morgen|frühmorgens|a primera hora|(?:muy )?temprano|a la apertura|(?:dès|à) l['’]ouverture|tôt le matin|de bonne heure|all['’]apertura|presto la mattina|di prima mattina|na abertura|(?:de manhã )?cedo)(?!\p{L})|開園|開門|朝一番|一开门|一早|清晨/iu

const SUNRISE =
  /(?<!\p{L})(?:(?:at|for|before|by|see(?:ing)? the|watch(?:ing)? the) sunrise|sunrise (?:at|over|from|on|in|hike|visit)|at dawn|(?:zum|bei|im) sonnenaufgang|(?:al|ver el) amanecer|(?:au|le) lever du (?:jour|soleil)|all['’]alba|(?:ao|o) nascer do sol)(?!\p{L})|日の出|日出/iu

/** How early a clause wishes for what it names: 'the Acropolis at opening time', 'sunrise at Angkor Wat'. */
const earlyIn = (clause: string): EarlyTime | undefined =>
  SUNRISE.test(clause) ? 'sunrise' : EARLY.test(clause) ? 'opening' : undefined

/** When a visit in the morning begins: with the opening hours, or with the sun. */
export type EarlyTime = 'opening' | 'sunrise'

/** On the chip of a visit that has its hour: 'Eiffel Tower at 10:15'. */
export const atHourLabel = (sight: string, hour: number): string => `${sight} at ${clockOf(hour)}`

interface WishedTimes {
  /** By the id of a place, or the label of a liked topic. */
  readonly days: ReadonlyMap<string, NamedDay>
  /** Places by id. */
  readonly early: ReadonlyMap<string, EarlyTime>
  /** When the visit of a place begins, by its id, in minutes after midnight. */
  readonly hours: ReadonlyMap<string, number>
  readonly labels: readonly string[]
}

/** The days and hours for which places and topics are wished. */
export function wishedTimesIn(
  text: string,
  mentions: readonly Mention[],
  askedSights: ReadonlyMap<string, string>,
): WishedTimes {
  const days = new Map<string, NamedDay>()
  const early = new Map<string, EarlyTime>()
  const hours = new Map<string, number>()
  const labels: string[] = []
  const ofSights = mentions
    .filter(({ concept }) => askedSights.has(concept))
    .map(({ from, to }) => clauseAt(text, from, to))
  for (const { concept, meaning, from, to } of mentions) {
    const sight = askedSights.get(concept)
    const label = sight ?? PLACE_WISHES[concept]?.label
    if (label === undefined || (meaning !== 'wanted' && meaning !== 'said')) continue
    const clause = clauseAt(text, from, to)
    const time = sight === undefined ? undefined : earlyIn(clause)
    if (time !== undefined) {
      early.set(concept, time)
      labels.push(`${label} ${time === 'sunrise' ? 'at sunrise' : 'early in the morning'}`)
    }
    const hour = sight === undefined ? undefined : visitHourIn(clause)
    if (sight !== undefined && hour !== undefined) {
      hours.set(concept, hour)
      labels.push(atHourLabel(sight, hour))
    }
    const day = wishedDayIn(clause)
    // 'Hvar by ferry on day 2' is about Hvar, not about ferries.
    const isBesideSight = sight === undefined && ofSights.includes(clause)
    if (day === undefined || isBesideSight) continue
    days.set(sight === undefined ? label : concept, day)
    labels.push(onDayLabel(label, day))
  }
  return { days, early, hours, labels }
}
