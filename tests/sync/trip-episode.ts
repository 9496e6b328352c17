import { setTimeout as pause } from 'node:timers/promises'
import { aStop, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { Expenses } from '@waymark/contract/trips/expense'
import { Stops } from '@waymark/contract/trips/stop'
import { withDays } from '@waymark/contract/trips/day-order'
import type { Trip } from '@waymark/contract/trips/trip'
import { activeStops, datesOfDays } from '@waymark/domain/itinerary'
import { orderKeys } from '@waymark/domain/order-key'
import { removersIn } from '@waymark/domain/trip-changes'
import { expect } from 'vitest'
import { seeded, type Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { stored } from '../rules/env.ts'
import { startCloud, type Cloud } from './cloud.ts'
import type { Commit } from './commit-log.ts'
import { changeOfDays, nextTripChange, type LastChange } from './next-trip-change.ts'
import { contentOf, settle } from './settle.ts'
import { openTripDevice, type Refusal, type TripDevice } from './trip-device.ts'

const PEOPLE = ['ann', 'ben', 'cat'] as const
const DAYS = 3
const STOPS = 12
/** All devices come to rest and are compared so often, and at the end. */
const ROUNDS_TO_REST = 25

const keys = orderKeys(STOPS)
const START: Trip = aTripOfStops({
  endDate: '2027-03-03',
  memberIds: [...PEOPLE],
  roles: { ann: 'owner', ben: 'editor', cat: 'editor' },
  progress: { state: 'ready', daysReady: DAYS, daysTotal: DAYS },
  stops: Object.fromEntries(
    Array.from({ length: STOPS }, (_, index) => {
      const id = `s${index}`
      return [id, aStop({ id, day: 1 + (index % DAYS), order: keys[index] ?? '', title: `Stop ${id}` })]
    }),
  ),
})

type Fields = Record<string, unknown>
type AsWritten = Record<string, Fields>

const MAPS_OF_DAYS = ['dayOrder', 'removedDays', 'removedBy'] as const

/** What a map of days must be: of each day what was written last, in the order of the server, unless that was its end. */
function expectedDays(map: (typeof MAPS_OF_DAYS)[number], commits: readonly Commit[]): Fields {
  const last = Object.fromEntries(
    commits.flatMap(({ written }) =>
      Object.entries(written).flatMap(([path, value]) =>
        path.startsWith(`${map}/`) ? [[path.slice(map.length + 1), value]] : [],
      ),
    ),
  )
  return Object.fromEntries(Object.entries(last).filter(([, value]) => value !== null))
}

/** What the stops or the expenses must be: of each field what was written last, in the order of the server. */
function expectedOf(map: 'stops' | 'expenses', start: AsWritten, commits: readonly Commit[]): AsWritten {
  const things = { ...start }
  for (const { written } of commits)
    for (const [path, value] of Object.entries(written)) {
      const [root, id = '', field] = path.split('/')
      if (root !== map) continue
      things[id] = field === undefined ? (value as Fields) : { ...things[id], [field]: value }
    }
  return things
}

/**
 * Whether somebody may be told of a refusal: who removes or brings back a stop while another has removed it. Where the other
 * still has when the one asks what has become of the removal, nobody is told; so the other has brought it back by then.
 */
function isExcused(uid: string, { written, madeAt, toldAt }: Refusal, commits: readonly Commit[]): boolean {
  const [path = '', value] = Object.entries(written).find(([each]) => each.endsWith('/removedBy')) ?? []
  if (Object.keys(written).some((each) => !each.endsWith('/by') && each !== path)) return false
  const known = commits.filter((commit) => path in commit.written && commit.time < toldAt)
  return known.some(({ written: { [path]: by } }, index) => {
    const later = known.slice(index + 1)
    const wasThen = by !== null && by !== uid && (later[0]?.time ?? toldAt) > madeAt
    return wasThen && (value === null || later.some((commit) => commit.written[path] === null))
  })
}

/** Who has removed and brought back the stop of a refused write and when, beside what the server said. */
function storyOf({ written, madeAt, toldAt }: Refusal, { log }: Cloud): string {
  const [path = ''] = Object.keys(written).filter((each) => each.endsWith('/removedBy'))
  const known = log.commits
    .filter((commit) => path in commit.written)
    .map(({ uid, time, written: { [path]: by } }) => `${time} ${uid}: ${String(by)}`)
  const said = log.refusals.filter((each) => each.includes(path.split('/')[1] ?? ''))
  return [JSON.stringify(written), `made ${madeAt}, told ${toldAt}`, ...known, ...said].join('\n')
}

/** Whether all of `some` are in `all`, in their order. */
function areWithin(some: readonly Fields[], all: readonly Fields[]): boolean {
  let next = 0
  for (const one of all) if (JSON.stringify(one) === JSON.stringify(some[next])) next += 1
  return next === some.length
}

async function compare(cloud: Cloud, devices: readonly TripDevice[]): Promise<void> {
  const { commits } = cloud.log
  const server = await cloud.read(`trips/${START.id}`)
  const stops = Stops.parse(server['stops'])
  expect(stops).toEqual(expectedOf('stops', JSON.parse(JSON.stringify(START.stops)), commits))
  expect(Expenses.parse(server['expenses'] ?? {})).toEqual(expectedOf('expenses', {}, commits))
  for (const map of MAPS_OF_DAYS) expect(server[map] ?? {}).toEqual(expectedDays(map, commits))
  const removed = Object.entries(server['removedDays'] ?? {}).flatMap(([day, isRemoved]) => (isRemoved ? [day] : []))
  expect(Object.keys(server['removedBy'] ?? {})).toEqual(removed)
  const { startDate, endDate } = START
  expect(server).toMatchObject({ startDate, endDate })
  const days = datesOfDays(withDays({ ...START, ...(server as Partial<Trip>) }))
  const order = activeStops({ ...START, stops }).map(({ id }) => id)
  for (const device of devices) {
    expect(device.errors, device.name).toEqual([])
    expect(contentOf(await device.shown()), device.name).toEqual(contentOf({ data: server }))
    expect(
      activeStops(device.trip()).map(({ id }) => id),
      device.name,
    ).toEqual(order)
    expect(datesOfDays(device.trip()), device.name).toEqual(days)
    const its = commits.filter(({ uid }) => uid === device.uid).map(({ written }) => written)
    expect(areWithin(device.accepted, its), `what ${device.name} was told to be written`).toBe(true)
    const refused = device.refused.filter((refusal) => !isExcused(device.uid, refusal, commits))
    expect(
      refused.map(({ written }) => written),
      `what ${device.name} was refused: ${refused.map((refusal) => storyOf(refusal, cloud)).join('\n')}`,
    ).toEqual([])
  }
}

export interface TripEpisode {
  readonly seed: number
  readonly rounds: number
  readonly people: 2 | 3
}

export interface TripTally {
  commits: number
  refused: number
  offlineSpans: number
}

class Players {
  readonly #random: Seeded
  readonly #faults: Seeded
  readonly #cloud: Cloud
  readonly #devices: readonly TripDevice[]
  readonly #offline = new Set<TripDevice>()
  readonly #last = new Map<TripDevice, LastChange>()
  #made = 0
  offlineSpans = 0

  constructor(seed: number, cloud: Cloud, devices: readonly TripDevice[]) {
    this.#random = seeded(seed)
    // Apart, because what people do depends on what they see, which hangs on the moment.
    this.#faults = seeded(~seed)
    this.#cloud = cloud
    this.#devices = devices
  }

  async round(): Promise<void> {
    const device = this.#faults.pick(this.#devices)
    if (device === undefined) return
    await this.#breakSomething(device)
    if (this.#faults.chance(0.04)) await this.#changeDays()
    for (let count = 1 + this.#random.whole(3); count > 0; count -= 1) {
      const newId = () => `own-${(this.#made += 1)}`
      const next = nextTripChange(this.#random, device.trip(), device.uid, this.#last.get(device), newId)
      this.#last.set(device, next)
      await device.make(next.change)
    }
    if (this.#faults.chance(0.5)) await pause(this.#faults.whole(20))
  }

  /** Somebody who has a network has a day put in, taken out or moved. */
  #changeDays(): Promise<void> {
    return this.#cloud.decideOf(`trips/${START.id}`, (held) => {
      const change = changeOfDays(this.#faults, withDays({ ...START, ...(held as Partial<Trip>) }))
      return { ...change, ...removersIn(change, 'ann') }
    })
  }

  async #breakSomething(device: TripDevice): Promise<void> {
    const random = this.#faults
    if (this.#offline.has(device)) {
      if (random.chance(0.15)) await this.#bringBack(device)
    } else if (random.chance(0.12)) {
      await device.offline()
      this.#offline.add(device)
      this.offlineSpans += 1
    }
    if (random.chance(0.02)) this.#cloud.dropConnections()
    if (random.chance(0.03)) this.#cloud.log.loseNextAnswer()
  }

  async #bringBack(device: TripDevice): Promise<void> {
    await device.online()
    this.#offline.delete(device)
  }

  async rest(): Promise<void> {
    for (const device of [...this.#offline]) await this.#bringBack(device)
    await settle(this.#devices, { cloud: this.#cloud, path: `trips/${START.id}` })
  }
}

/** Two or three people change a trip at once for so many rounds, online and offline, and compare again and again. */
export async function playTrip({ seed, rounds, people }: TripEpisode): Promise<TripTally> {
  const cloud = await startCloud(`trips/${START.id}`, stored(START))
  const devices = PEOPLE.slice(0, people).map((uid) => openTripDevice(uid, cloud, START))
  const players = new Players(seed, cloud, devices)
  try {
    await Promise.all(devices.map(({ ready }) => ready))
    for (let round = 1; round <= rounds; round += 1) {
      await players.round()
      if (round % ROUNDS_TO_REST > 0 && round < rounds) continue
      await players.rest()
      await compare(cloud, devices)
    }
    return {
      commits: cloud.log.commits.length,
      refused: devices.reduce((count, { refused }) => count + refused.length, 0),
      offlineSpans: players.offlineSpans,
    }
  } finally {
    await Promise.all(devices.map((device) => device.close()))
    await cloud.close()
  }
}
