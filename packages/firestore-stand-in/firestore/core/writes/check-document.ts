import { FirestoreError } from '../../service.ts'
import { invalid } from '../message.ts'
import { fullName } from '../paths/document-name.ts'
import type { StoredDocument } from '../store/document.ts'
import { fieldsSize, pathSize } from '../values/value-size.ts'
import type { Fields, Value } from '../values/value.ts'
import { vectorElements } from '../values/vector.ts'

const MAX_BYTES = 1_048_576
const MAX_DEPTH = 20
const grouped = (count: number) => count.toLocaleString('en-US')

function checkNesting(value: Value, depth: number): void {
  if (depth > MAX_DEPTH) throw invalid(`Maps and arrays are nested more than ${MAX_DEPTH} levels deep.`)
  if (value.kind === 'map') for (const inner of value.fields.values()) checkNesting(inner, depth + 1)
  if (value.kind !== 'array') return
  for (const inner of value.values) {
    if (inner.kind === 'array') throw invalid('Cannot convert an array value in an array value.')
    if (vectorElements(inner)) throw invalid('Cannot convert a vector value in an array value.')
    checkNesting(inner, depth + 1)
  }
}

const checkFields = (fields: Fields) => {
  for (const value of fields.values()) checkNesting(value, 0)
}

/** Limits of a stored document: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function checkDocument(database: string, document: StoredDocument): void {
  checkFields(document.fields)
  const size = pathSize(document.path) + fieldsSize(document.fields) + 32
  if (size > MAX_BYTES)
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document '${fullName(database, document.path)}' cannot be written because its size (${grouped(size)} bytes) exceeds the maximum allowed size of ${grouped(MAX_BYTES)} bytes.`,
    )
}
