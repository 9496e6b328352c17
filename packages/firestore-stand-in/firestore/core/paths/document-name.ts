/** Names of databases and documents: `projects/P/databases/D/documents/<collection>/<id>/...`. */
import { invalid } from '../message.ts'
import { compareUtf8 } from '../values/utf8-order.ts'

const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/
const RESOURCE = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/s
const RESERVED = /^__.*__$/s
const NUMERIC_ID = /^__id(-?\d+)__$/
const MAX_ID_BYTES = 1500
const MAX_NAME_BYTES = 6 * 1024

export interface ResourceName {
  /** `projects/P/databases/D` */
  readonly database: string
  /** Path below the documents root; empty for the root itself. */
  readonly path: string
  readonly segments: readonly string[]
}

export interface DatabaseName {
  readonly project: string
  readonly database: string
}

export function parseDatabaseName(name: string): DatabaseName {
  const [, project, database] = DATABASE.exec(name) ?? []
  if (!project || !database) throw invalid(`Invalid database name: "${name}".`)
  return { project, database }
}

export const databaseName = ({ project, database }: DatabaseName): string => `projects/${project}/databases/${database}`

/** Splits a full name without validating its ids, for references in values and for cursors. */
export function parseResourceName(name: string): ResourceName {
  const [, database, path = ''] = RESOURCE.exec(name) ?? []
  if (!database) throw invalid(`Invalid resource name: "${name}".`)
  const segments = path === '' ? [] : path.split('/')
  if (segments.includes('')) throw invalid(`Document name "${name}" has an empty path segment.`)
  return { database, path, segments }
}

function checkId(id: string, kind: 'Collection' | 'Resource'): void {
  const isReserved = id === '.' || id === '..' || (RESERVED.test(id) && !NUMERIC_ID.test(id))
  if (isReserved) throw invalid(`${kind} id "${id}" is invalid because it is reserved.`)
  if (Buffer.byteLength(id) > MAX_ID_BYTES) throw invalid(`${kind} id is longer than ${MAX_ID_BYTES} bytes.`)
}

/** Collections and documents alternate; the path of a document ends with one. */
function checkDocumentPath({ segments }: ResourceName, what: string): void {
  if (segments.length % 2 === 1) throw invalid(`${what} lacks "/" at its end.`)
  segments.forEach((id, index) => checkId(id, index % 2 === 0 ? 'Collection' : 'Resource'))
}

/** The name of a document that may exist: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name)
  if (parsed.segments.length === 0) throw invalid(`Document name "${name}" lacks a collection id at its end.`)
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalid(`Document name is longer than ${MAX_NAME_BYTES} bytes.`)
  checkDocumentPath(parsed, `Document name "${name}"`)
  return parsed
}

/** The parent of a collection: a document or the documents root. */
export function parseParentName(name: string): ResourceName {
  const parsed = parseResourceName(name)
  checkDocumentPath(parsed, `Document parent name "${name}"`)
  return parsed
}

export function checkCollectionId(id: string): void {
  if (id === '' || id.includes('/')) throw invalid(`Collection id "${id}" is invalid.`)
  checkId(id, 'Collection')
}

export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
export const childPath = (parent: string, child: string): string => (parent === '' ? child : `${parent}/${child}`)
export const fullName = (database: string, path: string): string =>
  path === '' ? `${database}/documents` : `${database}/documents/${path}`

function compareIds(left: string, right: string): number {
  const a = NUMERIC_ID.exec(left)?.[1]
  const b = NUMERIC_ID.exec(right)?.[1]
  if (a === undefined || b === undefined) return a === b ? compareUtf8(left, right) : a === undefined ? 1 : -1
  return BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0
}

/** Segment by segment; numeric ids (`__id7__`) come before text and in numeric order. */
export function compareSegments(left: readonly string[], right: readonly string[]): number {
  for (const [index, id] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    const order = id === other ? 0 : compareIds(id, other)
    if (order !== 0) return order
  }
  return Math.sign(left.length - right.length)
}

export const compareNames = (left: string, right: string): number => compareSegments(left.split('/'), right.split('/'))
