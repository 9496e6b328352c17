import { setTimeout as pause } from 'node:timers/promises'
import { activeItems } from '@waymark/contract/packing/packing-list'
import { expect } from 'vitest'
import { stored } from '../rules/env.ts'
import { startCloud, type Cloud } from './cloud.ts'
import type { Device } from './device.ts'
import { countArrived, expectedList, lastTicks, removedItems } from './expectation.ts'
import type { DeviceKind, DeviceLauncher } from './device-launcher.ts'
import { createNames, nextOperation } from './next-operation.ts'
import { listIn, START, writtenList } from './played-list.ts'
import { seeded, type Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { contentOf, settle } from './settle.ts'
import { writtenFor, type Written } from './written-fields.ts'

const PATH = 'packingLists/list-1'
/** All devices come to rest and are compared so often, and at the end. */
const ROUNDS_TO_REST = 50

export interface EpisodeOptions {
  readonly seed: number
  readonly rounds: number
  readonly devices: readonly DeviceKind[]
}

/** What happened, for a look at the end. */
export interface EpisodeTally {
  writes: number
  commits: number
  offlineSpans: number
  drops: number
  lostAnswers: number
  restarts: number
  reopenings: number
}

class Episode {
  readonly tally: EpisodeTally = {
    writes: 0,
    commits: 0,
    offlineSpans: 0,
    drops: 0,
    lostAnswers: 0,
    restarts: 0,
    reopenings: 0,
  }
  readonly made = new Map<string, Written[]>()
  readonly #random: Seeded
  readonly #faults: Seeded
  readonly #cloud: Cloud
  readonly #devices: readonly Device[]
  readonly #offline = new Set<Device>()
  readonly #newId: () => string

  constructor(seed: number, cloud: Cloud, devices: readonly Device[]) {
    this.#random = seeded(seed)
    // Apart, because what people do depends on what they see, which hangs on the moment.
    this.#faults = seeded(~seed)
    this.#cloud = cloud
    this.#devices = devices
    this.#newId = createNames(this.#random)
  }

  async round(): Promise<void> {
    const device = this.#faults.pick(this.#devices)
    if (device === undefined) return
    await this.#breakSomething(device)
    for (let count = 1 + this.#random.whole(3); count > 0; count -= 1) await this.#act(device)
    if (this.#faults.chance(0.5)) await pause(this.#faults.whole(20))
  }

  async #act(device: Device): Promise<void> {
    const operation = await nextOperation(this.#random, listIn(await device.shown()), this.#newId)
    const writes = writtenFor(operation)
    this.made.set(device.uid, [...(this.made.get(device.uid) ?? []), ...writes])
    this.tally.writes += writes.length
    await device.write(operation)
  }

  async #breakSomething(device: Device): Promise<void> {
    const random = this.#faults
    if (this.#offline.has(device)) {
      if (random.chance(0.15)) await this.#bringBack(device)
    } else if (random.chance(0.08)) {
      await device.offline()
      this.#offline.add(device)
      this.tally.offlineSpans += 1
    }
    if (random.chance(0.02)) {
      this.#cloud.dropConnections()
      this.tally.drops += 1
    }
    if (random.chance(0.03)) {
      this.#cloud.log.loseNextAnswer()
      this.tally.lostAnswers += 1
    }
    if (random.chance(0.01)) {
      await this.#cloud.restart()
      this.tally.restarts += 1
    }
    if (device.reopen !== undefined && random.chance(0.03)) {
      await device.reopen()
      this.#offline.add(device)
      this.tally.reopenings += 1
    }
  }

  async #bringBack(device: Device): Promise<void> {
    await device.online()
    this.#offline.delete(device)
  }

  /** Opens every tab again, so that what is shown comes from the disk and from the server. */
  async reopenTabs(): Promise<void> {
    for (const device of this.#devices) {
      await device.reopen?.()
      await device.online()
    }
  }

  async rest(): Promise<void> {
    for (const device of [...this.#offline]) await this.#bringBack(device)
    await settle(this.#devices, { cloud: this.#cloud, path: PATH })
    this.tally.commits = this.#cloud.log.commits.length
  }
}

/** All devices show what the server has, and the server has what the writes make. */
async function compare(cloud: Cloud, devices: readonly Device[], made: ReadonlyMap<string, Written[]>): Promise<void> {
  const { commits, refusals } = cloud.log
  expect(refusals).toEqual([])
  const server = JSON.parse(JSON.stringify(await cloud.read(PATH)))
  for (const device of devices) {
    expect(await device.errors(), device.name).toEqual([])
    expect(contentOf(await device.shown()), device.name).toEqual(contentOf({ data: server }))
  }

  for (const [uid, writes] of made) {
    const its = commits.filter((commit) => commit.uid === uid)
    expect(countArrived(writes, its), `writes of ${uid} that arrived`).toBe(writes.length)
  }

  const list = writtenList(server)
  expect(list).toEqual(expectedList(writtenList(START), commits))

  const ticks = lastTicks(commits)
  const removed = removedItems(commits)
  for (const { id, packed } of activeItems({ items: server.items })) {
    expect(packed, `tick of ${id}`).toBe(ticks.get(id) ?? false)
    expect(removed, 'removed items').not.toContain(id)
  }
}

/** Plays with a list on all devices for so many rounds, and compares again and again. */
export async function playEpisode(
  launcher: DeviceLauncher,
  { seed, rounds, devices }: EpisodeOptions,
): Promise<EpisodeTally> {
  const cloud = await startCloud(PATH, stored(START))
  const opened = await launcher.open(devices, cloud, PATH)
  const episode = new Episode(seed, cloud, opened)
  try {
    await episode.rest()
    for (let round = 1; round <= rounds; round += 1) {
      await episode.round()
      if (round % ROUNDS_TO_REST > 0 && round < rounds) continue
      await episode.rest()
      await compare(cloud, opened, episode.made)
    }
    await episode.reopenTabs()
    await settle(opened, { cloud, path: PATH })
    await compare(cloud, opened, episode.made)
    for (const device of opened) expect(await device.shown(), device.name).toMatchObject({ pending: false })
  } finally {
    await Promise.all(opened.map((device) => device.close()))
    await cloud.close()
  }
  return episode.tally
}
