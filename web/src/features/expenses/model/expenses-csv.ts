import { moneyText } from '@waymark/contract/money'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeExpenses } from '@waymark/domain/expenses'
import { type Dated, datesOfDays } from '@waymark/domain/itinerary'
import type { Member } from '../../../shared/trips/members.ts'
import { CATEGORY_NAMES, personName } from './expense-words.ts'

/**
 * Leading characters that a spreadsheet takes for a formula, also in full width (owasp.org, CSV injection); an
 * apostrophe in front prevents it. Where lists are separated by semicolons, a cell can begin after one.
 */
const FORMULA = /(^|;)(?=[=+\-@\t\r\n|%＝＋－＠])/g

const cell = (text: string): string => {
  const harmless = text.replaceAll(FORMULA, "$1'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The expenses of a trip as CSV (RFC 4180), with a byte order mark, by which Excel recognises UTF-8. */
export function expensesCsv(trip: Dated & Pick<Trip, 'expenses'>, members: readonly Member[]): string {
  const name = (uid: string) => personName(members, uid)
  const rows = activeExpenses(trip).map(({ title, category, day, amountCents, currency, paidBy, sharedBy }) => [
    datesOfDays(trip).find(({ key }) => key === day)?.date ?? '',
    title,
    CATEGORY_NAMES[category],
    moneyText(amountCents),
    currency,
    name(paidBy),
    sharedBy.map(name).join('; '),
  ])
  const lines = [['Date', 'What', 'Category', 'Amount', 'Currency', 'Paid by', 'For'], ...rows]
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
