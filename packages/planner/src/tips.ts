import { LIMITS } from '@waymark/contract/limits'
import { countryOf } from '@waymark/atlas/countries'
import { converted, rateExample, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { type FoundCity, shownName } from '@waymark/atlas/find-city'

import { hasToddler } from './childrens-day.ts'
import { northernLightsTip } from './northern-lights.ts'
import { seasonTip } from './season.ts'
import { spokenHours, timeDifference } from './time-difference.ts'
import type { PlanningContext } from './planning-context.ts'
import { askTip, UNREAD_ALLERGY_TIP } from './food-tips.ts'
import { CHECK_TIP, OPEN_DATA_LICENCE } from './public-tips.ts'
import { listed } from '@waymark/domain/wording'
import { groupedDigits, inSentence } from './wording.ts'
import { WISH_NOTES } from './wish-notes.ts'
import { wayTip } from './way-cost.ts'
import { whichPartTip } from './which-part.ts'
import { likesLabel } from './wishes/liked-topics.ts'
import { dailyLimitLabel } from './wishes/daily-limit.ts'
import { sightLabel } from './wishes/sights-in-text.ts'
import { ALLERGY } from './wishes/unread.ts'
import type { Wishes } from './wishes.ts'
import { restDaysLabel } from './wishes/free-time.ts'

const JET_LAG_MINUTES = 5 * 60

/** The words by which `checkPlan` recognises a plan over budget. */
export const OVER_BUDGET_WORDS = 'above your budget'

/** ', at home it is Euro (EUR)'. */
function atHome(home: FoundCity): string {
  const { currency } = countryOf(home.countryCode)
  return currency.code === '' ? '' : `, at home it is ${currency.name} (${currency.code})`
}

/** ' 100 EUR are about 17,900 JPY by the rates of 2026-09-29.'; empty if a rate is missing. */
function rateLine(code: string, home: FoundCity | undefined): string {
  const own = (home && countryOf(home.countryCode).currency.code) || 'USD'
  const example = own === code ? undefined : rateExample(own, code)
  return example
    ? ` ${groupedDigits(example.amount)} ${own} are about ${groupedDigits(example.value)} ${code} by the rates of ${RATES_DATE}.`
    : ''
}

function moneyTip(city: FoundCity, home: FoundCity | undefined): string | undefined {
  const { currency } = countryOf(city.countryCode)
  if (currency.code === '') return undefined
  const name = `${currency.name} (${currency.code})`
  return home && countryOf(home.countryCode).currency.code === currency.code
    ? `You pay in the same currency as at home, ${name}.`
    : `The currency is ${name}${home ? atHome(home) : ''}; ask your bank what it charges abroad and draw cash from bank machines rather than exchange booths.${rateLine(currency.code, home)}`
}

function languageTip(city: FoundCity, home: FoundCity | undefined): string | undefined {
  const { name, languages } = countryOf(city.countryCode)
  if (languages.length === 0) return undefined
  const spoken = home ? countryOf(home.countryCode).languages : []
  if (languages.some((language) => spoken.includes(language))) return undefined
  return `${languages.length === 1 ? 'The official language' : 'Official languages'} of ${inSentence(name)}: ${listed(languages)}. Learn to greet, to thank and to count to ten before you go.`
}

function clockTip(city: FoundCity, home: FoundCity | undefined, date: string): string | undefined {
  if (!home) return `${shownName(city)} keeps the time of ${city.timeZone.replaceAll('_', ' ')}.`
  const minutes = timeDifference(home.timeZone, city.timeZone, date)
  if (minutes === 0) return undefined
  const difference = `Clocks in ${shownName(city)} are ${spokenHours(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${shownName(home)} on your first day.`
  return Math.abs(minutes) >= JET_LAG_MINUTES
    ? `${difference} Keep the first evening easy and sleep on local time.`
    : difference
}

function entryTip(city: FoundCity, home: FoundCity | undefined): string {
  const { name } = countryOf(city.countryCode)
  return home?.countryCode === city.countryCode
    ? 'You stay within the country: an identity card is enough for most journeys, but check what your carrier asks for.'
    : `Whether you need a visa or an entry permit for ${inSentence(name)} depends on your passport: check the official source of its government before you book.`
}

const generalTip = (name: string): string =>
  `The guide has no checked places for ${name} yet, so the plan names kinds of things to do: ask at the visitor office or your host which ones are best.`

const uncheckedTip = (name: string): string =>
  `Our atlas has no checked places for ${name} yet: look up each place of this plan before you rely on it.`

const openDataTip = (name: string): string =>
  `The places for ${name} are open data, from OpenStreetMap (© OpenStreetMap contributors, ${OPEN_DATA_LICENCE}) and Wikidata, which nobody here has checked: look each up before you go.`

/** The basis of a plan for a town that the atlas does not describe. */
function groundTip({ name, morePlaces }: PlanningContext, namesPlaces: boolean): string {
  if (morePlaces.length > 0) return openDataTip(name)
  return namesPlaces ? uncheckedTip(name) : generalTip(name)
}

/** Advice for travellers who avoid a food. */
export const foodTip = ({ food }: Wishes): string | undefined => (food.ask === undefined ? undefined : askTip(food.ask))

/** A trip without a full day has no rest day, and one of few days fewer than asked for. */
const givenRestDays = ({ wishes: { restDays }, slots }: PlanningContext): number =>
  Math.min(restDays, slots.filter(({ isRest }) => isRest).length)

/** The words by which `checkPlan` recognises a plan above a limit per day. */
export const OVER_LIMIT_WORDS = 'cannot be kept'

const COVERED = {
  everything: 'beds, meals and local transport',
  'everything but the bed': 'meals and local transport',
  meals: 'meals',
} as const

function dailyLimitTip({
  wishes: { dailyLimit },
  spending: { daily },
  party,
  name,
}: PlanningContext): string | undefined {
  if (!dailyLimit || !daily) return undefined
  const { amount, currency, isEach, covers } = dailyLimit
  const heads = party.adults + party.childAges.length
  const spent = converted(daily.cents / 100 / (isEach ? heads : 1), 'USD', currency)
  if (spent === undefined) return undefined
  const whose = isEach ? ' each' : heads > 1 ? ' for everybody together' : ''
  const limit = `Your limit of ${groupedDigits(amount)} ${currency} a day${whose}`
  const cost = `about ${groupedDigits(Math.round(spent))} ${currency} a day`
  if (!daily.isKept) return `${limit} ${OVER_LIMIT_WORDS}: the simplest ${COVERED[covers]} in ${name} come to ${cost}.`
  const rest = covers === 'meals' ? '' : ', and tickets to no more than the rest'
  return `${limit} is kept by the guide's own prices: ${COVERED[covers]} come to ${cost}${rest}.`
}

interface Unmet {
  /** Liked topics. */
  readonly missing: readonly string[]
  /** Places by name. */
  readonly unseen: readonly string[]
  /** Wishes for certain days, by their labels. */
  readonly missedDays?: readonly string[]
}

function heededIn(context: PlanningContext, { missing, unseen, missedDays = [] }: Unmet): readonly string[] {
  const { restDays, heeded, dailyLimit } = context.wishes
  const given = givenRestDays(context)
  const unmet = new Set([...missing.map(likesLabel), ...unseen.map(sightLabel), ...missedDays])
  if (dailyLimit && context.spending.daily?.isKept !== true) unmet.add(dailyLimitLabel(dailyLimit))
  return heeded
    .filter((label) => !unmet.has(label))
    .flatMap((label) =>
      restDays === 0 || label !== restDaysLabel(restDays) ? [label] : given === 0 ? [] : [restDaysLabel(given)],
    )
}

function restDaysTip(context: PlanningContext): string | undefined {
  const given = givenRestDays(context)
  if (given === context.wishes.restDays) return undefined
  return given === 0
    ? 'The trip is too short for a rest day: every day has a journey in it.'
    : `The trip is too short for ${context.wishes.restDays} rest days: it has ${given === 1 ? 'one' : given}.`
}

/** What a liking for something asks for, and the plan has not. */
const missingTip = (missing: readonly string[], name: string): string | undefined =>
  missing.length === 0
    ? undefined
    : `${WISH_NOTES.missing}because the guide knows nothing that fits around ${name}: ${missing.join(', ')}.`

const wishTips = (wishes: Wishes, context: PlanningContext, unmet: Unmet): (string | undefined)[] => [
  heededIn(context, unmet).length > 0
    ? `${WISH_NOTES.heeded}${heededIn(context, unmet).join(', ')}.`.slice(0, LIMITS.longText)
    : undefined,
  missingTip(unmet.missing, context.name),
  unmet.unseen.length > 0
    ? `${WISH_NOTES.unseen}it is closed on your days or fits into none: ${unmet.unseen.join(', ')}.`
    : undefined,
  wishes.festivalNotes.length > 0 ? `${WISH_NOTES.unseen}${wishes.festivalNotes.join('; ')}.` : undefined,
  unmet.missedDays && unmet.missedDays.length > 0 ? `${WISH_NOTES.otherDay}${unmet.missedDays.join(', ')}.` : undefined,
  restDaysTip(context),
  dailyLimitTip(context),
  wishes.avoidsUnderground
    ? 'Without the underground: ask your map for ways by bus or tram; where a plan says local transport, that is what it means.'
    : undefined,
  wishes.unheeded.length > 0 ? `${WISH_NOTES.unheeded}${wishes.unheeded.join(', ')}.` : undefined,
  wishes.namedOnly.length > 0
    ? `${WISH_NOTES.notFound}${wishes.namedOnly.map((part) => `“${part}”`).join(', ')}.`
    : undefined,
  wishes.unread.length > 0
    ? `${WISH_NOTES.unread}${wishes.unread.length} ${wishes.unread.length === 1 ? 'part' : 'parts'} of your preferences.`
    : undefined,
  foodTip(wishes),
  wishes.unread.some((part) => ALLERGY.test(part)) ? UNREAD_ALLERGY_TIP : undefined,
  wishes.withDog
    ? 'With a dog: parks and streets come first; museums, palaces and churches mostly let none in, so take turns or ask before you go.'
    : undefined,
  wishes.withChildren
    ? 'With children, keep one activity a day as an option that may be dropped, and ask about family tickets.'
    : undefined,
  hasToddler(wishes)
    ? 'With a small child: nothing is planned in town between half past twelve and three, for lunch and a nap, nor after dinner; have the nearest playground shown to you where you stay.'
    : undefined,
  wishes.needsEasyWays
    ? 'Ask each place beforehand about lifts, ramps and seats: access changes and the plan cannot know it.'
    : undefined,
]

/** Mentions the sight that is paid in any case. */
const withSight = ({ sight, name }: PlanningContext): string =>
  sight === undefined || sight.name === name ? '' : `, with the visit of ${sight.name},`

interface TipFacts {
  /** Whether the plan contains places although the atlas describes none. */
  readonly namesPlaces?: boolean
  /** What the wishes ask for and the plan does not have. */
  readonly unmet?: Unmet
  /** Whether its places cost more than the budget leaves for them. */
  readonly isAboveBudget?: boolean
}

/**
 * Practical tips: about the place, money, language, time zone, season and entry. */
export function tipsFor(
  context: PlanningContext,
  { namesPlaces = false, unmet = { missing: [], unseen: [] }, isAboveBudget = false }: TipFacts = {},
): string[] {
  const { request, city, home, destination, wishes, name, slots } = context
  const weather = slots[0]?.weather
  const tips = [
    context.spending.isOverBudget
      ? `Even the simplest stay of this length in ${name}${withSight(context)} is ${OVER_BUDGET_WORDS} of ${request.budget}: shorten the trip or choose a higher budget.`
      : isAboveBudget
        ? `With the places that you wish to see this is ${OVER_BUDGET_WORDS} of ${request.budget}: leave one out, shorten the trip or choose a higher budget.`
        : undefined,
    whichPartTip(context),
    wishes.seeksNorthernLights
      ? northernLightsTip(
          name,
          city,
          slots.some(({ sun }) => sun.dark !== undefined),
        )
      : undefined,
    ...(destination?.tips ?? [groundTip(context, namesPlaces)]),
    ...wishTips(wishes, context, unmet),
    moneyTip(city, home),
    wayTip(context),
    languageTip(city, home),
    clockTip(city, home, request.startDate),
    weather && seasonTip(name, city.lat, request.startDate, weather),
    entryTip(city, home),
    destination ? CHECK_TIP : undefined,
  ]
  return tips.flatMap((tip) => tip ?? []).slice(0, LIMITS.tips)
}
