import type { Json } from '../firestore/service.ts'
import type { Seeded } from './seeded.ts'

/** Few of each kind and near each other, so that filters find something and neighbours in the order meet. */
const SCALARS: readonly Json[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { doubleValue: 'Infinity' },
  { doubleValue: -0.0 },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { integerValue: '1' },
  { doubleValue: 1 },
  { integerValue: '-3' },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740992 },
  { integerValue: '9223372036854775807' },
  { timestampValue: '2026-01-02T03:04:05Z' },
  { timestampValue: '2026-01-02T03:04:05.678901Z' },
  { timestampValue: '1969-12-31T23:59:59.5Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'ab' },
  { stringValue: 'Straße' },
  { stringValue: '\uffff' },
  { stringValue: '🏖' },
  { bytesValue: '' },
  { bytesValue: 'AP8=' },
  { geoPointValue: { latitude: 0, longitude: 0 } },
  { geoPointValue: { latitude: -9.5, longitude: 120 } },
]

const KEYS = ['x', 'y', 'a.b'] as const

/** A random value of any type, nested at most `depth` deep. References name documents below `root`. */
export function randomValue(random: Seeded, root: string, depth = 2, inArray = false): Json {
  if (random.chance(0.08)) return { referenceValue: `${root}/docs/${random.pick(['d1', 'd2', 'é'])}` }
  if (depth === 0 || random.chance(0.7)) return random.pick(SCALARS) ?? {}
  const inner = (within: boolean) => randomValue(random, root, depth - 1, within)
  if (!inArray && random.chance(0.5))
    return { arrayValue: { values: Array.from({ length: random.whole(4) }, () => inner(true)) } }
  if (!inArray && random.chance(0.1)) return vectorOf(random)
  const keys = KEYS.filter(() => random.chance(0.5))
  return { mapValue: { fields: Object.fromEntries(keys.map((key) => [key, inner(false)])) } }
}

function vectorOf(random: Seeded): Json {
  const values = Array.from({ length: 1 + random.whole(2) }, () => ({ doubleValue: random.whole(3) }))
  return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } } }
}

export const FIELDS = ['a', 'b', 'tags', 'map'] as const

/** Fields of a random document; some are missing. */
export function randomFields(random: Seeded, root: string): Json {
  const present = FIELDS.filter(() => random.chance(0.75))
  return Object.fromEntries(
    present.map((field) => {
      if (field === 'tags' && random.chance(0.8))
        return [
          field,
          { arrayValue: { values: Array.from({ length: random.whole(4) }, () => randomValue(random, root, 1, true)) } },
        ]
      if (field === 'map' && random.chance(0.8))
        return [field, { mapValue: { fields: { x: randomValue(random, root, 1) } } }]
      return [field, randomValue(random, root)]
    }),
  )
}

const IDS = ['d1', 'd2', 'd3', 'A', 'é', '\uffee', '🏖', '__id7__', '__id12__'] as const

/** Path of a document, below the root. */
export function randomPath(random: Seeded): string {
  const id = random.pick(IDS)
  return random.chance(0.2) ? `docs/${random.pick(['d1', 'd2'])}/docs/${id}` : `docs/${id}`
}
