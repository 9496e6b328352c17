import type { Seeded } from '../engines/seeded.ts'
import type { Pair } from './pair.ts'
import { randomAggregations, randomQuery } from './random-query.ts'
import { randomFields, randomPath } from './random-values.ts'
import { randomWrites } from './random-writes.ts'

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
    const { select, ...structuredQuery } = randomQuery(random, pair.root)
    if (random.chance(0.2)) {
      const structuredAggregationQuery = { structuredQuery, aggregations: randomAggregations(random) }
      await pair.compare({ verb: ':runAggregationQuery', body: { structuredAggregationQuery } })
    } else
      await pair.compare({
        verb: ':runQuery',
        body: { structuredQuery: select === undefined ? structuredQuery : { ...structuredQuery, select } },
      })
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
