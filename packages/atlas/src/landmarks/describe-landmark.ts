import { countryOf } from '../countries.ts'
import type { AtlasDestination, AtlasPlace } from '../place.ts'
import type { LandmarkCandidate } from './find-landmark.ts'
import type { Landmark } from './landmark.ts'
import { nearbyAttractions } from './nearby-attractions.ts'

/** The analysis of a photo, as the app shows and keeps it. */
export interface LandmarkDescription {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly confidence: number
  readonly location: { readonly address: string }
  readonly keyFeatures: readonly string[]
  readonly historicalInfo: string
  readonly visitingTips: readonly string[]
  readonly nearbyAttractions: readonly string[]
  readonly bestTimeToVisit: string
}

type Told = Omit<LandmarkDescription, 'confidence' | 'nearbyAttractions'>

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const dollars = (cents: number): string => `$${Math.round(cents / 100)}`

const hours = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`
  const halves = Math.round(minutes / 30) / 2
  return halves === 1 ? 'an hour' : `${halves} hours`
}

const DAY_NAMES = {
  Mon: 'Mondays', Tue: 'Tuesdays', Wed: 'Wednesdays', Thu: 'Thursdays', Fri: 'Fridays', Sat: 'Saturdays', Sun: 'Sundays',
} as const // prettier-ignore

const BEST_TIMES = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', any: 'Any time of day' } as const

function tellLandmark(landmark: Landmark): Told {
  const { name, localName, kind, address, whatToSee } = landmark
  const where = address.split(', ').slice(-2).join(', ')
  const [first, second, third] = whatToSee
  const called = localName === name ? '' : `, known there as ${localName}`
  return {
    name,
    category: capitalised(kind),
    description: `${capitalised(kind)} in ${where}${called}. Look for ${first}, ${second} and ${third}.`,
    location: { address },
    keyFeatures: whatToSee.map(capitalised),
    historicalInfo: landmark.history,
    visitingTips: landmark.tips,
    bestTimeToVisit: landmark.bestTime,
  }
}

function tellAtlasPlace(place: AtlasPlace, { city, countryCode }: AtlasDestination): Told {
  // A day trip may lead across a border, so only the city it starts from is certain.
  const address = place.kind === 'day trip' ? `Near ${city}` : `${city}, ${countryOf(countryCode).name}`
  const price = place.costCents === 0 ? 'Entry is free.' : `Entry costs about ${dollars(place.costCents)}.`
  const closed = place.closed.map((day) => DAY_NAMES[day]).join(' and ')
  return {
    name: place.name,
    category: capitalised(place.kind),
    description: place.about,
    location: { address },
    keyFeatures: place.about.split(/(?<=\.) /),
    historicalInfo: 'The guide holds no history of this place.',
    visitingTips: [
      `Allow about ${hours(place.stayMinutes)}. ${price}`,
      ...(closed === '' ? [] : [`It is regularly closed on ${closed}.`]),
    ],
    bestTimeToVisit: BEST_TIMES[place.bestTime],
  }
}

/** What the guide tells of a candidate. */
export function describeLandmark({ sight, confidence }: LandmarkCandidate): LandmarkDescription {
  const told =
    sight.source === 'landmark' ? tellLandmark(sight.landmark) : tellAtlasPlace(sight.place, sight.destination)
  return { ...told, confidence, nearbyAttractions: nearbyAttractions(sight, sight.name) }
}
