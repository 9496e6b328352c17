import { anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { LIMITS } from '@waymark/contract/limits'
import { EXPENSE_CATEGORIES, type Expense } from '@waymark/contract/trips/expense'
import { deleteField, doc, type Firestore, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore'
import { NAMES_OF_ALL, whoDoesWhat, type Row } from './who-does-what.ts'

const shared = {
  memberIds: ['ann', 'ben', 'vic'],
  roles: { ann: 'owner', ben: 'editor', vic: 'viewer' },
} satisfies Partial<ReturnType<typeof aTripOfStops>>
const expensesOf = (count: number): Record<string, Expense> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`e${i}`, anExpense({ id: `e${i}` })]))

const SEED = {
  'trips/trip-1': aTripOfStops({
    ...shared,
    removals: { gone: '2027-01-01', cleared: '2026-01-01' },
    expenses: {
      ...expensesOf(2),
      gone: anExpense({ id: 'gone', removedBy: 'ben', by: 'ben' }),
      left: anExpense({ id: 'left', paidBy: 'cat', sharedBy: ['cat', 'ann'] }),
      treat: anExpense({ id: 'treat', paidBy: 'cat', sharedBy: ['ann'] }),
    },
  }),
  'trips/none': aTripOfStops(shared),
  'trips/full': aTripOfStops({ ...shared, expenses: expensesOf(LIMITS.expenses) }),
  'trips/nearly-full': aTripOfStops({ ...shared, expenses: expensesOf(LIMITS.expenses - 1) }),
  'trips/more-than-full': aTripOfStops({ ...shared, expenses: expensesOf(LIMITS.expenses + 1) }),
}

type Fields = Record<string, unknown>
const row = (may: boolean, as: Row['as'], does: string, fields: Fields, trip = 'trip-1'): Row => ({
  who: as === null ? 'who is signed out' : typeof as === 'string' ? as : 'an admin',
  does,
  as,
  act: (db: Firestore) => updateDoc(doc(db, `trips/${trip}`), { updatedAt: serverTimestamp(), ...fields }),
  may,
})
const may = (as: Row['as'], does: string, fields: Fields, trip?: string) => row(true, as, does, fields, trip)
const mayNot = (as: Row['as'], does: string, fields: Fields, trip?: string) => row(false, as, does, fields, trip)

const add = (changes: Fields = {}, key = 'new'): Fields => ({
  [`expenses.${key}`]: { ...anExpense({ id: key, by: 'ben' }), ...changes },
})
const edit = (fields: Fields, id = 'e0'): Fields =>
  Object.fromEntries(
    Object.entries({ by: 'ben', ...fields }).map(([field, value]) => [`expenses.${id}.${field}`, value]),
  )

/** One field of an expense: what it may be, and beside it what it may not. */
const values = (field: keyof Expense, good: readonly unknown[], bad: readonly unknown[]): Row[] => [
  ...good.map((value) => may('ben', `writes ${field} ${JSON.stringify(value).slice(0, 60)}`, edit({ [field]: value }))),
  ...[...bad, { a: 'map' }, deleteField()].map((value, i) =>
    mayNot('ben', `writes ${field} ${JSON.stringify(value)?.slice(0, 60)} (${i})`, edit({ [field]: value })),
  ),
]

/** As it is: an addition goes without the time of a change. */
const untimed = { updatedAt: Timestamp.fromDate(new Date(SEED['trips/trip-1'].updatedAt)) }
const { title: _title, ...untitled } = anExpense({ id: 'new', by: 'ben' })

whoDoesWhat('expenses of trips', SEED, [
  may('ann', 'adds an expense', add({ by: 'ann' })),
  may('ben', 'adds an expense', add()),
  ...NAMES_OF_ALL.flatMap((name) => [
    mayNot('ben', `adds an expense called ${name}`, add({}, name)),
    may('ben', `adds an expense called ${name}s`, add({}, `${name}s`)),
  ]),
  may('ben', 'adds the first expense', add(), 'none'),
  may('ben', 'adds an expense without a time', { ...add(), ...untimed }),
  mayNot('ben', 'adds an expense again that another has changed', { ...add({ title: 'x' }, 'e0'), ...untimed }),
  may('ben', 'changes an expense with the time of the server', edit({ amountCents: 5 })),
  mayNot('ben', 'changes an expense without a time', { ...edit({ amountCents: 5 }), ...untimed }),
  mayNot('ben', 'adds an expense again that was removed and cleared meanwhile', { ...add({}, 'cleared'), ...untimed }),
  mayNot('ben', 'adds it again with a time', add({}, 'cleared')),
  mayNot('ben', 'changes an expense that was cleared', edit({ title: 'x' }, 'cleared')),
  mayNot('vic', 'adds an expense', add({ by: 'vic' })),
  mayNot('eve', 'adds an expense', add({ by: 'eve' })),
  mayNot({ admin: 'root' }, 'adds an expense', add({ by: 'root' })),
  mayNot(null, 'adds an expense', add()),
  mayNot('ben', 'adds an expense in the name of another', add({ by: 'ann' })),
  may('ben', 'adds what another has paid', add({ paidBy: 'ann' })),
  mayNot('ben', 'adds what a stranger has paid', add({ paidBy: 'eve' })),
  may('ben', 'adds an expense for everybody', add({ sharedBy: ['ann', 'ben', 'vic'] })),
  mayNot('ben', 'adds an expense for a stranger', add({ sharedBy: ['ann', 'eve'] })),
  mayNot('ben', 'adds an expense for nobody', add({ sharedBy: [] })),
  mayNot('ben', 'adds an expense under another id', add({ id: 'other' })),
  mayNot('ben', 'adds an expense with a field too many', add({ secret: 'x' })),
  ...Object.keys(anExpense()).map((field) => {
    const { [field]: _left, ...others } = anExpense({ id: 'new', by: 'ben' }) as Fields
    return mayNot('ben', `adds an expense with another field for ${field}`, {
      'expenses.new': { ...others, secret: null },
    })
  }),
  mayNot('ben', 'adds an expense without a title', { 'expenses.new': untitled }),
  mayNot('ben', 'adds an expense with an id of dots', { 'expenses.new': anExpense({ id: 'a.b', by: 'ben' }) }),
  mayNot('ben', 'adds two expenses at once', { ...add(), ...add({}, 'two') }),
  may('ben', 'adds the last expense that fits', add(), 'nearly-full'),
  mayNot('ben', 'adds one expense more', add(), 'full'),
  may('ben', 'changes an expense of a full trip', edit({ amountCents: 1 }), 'full'),
  may('ben', 'changes an expense where there are too many', edit({ amountCents: 1 }), 'more-than-full'),
  mayNot('ben', 'adds an expense where there are too many', add(), 'more-than-full'),
  mayNot('ben', 'takes an expense away', { 'expenses.e0': deleteField() }),
  mayNot('ben', 'takes all expenses away', { expenses: {} }),
  mayNot('ben', 'takes the map away', { expenses: deleteField() }),
  mayNot('ben', 'puts one expense in the place of another', {
    'expenses.e0': deleteField(),
    'expenses.new': anExpense({ id: 'new', by: 'ben' }),
  }),

  may('ben', 'removes an expense', edit({ removedBy: 'ben' })),
  mayNot('ben', 'removes an expense in the name of another', edit({ removedBy: 'ann' })),
  may('ben', 'brings back what they have removed', edit({ removedBy: null }, 'gone')),
  mayNot('ann', 'brings back what another has removed', edit({ removedBy: null, by: 'ann' }, 'gone')),
  may('ann', 'changes what another has removed', edit({ title: 'x', by: 'ann' }, 'gone')),
  mayNot('ben', 'changes an expense without saying so', { 'expenses.e0.amountCents': 5, 'expenses.e0.by': 'ann' }),
  may('ben', 'changes what somebody has paid who has left', edit({ amountCents: 5 }, 'left')),
  may('ben', 'changes what somebody has paid for others who has left', edit({ amountCents: 5 }, 'treat')),
  mayNot('ben', 'has somebody who has left pay another expense', edit({ paidBy: 'cat' })),

  ...values('title', ['x'.repeat(LIMITS.shortText)], ['', ' ', 'x'.repeat(LIMITS.shortText + 1), 5, null]),
  ...values('category', EXPENSE_CATEGORIES, ['gambling', null, 5]),
  ...values('day', [1, 30, null], [0, 31, 1.5, '1']),
  ...values('amountCents', [0, 100_000_000], [-1, 100_000_001, 1.5, '5', null]),
  ...values('currency', ['USD', 'JPY'], ['usd', 'EURO', null, 5]),
  ...values('paidBy', ['ann', 'ben', 'vic'], ['eve', null, 5, '']),
  ...values('sharedBy', [['ben'], ['ann', 'ben', 'vic']], [[], ['eve'], ['ann', 5], 'ann', null]),
  may('ben', 'adds an expense of the shortest id', add({}, 'x')),
  may('ben', 'adds an expense of the longest id', add({}, 'x'.repeat(64))),
  mayNot('ben', 'adds an expense of a longer id', add({}, 'x'.repeat(65))),
  may('ben', 'adds an expense of an id in capitals', add({}, 'A9')),
  mayNot('ben', 'adds an expense of an id with an underscore', add({}, 'a_b')),
  mayNot('ben', 'shares an expense among more than may be on a trip', edit({ sharedBy: Array(21).fill('ann') })),
  may('ben', 'shares an expense among as many as may be on a trip', edit({ sharedBy: Array(20).fill('ann') })),
])
