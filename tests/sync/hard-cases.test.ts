import { activeItems } from '@waymark/contract/packing/packing-list'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeDates } from '../../web/src/features/packing/model/change-dates.ts'
import {
  addItem,
  editItem,
  removeItem,
  tickItem,
  untickAll,
} from '../../web/src/features/packing/model/checklist-edits.ts'
import type { ListPatch } from '../../web/src/features/packing/model/list-patch.ts'
import { stored } from '../rules/env.ts'
import { startCloud, type Cloud } from './cloud.ts'
import type { Device } from './device.ts'
import { openNodeDevice, type NodeDevice } from './node-device.ts'
import { operationOf } from './operation.ts'
import { DATES, listIn, START } from './played-list.ts'
import { settle } from './settle.ts'

const PATH = 'packingLists/list-1'
/** Only stops what hangs: the first write of a run makes Google's engine load its rules. */
const POLL_MS = 120_000
const ITEMS = activeItems(START)
const first = ITEMS[0]?.id ?? ''

let cloud: Cloud
let ann: NodeDevice
let ben: Device

beforeEach(async () => {
  cloud = await startCloud(PATH, stored(START))
  ann = openNodeDevice('ann', cloud, PATH)
  ben = openNodeDevice('ben', cloud, PATH)
  await settle([ann, ben])
})
afterEach(async () => {
  await Promise.all([ann.close(), ben.close()])
  await cloud.close()
})

const does = (device: Device, patch: ListPatch): Promise<void> => device.write(operationOf(patch))
const shownTo = async (device: Device) => activeItems(listIn(await device.shown()))
const itemOf = async (device: Device, id: string) => (await shownTo(device)).find((item) => item.id === id)

/** Ann's next write arrives, its answer does not, and she is offline before she can send it again. */
async function losesTheAnswer(patch: ListPatch): Promise<void> {
  const before = cloud.log.commits.length
  cloud.log.loseNextAnswer()
  await does(ann, patch)
  // Soon enough, or she has sent it again already.
  await expect.poll(() => cloud.log.commits.length, { interval: 2, timeout: POLL_MS }).toBeGreaterThan(before)
  await ann.offline()
  await settle([ben])
}

describe('what Ben ticks stays ticked', () => {
  it('when the addition of the item arrives a second time', async () => {
    await losesTheAnswer(addItem(ITEMS, { id: 'hat', name: 'Hat', category: 'Clothes' }))
    await expect.poll(() => itemOf(ben, 'hat'), { timeout: POLL_MS }).toMatchObject({ packed: false })
    await does(ben, tickItem('hat', true))
    await settle([ben])
    await ann.online()
    await settle([ann, ben])
    expect(cloud.log.commits.filter(({ written }) => 'items/hat/name' in written)).toHaveLength(2)
    expect(await itemOf(ann, 'hat')).toMatchObject({ name: 'Hat', packed: true })
  })

  it('when Ann adds the same item of the guide later', async () => {
    await ann.offline()
    const addition = addItem(ITEMS, { id: 'rain-jacket', name: 'Rain jacket', category: 'Clothes' })
    await does(ann, addition)
    await does(ben, addition)
    await does(ben, tickItem('rain-jacket', true))
    await settle([ben])
    await ann.online()
    await settle([ann, ben])
    expect(await itemOf(ann, 'rain-jacket')).toMatchObject({ packed: true })
  })

  it('when Ann renames the item offline', async () => {
    const [item] = ITEMS
    if (item === undefined) throw new Error('The list is empty.')
    await ann.offline()
    await does(ann, editItem(item, { name: 'Passports of all four', quantity: item.quantity }))
    await does(ben, tickItem(first, true))
    await settle([ben])
    await ann.online()
    await settle([ann, ben])
    expect(await itemOf(ben, first)).toMatchObject({ name: 'Passports of all four', packed: true })
  })

  it('when Ann, who has not seen it, unticks what she sees ticked', async () => {
    const [, second] = ITEMS
    await does(ann, tickItem(second?.id ?? '', true))
    await settle([ann, ben])
    await ann.offline()
    await does(ben, tickItem(first, true))
    await does(ann, untickAll(await shownTo(ann)))
    await settle([ben])
    await ann.online()
    await settle([ann, ben])
    expect((await shownTo(ann)).filter(({ packed }) => packed).map(({ id }) => id)).toEqual([first])
  })

  it('when Ann moves the list to other dates before she has seen the item', async () => {
    await does(ben, removeItem(first))
    await settle([ann, ben])
    await ann.offline()
    await does(ben, addItem(await shownTo(ben), { id: first, name: 'Passport', category: 'Documents' }))
    await does(ben, tickItem(first, true))
    await does(ann, await changeDates(listIn(await ann.shown()), DATES[1]))
    await settle([ben])
    await ann.online()
    await settle([ann, ben])
    expect(await itemOf(ann, first)).toMatchObject({ packed: true })
  })

  it('when the server ends before Ann has sent anything', async () => {
    await ann.offline()
    await does(ann, tickItem(ITEMS[1]?.id ?? '', true))
    await does(ben, tickItem(first, true))
    await settle([ben])
    await cloud.restart()
    await ann.online()
    await settle([ann, ben])
    expect((await shownTo(ben)).filter(({ packed }) => packed)).toHaveLength(2)
  })
})

describe('other dates that change every item', () => {
  const fields = { startDate: '2027-01-11', endDate: '2027-01-14' }
  const everything = { fields, changed: new Map(ITEMS.map(({ id }) => [id, { quantity: 9, reason: 'For January' }])) }

  it('arrive whole, also from a device that was offline and beside what another did', async () => {
    await ann.offline()
    await does(ann, everything)
    await does(ben, tickItem(first, true))
    await settle([ben])
    await ann.online()
    await settle([ann, ben], { cloud, path: PATH })
    const dated = cloud.log.commits.filter(({ written }) => 'startDate' in written)
    expect(dated).toHaveLength(1)
    for (const { id } of ITEMS) {
      expect(dated[0]?.written, id).toMatchObject({ ...fields, [`items/${id}/quantity`]: 9 })
      expect(await itemOf(ben, id)).toMatchObject({ quantity: 9, packed: id === first })
    }
    expect(ITEMS.length).toBeGreaterThan(30)
  })

  it('arrive not at all where a member makes them, who may not', async () => {
    await does(ben, everything)
    await expect.poll(() => ben.errors(), { timeout: POLL_MS }).toHaveLength(1)
    await expect.poll(async () => listIn(await ben.shown()).startDate, { timeout: POLL_MS }).toBe(START.startDate)
    expect(await shownTo(ben)).toEqual(ITEMS)
    expect(await shownTo(ann)).toEqual(ITEMS)
    expect(cloud.log.commits).toEqual([])
  })
})

describe('a removed item', () => {
  it.each(['before', 'after'] as const)('is gone for all when a tick on it arrives %s the removal', async (when) => {
    const [early, late] = when === 'before' ? [ben, ann] : [ann, ben]
    await Promise.all([ann.offline(), ben.offline()])
    await does(ann, removeItem(first))
    await does(ben, tickItem(first, true))
    await early.online()
    await settle([early])
    await late.online()
    await settle([ann, ben])
    expect(await itemOf(ann, first)).toBeUndefined()
    expect(await itemOf(ben, first)).toBeUndefined()
    expect(await shownTo(ben)).toHaveLength(ITEMS.length - 1)
  })
})

describe('a new list', () => {
  it('counts as made when it arrives a second time, and stays as it was meanwhile', async () => {
    const { id: _id, createdAt: _created, updatedAt: _updated, ...fields } = START
    cloud.log.loseNextAnswer()
    await ann.make('packingLists/list-2', { ...fields, userId: 'ann', memberIds: ['ann'] })
    expect(cloud.log.refusals).toHaveLength(1)
    expect(await cloud.read('packingLists/list-2')).toMatchObject({ title: START.title })
  })

  it('is refused when it is no list', async () => {
    await expect(ann.make('packingLists/list-2', { title: 'Only a title' })).rejects.toThrow(/permission/i)
    expect(await cloud.read('packingLists/list-2')).toEqual({})
  })
})
