import type { Json } from '../../service.ts'
import type { FieldPath } from '../paths/field-path.ts'
import { fullName } from '../paths/document-name.ts'
import { fieldAt, withField } from '../values/field-access.ts'
import { formatTimestamp } from '../values/timestamp.ts'
import type { Fields } from '../values/value.ts'
import { encodeFields } from '../values/value-json.ts'

/** One immutable version of a document. Times are microseconds. */
export interface StoredDocument {
  /** Below the documents root. */
  readonly path: string
  readonly segments: readonly string[]
  readonly fields: Fields
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** `undefined` keeps all fields, an empty mask none. */
function maskFields(fields: Fields, mask: readonly FieldPath[] | undefined): Fields {
  if (!mask) return fields
  return mask.reduce<Fields>((kept, path) => {
    const value = fieldAt(fields, path)
    return value ? withField(kept, path, value) : kept
  }, new Map())
}

export const encodeDocument = (database: string, document: StoredDocument, mask?: readonly FieldPath[]): Json => ({
  name: fullName(database, document.path),
  fields: encodeFields(maskFields(document.fields, mask)),
  createTime: formatTimestamp(document.createTime),
  updateTime: formatTimestamp(document.updateTime),
})
