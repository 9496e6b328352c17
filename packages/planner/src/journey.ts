import { type FoundCity, shownName } from '@waymark/atlas/find-city'
import { kmBetween } from '@waymark/atlas/distance'
import { groupedDigits } from './grouped-digits.ts'

/** The way from home and back, as far as it is known. */
export interface Journey {
  readonly to: string
  /** Undefined when the atlas does not know the departure city. */
  readonly from: string | undefined
  readonly km: number
}

const SAME_TOWN_KM = 20
const OVERLAND_KM = 500

export function journeyBetween(home: FoundCity | undefined, destination: FoundCity): Journey {
  return {
    to: shownName(destination),
    from: home && shownName(home),
    km: home ? kmBetween(home, destination) : 0,
  }
}

const rounded = (km: number): string => groupedDigits(km < 100 ? Math.round(km) : Math.round(km / 10) * 10)

function wayOf({ km }: Journey): string {
  if (km <= OVERLAND_KM) {
    return `It is about ${rounded(km)} km as the crow flies: compare train, coach, car and, where there is water, the ferry.`
  }
  return `It is about ${rounded(km)} km as the crow flies, which most travellers fly.`
}

export function arrivalOf(journey: Journey): { activity: string; description: string } {
  const settle = 'Leave your bags where you stay and begin slowly; move what follows if you come later.'
  if (journey.from === undefined) return { activity: `Arrive in ${journey.to}`, description: settle }
  if (journey.km <= SAME_TOWN_KM) {
    return {
      activity: `Set out in ${journey.to}`,
      description: 'You start close to home: travel light and begin early.',
    }
  }
  return { activity: `Arrive in ${journey.to} from ${journey.from}`, description: `${wayOf(journey)} ${settle}` }
}

export function departureOf(journey: Journey): { activity: string; description: string } {
  if (journey.from === undefined) {
    return { activity: `Leave ${journey.to}`, description: 'Be at the airport or station in good time.' }
  }
  if (journey.km <= SAME_TOWN_KM) return { activity: 'Head home', description: 'The way home is short.' }
  const early =
    journey.km > OVERLAND_KM
      ? 'Be at the airport two to three hours before the flight.'
      : 'Allow half an hour at the station.'
  return { activity: `Travel from ${journey.to} back to ${journey.from}`, description: early }
}
