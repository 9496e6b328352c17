import { aPackingItem } from '@waymark/contract/fixtures/packing'
import type { PackingItem, PackingList } from '@waymark/contract/packing/packing-list'
import { expect, it } from 'vitest'
import type { Member } from '../../../shared/trips/members.ts'
import { editItem, removeItem, tickItem, untickAll } from './checklist-edits.ts'
import { applyPatch, type ListPatch } from './list-patch.ts'
import { notedOf, overtakenItems } from './overtaken-items.ts'

const TENT = aPackingItem({ id: 'tent', name: 'Tent', category: 'Camp', quantity: 1, packed: false })
const MEMBERS = ['Ann', 'Ben'].map((name): Member => ({
  uid: name.toLowerCase(),
  name,
  role: 'editor',
  tone: 'accent',
  isOneself: name === 'Ann',
}))

type List = Pick<PackingList, 'items' | 'packers' | 'edits'>
const listOf = (changes: Partial<PackingItem> = {}, packers: List['packers'] = {}): List => ({
  items: { tent: { ...TENT, ...changes } },
  packers,
})

/** What Ann is told after making these edits, if the list is `now`. */
function toldOf(now: List, ...edits: readonly ListPatch[]) {
  const noted = Object.assign({}, ...edits.map((edit) => notedOf(listOf(), edit))) as Record<string, unknown>
  const made = Object.entries(noted)
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({ of: 'list', uid: 'ann', path, value, at: 0 }))
  return overtakenItems(now, made, MEMBERS)
}

const EDIT = editItem(TENT, { name: 'Big tent', quantity: 2 })
const GONE: List = { items: {} }

it('says what stands instead of the own edit, and brings that back', () => {
  const now = listOf({ name: 'Small tent', quantity: 2 })
  const told = toldOf(now, EDIT)
  expect(told).toMatchObject([
    {
      at: 'items.tent',
      said: '“Small tent” was changed since',
      lines: ['Name: “Small tent”. You had “Big tent”.'],
    },
  ])
  expect(applyPatch(now, told[0]?.fix?.change.patch ?? {}).items['tent']).toEqual({
    ...TENT,
    name: 'Big tent',
    quantity: 2,
  })
})

it.each([
  ['by Ben', { by: 'ben', name: 'Small tent' }],
  ['on another of your devices', { by: 'ann', name: 'Small tent' }],
  ['by somebody who has left', { by: 'cat', name: 'Small tent' }],
  // It was this device's value, and a client that does not record authors has changed the name since.
  ['since', { by: 'ann', name: 'Big tent' }],
  ['since', { by: 'ben', category: 'Camp' }],
])('says that it was changed %s', (whose, edit) => {
  const now: List = { ...listOf({ name: 'Small tent', quantity: 2 }), edits: { tent: { id: 'tent', ...edit } } }
  expect(toldOf(now, EDIT).map(({ said }) => said)).toEqual([`“Small tent” was changed ${whose}`])
})

it('says that what was edited or packed has been removed, and adds it again as it was to be', () => {
  const told = toldOf(GONE, tickItem('tent', true), EDIT)
  expect(told).toMatchObject([
    {
      said: '“Big tent” was removed from the list',
      lines: ['Name: you had “Big tent”.', 'Quantity: you had 2.', 'You had packed it.'],
    },
  ])
  expect(applyPatch(GONE, told[0]?.fix?.change.patch ?? {}).items['tent']).toEqual({
    ...TENT,
    name: 'Big tent',
    quantity: 2,
    packed: true,
  })
})

it('says who packs what oneself wanted to pack', () => {
  const made = [{ of: 'list', uid: 'ann', path: 'items.tent.packer', value: 'ann', at: 0 }]
  expect(overtakenItems(listOf({}, { tent: 'ben' }), made, MEMBERS)).toMatchObject([
    { lines: ['Who packs this: Ben. You had yourself.'], fix: { change: { id: 'tent', patch: {}, packer: 'ann' } } },
  ])
  expect(overtakenItems(listOf({}, { tent: 'ann' }), made, MEMBERS)).toEqual([])
})

it.each<[string, List, readonly ListPatch[]]>([
  ['what is as it was made', listOf({ name: 'Big tent', quantity: 2 }), [EDIT]],
  ['a tick that another has seen and taken back', listOf(), [tickItem('tent', true)]],
  ['what was ticked, unticked and removed', GONE, [tickItem('tent', true), untickAll([{ ...TENT, packed: true }])]],
  ['what came with other dates', listOf(), [{ ...EDIT, fields: { startDate: '2027-05-01' } }]],
  ['an item that is not known', GONE, [{ changed: new Map([['x', { name: 'X' }]]) }]],
])('says nothing of %s', (_what, now, edits) => {
  expect(toldOf(now, ...edits)).toEqual([])
})

it('notes the removal of an item, with which all else of it is over', () => {
  expect(notedOf(listOf(), removeItem('tent'))).toEqual({ 'items.tent.removedBy': '' })
})
