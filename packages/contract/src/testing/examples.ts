import { defOf, type Schema } from '../tolerant.ts'
import { z } from '../zod.ts'

/** Every leaf schema of the contract accepts one of these. Add an example for each new text format. */
const LEAVES: readonly unknown[] = [
  true,
  'x',
  1,
  60,
  600_000,
  0.5,
  null,
  'a text',
  '2027-03-01',
  '2027-03-01T09:30',
  '2026-05-01T08:00:00.000Z',
  '09:30',
  '12.00',
  '7',
  'https://example.com/',
  'ann@example.com',
  '/a.svg',
  'PT',
  'USD',
  '•••••1234',
  'ab'.repeat(32),
  'vaultKeyOfAnn_-4567890',
  'wrappedKey'.padEnd(80, '_'),
  'requestDigest'.padEnd(43, '_'),
]

function leaf(schema: Schema, at: string): unknown {
  const found = LEAVES.find((value) => z.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`No example fits ${at}: add one to LEAVES`)
  return found
}

/** A valid value for `schema`, with all optional fields set and one entry of each kind in lists. */
export function exampleOf(schema: Schema, at = ''): unknown {
  const def = defOf(schema)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- zod has more types than the contract
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, exampleOf(field, `${at}.${key}`)]),
      )
    case 'array': {
      const element = defOf(def.element)
      const kinds = element.type === 'union' ? element.options : [def.element]
      return kinds.map((kind) => exampleOf(kind, `${at}.*`))
    }
    case 'record':
      return { [String(leaf(def.keyType, at))]: exampleOf(def.valueType, `${at}.*`) }
    case 'union':
      return exampleOf(def.options[0] as Schema, at)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return exampleOf(def.innerType, at)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    default:
      return leaf(schema, at)
  }
}
