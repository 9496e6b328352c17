import { kmBetween, type Point } from '@waymark/atlas/distance'
import type { NearbyPlace } from '@waymark/contract/places/place-calls'
import { addDays } from '@waymark/contract/calendar'
import type { ResponseOf } from '@waymark/contract/endpoint'
import type { Stop } from '@waymark/contract/trips/stop'
import type { ProposedStop, proposeTripDay as endpoint } from '@waymark/contract/trips/trip-day-calls'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, dayKey, stopsOfDay, tripLength } from '@waymark/domain/itinerary'
import { isKept } from '@waymark/domain/stop-edits'
import { newStop } from '@waymark/domain/trip-changes'
import type { Base } from '@waymark/planner/bases'
import { candidatePoolsOf } from '@waymark/planner/candidate-pool'
import { checkStops } from '@waymark/planner/check-stops'
import { atPace } from '@waymark/planner/few-stops'
import { fewStopsOf } from '@waymark/planner/few-stops-asked'
import { fillGaps, hoursThere, WAY_MINUTES } from '@waymark/planner/fill-gaps'
import { advisesEarly, earlyHours } from '@waymark/planner/hour-advice'
import { type PlanningContext, planningContextOf, UnknownPlaceError } from '@waymark/planner/planning-context'
import { endOf, minutesOf } from '@waymark/domain/stop-times'
import { sunTimes } from '@waymark/planner/sun'
import { wishesOf } from '@waymark/planner/wishes'
import type { DayChoice, DayModel } from '../ai/port/day-model.ts'
import { nearbyPlaces } from '../places/nearby-places.ts'
import { placesBeyondAtlas } from '../places/place-provider.ts'
import { AppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { requestOf } from './request-of-trip.ts'
import { dayModel } from '../ai/port/models.ts'
import type { HandlerOf } from '../handler.ts'
import { asEditor } from './trip-access.ts'
import { readTrip } from './trips-store.ts'

interface Proposing {
  readonly model: DayModel
  readonly signal: AbortSignal
}

interface Ground {
  readonly centre: Point
  /** Best first. */
  readonly places: readonly NearbyPlace[]
  /** Names of the places that the wishes of the trip name. */
  readonly wished: ReadonlySet<string>
}

const stopsOn = (trip: Trip, day: number): Stop[] => stopsOfDay(trip, dayKey(trip, day) ?? 0)

/**
 * The base of a day: the one nearest to its places, because inserted, removed or moved days are not where the request
 * placed them. A day without places uses the request.
 */
function baseOf(trip: Trip, day: number, { stays, slots }: PlanningContext): Base | undefined {
  const points = stopsOn(trip, day).flatMap(({ place }) => (place && place.kind !== 'day trip' ? [place] : []))
  if (points.length === 0) return slots[day - 1]?.base
  const kmTo = ({ centre }: Base) => points.reduce((sum, point) => sum + kmBetween(centre, point), 0)
  return stays.map(({ base }) => base).toSorted((a, b) => kmTo(a) - kmTo(b))[0]
}

/** Suitable places at the day's location, from the atlas or open data. */
async function groundOf(trip: Trip, day: number): Promise<Ground> {
  const length = tripLength(trip)
  const request = requestOf(trip)
  const more = await placesBeyondAtlas(request)
  const beyond = { more, wishes: wishesOf(request), timeZone: trip.place.timeZone }
  try {
    const context = planningContextOf(request, more)
    const base = baseOf(trip, day, context)
    const pool = base && candidatePoolsOf(context).get(base)
    if (base && pool && pool.places.length > 0) {
      const ranks = new Map(pool.places.map(({ place }, rank) => [place.name, { rank, place }]))
      const places = nearbyPlaces(base.centre, trip.startDate, length, beyond)
        .flatMap((place) => {
          const known = ranks.get(place.name)
          // As long as these travellers stay: nobody sees the whole of a museum with a child of four.
          return known ? [{ rank: known.rank, place: { ...place, stayMinutes: known.place.stayMinutes } }] : []
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ place }) => place)
      return { centre: base.centre, places, wished: new Set(context.wishes.askedSights.values()) }
    }
  } catch (error) {
    if (!(error instanceof UnknownPlaceError)) throw error
  }
  const places = nearbyPlaces(trip.place, trip.startDate, length, beyond)
  return { centre: trip.place, places: places.filter(({ suits }) => suits !== false), wished: new Set() }
}

const asStop = ({ place, startsAt }: ProposedStop): Stop => {
  const { id, name, kind, lat, lng, stayMinutes } = place
  const at = { name, kind, status: 'verified', lat, lng } as const
  return newStop({ id, order: 'a', by: 'guide', title: name, kind: 'sight', startsAt, minutes: stayMinutes, place: at })
}

const byClock = (stops: readonly Stop[]): Stop[] =>
  stops
    .filter(({ startsAt }) => startsAt !== null)
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1))

const USUAL_MINUTES = 60

const overlap = (one: Stop, other: Stop): boolean => {
  if (one.startsAt === null || other.startsAt === null) return false
  const ends = (stop: Stop) => endOf({ ...stop, minutes: stop.minutes ?? USUAL_MINUTES }) ?? 0
  return minutesOf(one.startsAt) < ends(other) && minutesOf(other.startsAt) < ends(one)
}

/** Enough to choose from. */
const MOST_PROPOSED = 5

const EARLIEST = '08:00'
const LATEST = '21:00'

interface Day {
  readonly day: number
  readonly length: number
  readonly kept: readonly Stop[]
  readonly candidates: readonly NearbyPlace[]
}

/** The model's valid choices: offered places that can be visited at that time, without conflicts. */
function heldToTheDay(
  choices: readonly DayChoice[],
  { day, length, kept, candidates }: Day,
  { place: at, startDate }: Trip,
): ProposedStop[] {
  const byId = new Map(candidates.map((place) => [place.id, place]))
  const hoursOf = ({ id }: Stop, on: number) => {
    const place = byId.get(id)
    return (place?.visitHours ?? place?.hours)?.[on - 1]
  }
  const sun = () => sunTimes(at, addDays(startDate, day - 1), at.timeZone)
  const there = hoursThere({ stops: kept, isFirst: day === 1, isLast: day === length })
  const accepted: ProposedStop[] = []
  for (const { id, startsAt } of choices) {
    const place = byId.get(id)
    if (place === undefined || startsAt < EARLIEST || startsAt > LATEST) continue
    if (accepted.some((other) => other.place.id === id)) continue
    const visit = asStop({ place, startsAt })
    if (minutesOf(startsAt) < there.from || minutesOf(startsAt) + place.stayMinutes + WAY_MINUTES > there.to) continue
    const others = [...kept, ...accepted.map(asStop)]
    const stops = byClock([...others, visit])
    const faults = checkStops({ day, length, stops, hoursOf, sun })
    const isOdd = faults.some(
      (fault) => fault.stop.id === id || (fault.rule === 'too-far-apart' && fault.before.id === id),
    )
    // Conflicts among other choices do not count against this one.
    if (!isOdd && !others.some((other) => overlap(visit, other))) accepted.push({ place, startsAt })
  }
  return accepted
}

async function chosen(trip: Trip, day: Day, { model, signal }: Proposing): Promise<ProposedStop[]> {
  if (day.candidates.length === 0) return []
  try {
    return heldToTheDay(await model.choices({ ...day, trip, signal }), day, trip)
  } catch (error) {
    if (signal.aborted) throw error
    log('WARNING', 'The guide plans a day again for a model that failed', errorDetail(error))
    return []
  }
}

/**
 * A new plan for a day: kept stops and places that the wishes name stay, and nothing of the trip is proposed again. The
 * model's choices are checked against atlas and checker; the guide fills the gaps.
 */
export async function proposeDay(trip: Trip, day: number, proposing: Proposing): Promise<ResponseOf<typeof endpoint>> {
  const length = tripLength(trip)
  if (day > length) {
    const message = 'The trip has no such day'
    throw new AppError('invalid-argument', 'no such day', { message, fields: { day: message } })
  }
  const taken = new Set(
    activeStops(trip).flatMap(({ title, place }) => (place === null ? [title] : [place.name, title])),
  )
  const few = fewStopsOf(requestOf(trip))
  const { centre, places, wished } = await groundOf(trip, day)
  const kept = stopsOn(trip, day).filter((stop) => isKept(stop) || wished.has(stop.place?.name ?? ''))
  const hoursOf = ({ about, stayMinutes, hours, visitHours = hours }: NearbyPlace) =>
    advisesEarly(about) ? earlyHours(stayMinutes, visitHours[day - 1] ?? undefined) : visitHours[day - 1]
  const candidates = places.filter(
    (place) => !taken.has(place.name) && (place.visitHours ?? place.hours)[day - 1]?.length !== 0,
  )
  const ofModel = await chosen(trip, { day, length, kept, candidates }, proposing)
  const filled = fillGaps({
    stops: [...kept, ...ofModel.map(asStop)],
    centre,
    isFirst: day === 1,
    isLast: day === length,
    candidates: candidates.map((place) => ({ ...place, allHours: place.hours, hours: hoursOf(place) })),
    taken: new Set([...taken, ...ofModel.map(({ place }) => place.name)]),
  }).map(({ place: { allHours, ...place }, startsAt }) => ({ place: { ...place, hours: allHours }, startsAt }))
  const proposed = atPace([...ofModel, ...filled], kept, few).slice(0, MOST_PROPOSED)
  return {
    proposed: proposed.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    answeredBy: ofModel.length > 0 ? proposing.model.name : 'guide',
  }
}

export const proposeTripDay: HandlerOf<'proposeTripDay'> = async ({ params }, { caller, signal }) => {
  const trip = asEditor(await readTrip(params.id), caller.uid)
  return proposeDay(trip, params.day, { model: await dayModel(), signal })
}
