import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playEpisode } from './episode.ts'
import { startLauncher, type DeviceLauncher } from './device-launcher.ts'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'

const ROUNDS = 75

let launcher: DeviceLauncher

beforeAll(async () => {
  launcher = await startLauncher(false)
})
afterAll(() => launcher.close())

describe(`devices that tick, edit, add, remove and move at random (WAYMARK_SEED=${SEED})`, { timeout: 180_000 }, () => {
  it.each([2, 4])(`agree and lose no tick: ${ROUNDS} rounds of %i`, async (count) => {
    const devices = Array.from({ length: count }, () => 'node' as const)
    const tally = await playEpisode(launcher, { seed: SEED + count, rounds: ROUNDS, devices })
    expect(tally.commits).toBeGreaterThanOrEqual(tally.writes)
    expect(tally.writes).toBeGreaterThan(ROUNDS)
  })
})
