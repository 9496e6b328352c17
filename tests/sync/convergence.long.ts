import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playEpisode } from './episode.ts'
import { startLauncher, type DeviceKind, type DeviceLauncher } from './device-launcher.ts'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'

const ROUNDS = 250

const FLEETS: readonly (readonly DeviceKind[])[] = [
  ['node', 'node'],
  ['node', 'tab'],
  ['tab', 'tab'],
  ['tabs', 'node'],
  ['tabs', 'tab'],
  ['node', 'node', 'tab'],
  ['node', 'tab', 'tab', 'node'],
  ['tabs', 'tab', 'node', 'node'],
]

let launcher: DeviceLauncher

beforeAll(async () => {
  launcher = await startLauncher(true)
})
afterAll(() => launcher.close())

describe(`${FLEETS.length * ROUNDS} rounds at random (WAYMARK_SEED=${SEED})`, { timeout: 600_000 }, () => {
  it.each(FLEETS.map((devices, index) => ({ devices, fleet: devices.join(', '), seed: SEED + index })))(
    '$fleet agree and lose no tick',
    async ({ devices, fleet, seed }) => {
      const tally = await playEpisode(launcher, { seed, rounds: ROUNDS, devices })
      console.log(`${fleet}: ${JSON.stringify(tally)}`)
      expect(tally.commits).toBeGreaterThanOrEqual(tally.writes)
    },
  )
})
