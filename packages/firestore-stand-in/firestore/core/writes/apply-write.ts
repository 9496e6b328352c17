import type { StoredDocument } from '../store/document.ts'
import { fieldAt, withField } from '../values/field-access.ts'
import { sameFields } from '../values/same-fields.ts'
import type { Fields, Value } from '../values/value.ts'
import { applyTransform } from './transform.ts'
import type { UpdateWrite, Write } from './write.ts'

export interface Applied {
  readonly after: StoredDocument | undefined
  readonly transformResults: readonly Value[]
}

function mergedFields(write: UpdateWrite, before: Fields): Fields {
  if (!write.mask) return write.fields
  return write.mask.reduce((fields, path) => withField(fields, path, fieldAt(write.fields, path)), before)
}

/** Server timestamps have millisecond precision: google.firestore.v1.DocumentTransform.FieldTransform.ServerValue. */
export const requestTimeOf = (commitTime: bigint): bigint => commitTime - (commitTime % 1000n)

/** The document after the write. An update that changes nothing keeps the version and its update time. */
export function applyWrite(write: Write, before: StoredDocument | undefined, commitTime: bigint): Applied {
  if (write.kind !== 'update') return { after: write.kind === 'delete' ? undefined : before, transformResults: [] }
  let fields = mergedFields(write, before?.fields ?? new Map())
  const transformResults: Value[] = []
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(transform, fieldAt(fields, transform.field), requestTimeOf(commitTime))
    fields = withField(fields, transform.field, value)
    transformResults.push(result)
  }
  if (before && sameFields(before.fields, fields)) return { after: before, transformResults }
  const { path, segments } = write
  return {
    after: { path, segments, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime },
    transformResults,
  }
}
