/** Field paths such as ``items.`a.b`.packed``: dotted names, or names quoted with backticks. */
import { invalid } from '../message.ts'

export type FieldPath = readonly string[]

export const NAME_FIELD = '__name__'
const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/
const RESERVED = /^__.*__$/s
const MAX_BYTES = 1500

/** A quoted segment takes every character, an unquoted one only what a simple name is made of. */
const SEGMENT = /(?:`((?:[^`\\]|\\.)+)`|([a-zA-Z_][a-zA-Z_0-9]*))(\.|$)/sy

export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = []
  let end = 0
  let open = true
  while (open) {
    SEGMENT.lastIndex = end
    const match = SEGMENT.exec(text)
    const name = match?.[1]?.replace(/\\(.)/gs, '$1') ?? match?.[2]
    if (!match || !name) throw invalid(`Invalid property path "${text}".`)
    segments.push(name)
    end = SEGMENT.lastIndex
    open = match[3] === '.'
  }
  if (Buffer.byteLength(text) > MAX_BYTES) throw invalid(`Property path is longer than ${MAX_BYTES} bytes.`)
  return segments
}

export const formatFieldPath = (path: FieldPath): string =>
  path
    .map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, (character) => `\\${character}`)}\``))
    .join('.')

export const isNameField = (path: FieldPath): boolean => path.length === 1 && path[0] === NAME_FIELD

export const isReservedName = (name: string): boolean => RESERVED.test(name)

export function checkFieldName(name: string): void {
  if (name === '') throw invalid('Field names must not be empty.')
  if (isReservedName(name)) throw invalid(`Property name "${name}" is reserved.`)
  if (Buffer.byteLength(name) > MAX_BYTES) throw invalid(`Property name is longer than ${MAX_BYTES} bytes.`)
}
