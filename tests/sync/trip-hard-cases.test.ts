import { aStop, anExpense, aTripOfStops } from '@waymark/contract/fixtures/trips'
import type { Stop } from '@waymark/contract/trips/stop'
import { activeStops, datesOfDays, dayKey, ideas, stopsOfDay } from '@waymark/domain/itinerary'
import { addStop, editStop, moveStop, removeStop } from '@waymark/domain/stop-edits'
import { applyChange, type TripChange } from '@waymark/domain/trip-changes'
import { insertDay, moveDay, removeDay, shiftDates } from '@waymark/domain/trip-days'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stored } from '../rules/env.ts'
import { startCloud, type Cloud } from './cloud.ts'
import { settle } from './settle.ts'
import { openTripDevice, type TripDevice } from './trip-device.ts'

const START = aTripOfStops({
  memberIds: ['ann', 'ben'],
  roles: { ann: 'owner', ben: 'editor' },
  stops: { s0: aStop({ id: 's0', order: 'a0' }), s1: aStop({ id: 's1', order: 'a1' }) },
})
const PATH = `trips/${START.id}`
const POLL_MS = 120_000

let cloud: Cloud
let ann: TripDevice
let ben: TripDevice

beforeEach(async () => {
  cloud = await startCloud(PATH, stored(START))
  ann = openTripDevice('ann', cloud, START)
  ben = openTripDevice('ben', cloud, START)
  await settle([ann, ben], { cloud, path: PATH })
})
afterEach(async () => {
  await Promise.all([ann.close(), ben.close()])
  await cloud.close()
})

const stopOf = (device: TripDevice, id: string): Stop | undefined => device.trip().stops?.[id]

/** Ann's change arrives, its answer does not, and she is offline before she can send it again. */
async function losesTheAnswer(change: TripChange): Promise<void> {
  const before = cloud.log.commits.length
  cloud.log.loseNextAnswer()
  await ann.make(change)
  await expect.poll(() => cloud.log.commits.length, { interval: 2, timeout: POLL_MS }).toBeGreaterThan(before)
  await ann.offline()
  await settle([ben], { cloud, path: PATH })
}

it('what Ben changes of a stop stays when its addition arrives a second time', async () => {
  await losesTheAnswer(addStop(ann.trip(), { id: 'new', title: 'Market', by: 'ann', day: 1 }))
  await expect.poll(() => stopOf(ben, 'new')?.title, { timeout: POLL_MS }).toBe('Market')
  await ben.make(editStop('new', { title: 'Flea market', startsAt: '10:00' }))
  await settle([ben], { cloud, path: PATH })
  await ann.online()
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) {
    expect(stopOf(device, 'new'), device.name).toMatchObject({ title: 'Flea market', startsAt: '10:00', by: 'ben' })
  }
  expect(ann.refused).toEqual([])
})

it('an addition that arrives a second time is done, also where nobody has changed it', async () => {
  await losesTheAnswer(addStop(ann.trip(), { id: 'new', title: 'Market', by: 'ann', day: 1 }))
  await ann.online()
  await settle([ann, ben], { cloud, path: PATH })
  expect(stopOf(ben, 'new')).toMatchObject({ title: 'Market', by: 'ann' })
  expect(ann.refused).toEqual([])
})

it('a stop that both move is where the last one has put it, day and place together', async () => {
  await ann.offline()
  await ann.make(moveStop(ann.trip(), 's0', 2, 0))
  const { order } = stopOf(ann, 's0') ?? {}
  await ben.make(moveStop(ben.trip(), 's0', 1, 1))
  await ben.make(moveStop(ben.trip(), 's0', null, 0))
  await settle([ben], { cloud, path: PATH })
  await ann.online()
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) expect(stopOf(device, 's0'), device.name).toMatchObject({ day: 2, order, by: 'ann' })
  expect([...ann.refused, ...ben.refused]).toEqual([])
})

it('what is added without a network comes to the trip that another has moved to other dates', async () => {
  await ann.offline()
  await ann.make(addStop(ann.trip(), { id: 'new', title: 'Market', by: 'ann', day: 1 }))
  await ben.make(shiftDates(START, '2028-02-28'))
  await ben.make(removeStop('s1', 'ben'))
  await settle([ben], { cloud, path: PATH })
  await ann.online()
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) {
    expect((await device.shown()).data, device.name).toMatchObject({ startDate: '2028-02-28' })
    expect(
      activeStops(device.trip()).map(({ id }) => id),
      device.name,
    ).toEqual(['s0', 'new'])
  }
  expect([...ann.refused, ...ben.refused]).toEqual([])
})

it('days that both change without a network are all changed, and what each adds to them stays where it was meant', async () => {
  await cloud.decide(PATH, { endDate: '2027-03-04' })
  await settle([ann, ben], { cloud, path: PATH })
  await ann.offline()
  await ben.offline()
  // Each puts a day between the first two, which is the second one to both of them.
  for (const [person, random] of [
    [ann, 0],
    [ben, 0.9],
  ] as const) {
    const change = insertDay(person.trip(), 2, () => random) ?? {}
    const longer = applyChange(person.trip(), change)
    const { uid } = person
    await person.make(change)
    await person.make(addStop(longer, { id: `by-${uid}`, title: uid, by: uid, day: dayKey(longer, 2) }))
  }
  await ann.make(removeDay(ann.trip(), 3) ?? {})
  await ben.make(moveDay(ben.trip(), 4, 1) ?? {})
  await ben.make(addStop(ben.trip(), { id: 'on-3', title: 'Market', by: 'ben', day: 3 }))
  await ben.make(moveStop(ben.trip(), 's1', 4, 0))
  await Promise.all([ann.online(), ben.online()])
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) {
    const trip = device.trip()
    const shown = datesOfDays(trip).map(({ key, date }) => [date, stopsOfDay(trip, key).map(({ id }) => id)])
    expect(shown, device.name).toEqual([
      ['2027-03-01', ['s1']],
      ['2027-03-02', ['s0']],
      ['2027-03-03', ['by-ann']],
      ['2027-03-04', ['by-ben']],
      ['2027-03-05', []],
    ])
    expect(
      ideas(trip).map(({ id }) => id),
      device.name,
    ).toEqual(['on-3'])
  }
  // She takes back that she has removed it.
  await ann.make({ 'removedDays.3': false })
  await settle([ann, ben], { cloud, path: PATH })
  expect(stopsOfDay(ben.trip(), 3).map(({ id }) => id)).toEqual(['on-3'])
  expect([...ann.refused, ...ben.refused]).toEqual([])
})

it('a day that both remove without a network is removed by the second, and comes back without a name', async () => {
  await cloud.decide(PATH, { endDate: '2027-03-04' })
  await settle([ann, ben], { cloud, path: PATH })
  await ann.offline()
  await ben.offline()
  for (const device of [ann, ben]) await device.make(removeDay(device.trip(), 2) ?? {})
  await ann.online()
  await settle([ann], { cloud, path: PATH })
  expect(ann.trip().removedBy).toEqual({ 2: { day: 2, by: 'ann' } })
  await ben.online()
  await settle([ann, ben], { cloud, path: PATH })
  expect(ann.trip().removedBy).toEqual({ 2: { day: 2, by: 'ben' } })
  for (const device of [ann, ben]) {
    await device.offline()
    await device.make({ 'removedDays.2': false })
  }
  await Promise.all([ann.online(), ben.online()])
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) {
    expect(device.trip(), device.name).toMatchObject({ removedDays: { 2: false }, removedBy: {} })
    expect(device.refused, device.name).toEqual([])
  }
})

it('who removes a stop second is not told of a failure, and what else was done with it comes to pass', async () => {
  await ann.offline()
  await ben.make(removeStop('s0', 'ben'))
  await settle([ben], { cloud, path: PATH })
  await ann.make({ ...removeStop('s0', 'ann'), ...removeStop('s1', 'ann') })
  await ann.online()
  await settle([ann, ben], { cloud, path: PATH })
  for (const device of [ann, ben]) {
    expect(stopOf(device, 's0')?.removedBy, device.name).toBe('ben')
    expect(stopOf(device, 's1')?.removedBy, device.name).toBe('ann')
  }
  expect(ann.refused).toEqual([])
})

it('who removes a stop second is not told of a failure either before news of the first removal has come', async () => {
  const news = cloud.log.holdNews('ann')
  await ben.make(removeStop('s0', 'ben'))
  await settle([ben], { cloud, path: PATH })
  await ann.make(removeStop('s0', 'ann'))
  await expect.poll(() => ann.unsent(), { timeout: POLL_MS }).toBe(0)
  expect(ann.refused).toEqual([])
  news.release()
  await settle([ann, ben], { cloud, path: PATH })
  expect(stopOf(ann, 's0')?.removedBy).toBe('ben')
})

it('who edits without a network while another leaves keeps all but what names that one; the other keeps nothing', async () => {
  await ann.offline()
  await ben.offline()
  await ann.make(addStop(ann.trip(), { id: 'new', title: 'Market', by: 'ann', day: 1 }))
  await ann.make(editStop('s0', { note: 'Tickets are with me' }))
  const expense = (id: string, sharedBy: string[]) => anExpense({ id, by: 'ann', paidBy: 'ann', sharedBy })
  await ann.make({ 'expenses.own': expense('own', ['ann']) })
  await ann.make({ 'expenses.both': expense('both', ['ann', 'ben']) })
  await ben.make(editStop('s1', { title: 'Somewhere else' }))
  await cloud.decide(PATH, { memberIds: ['ann'], roles: { ann: 'owner' } })
  await Promise.all([ann.online(), ben.online()])
  await expect.poll(() => ben.unsent(), { timeout: POLL_MS }).toBe(0)
  await settle([ann], { cloud, path: PATH })
  const held = (await cloud.read(PATH)) as unknown as typeof START
  expect(held.stops).toMatchObject({ new: { title: 'Market' }, s0: { note: 'Tickets are with me' } })
  expect(held.stops?.['s1']?.title).toBe(START.stops?.['s1']?.title)
  expect(Object.keys(held.expenses ?? {})).toEqual(['own'])
  expect(ann.refused.map(({ written }) => Object.keys(written))).toEqual([['expenses/both']])
  expect(ben.refused.map(({ written }) => Object.keys(written))).toEqual([['stops/s1/by', 'stops/s1/title']])
})
