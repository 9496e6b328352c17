import { readWishes } from '@waymark/planner/wishes'
import type { AtlasDestination } from '@waymark/atlas/place'
import { listed } from '@waymark/domain/wording'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, linesOf, openScreen, planTrip, type Reply, takenFromTrip } from '../reply.ts'
import { destinationsAround } from '@waymark/atlas/destinations'
import {
  askedFor,
  dayTripsFrom,
  firstSentence,
  lacksKind,
  landmarksAt,
  partsAskedFor,
  placesWorthSeeing,
} from '../sights.ts'
import { type Subject, offersAt } from '../subject.ts'

const SHOWN = 6
const CITIES = 5
const IN_PART = 4

const SHOPS = /\b(?:shop\w*|souvenirs?|gifts?|presents?|buy|nightlife|bars?|clubs?)\b/

const CHECK = 'Opening days and prices change: look each place up before you go.'

function sightsOfCountry(subject: Subject, words: string): string[] {
  const destinations = destinationsAt(subject).slice(0, CITIES)
  const landmarks = landmarksAt(subject)
  const elsewhere = landmarks
    .filter(({ address }) => !destinations.some(({ city }) => address.includes(city)))
    .slice(0, 4)
  if (destinations.length === 0 && landmarks.length === 0) return nothingKnown(subject)
  return [
    `Where to go in ${subject.name}:`,
    ...destinations.flatMap((destination) => {
      const found = placesWorthSeeing(destination, words, 3).map(({ name }) => name)
      return found.length === 0 ? [] : [bullet(`${destination.city}: ${listed(found)}`)]
    }),
    // Sights alone are no answer to 'Where do I buy presents?'.
    ...(askedFor(words).what.length > 0 || SHOPS.test(words) ? [] : elsewhere).map(({ name, kind, whatToSee }) =>
      bullet(`${name} (${kind}): ${whatToSee[0]}`),
    ),
    CHECK,
  ]
}

function nothingKnown({ name, city }: Subject): string[] {
  const [near] = destinationsAround(city, 0, 400)
  return [
    `My guide has no checked sights for ${name}: ask its visitor office or your host, so that I need not invent any.`,
    ...(near
      ? [`The nearest place that I know well is ${near.destination.city}, about ${Math.round(near.km)} km away.`]
      : []),
  ]
}

/** "For children when it rains": if no place suits both, those that suit one. */
function suitedInPart(destination: AtlasDestination, words: string, { name }: Subject): string[] {
  const parts = partsAskedFor(words).flatMap(({ what, fits }) => {
    const fitting = destination.places.filter((place) => place.kind !== 'day trip' && fits(place)).slice(0, IN_PART)
    return fitting.length === 0 ? [] : [bullet(`${what}: ${listed(fitting.map((place) => place.name))}`)]
  })
  return parts.length === 0
    ? [`I know nothing of that in ${name}. Ask its tourist office.`]
    : [`I know nothing in ${name} that is all of that for certain. What I know:`, ...parts, CHECK]
}

function sightsOfCity(subject: Subject, words: string): string[] {
  const [destination] = destinationsAt(subject)
  if (destination) {
    const [trip] = dayTripsFrom(destination)
    const { what } = askedFor(words)
    const found = placesWorthSeeing(destination, words, SHOWN)
    const { wantedWords } = readWishes(words)
    const told = destination.places.filter(({ name, about }) => wantedWords?.test(`${name}. ${about}`)).slice(0, SHOWN)
    if (what.length === 0 && told.length > 0 && lacksKind(destination, words))
      return [
        `What my guide tells of that in ${subject.name}:`,
        ...told.map(({ name, about }) => bullet(`${name}: ${firstSentence(about)}`)),
      ]
    if (found.length === 0 && what.length > 1) return suitedInPart(destination, words, subject)
    if (found.length === 0)
      return [`I know nothing in ${subject.name} that is ${listed(what)}. Ask its tourist office.`]
    return [
      what.length > 0
        ? `In ${subject.name}, ${listed(what)}:`
        : lacksKind(destination, words)
          ? `I know nothing of that kind in ${subject.name}. Worth seeing there:`
          : `Worth seeing in ${subject.name}:`,
      ...found.map(({ name, about }) => bullet(`${name}: ${firstSentence(about)}`)),
      ...(trip && what.length === 0 ? [`For a day out: ${trip.name}. ${firstSentence(trip.about)}`] : []),
      CHECK,
    ]
  }
  const landmarks = landmarksAt(subject).slice(0, SHOWN)
  if (landmarks.length === 0) return nothingKnown(subject)
  return [
    `Well-known sights in and around ${subject.name}:`,
    ...landmarks.map(({ name, whatToSee }) => bullet(`${name}: ${listed(whatToSee.slice(0, 2))}`)),
    CHECK,
  ]
}

export function places(asked: Asked): Reply {
  const { subject, words } = asked
  if (!subject) {
    return {
      lines: [
        'Which city or country? I know the sights of more than a hundred cities, and famous landmarks all over the world.',
        'With a photo, Scan & Discover tells you what you are standing in front of.',
      ],
      actions: [openScreen('scanDiscover')],
      ask: ['What to see in Lisbon', 'What to see in Tokyo', 'What to see in Rome', 'What to see in Peru'],
    }
  }
  return {
    lines: [
      ...linesOf([takenFromTrip(asked)]),
      ...(subject.scope === 'country' ? sightsOfCountry(subject, words) : sightsOfCity(subject, words)),
    ],
    actions: [planTrip(asked)],
    next: ['food', 'season', 'hotels', 'plan'],
  }
}

/** Activities, and those that can be booked in the app. */
export function experiences(asked: Asked): Reply {
  const { subject, facts } = asked
  const offers = subject ? offersAt(subject, facts.offers.activities) : facts.offers.activities
  const booked = offers.slice(0, 4).map(({ title, location }) => bullet(`${title} (${location})`))
  const [destination] = subject ? destinationsAt(subject) : []
  const ideas =
    destination?.places
      .filter(({ kind }) => ['activity', 'market', 'food', 'nature', 'day trip'].includes(kind))
      .slice(0, 5) ?? []
  return {
    lines: linesOf([
      takenFromTrip(asked),
      booked.length > 0 ? `Bookable here${subject ? ` in ${subject.name}` : ''}:` : undefined,
      ...booked,
      ideas.length > 0 && subject ? `Good to do in ${subject.name}:` : undefined,
      ...ideas.map(({ name, about }) => bullet(`${name}: ${firstSentence(about)}`)),
      destination ? `And eat your way round: ${listed(destination.food.dinner.slice(0, 3))}.` : undefined,
      booked.length === 0
        ? 'Activities by local people that can be booked are on the Activities screen: tours, food, nature and adventure.'
        : undefined,
      subject ? undefined : 'Name a city, and I tell you what people do there.',
    ]),
    actions: [openScreen('activities')],
    ...(subject
      ? { next: ['places', 'food', 'way-around', 'plan'] }
      : { ask: ['Experiences in Kyoto', 'Experiences in Marrakesh', 'What to see in Rome'] }),
  }
}

const GENERAL_TIPS = [
  'Book the way there and the first night; leave room for the rest.',
  'Look up visa and passport rules on official pages before you pay for anything.',
  'Save maps, tickets and bookings on your phone for offline use.',
  'Take two different bank cards and keep them apart.',
  'See one great thing in the morning, when queues are short, and leave one free hour a day.',
  'Eat a street away from the famous square.',
]

export function tips(asked: Asked): Reply {
  const { subject } = asked
  const known = subject ? (destinationsAt(subject)[0]?.tips ?? []) : []
  return {
    lines: linesOf([
      takenFromTrip(asked),
      known.length > 0 && subject
        ? `Good to know in ${subject.scope === 'country' ? subject.city.name : subject.name}:`
        : 'Good to know on any trip:',
      ...(known.length > 0 ? known : GENERAL_TIPS).map(bullet),
    ]),
    ...(subject
      ? { next: ['way-around', 'food', 'money', 'safety'] }
      : { ask: ['Tips for Lisbon', 'Tips for Bangkok', 'Get packing recommendations', 'Find cheap flights'] }),
  }
}
