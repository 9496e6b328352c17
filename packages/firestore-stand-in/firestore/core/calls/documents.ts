/** Calls on single documents. */
import { randomBytes } from 'node:crypto'
import type { Caller, Json } from '../../service.ts'
import { FirestoreError } from '../../service.ts'
import type { Engine } from '../engine.ts'
import { asMessage, messageAt, textAt, textsAt } from '../message.ts'
import { checkCollectionId, childPath, fullName, parseDocumentName, parseParentName } from '../paths/document-name.ts'
import { encodeDocument } from '../store/document.ts'
import { parseMask, parseWrite } from '../writes/write.ts'
import { commitWrites } from './commit.ts'
import { lockedGet, readContext, readTimeText } from './read-context.ts'

export function getDocument(engine: Engine, request: Json, caller: Caller): Json {
  const name = textAt(request, 'name')
  const { database: databaseName, path } = parseDocumentName(name)
  const context = readContext(engine, engine.database(databaseName), request)
  const document = lockedGet(engine, context, [path]).get(path)
  engine.access.checkGet(context.database, caller, path, document)
  engine.countReads(1)
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
  return encodeDocument(databaseName, document, parseMask(messageAt(request, 'mask')))
}

export async function* batchGetDocuments(engine: Engine, request: Json, caller: Caller): AsyncGenerator<Json> {
  const paths = [...new Set(textsAt(request, 'documents').map((name) => parseDocumentName(name).path))]
  const mask = parseMask(messageAt(request, 'mask'))
  const context = readContext(engine, engine.databaseOf(request), request)
  const { database, newTransaction } = context
  const documents = lockedGet(engine, context, paths)
  for (const path of paths) engine.access.checkGet(database, caller, path, documents.get(path))
  engine.countReads(paths.length)
  const readTime = readTimeText(context)
  if (newTransaction !== undefined) yield { transaction: newTransaction, ...(paths.length === 0 ? { readTime } : {}) }
  for (const path of paths) {
    const document = documents.get(path)
    const result = document
      ? { found: encodeDocument(database.name, document, mask) }
      : { missing: fullName(database.name, path) }
    yield { ...result, readTime }
  }
}

async function writeOne(engine: Engine, databaseName: string, write: Json, caller: Caller, mask: Json | undefined) {
  const database = engine.database(databaseName)
  const plan = await commitWrites(engine, database, caller, [parseWrite(databaseName, write)])
  const after = plan.steps[0]?.after
  return after ? encodeDocument(databaseName, after, parseMask(mask)) : {}
}

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const automaticId = () => Array.from(randomBytes(20), (byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length)).join('')

export async function createDocument(engine: Engine, request: Json, caller: Caller): Promise<Json> {
  const collectionId = textAt(request, 'collectionId')
  checkCollectionId(collectionId)
  const { database, path } = parseParentName(textAt(request, 'parent'))
  const id = textAt(request, 'documentId') || automaticId()
  const name = fullName(database, childPath(childPath(path, collectionId), id))
  const write = { update: { ...messageAt(request, 'document'), name }, currentDocument: { exists: false } }
  return writeOne(engine, database, write, caller, messageAt(request, 'mask'))
}

export async function updateDocument(engine: Engine, request: Json, caller: Caller): Promise<Json> {
  const document = asMessage(request['document'], 'document')
  const { database } = parseDocumentName(textAt(document, 'name'))
  const { updateMask, currentDocument } = request
  const write = { update: document, updateMask, currentDocument }
  return writeOne(engine, database, write, caller, messageAt(request, 'mask'))
}

export async function deleteDocument(engine: Engine, request: Json, caller: Caller): Promise<Json> {
  const name = textAt(request, 'name')
  const { database } = parseDocumentName(name)
  await writeOne(engine, database, { delete: name, currentDocument: request['currentDocument'] }, caller, undefined)
  return {}
}
