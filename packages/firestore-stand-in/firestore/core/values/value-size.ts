/** Storage size as billed: https://firebase.google.com/docs/firestore/storage-size */
import type { Fields, Value } from './value.ts'

const textSize = (text: string) => Buffer.byteLength(text) + 1

export const pathSize = (path: string): number => path.split('/').reduce((sum, id) => sum + textSize(id), 16)

export const fieldsSize = (fields: Fields): number =>
  [...fields].reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0)

const RESOURCE_ROOT = /^projects\/[^/]+\/databases\/[^/]+\/documents\//

function valueSize(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8
    case 'string':
      return textSize(value.value)
    case 'bytes':
      return value.value.length
    case 'reference':
      return pathSize(value.name.replace(RESOURCE_ROOT, ''))
    case 'geopoint':
      return 16
    case 'array':
      return value.values.reduce((sum, entry) => sum + valueSize(entry), 0)
    case 'map':
      return fieldsSize(value.fields)
  }
}
