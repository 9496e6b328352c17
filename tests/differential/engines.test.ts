import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeded, SEED } from '@waymark/firestore-stand-in/testing/seeded'
import { startPair, type Pair } from './pair.ts'
import { playListeners } from './play-listeners.ts'
import { playConflicts, playTransactions } from './play-transactions.ts'
import { playQueries, playRules, playWrites } from './play.ts'

const ROUNDS = Number(process.env['WAYMARK_ROUNDS'] ?? 150)

let pair: Pair

beforeAll(async () => {
  pair = await startPair()
})
afterAll(async () => {
  const listed = JSON.stringify(Object.fromEntries(pair.tally.listed))
  // Not by the console, whose lines of passing tests are left out.
  process.stdout.write(`WAYMARK_SEED=${SEED}: ${pair.tally.equal} equal; listed: ${listed}\n`)
  await pair.close()
})

describe(`both engines (WAYMARK_SEED=${SEED})`, () => {
  it('answer queries and aggregations equally', async () => {
    await playQueries(pair, seeded(SEED), ROUNDS)
    expect(pair.tally.equal).toBeGreaterThan(ROUNDS / 2)
  })

  it('commit writes equally', async () => {
    const before = pair.tally.equal
    await playWrites(pair, seeded(SEED + 1), ROUNDS)
    expect(pair.tally.equal - before).toBeGreaterThan(ROUNDS)
  })

  it('begin, read in, commit and roll back transactions equally', async () => {
    const before = pair.tally.equal
    await playTransactions(pair, seeded(SEED + 3), Math.ceil(ROUNDS / 10))
    expect(pair.tally.equal - before).toBeGreaterThan(ROUNDS)
  })

  it('let a writer wait for a transaction equally', async () => {
    const before = pair.tally.equal
    await playConflicts(pair, seeded(SEED + 4), Math.ceil(ROUNDS / 30))
    expect(pair.tally.equal - before).toBeGreaterThan(ROUNDS / 5)
  })

  it('tell listeners of commits equally', async () => {
    const before = pair.tally.equal
    await playListeners(pair, seeded(SEED + 5), Math.ceil(ROUNDS / 30))
    expect(pair.tally.equal - before).toBeGreaterThan(ROUNDS)
  })

  it('judge by rules equally', async () => {
    expect(await playRules(pair, seeded(SEED + 2), Math.ceil(ROUNDS / 50))).toBeGreaterThan(0)
  })
})
