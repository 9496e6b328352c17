import { aPackingList } from '@waymark/contract/fixtures/packing'
import { anExpense, aPresence, aStop, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { PackingList } from '@waymark/contract/packing/packing-list'
import { Trip } from '@waymark/contract/trips/trip'
import { z } from '@waymark/contract/zod'
import {
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRules, stored, type RulesEnvironment } from './env.ts'

/** A trip of ann that ed edits and vic views, from which rem was removed; and the list that ann and ed pack by. */
const people = { memberIds: ['ann', 'ed', 'vic'], roles: { ann: 'owner', ed: 'editor', vic: 'viewer' } } as const
const item = Object.values(aPackingList().items)[0]!
const SEED = {
  'trips/trip-1': aTripOfStops({
    memberIds: [...people.memberIds],
    roles: { ...people.roles },
    stops: { 'd1-1': aStop(), gone: aStop({ id: 'gone', removedBy: 'ann' }) },
    expenses: { dinner: anExpense() },
    removals: { cleared: '2026-01-01' },
    removedDays: { 2: true },
    removedBy: { 2: { day: 2, by: 'ann' } },
  }),
  'trips/trip-1/presence/ann': aPresence(),
  'packingLists/list-1': aPackingList({ memberIds: ['ann', 'ed'] }),
}

const SCHEMAS = { trips: Trip, packingLists: PackingList }

/** Whatever these are, they are not written by a browser, nor by somebody who may only read. */
const FIXED = ['userId', 'memberIds', 'roles', 'memberNames', 'createdAt', 'itinerary', 'progress', 'place', 'removals']

const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  'x\ny',
  'x'.repeat(2_001),
  'javascript:alert(1)',
  '2027-02-30',
  42,
  -1,
  1.5,
  1e12,
  Number.NaN,
  true,
  [],
  ['ed', 'vic', 'eve'],
  {},
  { ed: 'owner', vic: 'owner', eve: 'owner' },
  Timestamp.fromMillis(0),
  serverTimestamp(),
  deleteField(),
]

interface Attempt {
  readonly does: string
  readonly act: (db: Firestore, uid: string) => Promise<unknown>
}

const writes = (path: string, does: string, fields: (uid: string) => Record<string, unknown>): Attempt[] =>
  [{ updatedAt: serverTimestamp() }, {}].map((time) => ({
    does: `${path}: ${does}${'updatedAt' in time ? '' : ', without a time'}`,
    act: (db, uid) => updateDoc(doc(db, path), { ...time, ...fields(uid) }),
  }))

const told = (value: unknown): string => JSON.stringify(value).slice(0, 40)

/** Each field of the document as each of those values, and fields that it has not. */
const fieldByField = (path: keyof typeof SEED): Attempt[] =>
  [
    ...Object.keys(stored(SEED[path])),
    'isAdmin',
    'purgeAt',
    'dayOrder',
    'removedDays',
    'removedBy',
    'edits',
    'packers',
    'memberNames',
  ].flatMap((field) =>
    HOSTILE.flatMap((value) => writes(path, `${field} = ${told(value)}`, () => ({ [field]: value })).slice(0, 1)),
  )

/** One entry of a map, as somebody may add it, with each of its fields as each of those values, and more or less of them. */
function entryByEntry(path: string, map: string, key: string, make: (uid: string) => object): Attempt[] {
  const at = `${map}.${key}`
  const fields = Object.keys(make('ed'))
  return [
    ...writes(path, `adds ${at}`, (uid) => ({ [at]: make(uid) })),
    ...writes(path, `adds ${at} as ann`, () => ({ [at]: make('ann') })),
    ...writes(path, `adds ${at} with more`, (uid) => ({ [at]: { ...make(uid), isAdmin: true } })),
    ...fields.flatMap((field) => {
      const less = (uid: string) => Object.fromEntries(Object.entries(make(uid)).filter(([name]) => name !== field))
      const values = HOSTILE.slice(0, -2).flatMap((value) =>
        writes(path, `${at}.${field} = ${told(value)}`, (uid) => ({ [at]: { ...make(uid), [field]: value } })).slice(
          0,
          1,
        ),
      )
      return [...values, ...writes(path, `${at} without ${field}`, (uid) => ({ [at]: less(uid) })).slice(0, 1)]
    }),
  ]
}

const ATTEMPTS: readonly Attempt[] = [
  ...fieldByField('trips/trip-1'),
  ...fieldByField('packingLists/list-1'),
  ...entryByEntry('trips/trip-1', 'stops', 'new', (by) => aStop({ id: 'new', by })),
  ...entryByEntry('trips/trip-1', 'stops', 'd1-1', (by) => aStop({ by, note: 'x' })),
  ...entryByEntry('trips/trip-1', 'days', '2', () => aTripDay()),
  ...['dayOrder.9', 'removedDays.1'].flatMap((at) =>
    [...HOSTILE, 'a0V', true].flatMap((value) =>
      writes('trips/trip-1', `${at} = ${told(value)}`, () => ({ [at]: value })),
    ),
  ),
  ...entryByEntry('trips/trip-1', 'removedBy', '2', (by) => ({ day: 2, by })),
  ...entryByEntry('trips/trip-1', 'removedBy', '3', (by) => ({ day: 3, by })),
  ...entryByEntry('trips/trip-1', 'expenses', 'new', (by) => anExpense({ id: 'new', by })),
  ...entryByEntry('packingLists/list-1', 'items', 'new', () => ({ ...item, id: 'new' })),
  ...writes('trips/trip-1', 'takes a stop away', () => ({ 'stops.d1-1': deleteField() })),
  ...writes('trips/trip-1', 'brings back what ann removed', (by) => ({ 'stops.gone': aStop({ id: 'gone', by }) })),
  ...writes('trips/trip-1', 'adds what was cleared', (by) => ({ 'stops.cleared': aStop({ id: 'cleared', by }) })),
  ...writes('trips/trip-1', 'one under the id of another', (by) => ({ 'stops.a': aStop({ id: 'b', by }) })),
  ...writes('trips/trip-1', 'takes over an expense', (by) => ({ 'expenses.dinner': anExpense({ by, paidBy: 'eve' }) })),
  ...(['trips/trip-1', 'packingLists/list-1'] as const).flatMap((path): Attempt[] => [
    { does: `deletes ${path}`, act: (db) => deleteDoc(doc(db, path)) },
    { does: `writes below ${path}`, act: (db) => setDoc(doc(db, `${path}/below/it`), { n: 1 }) },
    { does: `replaces ${path}`, act: (db, userId) => setDoc(doc(db, path), { ...stored(SEED[path]), userId }) },
  ]),
  { does: 'is there as ann', act: (db) => setDoc(doc(db, 'trips/trip-1/presence/ann'), stored(aPresence())) },
  { does: 'sends ann away', act: (db) => deleteDoc(doc(db, 'trips/trip-1/presence/ann')) },
]

/** Each eleventh; all in `npm run test:long`. */
const TRIED = ATTEMPTS.filter((_, index) => process.env['WAYMARK_ATTEMPTS'] === 'all' || index % 11 === 0)

let rules: RulesEnvironment
beforeAll(async () => {
  rules = await startRules()
})
afterAll(() => rules.close())

const asRead = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate().toISOString() : value)

/** What is wrong with the document as it is after a write that was allowed. */
async function faultsOf(path: 'trips/trip-1' | 'packingLists/list-1', owner: Firestore): Promise<string[]> {
  const data = (await getDoc(doc(owner, path))).data()
  if (data === undefined) return ['gone']
  const read = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, asRead(value)]))
  const { error } = z.safeParse(SCHEMAS[path.split('/')[0] as keyof typeof SCHEMAS], {
    ...read,
    id: path.split('/')[1],
  })
  const before: Record<string, unknown> = stored(SEED[path])
  const moved = FIXED.filter((key) => JSON.stringify(data[key]) !== JSON.stringify(before[key]))
  return [...moved, ...(error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`)]
}

describe('whoever is on a trip, or was', () => {
  it.each(['vic', 'rem', 'eve'])('and is %s, who may not write, writes nothing', async (uid) => {
    await rules.seed(SEED)
    const allowed: string[] = []
    for (const { does, act } of TRIED) if (await rules.allows(uid, (db) => act(db, uid))) allowed.push(does)
    expect(allowed).toEqual([])
  })

  it.each(['ann', 'ed'])('and is %s, who may, leaves what the contract has, and nobody else in or out', async (uid) => {
    const faults: string[] = []
    let count = 0
    for (const { does, act } of TRIED) {
      await rules.seed(SEED)
      if (!(await rules.allows(uid, (db) => act(db, uid)))) continue
      count += 1
      if (uid === 'ann' && does.startsWith('deletes ')) continue
      for (const path of ['trips/trip-1', 'packingLists/list-1'] as const)
        for (const fault of await faultsOf(path, rules.as('ann'))) faults.push(`${does}: ${fault}`)
    }
    expect(count).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})
