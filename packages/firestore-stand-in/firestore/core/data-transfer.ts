/** All documents of all databases as one JSON value, for exports. */
import type { Json } from '../service.ts'
import type { Engine } from './engine.ts'
import { messagesAt, messageAt, textAt } from './message.ts'
import { parseDocumentName } from './paths/document-name.ts'
import type { Change, Database } from './store/database.ts'
import { encodeDocument } from './store/document.ts'
import { parseTimestamp } from './values/timestamp.ts'
import { decodeFields } from './values/value-json.ts'

const EVERYTHING = { parent: '', collectionId: undefined, allDescendants: true }

export function exportData(engine: Engine): Json {
  const databases = [...engine.databases()].map((database) => ({
    name: database.name,
    documents: Array.from(database.scan(EVERYTHING), (document) => encodeDocument(database.name, document)),
  }))
  return { databases }
}

function importedChange(database: Database, json: Json): Change {
  const { path, segments } = parseDocumentName(textAt(json, 'name'))
  const createTime = parseTimestamp(json['createTime'])
  const updateTime = parseTimestamp(json['updateTime'])
  database.clock.advanceTo(updateTime)
  const fields = decodeFields(messageAt(json, 'fields'))
  return { path, before: database.get(path), after: { path, segments, fields, createTime, updateTime } }
}

/** Adds documents, replacing those with the same name. Waits for locks like a commit. */
export async function importData(engine: Engine, data: Json): Promise<void> {
  for (const json of messagesAt(data, 'databases')) {
    const database = engine.database(textAt(json, 'name'))
    const documents = messagesAt(json, 'documents')
    const paths = documents.map((document) => parseDocumentName(textAt(document, 'name')).path)
    await engine.transactions.write(database, paths, () => {
      const changes = documents.map((document) => importedChange(database, document))
      database.commit({ time: database.clock.commitTime(), changes })
    })
  }
}

/** Deletes every document. Waits for locks like a commit. */
export async function clearDatabase(engine: Engine, database: Database): Promise<void> {
  const paths = Array.from(database.scan(EVERYTHING), ({ path }) => path)
  await engine.transactions.write(database, paths, () => {
    const changes = Array.from(database.scan(EVERYTHING), (before) => ({ path: before.path, before, after: undefined }))
    database.commit({ time: database.clock.commitTime(), changes })
  })
}
