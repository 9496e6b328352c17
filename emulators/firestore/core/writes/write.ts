/** google.firestore.v1.Write, parsed. */
import type { Json } from '../../service.ts'
import { invalid, messageAt, messagesAt, textAt, textsAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { formatFieldPath, isNameField, parseFieldPath } from '../paths/field-path.ts'
import type { ResourceName } from '../paths/document-name.ts'
import { parseDocumentName } from '../paths/document-name.ts'
import type { Fields } from '../values/value.ts'
import { decodeFields } from '../values/value-json.ts'
import type { Precondition } from './precondition.ts'
import { parsePrecondition } from './precondition.ts'
import type { Transform } from './transform.ts'
import { parseTransform } from './transform.ts'

interface Target {
  readonly path: string
  readonly segments: readonly string[]
  readonly precondition: Precondition
}

export interface UpdateWrite extends Target {
  readonly kind: 'update'
  readonly fields: Fields
  /** Undefined replaces the document. A masked field without a value is deleted. */
  readonly mask: readonly FieldPath[] | undefined
  readonly transforms: readonly Transform[]
}

/** `verify` only checks the precondition; the web SDK's transactions send it for documents they read but did not write. */
export type Write = UpdateWrite | (Target & { readonly kind: 'delete' | 'verify' })

const MAX_TRANSFORMS = 500

function nameIn(database: string, name: string): ResourceName {
  const parsed = parseDocumentName(name)
  if (parsed.database !== database) throw invalid(`Document "${name}" is not in database "${database}".`)
  return parsed
}

export function parseMask(json: Json | undefined): readonly FieldPath[] | undefined {
  return json && textsAt(json, 'fieldPaths').map(parseFieldPath)
}

/** The update mask names each field once, and none inside another. */
function checkMask(mask: readonly FieldPath[]): void {
  const keys = mask.map((path) => {
    if (isNameField(path)) throw invalid('The update mask must not contain __name__.')
    return path.map((name) => `${formatFieldPath([name])}.`).join('')
  })
  keys.sort()
  keys.forEach((key, index) => {
    const next = keys[index + 1]
    if (next?.startsWith(key))
      throw invalid(`Found conflicting or repeated field path in the update mask: ${next.slice(0, -1)}.`)
  })
}

function parseUpdate(database: string, json: Json, document: Json, precondition: Precondition): UpdateWrite {
  const { path, segments } = nameIn(database, textAt(document, 'name'))
  const mask = parseMask(messageAt(json, 'updateMask'))
  if (mask) checkMask(mask)
  const transforms = messagesAt(json, 'updateTransforms').map(parseTransform)
  const fields = decodeFields(messageAt(document, 'fields'))
  return { kind: 'update', path, segments, precondition, mask, fields, transforms }
}

function parseTransformWrite(database: string, transform: Json, precondition: Precondition): UpdateWrite {
  const { path, segments } = nameIn(database, textAt(transform, 'document'))
  const transforms = messagesAt(transform, 'fieldTransforms').map(parseTransform)
  return { kind: 'update', path, segments, precondition, mask: [], fields: new Map(), transforms }
}

export function parseWrite(database: string, json: Json): Write {
  const precondition = parsePrecondition(json, 'currentDocument')
  const update = messageAt(json, 'update')
  if (update) return parseUpdate(database, json, update, precondition)
  const transform = messageAt(json, 'transform')
  if (transform) return parseTransformWrite(database, transform, precondition)
  const kind = json['delete'] === undefined ? 'verify' : 'delete'
  if (json[kind] === undefined) throw invalid('A write must have an operation.')
  const { path, segments } = nameIn(database, textAt(json, kind))
  return { kind, path, segments, precondition }
}

/** At most 500 field transforms per document and commit: https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
export function checkTransformCount(writes: readonly Write[]): void {
  const counts = new Map<string, number>()
  for (const write of writes) {
    const count = (counts.get(write.path) ?? 0) + (write.kind === 'update' ? write.transforms.length : 0)
    if (count > MAX_TRANSFORMS)
      throw invalid(`A document has more than ${MAX_TRANSFORMS} field transforms in one commit.`)
    counts.set(write.path, count)
  }
}

export const parseWrites = (database: string, request: Json): readonly Write[] => {
  const writes = messagesAt(request, 'writes').map((write) => parseWrite(database, write))
  checkTransformCount(writes)
  return writes
}
