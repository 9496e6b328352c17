import type { Json } from '../firestore/service.ts'
import type { Seeded } from './seeded.ts'
import { FIELDS, randomFields, randomPath, randomValue } from './random-values.ts'

/** No field beside one inside it: see differences.ts for what the emulator makes of that. */
const MASKS: readonly [readonly string[], ...(readonly string[])[]] = [
  [...FIELDS, 'new'],
  ['a', 'map.x', 'map.`a.b`', 'new'],
]

function precondition(random: Seeded): Json {
  return random.chance(0.25) ? { currentDocument: { exists: random.chance(0.6) } } : {}
}

function transform(random: Seeded, root: string): Json {
  const fieldPath = random.pick(['a', 'b', 'tags', 'map.x', 'fresh'])
  const values = Array.from({ length: random.whole(3) }, () => randomValue(random, root, 1, true))
  return random.pick<Json>([
    {
      fieldPath,
      increment: random.pick([{ integerValue: '2' }, { doubleValue: 0.5 }, { integerValue: '9223372036854775807' }]),
    },
    { fieldPath, maximum: random.pick([{ integerValue: '2' }, { doubleValue: 1.5 }]) },
    { fieldPath, minimum: random.pick([{ integerValue: '2' }, { doubleValue: -1.5 }]) },
    { fieldPath, appendMissingElements: { values } },
    { fieldPath, removeAllFromArray: { values } },
  ])
}

const transforms = (random: Seeded, root: string): Json[] =>
  Array.from({ length: 1 + random.whole(2) }, () => transform(random, root))

function write(random: Seeded, root: string): Json {
  const name = `${root}/${randomPath(random)}`
  const kind = random.whole(10)
  if (kind < 2) return { delete: name, ...precondition(random) }
  if (kind < 3)
    return { transform: { document: name, fieldTransforms: transforms(random, root) }, ...precondition(random) }
  const fieldPaths = random.pick(MASKS).filter(() => random.chance(0.3))
  return {
    update: { name, fields: randomFields(random, root) },
    ...(random.chance(0.4) ? { updateMask: { fieldPaths } } : {}),
    ...(random.chance(0.25) ? { updateTransforms: transforms(random, root) } : {}),
    ...precondition(random),
  }
}

/** The writes of a random commit. */
export const randomWrites = (random: Seeded, root: string): Json[] =>
  Array.from({ length: 1 + random.whole(2) }, () => write(random, root))
