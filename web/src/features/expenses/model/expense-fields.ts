import { centsOf, moneyText } from '@waymark/contract/money'
import { Expense } from '@waymark/contract/trips/expense'
import { z } from '@waymark/contract/zod'
import type { Trip } from '@waymark/contract/trips/trip'
import { type Dated, datesOfDays, dayNumber } from '@waymark/domain/itinerary'
import { formatExactCents } from '@waymark/domain/prices'
import { wallClock } from '@waymark/domain/wall-clock'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** The fields that the form edits. */
const { title, category, day, amountCents, currency, paidBy, sharedBy } = Expense.shape
const ExpenseForm = z.strictObject({ title, category, day, amountCents, currency, paidBy, sharedBy })
export type ExpenseForm = z.infer<typeof ExpenseForm>

/** Form values. */
export interface ExpenseFields {
  title: string
  amount: string
  currency: string
  category: Expense['category']
  /** A day key, or `NO_DAY`. */
  day: string
  paidBy: string
  sharedBy: string[]
}

/** Radix selects do not allow an empty value. */
export const NO_DAY = '-'

/** The day of a new expense: today during the trip, by the clock of the place. */
export function dayNow(trip: Dated & Pick<Trip, 'place'>, now: Date): string {
  const date = wallClock(trip.place.timeZone, now).slice(0, 10)
  return String(datesOfDays(trip).find((day) => day.date === date)?.key ?? NO_DAY)
}

export const fieldsOf = (expense: Expense, trip: Dated): ExpenseFields => ({
  title: expense.title,
  amount: moneyText(expense.amountCents),
  currency: expense.currency,
  category: expense.category,
  day: dayNumber(trip, expense.day) === null ? NO_DAY : String(expense.day),
  paidBy: expense.paidBy,
  sharedBy: expense.sharedBy,
})

/** What each pays of an expense that is shared evenly: 'About €4.17 each'; undefined while it is not known. */
export function shareWords({
  amount,
  currency,
  sharedBy,
}: Pick<ExpenseFields, 'amount' | 'currency' | 'sharedBy'>): string | undefined {
  const cents = centsOf(amount.replace(',', '.'))
  const code = currency.trim().toUpperCase()
  const count = sharedBy.length
  if (cents === undefined || cents <= 0 || count < 2 || !ExpenseForm.shape.currency.safeParse(code).success)
    return undefined
  return `${cents % count === 0 ? '' : 'About '}${formatExactCents(Math.round(cents / count), code)} each, split evenly`
}

const formOf = (fields: ExpenseFields): unknown => ({
  // Single-line, as the rules require: pasted text may contain tabs and line breaks.
  title: fields.title.replaceAll(/\p{Cc}+/gu, ' '),
  // Many countries use a decimal comma. An invalid amount is a form error.
  amountCents: centsOf(fields.amount.replace(',', '.')) ?? NaN,
  currency: fields.currency.trim().toUpperCase(),
  category: fields.category,
  day: fields.day === NO_DAY ? null : Number(fields.day),
  paidBy: fields.paidBy,
  sharedBy: fields.sharedBy,
})

/** The form field and message for each schema field. */
const FAULTS: Record<keyof ExpenseForm, readonly [field: keyof ExpenseFields, said: string]> = {
  title: ['title', 'A title of up to 200 characters is required'],
  amountCents: ['amount', 'An amount such as 12.50, up to 1,000,000'],
  currency: ['currency', 'Three letters such as EUR'],
  category: ['category', 'Choose one'],
  day: ['day', 'Choose one'],
  paidBy: ['paidBy', 'Choose one'],
  sharedBy: ['sharedBy', 'Somebody has to share it'],
}

const isFormKey = (key: unknown): key is keyof ExpenseForm => typeof key === 'string' && key in FAULTS

/** Validates the form with the contract. */
export const expenseResolver: Resolver<ExpenseFields, unknown, ExpenseForm> = (fields) => {
  const parsed = ExpenseForm.safeParse(formOf(fields))
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: FieldErrors<ExpenseFields> = {}
  for (const { path } of parsed.error.issues) {
    const [key] = path
    if (!isFormKey(key)) continue
    const [field, message] = FAULTS[key]
    Object.assign(errors, { [field]: { type: 'contract', message } })
  }
  return { values: {}, errors }
}
