import { minutesOf } from '@waymark/domain/stop-times'
import { clockOf } from '@waymark/domain/stop-times'
import type { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { destinationOf } from '@waymark/atlas/destinations'
import { MEALS } from '@waymark/atlas/dish'
import type { Point } from '@waymark/atlas/distance'
import { hoursOn, weekdayOf } from '@waymark/atlas/opening-hours'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { AFTER_DEPARTURE, BEFORE_ARRIVAL, DURING_MOVE, isEatenOnTheWay, MEAL_HOURS } from './journey-meals.ts'
import type { CheckedPlan, PlanFault } from './plan-fault.ts'
import type { PlanInput } from './plan-input.ts'
import { atlasPlaceOf, basesIn, type PlanVisit, visitsOf } from './plan-visits.ts'
import { hasLight, lightIn, needsDaylight, sunTimes } from './sun.ts'
import { longestWait } from './timetable.ts'
import { legBetween } from './travel.ts'
import { type Appointment, takenHours } from './wishes/appointments.ts'
import { withDatesAsDays } from './wishes/dates-as-days.ts'
import { wishesOf } from './wishes.ts'

/** Without known hours, a visit starts no earlier than this, unless it is for sunrise or night. */
const FIRST_VISIT = 6 * 60
const EARLY = /\b(?:sunrise|dawn|daybreak|first light|night|stars|northern lights|fish auction)\b/i

/** Checks visits against opening hours. */
function checkOpening({ place, begins, ends, where, activity, description }: PlanVisit, date: string): PlanFault[] {
  const found = place.status === 'general' ? undefined : atlasPlaceOf(place)
  const spans = found && hoursOn(found.known, date, found.countryCode)
  if (!spans && begins < FIRST_VISIT && !EARLY.test(`${activity} ${description}`)) {
    return [{ rule: 'opening-hours', where, detail: `nobody visits ${place.name} at ${clockOf(begins)}` }]
  }
  if (!spans || spans.some(({ opens, closes }) => opens <= begins && ends <= closes)) return []
  if (spans.length === 0) {
    return [{ rule: 'closed', where, detail: `${place.name} is closed on ${weekdayOf(date)}, ${date}` }]
  }
  const hours = spans.map(({ opens, closes }) => `${clockOf(opens)} to ${clockOf(closes % 1440)}`).join(', ')
  return [
    {
      rule: 'opening-hours',
      where,
      detail: `${place.name} is open ${hours}, not ${clockOf(begins)} to ${clockOf(ends)}`,
    },
  ]
}

const EVENING = 18 * 60

/** Checks sunsets, lights, stars and what needs daylight against the sun's times. */
function checkSun(
  { place, begins, ends, activity, description, where }: PlanVisit,
  date: string,
  base: Point,
  timeZone: string,
): PlanFault[] {
  const told = begins >= EVENING ? lightIn(description) : undefined
  // A plan leaves out what a text advises for other hours.
  const about = place.status === 'general' ? undefined : atlasPlaceOf(place)?.known.about
  const byDay = needsDaylight(place.kind, `${place.name}. ${activity}. ${about ?? description}`)
    ? 'daylight'
    : undefined
  const light = lightIn(`${place.name}. ${activity}`) ?? (told === 'night' ? undefined : (told ?? byDay))
  if (light === undefined) return []
  const sun = sunTimes(base, date, timeZone)
  if (hasLight(light, sun, begins, ends)) return []
  return [{ rule: 'sun', where, detail: `the sun sets at ${clockOf(sun.sunset)}, which does not suit ${activity}` }]
}

/** Checks for idle hours between visits, apart from the way, meals, a rest at noon and appointments. */
function checkGaps(
  day: ItineraryDay,
  visits: readonly PlanVisit[],
  appointments: readonly Appointment[],
  length: number,
): PlanFault[] {
  const taken = takenHours(appointments, { day: day.day, weekday: weekdayOf(day.date) }, length)
  return visits.flatMap((visit, index): PlanFault[] => {
    const before = visits[index - 1]
    if (!before) return []
    // 'Back in Rome' ends an excursion.
    const between = day.activities
      .map(({ time }) => minutesOf(time))
      .filter((time) => time >= before.ends && time < visit.begins)
    const way = between.length > 0 ? 0 : legBetween(before.place, visit.place).minutes
    const from = Math.max(before.ends, ...between)
    const busy = taken ? Math.max(0, Math.min(taken.to, visit.begins) - Math.max(taken.from, from)) : 0
    const gap = visit.begins - from - way - busy
    if (gap <= longestWait(before.ends, visit.begins, true)) return []
    return [
      { rule: 'gap', where: visit.where, detail: `nothing happens for ${gap} minutes before ${visit.place.name}` },
    ]
  })
}

const MOST_VISITS = 7
const MOST_MINUTES = 12 * 60

function checkCrowd(visits: readonly PlanVisit[], day: number): PlanFault[] {
  const minutes = visits.reduce((sum, { place }) => sum + place.stayMinutes, 0)
  if (visits.length <= MOST_VISITS && (minutes <= MOST_MINUTES || visits.length === 1)) return []
  return [{ rule: 'crowded', where: `day ${day}`, detail: `${visits.length} visits of ${minutes} minutes` }]
}

/** On the day of a transfer, breakfast is at the old base, and meals on the way are not local dishes. */
function checkMealsOfMove(
  day: ItineraryDay,
  before: Point & { readonly name: string },
  countryCode: string,
): PlanFault[] {
  const bed = day.activities.findIndex(({ place }) => place?.kind === MOVE_KIND)
  const [left, arrived] = [day.activities[bed - 1], day.activities[bed]]
  if (!left || !arrived?.place) return []
  const isIn = (town: Point & { readonly name: string }) =>
    destinationOf({ ...town, countryCode })?.areas.some((area) => day.meals.breakfast.endsWith(` in ${area}`)) ?? false
  const isAhead = isIn(arrived.place) && !isIn(before)
  const missed = MEALS.filter(
    (meal) => isEatenOnTheWay(meal, minutesOf(left.time), minutesOf(arrived.time)) && day.meals[meal] !== DURING_MOVE,
  )
  return [...(isAhead ? (['breakfast'] as const) : []), ...missed].map((meal) => ({
    rule: 'journey-meal',
    where: `day ${day.day}`,
    detail: `${meal} in ${arrived.place?.name} before the arrival there`,
  }))
}

/** Checks that there are no local dishes before arrival or after departure. */
function checkJourneyMeals(days: readonly ItineraryDay[]): PlanFault[] {
  const [first, last] = [days[0], days.at(-1)]
  const isJourney = (day: ItineraryDay, index: number) => {
    const activity = day.activities.at(index)
    return activity && !activity.place ? minutesOf(activity.time) : undefined
  }
  const arrival = first && isJourney(first, 0)
  const departure = last && last.activities.length > 1 ? isJourney(last, -1) : undefined
  return (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal): PlanFault[] => {
    const { from, until } = MEAL_HOURS[meal]
    const isEarly = first && arrival !== undefined && arrival > until && first.meals[meal] !== BEFORE_ARRIVAL
    const isLate = last && departure !== undefined && departure < from && last.meals[meal] !== AFTER_DEPARTURE
    return [
      ...(isEarly ? [{ rule: 'journey-meal' as const, where: 'day 1', detail: `${meal} before the arrival` }] : []),
      ...(isLate
        ? [{ rule: 'journey-meal' as const, where: `day ${last.day}`, detail: `${meal} after the departure` }]
        : []),
    ]
  })
}

/** All checks of times: opening hours, light, gaps, crowded days, meals around the journey. */
export function checkHours(request: PlanInput, { place, itinerary }: CheckedPlan, isWhole = true): PlanFault[] {
  const preferences = withDatesAsDays(request.preferences ?? '', request)
  const { appointments } = wishesOf({ ...request, preferences })
  const bases = basesIn(place, itinerary)
  const faults = itinerary.dailyItinerary.flatMap((day) => {
    const visits = visitsOf(day)
    const base = bases.get(day.day) ?? place
    return [
      ...visits.flatMap((visit) => [
        ...checkOpening(visit, day.date),
        ...checkSun(visit, day.date, base, place.timeZone),
      ]),
      ...checkGaps(day, visits, appointments, itinerary.dailyItinerary.length),
      ...checkCrowd(visits, day.day),
    ]
  })
  if (!isWhole) return faults
  const days = itinerary.dailyItinerary
  return [
    ...faults,
    ...checkJourneyMeals(days),
    ...days.flatMap((day) => checkMealsOfMove(day, bases.get(day.day - 1) ?? place, place.countryCode)),
  ]
}
