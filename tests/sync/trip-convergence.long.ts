import { describe, expect, it } from 'vitest'
import { SEED } from '@waymark/firestore-stand-in/testing/seeded'
import { playTrip } from './trip-episode.ts'

const ROUNDS = 250
const EPISODES = [2, 3, 2, 3, 2, 3, 2, 3] as const

describe(`${EPISODES.length * ROUNDS} rounds on trips (WAYMARK_SEED=${SEED})`, { timeout: 900_000 }, () => {
  it.each(EPISODES.map((people, index) => ({ people, seed: SEED + index })))(
    '$people people agree and lose nothing (seed $seed)',
    async ({ people, seed }) => {
      const tally = await playTrip({ seed, rounds: ROUNDS, people })
      console.log(`${people} people: ${JSON.stringify(tally)}`)
      expect(tally.commits).toBeGreaterThan(ROUNDS)
    },
  )
})
