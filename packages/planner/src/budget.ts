import type { TripCosts } from '@waymark/contract/trips/itinerary'
import type { Budget, TravelStyle } from '@waymark/contract/trips/trip'
import type { Prices } from './country-prices.ts'
import { exchanged } from '@waymark/atlas/exchange-rates'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'
import { type Party, priceFactors } from '@waymark/domain/party-prices'
import type { PlanInput } from './plan-input.ts'
import type { DailyLimit } from './wishes/daily-limit.ts'

/** Levels of accommodation and meals, simplest first. */
const COMFORTS = ['simple', 'middle', 'upper', 'luxury', 'grand'] as const
export type Comfort = (typeof COMFORTS)[number]

/** Chosen levels, and what remains for admissions. */
export interface Spending {
  readonly night: Comfort
  readonly meal: Comfort
  /** For the whole party. */
  readonly fixedCents: { readonly accommodation: number; readonly meals: number; readonly transport: number }
  /** Maximum admissions of one adult over the whole trip. */
  readonly admissionsCents: number
  /** Number of adult admissions that the party pays. */
  readonly admissionShares: number
  /** Whether even the simplest level exceeds the band, possibly because of the requested sight. */
  readonly isOverBudget: boolean
  /**
   * The day's share of what a limit per day covers, with the requested sight's admission and no other; undefined if
   * there is no limit, or its currency has no rate.
   */
  readonly daily: { readonly cents: number; readonly isKept: boolean } | undefined
}

/** What is spent, of which a limit per day may cover a part only. */
type Spent = Pick<TripCosts, 'accommodationCents' | 'mealsCents' | 'activitiesCents' | 'transportCents'>

/** The part of the costs that a limit per day covers. */
export function coveredCents({ covers }: DailyLimit, spent: Spent): number {
  if (covers === 'meals') return spent.mealsCents
  const besides = spent.mealsCents + spent.activitiesCents + spent.transportCents
  return covers === 'everything' ? besides + spent.accommodationCents : besides
}

/** What a limit per day allows for the whole trip, in US cents; undefined if its currency has no rate. */
export function allowedCents({ amount, currency, isEach }: DailyLimit, days: number, party: Party): number | undefined {
  const cents = exchanged(amount * 100, currency, 'USD')
  const heads = isEach ? party.adults + party.childAges.length : 1
  return cents === undefined ? undefined : Math.round(cents * heads) * days
}

/** The best levels of a band, even in cheap places; the actual choice must also fit the band. */
type Best = readonly [night: Comfort, meal: Comfort]

const BEST: Readonly<Record<'high' | 'medium' | 'family' | 'low', Readonly<Record<Budget, Best>>>> = {
  high: {
    '$500 - $1,000': ['luxury', 'upper'],
    '$1,000 - $2,500': ['luxury', 'luxury'],
    '$2,500 - $5,000': ['grand', 'luxury'],
    '$5,000+': ['grand', 'grand'],
  },
  medium: {
    '$500 - $1,000': ['middle', 'middle'],
    '$1,000 - $2,500': ['upper', 'upper'],
    '$2,500 - $5,000': ['luxury', 'luxury'],
    '$5,000+': ['grand', 'grand'],
  },
  // Children sit through no dinner at a fine restaurant.
  family: {
    '$500 - $1,000': ['middle', 'middle'],
    '$1,000 - $2,500': ['upper', 'middle'],
    '$2,500 - $5,000': ['luxury', 'upper'],
    '$5,000+': ['grand', 'luxury'],
  },
  low: {
    '$500 - $1,000': ['simple', 'simple'],
    '$1,000 - $2,500': ['simple', 'middle'],
    '$2,500 - $5,000': ['middle', 'middle'],
    '$5,000+': ['upper', 'middle'],
  },
}

const levelOf = (comfort: Comfort): number => COMFORTS.indexOf(comfort)

const toDollar = (cents: number): number => Math.round(cents / 100) * 100

/** Interpolates between the three known prices. */
function priceOf(prices: Prices['night'], comfort: Comfort): number {
  if (comfort === 'upper') return toDollar(prices.middle + (prices.luxury - prices.middle) * 0.4)
  return comfort === 'grand' ? toDollar(prices.luxury * 1.5) : prices[comfort]
}

/** Reserved for admissions when levels are chosen, per day and traveller. */
const ADMISSIONS_RESERVE_CENTS = 2_500

/** Maximum amount that a document holds. */
const MOST_CENTS = 99_000_000

/** Up to this age a child sleeps through a dinner. */
const BABY = 2

function bestFor(style: TravelStyle, budget: Budget, { childAges }: Party): Best {
  if (style === 'Luxury') return BEST.high[budget]
  if (style === 'Budget') return BEST.low[budget]
  const isFamily = style === 'Family' || childAges.some((age) => age > BABY)
  return BEST[isFamily ? 'family' : 'medium'][budget]
}

/** Combinations of accommodation and meals, up to what the style asks for. */
function optionsFor(style: TravelStyle, budget: Budget, party: Party): (readonly [night: Comfort, meal: Comfort])[] {
  const [night, meal] = bestFor(style, budget, party).map(levelOf)
  return COMFORTS.slice(0, (night ?? 0) + 1).flatMap((sleeps, n) =>
    COMFORTS.slice(0, (meal ?? 0) + 1).flatMap((eats, m) => (Math.abs(n - m) <= 1 ? [[sleeps, eats] as const] : [])),
  )
}

/** Chooses the best levels that the style asks for and the band allows for the whole party. */
export function chooseSpending(
  prices: Prices,
  days: number,
  { budget, travelStyle }: Pick<PlanInput, 'budget' | 'travelStyle'>,
  party: Party,
  /** Admission of the requested sight for one adult, which is paid in any case. */
  askedCents = 0,
  limit?: DailyLimit,
  /** Admissions of the sights that the wishes name, for one adult: beds and meals leave room for them. */
  wishedCents = 0,
): Spending {
  const top = Math.min(BAND_TOP_CENTS[budget], MOST_CENTS)
  const shares = priceFactors(party)
  const asked = Math.ceil(askedCents * shares.admissions)
  const wished = Math.ceil(wishedCents * shares.admissions)
  const reserve = Math.max(ADMISSIONS_RESERVE_CENTS * days * shares.admissions, asked + wished)
  const options = optionsFor(travelStyle, budget, party)
    .map(([night, meal]) => {
      const fixedCents = {
        accommodation: Math.round(priceOf(prices.night, night) * (days - 1) * shares.nights),
        meals: Math.round(priceOf(prices.meal, meal) * 3 * days * shares.meals),
        transport: Math.round(prices.transportDay * days * shares.transport),
      }
      const cents = fixedCents.accommodation + fixedCents.meals + fixedCents.transport
      return { night, meal, fixedCents, cents }
    })
    .toSorted((a, b) => b.cents - a.cents)
  const allowed = limit && allowedCents(limit, days, party)
  /** What is left of the limit, with some admissions. */
  const leftOf = ({ fixedCents: { accommodation, meals, transport } }: (typeof options)[number], admissions: number) =>
    limit === undefined || allowed === undefined
      ? Infinity
      : allowed -
        coveredCents(limit, {
          ...{ accommodationCents: accommodation, mealsCents: meals, transportCents: transport },
          activitiesCents: admissions,
        })
  const chosen =
    options.find((option) => top - option.cents >= reserve && leftOf(option, reserve) >= 0) ?? options.at(-1)
  if (!chosen) throw new RangeError('Every style has an option')
  const { cents, ...spending } = chosen
  const left = limit?.covers === 'meals' ? Infinity : leftOf(chosen, 0)
  return {
    ...spending,
    admissionsCents: Math.max(0, Math.floor(Math.min(top - cents, left) / shares.admissions)),
    admissionShares: shares.admissions,
    isOverBudget: cents + asked > top,
    daily:
      allowed === undefined
        ? undefined
        : {
            cents: Math.round((allowed - leftOf(chosen, asked)) / days),
            isKept: leftOf(chosen, asked) >= 0,
          },
  }
}

/** The party's costs at the destination; `admissionsCents` is for one adult. */
export function sumCosts(spending: Spending, admissionsCents: number): TripCosts {
  const { accommodation, meals, transport } = spending.fixedCents
  const activities = Math.round(admissionsCents * spending.admissionShares)
  return {
    accommodationCents: accommodation,
    mealsCents: meals,
    activitiesCents: activities,
    transportCents: transport,
    totalCents: accommodation + meals + transport + activities,
    overBudget: spending.isOverBudget,
  }
}
