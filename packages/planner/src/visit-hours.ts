import type { OpenSpan } from '@waymark/atlas/opening-hours'
import type { Point } from '@waymark/atlas/distance'
import type { AtlasPlace } from '@waymark/atlas/place'
import { lightOf } from './stop.ts'
import { lightFrom, sunTimes } from './sun.ts'
import { wishedHours, wishesHours } from './wished-hours.ts'
import type { Wishes } from './wishes.ts'

type Visited = Point & Pick<AtlasPlace, 'name' | 'kind' | 'about' | 'stayMinutes' | 'bestTime'>

const ALL_DAY: readonly OpenSpan[] = [{ opens: 0, closes: 24 * 60 }]
/** Later than any place closes. */
const NEXT_MORNING = 36 * 60

/** The hours that have the light for which one comes, such as a sunset. */
function litHours(
  place: Visited,
  date: string,
  timeZone: string,
  spans: readonly OpenSpan[] | undefined,
): readonly OpenSpan[] | undefined {
  const light = lightOf({ ...place, place, activity: place.name })
  if (light === undefined || light === 'daylight') return spans
  const from = lightFrom(light, sunTimes(place, date, timeZone), place.stayMinutes)
  if (from === undefined) return []
  const until = light === 'sunset' ? from + 2 * place.stayMinutes : NEXT_MORNING
  return (spans ?? ALL_DAY)
    .map(({ opens, closes }) => ({ opens: Math.max(opens, from), closes: Math.min(closes, until) }))
    .filter(({ opens, closes }) => opens < closes)
}

/**
 * The hours of a date at which these travellers go to a place: without those that their wishes refuse, and a
 * viewpoint for the sunset when the sun sets. `spans` are its opening hours, undefined where it is
 * always open; they are returned where nothing restricts them.
 */
export function visitHours(
  place: Visited,
  date: string,
  timeZone: string,
  spans: readonly OpenSpan[] | undefined,
  wishes?: Pick<Wishes, 'notInThe' | 'notOn'>,
): readonly OpenSpan[] | undefined {
  const wished = wishes && wishesHours(place.kind, wishes) ? wishedHours(place.kind, date, spans, wishes) : spans
  return litHours(place, date, timeZone, wished)
}
