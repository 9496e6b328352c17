import { formatWhole } from '@waymark/domain/prices'
import { kmBetween, type Point } from '@waymark/atlas/distance'
import { legBetween } from '@waymark/planner/travel'
import { countOf } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { airportsNear, airportsOf, NEAREST_AIRPORT } from '../airports.ts'
import { destinationsAt, localTips } from '../local-tips.ts'
import { isArea, type Subject } from '../subject.ts'
import { bullet, linesOf, openScreen, type Reply, takenFromTrip } from '../reply.ts'

const LOCAL_TRANSPORT =
  /\b(?:metro|subway|underground|bus(?:es)?|trams?|trains?|taxis?|ferr(?:y|ies)|boats?|bikes?|bicycles?|cycl\w+|drivers?|scooters?|tuk|airport (?:train|bus|express)|rent(?:al)? cars?|hire cars?)\b/i
const OVERLAND_KM = 700
/** Distances up to this are not flown. */
const NEAR_KM = 250
/** Within a town nobody needs to be told of trains between towns. */
const IN_TOWN_KM = 10
/** Maximum walking distance. */
const ON_FOOT_KM = 4

const rounded = (km: number): string => (km < 100 ? Math.round(km) : Math.round(km / 10) * 10).toLocaleString('en-US')

/** Estimated flight time at 850 km/h plus half an hour at both ends, rounded to half hours. */
const flightHours = (km: number): number => Math.round((km / 850 + 0.7) * 2) / 2

/** A sight itself, or the middle of the town. */
const startOf = ({ sight, city }: Subject): Point => sight ?? city

const WALK_MINUTES_PER_KM = 16
const driveTime = (from: Point, to: Point): string => {
  const quarters = Math.max(1, Math.round(legBetween(from, to).minutes / 15))
  const [hours, minutes] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  const parts = [hours > 0 ? countOf(hours, 'hour') : '', minutes > 0 ? `${minutes} minutes` : '']
  return parts.filter((part) => part !== '').join(' ')
}

/** Nearer towns have one usual time by road. */
const ONE_ROAD_KM = 60
const halfHours = (hours: number): number => Math.round(hours * 2) / 2

/** Time by road: on farther ways from motorways to country roads. */
function byRoad(km: number, from: Point, to: Point): string {
  if (km <= ONE_ROAD_KM) return driveTime(from, to)
  const quick = halfHours(0.75 + (km * 1.25 - 40) / 105)
  return `${quick} to ${halfHours(Math.max(quick + 0.5, legBetween(from, to).minutes / 60))} hours`
}

function distanceLine({ subject, home }: Asked): string | undefined {
  if (!subject || !home) return undefined
  // 'How far is the Eiffel Tower from the Louvre?'
  const isInTown = home.city.name === subject.city.name
  if (isInTown && (!home.sight || !subject.sight || home.name === subject.name)) return undefined
  const km = kmBetween(startOf(home), startOf(subject))
  const [from, to] = [
    isInTown ? home.name : home.city.name,
    subject.scope === 'country' ? subject.city.name : subject.name,
  ]
  if (km <= ON_FOOT_KM)
    return `From ${from} to ${to} it is about ${km.toFixed(1)} km as the crow flies: some ${Math.round(km * WALK_MINUTES_PER_KM)} minutes on foot.`
  if (km <= NEAR_KM)
    return `From ${from} to ${to} it is about ${rounded(km)} km as the crow flies, by road some ${byRoad(km, startOf(home), startOf(subject))}. Look at trains and coaches first, and at the ferry where there is water.`
  const way =
    km <= OVERLAND_KM
      ? `By road that is some ${byRoad(km, startOf(home), startOf(subject))}, where no water is in between. Compare train, coach, car and, where there is water, the ferry before you look at flights.`
      : `Most travellers fly that far: about ${flightHours(km)} hours in the air without a change.`
  return `From ${from} to ${to} it is about ${rounded(km)} km as the crow flies. ${way}`
}

export function wayAround(asked: Asked): Reply {
  const { subject } = asked
  if (!subject)
    return {
      lines: ['For which city? Then I tell you how people get around there.'],
      ask: ['Getting around Lisbon', 'Getting around Tokyo', 'Getting around Bangkok'],
    }
  const [destination] = destinationsAt(subject)
  const tips = localTips(subject, LOCAL_TRANSPORT)
  const [, vehicle] =
    /\b(?:need|without) (?:to )?(?:have |rent |hire )?a (?:rental |hire )?(car)\b/.exec(asked.words) ??
    /\b(?:is|are) there (?:a |an |any )?(?:good )?(metro|subway|underground|tube|tram|ferry|bus|train)s?\b/.exec(
      asked.words,
    ) ??
    []
  return {
    lines: linesOf([
      takenFromTrip(asked),
      /\b(?:open|clos(?:e|es|ed)|all night|late|(?:last|first) (?:trains?|metro|bus|tram|subway|tube|ferry)|at night)\b/.test(
        asked.words,
      )
        ? `I do not know when the first and the last ones run in ${subject.name}: the operator says so on its own page.`
        : undefined,
      vehicle !== undefined && !tips.some((tip) => tip.toLowerCase().includes(vehicle))
        ? `I do not know whether ${vehicle === 'car' ? 'one needs' : 'there is'} a ${vehicle} in ${subject.name}.`
        : undefined,
      `Getting around ${subject.scope === 'country' ? subject.city.name : subject.name}:`,
      ...tips.map(bullet),
      destination
        ? bullet(`Local transport costs about ${formatWhole(destination.prices.transportDay)} a day.`)
        : undefined,
      tips.length === 0
        ? bullet(
            isArea(subject)
              ? 'Between its towns compare trains and buses with a hired car, which reaches the villages; within them walk.'
              : 'Walk the centre, and ask where you stay for the day ticket of buses and trains.',
          )
        : undefined,
      subject.scope === 'country'
        ? 'Between cities compare trains, coaches and flights a few weeks ahead: early tickets are cheaper.'
        : undefined,
    ]),
    next: ['way-there', 'hotels', 'places', 'costs'],
  }
}

const AIRPORT_KM = 200
const MOST_AIRPORTS = 3

/** The guide has no list of all airports, and says so. */
function nearestAirport({ subject, home }: Asked, { name, city }: Subject): Reply {
  const near = airportsNear(city, AIRPORT_KM).slice(0, MOST_AIRPORTS)
  return {
    lines: [
      ...(near.length > 0
        ? [
            `Large airports within reach of ${name}, by the distance of their city as the crow flies:`,
            ...near.map((one) =>
              bullet(
                `${one.city}${one.name === undefined ? '' : `, ${one.name}`}: about ${Math.round(one.km / 10) * 10} km`,
              ),
            ),
            'I have no list of all airports: a smaller one may be nearer.',
          ]
        : [`I have no list of all airports, so I do not know which one is nearest to ${name}.`]),
      `A flight search shows the airports around when you enter ${name}; "Book Flight" on the Home screen opens one.`,
    ],
    actions: [openScreen('home')],
    next: (subject ?? home) ? ['way-there', 'way-around', 'places'] : [],
  }
}

/** Who cannot take stairs. */
const WITH_WHEELS = /\b(?:pushchairs?|strollers?|prams?|bugg(?:y|ies)|wheelchairs?|step[- ]free|mobility)\b/

function fromAirport(asked: Asked, subject: Subject): Reply {
  const all = airportsOf(subject.city)
  const named = all.filter(({ sign }) => sign.test(asked.words))
  const known = (named.length > 0 ? named : all).map(({ name, way }) => `${name}: ${way}`)
  const tips = [...known, ...(known.length > 0 ? [] : localTips(subject, /\bairport\b/i))]
  return {
    lines: linesOf([
      takenFromTrip(asked),
      tips.length > 0
        ? `From the airport of ${subject.name}:`
        : `I do not know the trains and buses between ${subject.name} and its airport, nor their fares: the airport's own page has them under 'transport'.`,
      ...tips.map(bullet),
      WITH_WHEELS.test(asked.words)
        ? 'I do not know which stations have a lift that works today: ask the operator, whose map shows the lifts. A taxi from the rank spares you stairs and changes.'
        : undefined,
      'Follow the signs to trains and buses, or take a marked taxi from the rank; do not go with anyone who speaks to you in the hall.',
    ]),
    next: ['way-around', 'hotels', 'costs', 'places'],
  }
}

/** What the place one sets out from tells of the way to a place near it. */
const SAME_PLACE_KM = 6
const aboutTheWay = (home: Subject, subject: Subject): string[] =>
  destinationsAt(home)
    .flatMap(({ places }) => places)
    .filter((place) => kmBetween(place, startOf(subject)) <= SAME_PLACE_KM && LOCAL_TRANSPORT.test(place.about))
    .map(({ name, about }) => `${name}: ${about}`)
    .slice(0, 2)

export function wayThere(asked: Asked): Reply {
  const { subject, home } = asked
  // 'How do I get from Rome airport': into town, as a rule.
  if (!subject && home && asked.named.includes(home) && /\bairport\b/.test(asked.words)) return fromAirport(asked, home)
  if (!subject)
    return {
      lines: ['Where do you want to go, and from where? For example: how far is it from Berlin to Rome?'],
      ask: ['How far is it from Berlin to Rome?', 'How do I get to Machu Picchu?', 'Find cheap flights'],
    }
  if (NEAREST_AIRPORT.test(asked.words) && airportsOf(subject.city).length === 0) return nearestAirport(asked, subject)
  const isFromElsewhere = home !== undefined && asked.named.includes(home) && home.city.name !== subject.city.name
  if (
    /\b(?:airport|lands?|landing|touch(?:es)? down)\b/.test(asked.words) &&
    asked.named.length < 2 &&
    !isFromElsewhere
  )
    return fromAirport(asked, subject)
  const airport = airportsOf(subject.city).find(({ sign }) => sign.test(asked.words))
  if (airport) return fromAirport(asked, subject)
  const km = home ? kmBetween(startOf(home), startOf(subject)) : Infinity
  const isNear = km <= NEAR_KM
  const tips =
    home && isNear && km > IN_TOWN_KM
      ? [...new Set([...localTips(subject, LOCAL_TRANSPORT), ...aboutTheWay(home, subject)])]
      : []
  return {
    lines: linesOf([
      takenFromTrip(asked),
      distanceLine(asked) ??
        `How you get to ${subject.name} depends on where you set out.${home ? '' : ' Tell me your city, for example: from Berlin.'}`,
      ...(tips.length > 0 ? ['What my guide says of the ways there:', ...tips.map(bullet)] : []),
      ...(isNear
        ? ['I have no timetables and no fares: the operators and a map app do.']
        : [
            'I have no timetables and no fares. "Book Flight" on the Home screen opens a flight search; for trains and ferries look at the operators themselves.',
            `On arrival, take a marked taxi, the airport train or the bus that the airport's own signs show.`,
          ]),
    ]),
    actions: isNear ? [] : [openScreen('home')],
    next: ['way-around', 'hotels', 'visa', 'plan'],
  }
}

export function flights(asked: Asked): Reply {
  const { subject } = asked
  return {
    lines: linesOf([
      takenFromTrip(asked),
      distanceLine(asked) ??
        (subject ? `Flights to ${subject.name}: tell me where you start, and I tell you how far it is.` : undefined),
      'I cannot see fares or free seats. "Book Flight" on the Home screen opens a flight search in a new tab.',
      'What usually makes flights cheaper:',
      bullet(
        'Be flexible by a few days: Tuesdays, Wednesdays and Saturdays are often cheaper than Fridays and Sundays.',
      ),
      bullet('Compare all airports near you and near your destination, with what it costs to reach them.'),
      bullet('Look one to three months ahead for short flights, two to six for long ones; set a price alert.'),
      bullet('Add bags and seats before you compare: the cheapest fare often has neither.'),
      bullet("Book two flights on one ticket, so that a missed connection is the airline's problem."),
    ]),
    actions: [openScreen('home')],
    ...(subject
      ? { next: ['season', 'visa', 'way-there', 'plan'] }
      : { ask: ['Flights from Berlin to Lisbon', 'Best time to visit Japan', 'Plan a weekend trip'] }),
  }
}
