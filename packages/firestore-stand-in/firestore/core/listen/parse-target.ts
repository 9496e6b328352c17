import type { Caller, Json } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { asMessage, invalid, messageAt, textAt, textsAt } from '../message.ts'
import { parseDocumentName } from '../paths/document-name.ts'
import { parseQuery } from '../queries/query-json.ts'
import type { Database } from '../store/database.ts'
import { parseTimestamp } from '../values/timestamp.ts'
import { DocumentsTarget } from './documents-target.ts'
import { QueryTarget } from './query-target.ts'
import type { Target } from './target.ts'

/** A resume token is the time of the snapshot it resumes from, in microseconds. */
export const encodeResumeToken = (time: bigint): string => Buffer.from(time.toString()).toString('base64')

/** Undefined for tokens that this server has not issued. */
function decodeResumeToken(token: string): bigint | undefined {
  const text = Buffer.from(token, 'base64').toString()
  return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined
}

export function parseTarget(engine: Engine, database: Database, caller: Caller, json: Json): Target {
  const documents = messageAt(json, 'documents')
  if (documents) {
    const paths = textsAt(documents, 'documents').map((name) => parseDocumentName(name).path)
    return new DocumentsTarget(engine, database, caller, paths)
  }
  const query = messageAt(json, 'query')
  if (!query) throw invalid('A target must have documents or a query.')
  const structured = asMessage(query['structuredQuery'], 'structuredQuery')
  return new QueryTarget(engine, database, caller, parseQuery(textAt(query, 'parent'), structured))
}

/** The snapshot a target resumes from: none, one that can be resumed, or one that is too old or unknown. */
export function parseResumePoint(database: Database, json: Json): bigint | 'none' | 'lost' {
  const token = textAt(json, 'resumeToken')
  if (token === '' && json['readTime'] === undefined) return 'none'
  const time = token === '' ? parseTimestamp(json['readTime']) : decodeResumeToken(token)
  return time !== undefined && database.knows(time) ? time : 'lost'
}
