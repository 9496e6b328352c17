import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VaultIndex } from './crypto/sealed-index.ts'
import {
  accepted,
  confirmed,
  EMPTY_INDEX,
  expecting,
  findingsIn,
  indexOf,
  NOTHING,
  saysOf,
  settled,
  type Shown,
} from './vault-index.ts'

const NOW = '2026-11-23T08:00:00.000Z'
const LATER = '2026-11-24T08:00:01.000Z'

const state = (number: number): string => number.toString(16).padStart(64, '0')
const doc = (id: string, number: number): Shown => ({ id, name: `${id}.pdf`, state: state(number) })

const FULL = indexOf([doc('a', 1), doc('b', 2)], NOW)

const found = (index: VaultIndex, shown: readonly Shown[]) =>
  findingsIn(index, shown).map(({ id, name, what }) => [id, name, what])

test('what is missing, older, changed or back is told by its name', () => {
  expect(found(FULL, [doc('a', 1), doc('b', 2)])).toEqual([])
  expect(found(FULL, [doc('b', 2)])).toEqual([['a', 'a.pdf', 'missing']])
  expect(found(FULL, [])).toHaveLength(2)
  expect(found(FULL, [doc('a', 1), doc('b', 9)])).toEqual([['b', 'b.pdf', 'older']])
  expect(found(FULL, [doc('a', 1), { ...doc('b', 9), name: undefined }])).toEqual([['b', 'b.pdf', 'changed']])
  const without = settled(expecting(FULL, [{ id: 'a', state: NOTHING }], NOW), [doc('b', 2)], NOW)
  expect(found(without, [doc('b', 2)])).toEqual([])
  expect(found(without, [doc('a', 1), doc('b', 2)])).toEqual([['a', 'a.pdf', 'back']])
  const [missing] = findingsIn(FULL, [doc('b', 2)])
  expect(saysOf(missing!, () => 'Monday')).toBe(' is missing. It was last saved on Monday.')
})

test('a change may be on its way for a day, and is beyond doubt once it is confirmed', () => {
  const changes = [{ id: 'a', name: 'new.pdf', state: state(3) }]
  const waiting = expecting(FULL, changes, NOW)
  expect(found(waiting, [doc('a', 1), doc('b', 2)])).toEqual([])
  expect(found(waiting, [doc('a', 3), doc('b', 2)])).toEqual([])
  expect(found(waiting, [doc('b', 2)])).toEqual([['a', 'new.pdf', 'missing']])
  const done = confirmed(waiting, changes)
  expect(found(done, [doc('a', 1), doc('b', 2)])).toEqual([['a', 'new.pdf', 'older']])
  expect(done.entries['a']).toMatchObject({ version: 2, expected: {} })
  const given = settled(waiting, [doc('a', 1), doc('b', 2)], LATER)
  expect(found(given, [doc('a', 3), doc('b', 2)])).toEqual([['a', 'new.pdf', 'older']])
  expect(found(given, [doc('a', 1), doc('b', 2)])).toEqual([])
})

test('an upload that never came is forgotten, and what no index knows is taken in', () => {
  const coming = expecting(FULL, [{ id: 'c', name: 'c.pdf', state: state(3) }], NOW)
  const shown = [doc('a', 1), doc('b', 2)]
  expect(found(coming, shown)).toEqual([])
  expect(settled(coming, shown, LATER)).toEqual(FULL)
  expect(settled(FULL, shown, LATER)).toBe(FULL)
  expect(Object.keys(settled(FULL, [...shown, doc('d', 4)], NOW).entries)).toEqual(['a', 'b', 'd'])
  // Documents by somebody without the key cannot be decrypted.
  expect(settled(FULL, [...shown, { ...doc('d', 4), name: undefined }], NOW)).toBe(FULL)
  for (const id of ['constructor', 'toString']) {
    expect(found(settled(FULL, [...shown, doc(id, 4)], NOW), shown)).toEqual([[id, `${id}.pdf`, 'missing']])
  }
})

test('two devices that change one document at once are no fault, whichever came last', () => {
  const one = { id: 'a', state: state(3) }
  const other = { id: 'a', state: state(4) }
  const both = confirmed(confirmed(expecting(expecting(FULL, [one], NOW), [other], NOW), [one]), [other])
  for (const last of [3, 4]) expect(found(both, [doc('a', last), doc('b', 2)])).toEqual([])
  expect(found(both, [doc('b', 2)])).toEqual([['a', 'a.pdf', 'missing']])
  const deleted = confirmed(expecting(both, [{ id: 'a', state: NOTHING }], NOW), [{ id: 'a', state: NOTHING }])
  expect(found(deleted, [doc('a', 4), doc('b', 2)])).toEqual([['a', 'a.pdf', 'back']])
})

test('what its owner accepts takes nothing from what another device is just doing', () => {
  const shown = [doc('a', 1), doc('b', 2)]
  const edit = { id: 'a', state: state(3) }
  const removal = { id: 'b', state: NOTHING }
  const upload = { id: 'c', name: 'c.pdf', state: state(5) }
  const busy = expecting(expecting(FULL, [{ id: 'a', state: state(9) }], NOW), [edit, removal, upload], LATER)
  const kept = accepted({ ...busy, removed: ['d', 'e'] }, [...shown, doc('d', 4)], LATER)
  expect(found(kept, [...shown, doc('d', 4)])).toEqual([])
  const after = confirmed(kept, [edit, removal, upload])
  expect(found(after, [doc('a', 3), doc('c', 5), doc('d', 4)])).toEqual([])
  expect(found(after, [doc('a', 3), doc('b', 2), doc('c', 5), doc('d', 4)])).toEqual([['b', 'b.pdf', 'back']])
  // Deleted documents and day-old requests are not accepted with the rest.
  expect(after.removed).toEqual(['e', 'b'])
  expect(found(kept, [doc('a', 9), doc('d', 4)])).toEqual([['a', 'a.pdf', 'older']])
  // Documents that the owner accepts as missing are removed.
  expect(found(accepted(FULL, [doc('b', 2)], NOW), [doc('b', 2)])).toEqual([])
})

/** A device's operation on a document, and where it was interrupted: before the server, after it, or not at all. */
const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  does: fc.constantFrom('save', 'delete'),
  ends: fc.constantFrom('unsent', 'unconfirmed', 'confirmed'),
  looks: fc.boolean(),
})

test('whatever devices do and wherever they are cut off, an honest server is never blamed, and a rollback is always seen', () => {
  const history = fc.array(step, { minLength: 1, maxLength: 25 })
  const run = (steps: readonly (typeof step extends fc.Arbitrary<infer One> ? One : never)[]) => {
    let index = EMPTY_INDEX
    const server = new Map<string, Shown>()
    const before: { readonly id: string; readonly was: Shown }[] = []
    let number = 0
    for (const { id, does, ends, looks } of steps) {
      const was = server.get(id)
      if (does === 'delete' && was === undefined) continue
      // A deleted document's id is never reused.
      if (index.removed.includes(id)) continue
      const next = doc(id, (number += 1))
      const change = { id, state: does === 'delete' ? NOTHING : next.state, name: `${id}.pdf` }
      index = expecting(index, [change], NOW)
      if (ends !== 'unsent') {
        if (was !== undefined) before.push({ id, was })
        if (does === 'delete') server.delete(id)
        else server.set(id, next)
      }
      if (ends === 'confirmed') index = confirmed(index, [change])
      expect(findingsIn(index, [...server.values()])).toEqual([])
      if (looks) index = settled(index, [...server.values()], NOW)
    }
    // A check a day later settles everything.
    index = settled(settled(index, [...server.values()], NOW), [...server.values()], LATER)
    expect(findingsIn(index, [...server.values()])).toEqual([])
    for (const { id, was } of before) {
      if (server.get(id)?.state === was.state) continue
      const back = new Map(server).set(id, was)
      expect(findingsIn(index, [...back.values()]).map((each) => each.id)).toContain(id)
    }
    for (const id of server.keys()) {
      const less = [...server.values()].filter((each) => each.id !== id)
      expect(found(index, less)).toEqual([[id, `${id}.pdf`, 'missing']])
    }
  }
  fc.assert(fc.property(history, run), { numRuns: 500 })
})
