import { formatWhole } from '@waymark/domain/prices'
import { countryOf } from '../countries.ts'
import type { LandmarkCandidate } from './find-landmark.ts'
import { nearbyAttractions } from './nearby-attractions.ts'
import type { Landmark, Sight } from './sight.ts'

/** Analysis of a photo, as displayed and stored. */
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

type Description = Omit<LandmarkDescription, 'confidence' | 'nearbyAttractions'>

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const hours = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`
  const halves = Math.round(minutes / 30) / 2
  return halves === 1 ? 'an hour' : `${halves} hours`
}

const DAY_NAMES = {
  Mon: 'Mondays', Tue: 'Tuesdays', Wed: 'Wednesdays', Thu: 'Thursdays', Fri: 'Fridays', Sat: 'Saturdays', Sun: 'Sundays',
} as const // prettier-ignore

const BEST_TIMES = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', any: 'Any time of day' } as const

function descriptionOfLandmark(landmark: Landmark): Description {
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

function descriptionOfPlace({ place, city, countryCode }: Extract<Sight, { source: 'atlas' }>): Description {
  const { name, kind, about, stayMinutes, costCents, closed = [], bestTime = 'any' } = place
  const country = countryOf(countryCode).name
  // A day trip may cross a border, so only its starting city is certain.
  const address = city === undefined ? country : kind === 'day trip' ? `Near ${city}` : `${city}, ${country}`
  const price = costCents === 0 ? 'Entry is free.' : costCents && `Entry costs about ${formatWhole(costCents)}.`
  const advice = [stayMinutes && `Allow about ${hours(stayMinutes)}.`, price].filter(Boolean).join(' ')
  const closingDays = closed.map((day) => DAY_NAMES[day]).join(' and ')
  const description = about ?? `${capitalised(kind)} in ${country}.`
  return {
    name,
    category: capitalised(kind),
    description,
    location: { address },
    keyFeatures: description.split(/(?<=\.) /),
    historicalInfo: 'The guide holds no history of this place.',
    visitingTips: [
      ...(advice === '' ? [] : [advice]),
      ...(closingDays === '' ? [] : [`It is regularly closed on ${closingDays}.`]),
    ],
    bestTimeToVisit: BEST_TIMES[bestTime],
  }
}

/** Description of a candidate. */
export function describeLandmark({ sight, confidence }: LandmarkCandidate): LandmarkDescription {
  const description = sight.source === 'landmark' ? descriptionOfLandmark(sight.landmark) : descriptionOfPlace(sight)
  return { ...description, confidence, nearbyAttractions: nearbyAttractions(sight, sight.name) }
}
