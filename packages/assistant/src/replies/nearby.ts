import { destinationsAround } from '@waymark/atlas/destinations'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { sightsNear } from '@waymark/atlas/landmarks/sights-near'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, linesOf, planTrip, type Reply, takenFromTrip } from '../reply.ts'
import { dayTripsFrom, firstSentence } from '../sights.ts'
import type { Subject } from '../subject.ts'

const SHOWN = 7
/** Walking distance, then larger ones if nothing is nearer, in metres. */
const REACHES_M = [1_200, 3_000, 30_000] as const
const ENOUGH = 3
const WALK_M_PER_MINUTE = 70
const DAY_TRIP_KM = { from: 15, to: 130 } as const

const pointOf = ({ sight, landmark, city }: Subject): Point => sight ?? landmark ?? city

const wayOf = (meters: number): string =>
  meters < 2_500
    ? `${Math.max(1, Math.round(meters / WALK_M_PER_MINUTE))} minutes on foot`
    : `${Math.round(meters / 1000)} km`

export function near(asked: Asked): Reply {
  const { subject, words, subjectFrom, unknownSight } = asked
  const isHere =
    /\b(?:near me|around me|near here|around here|nearby|close by)\b/.test(words) && subjectFrom !== 'message'
  if (unknownSight)
    return {
      lines: [
        'I do not know that place, so I cannot say what is near it. Name its town, or a well-known sight nearby.',
      ],
      ...(subject
        ? { next: ['places', 'day-trips', 'food'] }
        : { ask: ['What is near the Eiffel Tower?', 'Day trips from Lisbon'] }),
    }
  if (!subject || (isHere && subject.scope !== 'sight'))
    return {
      lines: [
        'I do not know where you are. Name a sight or a town, and I tell you what is near it; Scan & Discover uses your position.',
      ],
      ask: ['What is near the Eiffel Tower?', 'What is near the Trevi Fountain?', 'Day trips from Lisbon'],
    }
  if (subject.scope !== 'sight') return dayTrips(asked)
  const point = pointOf(subject)
  const others = (reach: number) =>
    sightsNear(point, reach).filter(({ sight, distanceMeters }) => sight.name !== subject.name && distanceMeters > 20)
  const found = REACHES_M.map(others).find((sights) => sights.length >= ENOUGH) ?? others(REACHES_M[2])
  return {
    lines: linesOf([
      found.length > 0 ? `Near ${subject.name}:` : `I know nothing else near ${subject.name}.`,
      ...found.slice(0, SHOWN).map(({ sight, distanceMeters }) => bullet(`${sight.name}, ${wayOf(distanceMeters)}`)),
      found.length > 0 ? 'Distances are as the crow flies; streets make them longer.' : undefined,
    ]),
    actions: [planTrip(asked)],
    next: ['opening', 'admission', 'food', 'places'],
  }
}

/** What its own texts say of a sight. */
const toldOfSight = ({ sight, landmark }: Subject): string[] => [
  ...(sight?.about === undefined ? [] : [sight.about]),
  ...(landmark?.tips ?? []).map(bullet),
]

/** "To Bruges for a day from Brussels": the distance, and what there is to see. */
function dayAt(asked: Asked, there: Subject, from: Subject): Reply {
  const km = Math.round(kmBetween(pointOf(from), pointOf(there)))
  const [town] = destinationsAt(there)
  const sights =
    town && there.scope !== 'sight' ? town.places.filter(({ kind }) => kind !== 'day trip').slice(0, 4) : []
  const isFar = km > DAY_TRIP_KM.to
  return {
    lines: linesOf([
      isFar
        ? `From ${from.name} to ${there.name} it is about ${km} km as the crow flies: far for one day, so stay a night.`
        : `From ${from.name} to ${there.name} it is about ${km} km as the crow flies: that can be done in a day.`,
      town && sights.length > 0 ? `What a day there is for: ${firstSentence(town.about)}` : undefined,
      ...sights.map(({ name, about }) => bullet(`${name}: ${firstSentence(about)}`)),
      ...toldOfSight(there),
      'I have no timetables: look up the way there and back before you go.',
    ]),
    actions: [planTrip(asked)],
    next: ['places', 'days-needed', 'way-there', 'plan'],
  }
}

export function dayTrips(asked: Asked): Reply {
  const { subject, home, named } = asked
  if (subject && home && subject !== home && named.includes(subject) && named.includes(home))
    return dayAt(asked, subject, home)
  if (!subject)
    return {
      lines: ['From which town? Name it, and I tell you where one goes for a day.'],
      ask: ['Day trips from Lisbon', 'Day trips from Florence', 'Day trips from Tokyo'],
    }
  const [town] = destinationsAt(subject)
  const own = town ? dayTripsFrom(town) : []
  const from = subject.scope === 'country' && town ? town : pointOf(subject)
  const names = new Set(own.map(({ name }) => name))
  const around = destinationsAround(from, DAY_TRIP_KM.from, DAY_TRIP_KM.to)
    .filter(({ destination }) => ![...names].some((name) => name.includes(destination.city)))
    .slice(0, Math.max(0, SHOWN - own.length))
  const where = subject.scope === 'country' && town ? town.city : subject.name
  if (own.length === 0 && around.length === 0)
    return {
      lines: [`I know no day trips from ${where}. The tourist office there does.`],
      next: ['places', 'food', 'way-around'],
    }
  return {
    lines: linesOf([
      takenFromTrip(asked),
      `For a day out of ${where}:`,
      ...own.map((trip) =>
        bullet(`${trip.name}, ${Math.round(kmBetween(from, trip))} km: ${firstSentence(trip.about)}`),
      ),
      ...around.map(({ destination, km }) => bullet(`${destination.city}, ${Math.round(km)} km`)),
      'Distances are as the crow flies. I have no timetables: look up the way there and back before you go.',
    ]),
    actions: [planTrip(asked)],
    next: ['places', 'days-needed', 'way-around', 'plan'],
  }
}
