import { isDeepStrictEqual } from 'node:util'
import type { ListedDocument } from '@waymark/contract/vault/document-calls'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { digestOfSealed, type VaultFormat } from '@waymark/contract/vault/vault-format'
import type { Seeded } from '@waymark/firestore-stand-in/testing/seeded'
import { expect } from 'vitest'
import { openDetails, sealDetails } from '../../../web/src/shared/vault/crypto/details.ts'
import { newHeader } from '../../../web/src/shared/vault/crypto/file-format.ts'
import { makeFileKey, openFileKey } from '../../../web/src/shared/vault/crypto/file-key.ts'
import { openedBytes, sealedBytes } from '../../../web/src/shared/vault/crypto/testing/pieces.ts'
import { CannotOpen } from '../../../web/src/shared/vault/crypto/sealed-bytes.ts'
import type { VaultKey } from '../../../web/src/shared/vault/crypto/vault-key.ts'
import { aSealed, digestOf, documentsSeenBy, fetchFile, formOf, uploaded } from './documents.ts'
import type { Person } from './people.ts'
import { ORIGIN } from './stack.ts'
import { quotaDocument } from './trips.ts'

/** Name and content of a document. */
export interface Own {
  readonly name: string
  readonly content: Buffer
}

async function sealedIn(format: VaultFormat, vault: VaultKey, id: string, { name, content }: Own) {
  const { fileKey, wrapped } = await makeFileKey({ ...vault, format }, id)
  const place = { uid: vault.uid, documentId: id }
  const bytes = await sealedBytes(content, fileKey, place, newHeader(format))
  const fields = {
    version: 1,
    name,
    fileType: 'application/pdf',
    bytes: content.length,
    expires: null,
    notes: '',
  } as const
  const details = await sealDetails(vault, { format, documentId: id }, fields)
  return { bytes, envelope: { format, keyId: vault.keyId, fileKey: wrapped, details } }
}

/** Uploads documents with random content and different names. */
export async function fillVault(
  person: Person,
  { vault, format, count }: { vault: VaultKey; format: VaultFormat; count: number },
  random: Seeded,
): Promise<Own[]> {
  const all: Own[] = []
  while (all.length < count) {
    const content = Buffer.from(Array.from({ length: 1 + random.whole(40_000) }, () => random.whole(256)))
    const own = { name: `Document ${all.length}.pdf`, content }
    const id = newDocumentId(person.uid)
    const { bytes, envelope } = await sealedIn(format, vault, id, own)
    const changes = { id, envelope: JSON.stringify(envelope), sha256: digestOf(bytes) }
    await uploaded(person, aSealed(person, changes, bytes))
    all.push(own)
  }
  return all
}

/** A document with the key that it is encrypted with. */
function partsOf({ id, envelope }: ListedDocument, vault: VaultKey) {
  if (envelope === null) throw new Error('a plain document')
  const place = { format: envelope.format, documentId: id }
  return { envelope, place, as: { ...vault, key: vault.former.get(envelope.keyId) ?? vault.key } }
}

async function nameOf(document: ListedDocument, vault: VaultKey): Promise<string> {
  const { envelope, place, as } = partsOf(document, vault)
  return (await openDetails(as, place, envelope.details)).name
}

async function openedBy(person: Person, vault: VaultKey, document: ListedDocument): Promise<Own> {
  const { envelope, place, as } = partsOf(document, vault)
  const key = await openFileKey(as, place, envelope.fileKey)
  const { bytes } = await fetchFile(person.byBearer, document.id)
  const whose = { uid: person.uid, documentId: document.id }
  return { name: await nameOf(document, vault), content: await openedBytes(bytes, key, whose, envelope.format) }
}

/** Expects that all documents can be decrypted and have exactly the original contents. */
export async function expectWhole(person: Person, vault: VaultKey, all: readonly Own[]): Promise<void> {
  const opened: Own[] = []
  for (const document of await documentsSeenBy(person)) opened.push(await openedBy(person, vault, document))
  expect(opened.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  for (const { name, content } of all) {
    expect(opened.find((one) => one.name === name)?.content.equals(content), name).toBe(true)
  }
}

/**
 * Re-encrypts one document like the app; `signal` cuts the connection while the server works on it.
 * @returns the status
 */
async function renewOne(
  person: Person,
  vault: VaultKey,
  document: ListedDocument,
  signal: AbortSignal,
): Promise<number> {
  const own = await openedBy(person, vault, document)
  if (document.envelope === null) throw new Error('a plain document')
  const isOtherKey = document.envelope.keyId !== vault.keyId
  const id = isOtherKey ? newDocumentId(person.uid) : document.id
  const { bytes, envelope } = await sealedIn(2, vault, id, own)
  const replaces = await digestOfSealed(document.envelope, document)
  const fields = {
    envelope: JSON.stringify(envelope),
    sha256: digestOf(bytes),
    replaces,
    ...(isOtherKey && { id }),
  }
  const body = formOf({ bytes, fields, name: 'blob' })
  const headers = person.byBearer
  const answer = await fetch(`${ORIGIN}/api/documents/${document.id}/renewal`, { method: 'PUT', headers, body, signal })
  return answer.status
}

/** The current document of that name; read again if the server has changed it meanwhile. */
async function whole(person: Person, vault: VaultKey, name: string, count: number): Promise<Own> {
  let before: ListedDocument | undefined
  for (;;) {
    const seen = await documentsSeenBy(person)
    expect(seen).toHaveLength(count)
    const names = await Promise.all(seen.map((document) => nameOf(document, vault)))
    const document = seen[names.indexOf(name)]
    if (document === undefined) throw new Error(`${name} was lost`)
    try {
      return await openedBy(person, vault, document)
    } catch (error) {
      if (isDeepStrictEqual(document, before)) throw error
      before = document
    }
  }
}

/**
 * Encrypts anew what `isWaiting` says, like the app, one document after the other; cut `cuts` times within what a renewal
 * takes: before it arrives, while its file is stored, or when it is through. Each document is whole after each cut.
 */
export async function renewInterrupted(
  person: Person,
  vault: VaultKey,
  { cuts, isWaiting, all }: { cuts: number; isWaiting: (document: ListedDocument) => boolean; all: readonly Own[] },
  random: Seeded,
): Promise<void> {
  const waiting = async () => (await documentsSeenBy(person)).filter(isWaiting)
  for (let cut = 0; cut < cuts; cut++) {
    const [next] = await waiting()
    if (next === undefined) break
    const name = await nameOf(next, vault)
    const connection = new AbortController()
    const renewal = renewOne(person, vault, next, connection.signal).catch(() => undefined)
    setTimeout(() => connection.abort(), random.whole(400))
    await renewal
    expect(await whole(person, vault, name, all.length)).toEqual(all.find((one) => one.name === name))
  }
  // A server may still work on what was cut: one that is changed meanwhile is looked at again.
  for (let left = await waiting(); left.length > 0; left = await waiting()) {
    for (const document of left) {
      const renewal = renewOne(person, vault, document, new AbortController().signal)
      const status = await renewal.catch((error: unknown) => {
        if (!(error instanceof CannotOpen)) throw error
        return 409
      })
      expect([200, 404, 409, 429]).toContain(status)
      if (status === 429) await quotaDocument(person).delete()
    }
  }
}
