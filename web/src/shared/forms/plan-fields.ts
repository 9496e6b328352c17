import { CalendarDay } from '@waymark/contract/primitives'
import { BUDGETS, TRAVEL_STYLES } from '@waymark/contract/trips/trip'
import { paths } from '../../config/paths.ts'

/** The fields of the trip form in their order on the screen. */
export const PLAN_FIELDS = [
  'departureCity',
  'destination',
  'startDate',
  'endDate',
  'budget',
  'travelStyle',
  'preferences',
] as const
export type PlanField = (typeof PLAN_FIELDS)[number]

/** What the form holds; an empty text is a field that has not been filled in. */
export type PlanFields = Record<PlanField, string>

export const EMPTY_PLAN: Readonly<PlanFields> = {
  departureCity: '',
  destination: '',
  startDate: '',
  endDate: '',
  budget: '',
  travelStyle: '',
  preferences: '',
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
  preferences: isFilled,
}

/** The address of the trip form with these fields filled in. */
export function planPathWith(fields: { readonly [Field in PlanField]?: string | undefined }): string {
  const search = new URLSearchParams()
  for (const field of PLAN_FIELDS) {
    const value = fields[field]
    if (value !== undefined && CAN_HOLD[field](value)) search.set(field, value)
  }
  return search.size === 0 ? paths.planTrip : `${paths.planTrip}?${search}`
}

/** The fields that an address fills in. Values that the form could not hold are left out. */
export function planFieldsIn(search: string): Partial<PlanFields> {
  const given: Partial<PlanFields> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    if (isPlanField(name) && CAN_HOLD[name](value)) given[name] = value
  }
  return given
}
