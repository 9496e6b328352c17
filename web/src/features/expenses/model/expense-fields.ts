import { centsOf, moneyText } from '@waymark/contract/money'
import { Expense } from '@waymark/contract/trips/expense'
import { z } from '@waymark/contract/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** What the form of an expense changes. */
const { title, category, day, amountCents, currency, paidBy, sharedBy } = Expense.shape
const ExpenseForm = z.strictObject({ title, category, day, amountCents, currency, paidBy, sharedBy })
export type ExpenseForm = z.infer<typeof ExpenseForm>

/** The form as it is typed. */
export interface ExpenseFields {
  title: string
  amount: string
  currency: string
  category: Expense['category']
  /** The number of a day, or `NO_DAY`. */
  day: string
  paidBy: string
  sharedBy: string[]
}

/** A choice must have a value. */
export const NO_DAY = '-'

export const fieldsOf = (expense: Expense): ExpenseFields => ({
  title: expense.title,
  amount: moneyText(expense.amountCents),
  currency: expense.currency,
  category: expense.category,
  day: expense.day === null ? NO_DAY : String(expense.day),
  paidBy: expense.paidBy,
  sharedBy: expense.sharedBy,
})

const formOf = (fields: ExpenseFields): unknown => ({
  // One line, as the rules want it: what is pasted may hold tabs and line breaks.
  title: fields.title.replaceAll(/\p{Cc}+/gu, ' '),
  // Half of the world writes a comma; what is no amount is a fault of the form.
  amountCents: centsOf(fields.amount.replace(',', '.')) ?? NaN,
  currency: fields.currency.trim().toUpperCase(),
  category: fields.category,
  day: fields.day === NO_DAY ? null : Number(fields.day),
  paidBy: fields.paidBy,
  sharedBy: fields.sharedBy,
})

/** Which field a fault belongs to, and what is said beside it. */
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

/** Judges the form by the contract. */
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
