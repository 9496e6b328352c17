import { z } from './zod.ts'

/**
 * Reads data that a newer version wrote. Each shape is declared once, strictly, for writing and requests; this module
 * derives its tolerant reader by walking the schema:
 * - unknown keys are dropped on every level;
 * - unknown enum values become the enum's fallback (`openEnum`), or are removed if the field is optional or nullable;
 * in lists and records the entry is left out;
 * - missing nullable values become null;
 * - unreadable entries of lists and records are left out and reported as faults.
 * Literals are not enums: they identify a format, and another value is unreadable.
 */

export type Schema = z.core.$ZodType

/** zod's definition of a schema, its supported way to walk schemas. */
// oxlint-disable-next-line no-underscore-dangle -- the name of zod
export const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def

/** Fallback for enums without a sensible default, such as the screen that a button opens. */
export const UNREADABLE = Symbol('unreadable')

const stated = new WeakMap<Schema, unknown>()

/** An enum with a fallback: `otherwise` replaces values that the reader does not know. */
export function openEnum<const Words extends readonly [string, ...string[]]>(
  words: Words,
  otherwise: Words[number] | typeof UNREADABLE,
) {
  const schema = z.enum(words)
  stated.set(schema, otherwise)
  return schema
}

/**
 * Something that could not be read: its path in the schema (`*` for entries of lists and records) and zod's issue code.
 */
export interface Fault {
  readonly path: string
  readonly code: string
}

/** Collects the faults of the value being parsed. Parsing is synchronous, so there is only one at a time. */
let faults: Fault[] = []

/** The schema without optional and nullable wrappers. */
export function unwrapped(schema: Schema): ReturnType<typeof defOf> {
  const def = defOf(schema)
  return 'innerType' in def ? unwrapped(def.innerType) : def
}

/** Path of an issue in the schema. Record keys are replaced, because ids are user data. */
function pathInSchema(schema: Schema, path: readonly PropertyKey[]): string {
  let at: Schema | undefined = schema
  const names: string[] = []
  for (const key of path) {
    if (at === undefined) break
    const def = unwrapped(at)
    at = def.type === 'object' ? def.shape[String(key)] : undefined
    names.push(at === undefined ? '*' : String(key))
    if (def.type === 'array') at = def.element
    if (def.type === 'record') at = def.valueType
  }
  return names.join('.')
}

const below = (at: string, path: string): string => (at === '' || path === '' ? at + path : `${at}.${path}`)

const faultsIn = (schema: Schema, issues: readonly z.core.$ZodIssue[], at: string): Fault[] =>
  issues.map(({ path, code }) => ({ path: below(at, pathInSchema(schema, path)), code }))

/** Whether the schema is an enum or literal, whose values may be extended later. */
const isWord = (schema: Schema): boolean => ['enum', 'literal'].includes(defOf(schema).type)

const wordReader = (word: Schema, schema: Schema, otherwise: unknown): Schema => {
  const isMissing = (value: unknown) => value === null || value === undefined
  const asKnown = (value: unknown) => (isMissing(value) || z.safeParse(word, value).success ? value : otherwise)
  return z.pipe(z.transform(asKnown), schema)
}

/** A copy of the schema with replaced parts. */
const derive = (schema: Schema, parts: Readonly<Record<string, unknown>>): Schema =>
  z.core.util.clone(schema, { ...defOf(schema), ...parts })

/** Reads a list or record completely, or without the entries that do not fit. */
function collectionReader(whole: Schema, entry: Schema, at: string): Schema {
  const isReadable = (value: unknown): boolean => {
    const read = z.safeParse(entry, value)
    // An enum value that only newer versions know is not a fault.
    if (!read.success && !isWord(entry)) faults.push(...faultsIn(entry, read.error.issues, below(at, '*')))
    return read.success
  }
  const readableOf = (value: object): object =>
    Array.isArray(value)
      ? value.filter(isReadable)
      : Object.fromEntries(Object.entries(value).filter(([, one]) => isReadable(one)))
  return z.transform((value: unknown, context) => {
    let read = z.safeParse(whole, value)
    if (!read.success && typeof value === 'object' && value !== null) read = z.safeParse(whole, readableOf(value))
    if (read.success) return read.data
    for (const issue of read.error.issues) context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
    return z.NEVER
  })
}

const nullableReader = (schema: Schema, { innerType }: z.core.$ZodNullableDef, at: string): Schema =>
  isWord(innerType) && !stated.has(innerType)
    ? wordReader(innerType, schema, null)
    : derive(schema, { innerType: build(innerType, at) })

function build(schema: Schema, at: string): Schema {
  const def = defOf(schema)
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- zod has more types than the contract
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([key, field]) => [key, build(field, below(at, key))])
      const { catchall } = def
      const strip = derive(schema, { shape: Object.fromEntries(shape), catchall: undefined })
      if (catchall === undefined || defOf(catchall).type === 'never') return strip
      const known = derive(strip, { catchall: build(catchall, below(at, '*')) })
      const fits = ([key, value]: [string, unknown]) => key in def.shape || z.safeParse(catchall, value).success
      return z.pipe(
        z.transform((value: unknown) =>
          typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).filter(fits)) : value,
        ),
        known,
      )
    }
    case 'array':
    case 'record': {
      const part = def.type === 'array' ? 'element' : 'valueType'
      const inner = def.type === 'array' ? def.element : def.valueType
      const entry = isWord(inner) ? inner : build(inner, below(at, '*'))
      return collectionReader(derive(schema, { [part]: entry }), entry, at)
    }
    case 'union':
      return derive(schema, { options: def.options.map((option) => build(option, at)) })
    case 'optional': {
      const { innerType } = def
      if (isWord(innerType) && !stated.has(innerType)) return wordReader(innerType, schema, undefined)
      const inner = defOf(innerType)
      // A missing value stays missing, even if it is nullable.
      const read = inner.type === 'nullable' ? nullableReader(innerType, inner, at) : build(innerType, at)
      return derive(schema, { innerType: read })
    }
    case 'nullable':
      return z.prefault(nullableReader(schema, def, at) as z.ZodMiniType, null)
    case 'default':
    case 'prefault':
      return derive(schema, { innerType: build(def.innerType, at) })
    case 'enum': {
      if (!stated.has(schema)) throw new Error(`State what an unknown word at '${at}' is read as: openEnum`)
      const otherwise = stated.get(schema)
      return otherwise === UNREADABLE ? schema : wordReader(schema, schema, otherwise)
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'null':
    case 'unknown':
      return schema
    default:
      throw new Error(`There is no tolerant reader for '${def.type}' at '${at}'`)
  }
}

const readers = new WeakMap<Schema, Schema>()

/**
 * The tolerant reader of a schema, created on first use. Throws for unsupported schemas; `tomorrow.test.ts` covers all
 * that are used.
 */
export function readerOf<T>(schema: z.core.$ZodType<T>): z.core.$ZodType<T> {
  const known = readers.get(schema)
  // Same output type: the walk keeps all parts, and enum values are replaced by values of the same enum.
  if (known !== undefined) return known as z.core.$ZodType<T>
  const reader = build(schema, '') as z.core.$ZodType<T>
  readers.set(schema, reader)
  return reader
}

/** `data` is undefined if nothing could be read; with `faults`, parts of it were left out. */
export interface Read<T> {
  readonly data: T | undefined
  readonly faults: readonly Fault[]
}

/** Parses a stored document or an API response as `T`, tolerating additions of newer versions. */
export function parseTolerant<T>(schema: z.core.$ZodType<T>, value: unknown): Read<T> {
  const reader = readerOf(schema)
  faults = []
  const read = z.safeParse(reader, value)
  if (!read.success) faults.push(...faultsIn(schema, read.error.issues, ''))
  // Nested lists are parsed twice, and several entries may have the same fault.
  const distinct = new Map(faults.map((fault) => [`${fault.path} ${fault.code}`, fault]))
  return { data: read.data, faults: [...distinct.values()] }
}
