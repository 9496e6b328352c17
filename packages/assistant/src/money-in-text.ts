import { BUDGETS, type Budget, TRAVEL_STYLES, type TravelStyle } from '@waymark/contract/trips/trip'
import { BAND_TOP_CENTS } from '@waymark/domain/trip-total'

const NUMBER = '(\\d{1,3}(?:[, ]\\d{3})+|\\d{1,6})(\\s?k\\b)?'
const AMOUNTS = [
  new RegExp(`(?:\\$|usd ?)\\s?${NUMBER}`),
  new RegExp(`\\b${NUMBER}\\s?(?:dollars?|usd|bucks)\\b`),
  new RegExp(`\\bbudget\\b[^.?!\\d]{0,20}${NUMBER}`),
]

/** The budget in a text, in whole dollars. */
export function budgetIn(text: string): number | undefined {
  const words = text.toLowerCase()
  for (const pattern of AMOUNTS) {
    const [, digits, thousands] = pattern.exec(words) ?? []
    if (digits === undefined) continue
    const amount = Number(digits.replaceAll(/[, ]/g, '')) * (thousands === undefined ? 1 : 1000)
    if (amount >= 10 && amount <= 1_000_000) return amount
  }
  return undefined
}

/** As stored in the context: "1,500". */
export const writtenAmount = (dollars: number): string => dollars.toLocaleString('en-US')

/** Dollars of a budget in the context: the upper end of "1,000 - 2,500". */
export function dollarsOf(budget: string | undefined): number | undefined {
  const last = budget?.match(/\d[\d,]*/g)?.at(-1)
  return last === undefined ? undefined : Number(last.replaceAll(',', ''))
}

/** The budget band of the trip form that contains an amount. */
export const bandOf = (dollars: number): Budget =>
  BUDGETS.find((band) => dollars * 100 <= BAND_TOP_CENTS[band]) ?? '$5,000+'

const STYLE_WORDS: Readonly<Record<TravelStyle, RegExp>> = {
  Adventure: /\b(?:adventur\w*|hik(?:e|ing)|trek\w*|outdoors?)\b/,
  Relaxation: /\b(?:relax\w*|beach(?:es)?|spa|quiet|slow|honeymoon|romantic)\b/,
  Culture: /\b(?:cultur\w*|museums?|histor\w*|art)\b/,
  Business: /\b(?:business|conference|work trip)\b/,
  Family: /\b(?:famil(?:y|ies)|kids?|children|toddlers?|baby)\b/,
  Solo: /\b(?:solo|alone|by myself|on my own)\b/,
  Luxury: /\b(?:luxur\w*|five[- ]star|5[- ]star)\b/,
  Budget: /\b(?:cheap\w*|backpack\w*|low[- ]cost|on a budget)\b/,
}

/** The travel style a text asks for. */
export function styleIn(text: string): TravelStyle | undefined {
  const words = text.toLowerCase()
  return TRAVEL_STYLES.find((style) => STYLE_WORDS[style].test(words))
}
