import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { exampleOf } from './testing/examples.ts'
import { defOf, type Schema } from './tolerant.ts'
import { z } from './zod.ts'

type Part = readonly [name: string, schema: Schema]

/** All parsed parts of all requests; new endpoints are included automatically. */
const PARTS: readonly Part[] = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`${part} of ${name}`, schema] as const],
  ),
)

/** Objects that clients may send whole; undeclared fields are ignored. */
const OPEN = ['body of askAssistant.context', 'body of askAssistant.previousMessages.*']

/** All objects within a schema, with their paths. */
function objectsIn(schema: Schema, at: string): Part[] {
  const def = defOf(schema)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- zod has more types than the contract
  switch (def.type) {
    case 'object':
      return [[at, schema], ...Object.entries(def.shape).flatMap(([key, field]) => objectsIn(field, `${at}.${key}`))]
    case 'array':
      return objectsIn(def.element, `${at}.*`)
    case 'record':
      return objectsIn(def.valueType, `${at}.*`)
    case 'union':
      return def.options.flatMap((option) => objectsIn(option, at))
    case 'pipe':
      return [...objectsIn(def.in, at), ...objectsIn(def.out, at)]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return objectsIn(def.innerType, at)
    default:
      return []
  }
}

const unknownKeysIn = (schema: Schema, value: unknown): readonly string[] =>
  z.safeParse(schema, value).error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])) ??
  []

describe.each(PARTS)('%s', (name, schema) => {
  const objects = objectsIn(schema, name)

  it('refuses a key that it does not know, on every level', () => {
    expect(objects.length).toBeGreaterThan(0)
    for (const [at, object] of objects.filter((part) => !OPEN.includes(part[0]))) {
      expect(unknownKeysIn(object, { ofTomorrow: 'x' }), at).toEqual(['ofTomorrow'])
    }
  })

  it('and so does the whole', () => {
    const def = defOf(schema)
    for (const option of def.type === 'union' ? def.options : [schema]) {
      // The literal that selects one of several bodies.
      const kind = Object.entries((defOf(option) as z.core.$ZodObjectDef).shape).flatMap(([key, field]) =>
        defOf(field).type === 'literal' ? [[key, exampleOf(field)] as const] : [],
      )
      expect(unknownKeysIn(schema, { ...Object.fromEntries(kind), ofTomorrow: 'x' }), name).toEqual(['ofTomorrow'])
    }
  })
})

it('every endpoint that takes something is asked', () => {
  expect(PARTS.length).toBeGreaterThan(40)
})
