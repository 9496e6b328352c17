import { describe, expect, it } from 'vitest'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'
import { playTrip } from './trip-episode.ts'

const ROUNDS = 50

describe(
  `people who move, edit, add and remove stops, expenses and days at random (WAYMARK_SEED=${SEED})`,
  { timeout: 180_000 },
  () => {
    it.each([2, 3] as const)(`agree and lose nothing: ${ROUNDS} rounds of %i`, async (people) => {
      const tally = await playTrip({ seed: SEED + people, rounds: ROUNDS, people })
      expect(tally.commits).toBeGreaterThan(ROUNDS)
    })
  },
)
