import { kmBetween } from '@waymark/atlas/distance'
import { isByLand } from '@waymark/atlas/land-way'
import { destinationById, destinationRowsNear } from '@waymark/atlas/tables'
import type { Asked } from '../asked.ts'
import type { Intent } from '../intents.ts'
import { bullet, type Reply } from '../reply.ts'
import { firstSentence } from '../sights.ts'

const BETWEEN =
  /^(?!.*\b(?:trains?|bus(?:es)?|coach(?:es)?|ferr(?:y|ies)|flights?|boats?)\b).*\bbetween\b.{2,40}\band\b/
const STOPS =
  /\b(?:on|along) the way\b|\ben route\b|\bstop(?:s|ping|overs?)?\b.{0,40}\b(?:from|between|to)\b|\bbreak (?:up )?(?:the|our|my) (?:drive|journey|trip|ride)\b/
/** Intents of 'What is there between Florence and Rome?'. */
const OF_PLACES: ReadonlySet<Intent> = new Set(['places', 'near', 'day-trips', 'about', 'unsure', 'off-topic'])
const ALSO_WITH_STOPS: ReadonlySet<Intent> = new Set([...OF_PLACES, 'way-there', 'plan', 'weekend', 'tips', 'driving'])

/** Longest way with a stop, as a share of the direct one. */
const DETOUR = 1.25
/** How far from either end a stop is at least, as a share of the way. */
const APART = 0.12
const WAY_KM = { from: 40, to: 1_500 } as const
const SHOWN = 6

/** 'What is there to see between Florence and Rome?': the best known places on the way, in its order. */
export function onTheWay({ words, intent, named, home }: Asked): Reply | undefined {
  const isAsked = (BETWEEN.test(words) && OF_PLACES.has(intent)) || (STOPS.test(words) && ALSO_WITH_STOPS.has(intent))
  const ends = named.filter(({ scope }) => scope === 'city')
  const [from, to] = home && ends.at(-1) === home ? ends.toReversed() : ends
  if (!isAsked || !from || !to || ends.length !== 2) return undefined
  const km = kmBetween(from.city, to.city)
  if (km < WAY_KM.from || km > WAY_KM.to || !isByLand(from.city, to.city)) return undefined
  const middle = { lat: (from.city.lat + to.city.lat) / 2, lng: (from.city.lng + to.city.lng) / 2 }
  const stops = destinationRowsNear(middle, (km * DETOUR) / 2)
    .map(({ row }) => ({ row, before: kmBetween(from.city, row), after: kmBetween(row, to.city) }))
    .filter(({ before, after }) => before + after <= km * DETOUR && Math.min(before, after) >= km * APART)
    .toSorted((a, b) => b.row.draw - a.row.draw)
    .filter(({ row }) => isByLand(from.city, row))
    .slice(0, SHOWN)
    .toSorted((a, b) => a.before - b.before)
  if (stops.length === 0) return undefined
  return {
    lines: [
      `On the way from ${from.name} to ${to.name}, ${Math.round(km)} km as the crow flies, in this order:`,
      ...stops.map(({ row, before }) => {
        const { city, about } = destinationById(row.id)
        return bullet(`${city}, ${Math.round(before)} km from ${from.name}: ${firstSentence(about)}`)
      }),
      'None of them is far from the direct way. I have no timetables and no routes: look the way up before you go.',
    ],
    ask: stops.slice(0, 3).map(({ row }) => `What to see in ${destinationById(row.id).city}?`),
  }
}
