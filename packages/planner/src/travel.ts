import { ferryBetween } from '#ferries'
import { minutesByTerrain } from '#terrain'
import { kmBetween, type Point } from '@waymark/atlas/distance'

/** Ratio of street distance to straight line. */
const DETOUR = 1.3
const WALKED_KM = 1.2

export interface Leg {
  readonly km: number
  readonly minutes: number
  readonly isWalked: boolean
  /** Across the sea, with the ways to and from the ports. */
  readonly isByFerry?: boolean
}

const COUNTRY_KM = 60

/** At the port before a ferry leaves. */
const BOARDING_MINUTES = 20

/** The way between two points by land: on foot up to 1.2 km, then by local transport or taxi, beyond 15 km by road or train. */
function legByLand(from: Point, to: Point): Leg {
  const km = kmBetween(from, to) * DETOUR
  if (km <= WALKED_KM) return { km, minutes: Math.ceil((km / 4.5) * 60), isWalked: true }
  if (km <= 15) return { km, minutes: Math.ceil(8 + (km / 18) * 60), isWalked: false }
  // Long distances are by motorway or fast train.
  const hours = Math.min(km, COUNTRY_KM) / 50 + Math.max(0, km - COUNTRY_KM) / 85
  return { km, minutes: minutesByTerrain(from, to, Math.ceil(20 + hours * 60)), isWalked: false }
}

/** The way between two points, by ferry where there is one and no land. */
export function legBetween(from: Point, to: Point): Leg {
  const ferry = ferryBetween(from, to)
  if (!ferry) return legByLand(from, to)
  const minutes =
    legByLand(from, ferry.from).minutes + BOARDING_MINUTES + ferry.minutes + legByLand(ferry.to, to).minutes
  return { km: kmBetween(from, to), minutes, isWalked: false, isByFerry: true }
}

/** Beyond local transport. */
const FAR_KM = 30

const inFives = (minutes: number): number => Math.ceil(minutes / 5) * 5

/** '12 min on foot', '25 min by local transport' or '70 min by train, bus or car'. */
export function wayWords({ km, minutes, isWalked, isByFerry }: Leg): string {
  if (isByFerry === true) return `${inFives(minutes)} min by ferry`
  if (isWalked) return `${Math.max(1, minutes)} min on foot`
  return `${inFives(minutes)} min by ${km > FAR_KM ? 'train, bus or car' : 'local transport'}`
}

/** A sentence with the way to a stop, for its description, where no row shows `wayWords`. */
export function waySentence({ km, minutes, isWalked, isByFerry }: Leg, avoidsUnderground = false): string {
  if (isByFerry === true) return `The way takes ${inFives(minutes)} minutes each way by ferry.`
  const near = avoidsUnderground ? 'by bus, tram or taxi' : 'by local transport or taxi'
  const how = isWalked ? 'on foot' : km > FAR_KM ? 'each way by train, bus or car' : near
  return `The way takes ${inFives(minutes)} minutes ${how}.`
}

/** Plans of before said 'Allow 10 minutes on foot', which was read as the length of the visit. */
const WAY_SENTENCE = / ?(?:Allow|The way takes) (\d+) minutes ((?:on foot|each way by|by local|by bus)[^.]*)\.$/

/** The way to a stop in the words of `wayWords`, from the sentence in its description; undefined if there is none. */
export function wayIn(description: string): string | undefined {
  const [, minutes, how] = WAY_SENTENCE.exec(description) ?? []
  return how && `${minutes} min ${how.replace('each way ', '').replace('local transport or taxi', 'local transport')}`
}

/** A description without the sentence about the way, which does not describe the place. */
export const withoutWay = (description: string): string => description.replace(WAY_SENTENCE, '')
