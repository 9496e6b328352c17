import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import type { Pair } from './pair.ts'
import { randomAggregations, randomQuery } from '@waymark/firestore-stand-in/testing/random-query'
import { randomFields, randomPath } from '@waymark/firestore-stand-in/testing/random-values'
import { condition, rulesOf } from './random-rules.ts'
import { randomWrites } from '@waymark/firestore-stand-in/testing/random-writes'

const EVERYTHING = { structuredQuery: { from: [{ collectionId: 'docs', allDescendants: true }] } }

/** Fills both engines with the same random documents. */
export async function fill(pair: Pair, random: Seeded, count: number): Promise<void> {
  await pair.reset()
  const documents = new Map(Array.from({ length: count }, () => [randomPath(random), randomFields(random, pair.root)]))
  const writes = [...documents].map(([path, fields]) => ({ update: { name: `${pair.root}/${path}`, fields } }))
  await pair.compare({ verb: ':commit', body: { writes } })
}

export async function playQueries(pair: Pair, random: Seeded, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    if (round % 25 === 0) await fill(pair, random, 14)
    const structuredQuery = randomQuery(random, pair.root)
    if (random.chance(0.2)) {
      const structuredAggregationQuery = { structuredQuery, aggregations: randomAggregations(random) }
      await pair.compare({ verb: ':runAggregationQuery', body: { structuredAggregationQuery } })
    } else await pair.compare({ verb: ':runQuery', body: { structuredQuery } })
  }
}

/** Commits at random; after each, both hold the same documents. */
export async function playWrites(pair: Pair, random: Seeded, count: number): Promise<void> {
  await fill(pair, random, 5)
  for (let round = 0; round < count; round += 1) {
    const { equal } = await pair.compare({ verb: ':commit', body: { writes: randomWrites(random, pair.root) } })
    if (equal) await pair.compare({ verb: ':runQuery', body: EVERYTHING })
    else await fill(pair, random, 5)
  }
}

const CONDITIONS = 20
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const ANN = `Bearer ${encode({ alg: 'none' })}.${encode({ sub: 'ann', user_id: 'ann', iat: 0, exp: 4_000_000_000 })}.`

/** Random rules, each asked for a random document by somebody who is signed in. @returns how many were allowed */
export async function playRules(pair: Pair, random: Seeded, rulesets: number): Promise<number> {
  let allowed = 0
  for (let round = 0; round < rulesets; round += 1) {
    await pair.reset()
    const conditions = Array.from({ length: CONDITIONS }, () => condition(random, 2))
    const writes = conditions.map((_, index) => ({
      update: { name: `${pair.root}/rules${index}/one`, fields: randomFields(random, pair.root) },
    }))
    await pair.compare({ verb: ':commit', body: { writes } })
    await pair.loadRules(rulesOf(conditions))
    for (const [index, rule] of conditions.entries()) {
      const documents = [`${pair.root}/rules${index}/one`]
      const { answer } = await pair.compare({ verb: ':batchGet', body: { documents }, rule }, ANN)
      if (answer.status === 'OK') allowed += 1
    }
  }
  return allowed
}
