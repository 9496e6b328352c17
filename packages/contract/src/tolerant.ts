import { z } from './zod.ts'

/**
 * Reading what a newer version has written. Every shape is declared once and strict, which is how it is written, sent
 * and answered; this makes its tolerant reader, by walking the schema:
 *
 * - a key that the shape does not know is dropped, on every level;
 * - a word that an enum does not know becomes what the enum states (`openEnum`); nothing where it is optional or
 *   nullable; and in a list or a record its entry is left out;
 * - what is missing and nullable is null;
 * - an entry of a list or a record that cannot be read is left out and named among the faults.
 *
 * A literal is no enum: it names a format, and what has another one cannot be read.
 */

export type Schema = z.core.$ZodType

/** What a schema is made of, as zod offers it to those who walk schemas. */
// oxlint-disable-next-line no-underscore-dangle -- the name of zod
export const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def

/** Stated by an enum whose unknown words leave nothing to show, such as the screen that a button opens. */
export const UNREADABLE = Symbol('unreadable')

const stated = new WeakMap<Schema, unknown>()

/** An enum of a shape that is read. `otherwise` is what a reader takes a word for that it does not know yet. */
export function openEnum<const Words extends readonly [string, ...string[]]>(
  words: Words,
  otherwise: Words[number] | typeof UNREADABLE,
) {
  const schema = z.enum(words)
  stated.set(schema, otherwise)
  return schema
}

/** What could not be read: where in the schema, with `*` for entries of lists and records, and zod's code of the issue. */
export interface Fault {
  readonly path: string
  readonly code: string
}

/** Parsing is synchronous, so that there is one value at a time whose faults are gathered. */
let faults: Fault[] = []

/** A schema without what makes it optional or nullable. */
export function unwrapped(schema: Schema): ReturnType<typeof defOf> {
  const def = defOf(schema)
  return 'innerType' in def ? unwrapped(def.innerType) : def
}

/** The path of an issue without what is of the value: ids are keys of records. */
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

/** Whether the schema is for single words, of which others may come. */
const isWord = (schema: Schema): boolean => ['enum', 'literal'].includes(defOf(schema).type)

const wordReader = (word: Schema, schema: Schema, otherwise: unknown): Schema => {
  const isMissing = (value: unknown) => value === null || value === undefined
  const asKnown = (value: unknown) => (isMissing(value) || z.safeParse(word, value).success ? value : otherwise)
  return z.pipe(z.transform(asKnown), schema)
}

/** The same schema around other parts. */
const derive = (schema: Schema, parts: Readonly<Record<string, unknown>>): Schema =>
  z.core.util.clone(schema, { ...defOf(schema), ...parts })

/** Reads a list or a record whole; where it does not fit, without the entries that do not. */
function collectionReader(whole: Schema, entry: Schema, at: string): Schema {
  const isReadable = (value: unknown): boolean => {
    const read = z.safeParse(entry, value)
    // A word that only newer versions know is no fault.
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
      // What is missing stays missing, also where it may be null.
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

/** The tolerant reader of a shape, made at its first use. Throws for a shape that has none: `tomorrow.test.ts` asks for all. */
export function readerOf<T>(schema: z.core.$ZodType<T>): z.core.$ZodType<T> {
  const known = readers.get(schema)
  // It reads the same shape: the walk keeps every part, and what a word becomes is one of its enum.
  if (known !== undefined) return known as z.core.$ZodType<T>
  const reader = build(schema, '') as z.core.$ZodType<T>
  readers.set(schema, reader)
  return reader
}

/** `data` is undefined where nothing could be read; where it comes with faults, parts of it were left out. */
export interface Read<T> {
  readonly data: T | undefined
  readonly faults: readonly Fault[]
}

/** Reads a stored document or an answer of /api as `T`, whatever a newer version has added to it. */
export function parseTolerant<T>(schema: z.core.$ZodType<T>, value: unknown): Read<T> {
  const reader = readerOf(schema)
  faults = []
  const read = z.safeParse(reader, value)
  if (!read.success) faults.push(...faultsIn(schema, read.error.issues, ''))
  // Lists within lists are read again without what did not fit, and ten entries can have the same fault.
  const distinct = new Map(faults.map((fault) => [`${fault.path} ${fault.code}`, fault]))
  return { data: read.data, faults: [...distinct.values()] }
}
