import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TextPiece } from './assistant/answer-stream.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ErrorBody } from './errors.ts'
import { exampleOf } from './testing/examples.ts'
import { defOf, parseTolerant, type Schema } from './tolerant.ts'
import { z } from './zod.ts'

type Shape = readonly [name: string, schema: Schema]

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\/[\w-]+\.ts$/.test(path),
)
const exported: readonly object[] = await Promise.all(modules.map((path) => import(/* @vite-ignore */ `./${path}`)))

/** Found by their exported names, so that new documents are included automatically. */
const DOCUMENTS = exported.flatMap((module) =>
  Object.entries(module).flatMap(([name, { schema }]): Shape[] =>
    name.endsWith('Converter') ? [[`document of ${name}`, schema]] : [],
  ),
)

/** All shapes that are read. */
const SHAPES: readonly Shape[] = [
  ...DOCUMENTS,
  ...Object.entries(ENDPOINTS).map(([name, { response }]) => [`answer of ${name}`, response as Schema] as const),
  ['refusal', ErrorBody],
  ['piece of a stream', TextPiece],
]

const WORD = 'a word of tomorrow'

/** One difference that a newer version could introduce, and its path. */
interface Change {
  readonly at: string
  readonly value: unknown
}

type Kind = 'key' | 'word' | 'missing'

const optional = (schema: Schema): boolean => ['optional', 'nullable', 'default'].includes(defOf(schema).type)

/** All variants of `value` with one difference of the given kind. */
function changes(kind: Kind, schema: Schema, value: unknown, at: string): Change[] {
  const def = defOf(schema)
  const into = (key: string, field: Schema, rebuild: (changed: unknown) => unknown): Change[] =>
    changes(kind, field, (value as Record<string, unknown>)[key], `${at}.${key}`).map((change) => ({
      at: change.at,
      value: rebuild(change.value),
    }))
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- zod has more types than the contract
  switch (def.type) {
    case 'object': {
      const whole = value as Record<string, unknown>
      const keys = Object.keys(whole)
      const here: Change[] = []
      if (kind === 'key') here.push({ at, value: { ...whole, ofTomorrow: { deep: [{ in: WORD }] } } })
      for (const key of kind === 'missing' ? keys.filter((name) => optional(def.shape[name] as Schema)) : []) {
        const { [key]: _left, ...others } = whole
        here.push({ at: `${at}.${key}`, value: others })
      }
      return [
        ...here,
        ...keys.flatMap((key) => into(key, def.shape[key] as Schema, (changed) => ({ ...whole, [key]: changed }))),
      ]
    }
    case 'array': {
      const whole = value as unknown[]
      const element = defOf(def.element)
      return whole.flatMap((_entry, index) => {
        const kindOf = (element.type === 'union' ? element.options[index] : def.element) as Schema
        return into(String(index), kindOf, (changed) => whole.with(index, changed))
      })
    }
    case 'record':
      return Object.keys(value as object).flatMap((key) =>
        into(key, def.valueType, (changed) => ({ ...(value as object), [key]: changed })),
      )
    case 'union':
      return changes(kind, def.options[0] as Schema, value, at)
    case 'optional':
    case 'nullable':
      // An optional literal can be extended like an enum; a required one identifies a format.
      if (kind === 'word' && defOf(def.innerType).type === 'literal') return [{ at, value: WORD }]
      return changes(kind, def.innerType, value, at)
    case 'enum':
      return kind === 'word' ? [{ at, value: WORD }] : []
    default:
      return []
  }
}

/** The value must be readable, with nothing lost at the top level, and the result must have today's shape. */
function expectRead(schema: Schema, { at, value }: Change, today: unknown): void {
  const { data, faults } = parseTolerant(schema, value)
  expect(data, `${at}: ${JSON.stringify(faults)}`).toBeDefined()
  if (Array.isArray(today)) expect(data, at).toHaveLength(today.length)
  expect(z.safeParse(schema, data).error, at).toBeUndefined()
  expect(JSON.stringify(data), at).not.toContain(WORD)
}

describe.each(SHAPES)('%s of tomorrow', (_name, schema) => {
  const today = exampleOf(schema)

  it('the one of today is read as it is', () => {
    expect(z.safeParse(schema, today).error).toBeUndefined()
    expect(parseTolerant(schema, today)).toEqual({ data: today, faults: [] })
  })

  it('has a further key on any level, which is dropped', () => {
    for (const change of changes('key', schema, today, '')) {
      expect(parseTolerant(schema, change.value), change.at).toEqual({ data: today, faults: [] })
    }
  })

  it('has another word for any enum', () => {
    for (const change of changes('word', schema, today, '')) expectRead(schema, change, today)
  })

  it('lacks any of the fields that may be missing', () => {
    for (const change of changes('missing', schema, today, '')) {
      expectRead(schema, change, today)
      expect(parseTolerant(schema, change.value).faults, change.at).toEqual([])
    }
  })
})

it('documents are found by the names of their converters', () => {
  const names = DOCUMENTS.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['document of tripConverter', 'document of keyringConverter']))
})

it('all of it is asked: objects, words and fields that may be missing of every kind', () => {
  const counted = (kind: Kind) => SHAPES.flatMap(([, schema]) => changes(kind, schema, exampleOf(schema), '')).length
  expect(counted('key')).toBeGreaterThan(SHAPES.length)
  expect(counted('word')).toBeGreaterThan(60)
  expect(counted('missing')).toBeGreaterThan(200)
})
