import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '@waymark/firestore-stand-in/firestore/service'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import type { Pair } from './pair.ts'
import { COLLECTIONS, firstWrites, NAMES, randomStep, setNumber } from './random-transactions.ts'

const STEPS = 12

/** So that the outsider asks first, nearly always; what is compared holds in either order. */
const HEAD_START_MS = 20

async function start(pair: Pair, random: Seeded): Promise<void> {
  await pair.reset()
  await pair.compare({ verb: ':commit', body: { writes: firstWrites(random, pair.root) } })
  for (const begins of NAMES)
    await pair.compare({ verb: ':beginTransaction', body: { options: { readWrite: {} } }, begins })
}

/** What is still open would hold its locks into the next play; then both engines must hold the same documents. */
async function end(pair: Pair): Promise<void> {
  for (const transaction of NAMES) await pair.compare({ verb: ':rollback', body: { transaction } })
  for (const collectionId of COLLECTIONS)
    await pair.compare({ verb: ':runQuery', body: { structuredQuery: { from: [{ collectionId }] } } })
}

/** Two transactions and a writer outside of them, none of which ever waits for another. */
export async function playTransactions(pair: Pair, random: Seeded, plays: number): Promise<void> {
  for (let play = 0; play < plays; play += 1) {
    await start(pair, random)
    for (let step = 0; step < STEPS; step += 1) {
      const question = randomStep(random, pair.root)
      // One that is begun again would leave the locks of the one before to nobody.
      if (question.begins !== undefined)
        await pair.compare({ verb: ':rollback', body: { transaction: question.begins } })
      await pair.compare(question)
    }
    await end(pair)
  }
}

/**
 * A transaction reads a document, by its name or with its collection; somebody else changes it, and has to wait; the transaction writes it and commits, or
 * rolls back. It never fails for that, and the other one has the last word.
 */
export async function playConflicts(pair: Pair, random: Seeded, plays: number): Promise<void> {
  for (let play = 0; play < plays; play += 1) {
    await start(pair, random)
    const path = `left/${random.pick(['one', 'two'])}`
    await pair.compare(
      random.chance(0.5)
        ? { verb: ':batchGet', body: { documents: [`${pair.root}/${path}`], transaction: '<a>' } }
        : { verb: ':runQuery', body: { structuredQuery: { from: [{ collectionId: 'left' }] }, transaction: '<a>' } },
    )
    const within: Json = random.chance(0.5) ? { transaction: '<b>' } : {}
    const outside = pair.compare({ verb: ':commit', body: { ...within, writes: [setNumber(pair.root, path, 100)] } })
    await pause(HEAD_START_MS)
    await pair.compare(
      random.chance(0.7)
        ? { verb: ':commit', body: { transaction: '<a>', writes: [setNumber(pair.root, path, 200)] } }
        : { verb: ':rollback', body: { transaction: '<a>' } },
    )
    await outside
    await end(pair)
  }
}
