import type { Json } from '../service.ts'

const LISTS = new Set(['mask.fieldPaths', 'updateMask.fieldPaths'])
const FLAGS = new Set(['currentDocument.exists', 'showMissing'])
const PLAIN = new Set(['transaction', 'readTime', 'pageSize', 'pageToken', 'orderBy', 'documentId'])
const NESTED = new Set(['currentDocument.updateTime'])

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Query parameters as the fields of a request; `updateMask.fieldPaths=a&…` becomes `{updateMask: {fieldPaths: […]}}`. */
export function messageOfQuery(parameters: URLSearchParams): Json {
  const message: Record<string, unknown> = {}
  for (const key of new Set(parameters.keys())) {
    const name = camelCase(key)
    const text = parameters.get(key)
    const [outer = '', inner] = name.split('.')
    if (LISTS.has(name)) message[outer] = { fieldPaths: parameters.getAll(key) }
    else if (FLAGS.has(name)) message[outer] = inner === undefined ? text === 'true' : { [inner]: text === 'true' }
    else if (NESTED.has(name) && inner !== undefined) message[outer] = { [inner]: text }
    else if (PLAIN.has(name)) message[outer] = text
  }
  return message
}
