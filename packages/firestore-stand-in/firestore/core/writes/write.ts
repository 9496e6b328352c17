/** google.firestore.v1.Write, parsed. */
import type { Json } from '../../service.ts'
import { invalid, messageAt, messagesAt, textAt, textsAt } from '../message.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { formatFieldPath, isNameField, isReservedName, parseFieldPath } from '../paths/field-path.ts'
import type { ResourceName } from '../paths/document-name.ts'
import { parseDocumentName } from '../paths/document-name.ts'
import type { Fields } from '../values/value.ts'
import { decodeFields } from '../values/value-json.ts'
import type { Precondition } from './precondition.ts'
import { parsePrecondition } from './precondition.ts'
import type { Transform } from './transform.ts'
import { checkSequence } from './write-sequence.ts'
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

const isInside = (path: FieldPath, outer: FieldPath): boolean =>
  path.length > outer.length && outer.every((name, index) => path[index] === name)

/** A field inside another of the mask adds nothing, and the name is not a field to write. */
function parseUpdateMask(json: Json | undefined): readonly FieldPath[] | undefined {
  const mask = parseMask(json)?.filter((path) => !isNameField(path))
  const reserved = mask?.find((path) => path.some(isReservedName))
  if (reserved) throw invalid(`Invalid reserved name in field path ${formatFieldPath(reserved)}`)
  return mask?.filter((path) => !mask.some((outer) => isInside(path, outer)))
}

function parseTransforms(json: Json, key: string): readonly Transform[] {
  const transforms = messagesAt(json, key).map(parseTransform)
  const outer = transforms.find(({ field }) => transforms.some((other) => isInside(other.field, field)))
  if (outer)
    throw invalid(`Cannot transform property ${formatFieldPath(outer.field)} and its nested property at the same time.`)
  return transforms
}

function parseUpdate(database: string, json: Json, document: Json, precondition: Precondition): UpdateWrite {
  const { path, segments } = nameIn(database, textAt(document, 'name'))
  const mask = parseUpdateMask(messageAt(json, 'updateMask'))
  const transforms = parseTransforms(json, 'updateTransforms')
  const fields = decodeFields(messageAt(document, 'fields'))
  return { kind: 'update', path, segments, precondition, mask, fields, transforms }
}

function parseTransformWrite(database: string, transform: Json, precondition: Precondition): UpdateWrite {
  const { path, segments } = nameIn(database, textAt(transform, 'document'))
  const transforms = parseTransforms(transform, 'fieldTransforms')
  if (transforms.length === 0) throw invalid('The list of FieldTransform must not be empty.')
  return { kind: 'update', path, segments, precondition, mask: [], fields: new Map(), transforms }
}

export function parseWrite(database: string, json: Json): Write {
  const precondition = parsePrecondition(json, 'currentDocument')
  const update = messageAt(json, 'update')
  if (update) return parseUpdate(database, json, update, precondition)
  const transform = messageAt(json, 'transform')
  if (transform) return parseTransformWrite(database, transform, precondition)
  const kind = json['delete'] === undefined ? 'verify' : 'delete'
  if (json[kind] === undefined) throw invalid('empty write operation')
  if (kind === 'verify' && precondition.kind === 'none') throw invalid('a verify must contain a precondition')
  const { path, segments } = nameIn(database, textAt(json, kind))
  return { kind, path, segments, precondition }
}

/** At most 500 field transforms per document and commit: https://firebase.google.com/docs/firestore/quotas#writes_and_transactions */
function checkTransformCount(writes: readonly Write[]): void {
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
  checkSequence(writes)
  return writes
}
