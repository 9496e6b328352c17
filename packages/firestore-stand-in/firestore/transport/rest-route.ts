/** Which call of the service a REST request means: the `google.api.http` options of google.firestore.v1.Firestore. */
import type { Json, StreamingMethod, UnaryMethod } from '../service.ts'

export type RestCall =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly request: Json }
  | { readonly kind: 'streaming'; readonly method: StreamingMethod; readonly request: Json }

const DATABASE_VERBS: Readonly<Record<string, UnaryMethod>> = {
  beginTransaction: 'BeginTransaction',
  commit: 'Commit',
  rollback: 'Rollback',
  batchWrite: 'BatchWrite',
}
const PARENT_VERBS: Readonly<Record<string, UnaryMethod>> = {
  listCollectionIds: 'ListCollectionIds',
  partitionQuery: 'PartitionQuery',
}
const STREAMING_VERBS: Readonly<Record<string, StreamingMethod>> = {
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
}

const VERB = /^(projects\/[^/]+\/databases\/[^/]+)(\/documents(?:\/.+)?):(\w+)$/s
const RESOURCE = /^projects\/[^/]+\/databases\/[^/]+\/documents\/.+$/s

const unary = (method: UnaryMethod, request: Json): RestCall => ({ kind: 'unary', method, request })
const streaming = (method: StreamingMethod, request: Json): RestCall => ({ kind: 'streaming', method, request })

function verbCall(path: string, body: Json): RestCall | undefined {
  const [, database = '', documents = '', verb = ''] = VERB.exec(path) ?? []
  const onDatabase = DATABASE_VERBS[verb]
  if (onDatabase && documents === '/documents') return unary(onDatabase, { ...body, database })
  if (verb === 'batchGet' && documents === '/documents') return streaming('BatchGetDocuments', { ...body, database })
  const parent = `${database}${documents}`
  const onParent = PARENT_VERBS[verb]
  if (onParent) return unary(onParent, { ...body, parent })
  const stream = STREAMING_VERBS[verb]
  return stream && streaming(stream, { ...body, parent })
}

/** A path that names a collection, split into what stands above it and its id. */
function collectionOf(path: string): Json | undefined {
  const slash = path.lastIndexOf('/')
  const isCollection = path.split('/').length % 2 === 0
  return isCollection ? { parent: path.slice(0, slash), collectionId: path.slice(slash + 1) } : undefined
}

/**
 * @param path decoded, without `/v1/`
 * @param query the request's parameters as a message
 * @returns undefined when there is no such route
 */
export function routeOf(method: string, path: string, query: Json, body: Json): RestCall | undefined {
  const verb = method === 'POST' ? verbCall(path, body) : undefined
  if (verb || !RESOURCE.test(path)) return verb
  const collection = collectionOf(path)
  switch (method) {
    case 'GET':
      return collection
        ? unary('ListDocuments', { ...query, ...collection })
        : unary('GetDocument', { ...query, name: path })
    case 'POST':
      return collection && unary('CreateDocument', { ...query, ...collection, document: body })
    case 'PATCH':
      return collection ? undefined : unary('UpdateDocument', { ...query, document: { ...body, name: path } })
    case 'DELETE':
      return collection ? undefined : unary('DeleteDocument', { ...query, name: path })
    default:
      return undefined
  }
}
