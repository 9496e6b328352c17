import type { Json } from '../firestore/service.ts'
import type { Seeded } from './seeded.ts'
import { randomPath, randomValue } from './random-values.ts'

const PATHS = ['a', 'b', 'tags', 'map', 'map.x', '__name__'] as const
const COMPARISONS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const
const LISTS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const
const UNARY = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const

const some = <T>(random: Seeded, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + random.whole(most) }, make)

function operand(random: Seeded, root: string, path: string): Json {
  if (path === '__name__' && random.chance(0.95)) return { referenceValue: `${root}/${randomPath(random)}` }
  return randomValue(random, root, 1)
}

function fieldFilter(random: Seeded, root: string): Json {
  const path = random.pick(PATHS)
  const field = { fieldPath: path }
  if (random.chance(0.15)) return { unaryFilter: { field, op: random.pick(UNARY) } }
  if (random.chance(0.25)) {
    const values = some(random, 4, () => operand(random, root, path))
    return { fieldFilter: { field, op: random.pick(LISTS), value: { arrayValue: { values } } } }
  }
  const op = path === 'tags' && random.chance(0.7) ? 'ARRAY_CONTAINS' : random.pick(COMPARISONS)
  return { fieldFilter: { field, op, value: operand(random, root, path) } }
}

function filter(random: Seeded, root: string, depth: number): Json {
  if (depth === 0 || random.chance(0.55)) return fieldFilter(random, root)
  const filters = [filter(random, root, depth - 1), filter(random, root, depth - 1)]
  return { compositeFilter: { op: random.pick(['AND', 'OR']), filters } }
}

/** A random structured query over the documents of random-values.ts. Many are invalid, as are those of people. */
export function randomQuery(random: Seeded, root: string): Json {
  const order = random.chance(0.5)
    ? some(random, 2, () => ({
        field: { fieldPath: random.pick(PATHS) },
        direction: random.pick(['ASCENDING', 'DESCENDING']),
      }))
    : []
  const cursor = () => ({
    values: order.slice(0, 1 + random.whole(2)).map(({ field }) => operand(random, root, field.fieldPath)),
    before: random.chance(0.5),
  })
  return {
    from: [{ collectionId: 'docs', ...(random.chance(0.3) ? { allDescendants: true } : {}) }],
    ...(random.chance(0.8) ? { where: filter(random, root, 2) } : {}),
    ...(order.length > 0 ? { orderBy: order } : {}),
    ...(order.length > 0 && random.chance(0.3) ? { startAt: cursor() } : {}),
    ...(order.length > 0 && random.chance(0.3) ? { endAt: cursor() } : {}),
    ...(random.chance(0.2) ? { limit: 1 + random.whole(4) } : {}),
    ...(random.chance(0.1) ? { offset: random.whole(3) } : {}),
    ...(random.chance(0.1) ? { select: { fields: [{ fieldPath: random.pick(PATHS) }] } } : {}),
  }
}

export function randomAggregations(random: Seeded): Json[] {
  return some(random, 3, () => random.pick(['count', 'sum', 'avg'] as const)).map((kind, index) => ({
    alias: `f${index}`,
    [kind]: kind === 'count' ? {} : { field: { fieldPath: random.pick(['a', 'b', 'map.x']) } },
  }))
}
