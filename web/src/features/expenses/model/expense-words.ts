import { listed } from '@waymark/domain/wording'
import type { Expense } from '@waymark/contract/trips/expense'
import { type Dated, dayNumber } from '@waymark/domain/itinerary'
import { formatExactCents } from '@waymark/domain/prices'
import type { Member } from '../../../shared/trips/members.ts'

export const CATEGORY_NAMES: Record<Expense['category'], string> = {
  stay: 'Stays',
  food: 'Food',
  activity: 'Activities',
  transport: 'Transport',
  other: 'Other',
  settlement: 'Settlement',
}

/** Words of a title and the category that they speak of, most telling first: a 'hotel bar' is food. */
const TELLING: readonly (readonly [Expense['category'], RegExp])[] = [
  [
    'food',
    /\b(bar|beers?|breakfast|brunch|caf[eé]|coffees?|dinner|drinks?|food|gelato|groceries|ice creams?|lunch|pizza|restaurant|snacks?|supermarket|tapas|tips?|wine)\b/i,
  ],
  [
    'transport',
    /\b(airport|bikes?|boat|bolt|bus|cab|car|ferry|flights?|fuel|gas|grab|lyft|metro|parking|petrol|scooter|subway|taxi|tolls?|train|tram|transfer|tuk-?tuk|uber)\b/i,
  ],
  ['stay', /\b(airbnb|apartment|b&b|campsite|city tax|guest ?house|hostel|hotel|lodging|room|tourist tax)\b/i],
  [
    'activity',
    /\b(admission|aquarium|castle|concert|entrance|entry|exhibition|gallery|guide|museum|opera|show|spa|theatre|theater|tickets?|tour|zoo)\b/i,
  ],
]

/** The category that a title speaks of: 'Airport taxi' is transport. */
export const categoryIn = (title: string): Expense['category'] | undefined =>
  TELLING.find(([, words]) => words.test(title))?.[0]

/** 'You', a member's name, or a text for a former member. */
export const personName = (members: readonly Member[], uid: string): string => {
  const member = members.find((each) => each.uid === uid)
  if (member === undefined) return 'Somebody who has left'
  return member.isOneself ? 'You' : member.name
}

/** 'You owe Ann', 'Ben owes you'. */
export function debtWords({ from, to }: { readonly from: string; readonly to: string }, members: readonly Member[]) {
  const [debtor, creditor] = [personName(members, from), personName(members, to)]
  return `${debtor} ${debtor === 'You' ? 'owe' : 'owes'} ${creditor === 'You' ? 'you' : creditor}`
}

/** 'You paid, for Ann and Ben'. */
export function whoWords(
  { category, paidBy, sharedBy }: Pick<Expense, 'category' | 'paidBy' | 'sharedBy'>,
  members: readonly Member[],
): string {
  const names = sharedBy.map((uid) => personName(members, uid))
  const payer = personName(members, paidBy)
  if (category === 'settlement') return `${payer} to ${names.join(', ')}`
  const isForAll = members.length > 2 && members.every(({ uid }) => sharedBy.includes(uid))
  return `${payer} paid, for ${isForAll ? 'everybody' : listed(names.map((name) => (name === 'You' ? 'you' : name)))}`
}

/** The whole expense in one line, such as 'Dinner, €12.50, Food, day 2. You paid, for Ann and Ben'. */
export function expenseWords(
  expense: Omit<Expense, 'id' | 'by' | 'removedBy'>,
  trip: Dated,
  members: readonly Member[],
): string {
  const { title, amountCents, currency, category } = expense
  const day = dayNumber(trip, expense.day)
  const what = [
    title,
    formatExactCents(amountCents, currency),
    CATEGORY_NAMES[category],
    ...(day === null ? [] : [`day ${day}`]),
  ]
  return `${what.join(', ')}. ${whoWords(expense, members)}`
}
