import { formatWhole } from '@waymark/domain/prices'
import { OVERLAND_KM, SAME_TOWN_KM } from './journey.ts'
import { priceFactors } from '@waymark/domain/party-prices'
import type { PlanningContext } from './planning-context.ts'

/** Our own estimates in US cents: one way overland, and return by air, cheaper per kilometre beyond 3,000 km. */
const OVERLAND = { base: 1000, perKm: 12 } as const
const AIR = { base: 7000, perKm: 10, farKm: 3000, perFarKm: 7 } as const

const TEN_DOLLARS = 1000

/** Approximate return fare of an adult by distance; actual fares are unknown. */
export function fareCents(km: number): number {
  if (km <= SAME_TOWN_KM) return 0
  const cents =
    km <= OVERLAND_KM
      ? 2 * (OVERLAND.base + km * OVERLAND.perKm)
      : AIR.base + Math.min(km, AIR.farKm) * AIR.perKm + Math.max(0, km - AIR.farKm) * AIR.perFarKm
  return Math.round(cents / TEN_DOLLARS) * TEN_DOLLARS
}

/** Fares of all travellers; undefined if the departure city is unknown. */
export const wayCentsOf = ({ home, journey, party }: PlanningContext): number | undefined =>
  home && Math.round((fareCents(journey.km) * priceFactors(party).fares) / TEN_DOLLARS) * TEN_DOLLARS

/** Says what the costs at the destination exclude. */
export function wayTip(context: PlanningContext): string | undefined {
  const { journey, party } = context
  const cents = wayCentsOf(context)
  if (cents === undefined)
    return 'The way there and back comes on top of the costs at the destination: the guide does not know where you start from.'
  if (cents === 0) return undefined
  const isAlone = party.adults === 1 && party.childAges.length === 0
  const how = journey.km > OVERLAND_KM ? 'by air in economy class' : 'by train or coach'
  return `The way from ${journey.from} and back comes on top of the costs at the destination: roughly ${formatWhole(cents)} ${how}${isAlone ? '' : ' for everybody together'}, by distance alone. Look up the fares of your days.`
}
