import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips/trip'
import { paths } from '../../config/paths.ts'

/** The trip form's fields in screen order. */
export const PLAN_FIELDS = [
  'departureCity',
  'destination',
  'startDate',
  'endDate',
  'budget',
  'travelStyle',
  'adults',
  'childAges',
  'preferences',
] as const
export type PlanField = (typeof PLAN_FIELDS)[number]

/** Form values; an empty text is a field that is not filled in, and one adult is the default. */
export type PlanFields = Record<PlanField, string>

export const EMPTY_PLAN: Readonly<PlanFields> = {
  departureCity: '',
  destination: '',
  startDate: '',
  endDate: '',
  budget: '',
  travelStyle: '',
  adults: '1',
  childAges: '',
  preferences: '',
}

/** The ages listed in a text such as '4, 7 and 10'; `NaN` for what is not a number. */
export const agesOfChildren = (text: string): number[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/[\s,;&+]+(?:and\s+)?/)
        .filter((part) => part !== '')
        .map(Number)

/** The request body. A single adult and no children are the API's defaults and are omitted. */
export function planBodyOf({ adults, childAges, ...fields }: PlanFields) {
  const ages = agesOfChildren(childAges)
  return {
    ...fields,
    ...(adults !== '' && (adults !== '1' || ages.length > 0) && { adults: Number(adults) }),
    ...(ages.length > 0 && { childAges: ages }),
  }
}

const isPlanField = (name: string): name is PlanField => PLAN_FIELDS.some((field) => field === name)

const oneOf = (words: readonly string[]) => (value: string) => words.includes(value)
const isDay = (value: string): boolean => CalendarDay.safeParse(value).success
const isFilled = (value: string): boolean => value.trim() !== ''

const CAN_HOLD: Record<PlanField, (value: string) => boolean> = {
  departureCity: isFilled,
  destination: isFilled,
  startDate: isDay,
  endDate: isDay,
  budget: oneOf(BUDGETS),
  travelStyle: oneOf(TRAVEL_STYLES),
  adults: (value) => Number.isInteger(Number(value)) && Number(value) > 1 && Number(value) <= LIMITS.adults,
  childAges: (value) => isFilled(value) && agesOfChildren(value).every((age) => age >= 0 && age <= LIMITS.childAge),
  preferences: isFilled,
}

/** URL of the trip form with these fields filled in. */
export function planPathWith(fields: { readonly [Field in PlanField]?: string | undefined }): string {
  const search = new URLSearchParams()
  for (const field of PLAN_FIELDS) {
    const value = fields[field]
    if (value !== undefined && CAN_HOLD[field](value)) search.set(field, value)
  }
  return search.size === 0 ? paths.planTrip : `${paths.planTrip}?${search}`
}

/** The form values in a URL; invalid ones are left out. */
export function planFieldsIn(search: string): Partial<PlanFields> {
  const given: Partial<PlanFields> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    // If the landing page's form is submitted before its script has loaded, it uses the field name of the stay search.
    const name = key === 'location' ? 'destination' : key
    if (isPlanField(name) && CAN_HOLD[name](value)) given[name] = value
  }
  return given
}
