import { randomBytes, randomUUID } from 'node:crypto'
import { newDocumentId } from '@waymark/contract/vault/keyring'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { sealDetails } from '../../web/src/shared/vault/crypto/details.ts'
import { makeFileKey, openFileKey } from '../../web/src/shared/vault/crypto/file-key.ts'
import { openFile } from '../../web/src/shared/vault/crypto/open-file.ts'
import { newRecoverySecret, recoveryGroups } from '../../web/src/shared/vault/crypto/recovery-code.ts'
import { newHeader } from '../../web/src/shared/vault/crypto/file-format.ts'
import { sealFile } from '../../web/src/shared/vault/crypto/seal-file.ts'
import { sealText } from '../../web/src/shared/vault/crypto/sealed-text.ts'
import { makeVault, unlockByPassphrase, type VaultKey } from '../../web/src/shared/vault/crypto/vault-key.ts'
import { call } from './support/call.ts'
import { digestOf, fetchFile, formOf, keyringDocument, replaceDetails, uploaded } from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { everyTrace, findSecret, type Trace } from './support/traces.ts'

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

async function* bytesIn(pieces: AsyncIterable<{ readonly bytes: Uint8Array }>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of pieces) yield bytes
}

/** Encrypts a file as the app does. */
async function sealed(vault: VaultKey, content: Buffer, name: string, notes: string) {
  const id = newDocumentId(vault.uid)
  const place = { uid: vault.uid, documentId: id }
  const { fileKey, wrapped } = await makeFileKey(vault, id)
  const raw = Buffer.from(await crypto.subtle.exportKey('raw', fileKey))
  const bytes = await bytesOf(bytesIn(sealFile(new Blob([Uint8Array.from(content)]), fileKey, place, newHeader(2))))
  const details = await sealDetails(
    vault,
    { format: 2, documentId: id },
    {
      version: 1,
      name,
      fileType: 'application/pdf',
      bytes: content.length,
      expires: '2031-07-19',
      notes,
    },
  )
  const envelope = { format: 2, keyId: vault.keyId, fileKey: wrapped, details }
  const fields = { type: 'identity', id, envelope: JSON.stringify(envelope), sha256: digestOf(bytes) }
  return { raw, details, wrapped, upload: { bytes, fields } }
}

async function newVault(person: Person, passphrase: string, secret: ReturnType<typeof newRecoverySecret>) {
  const keyring = await makeVault(person.uid, passphrase, secret)
  await keyringDocument(person.uid).set({ ...keyring, updatedAt: FieldValue.serverTimestamp() })
  return { keyring, vault: await unlockByPassphrase(keyring, person.uid, passphrase) }
}

it('nothing that is encrypted can be found anywhere by somebody who may read everything', async () => {
  const person = await newPerson()
  const secrets = {
    passphrase: `nine silent herons ${randomUUID()}`,
    name: `Reisepass Müller ${randomUUID()}.pdf`,
    notes: `the visa is on page ${randomUUID()}`,
    otherNotes: `renewed in ${randomUUID()}`,
    passport: `K${randomBytes(6).toString('hex').toUpperCase()}`,
    content: Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(64), Buffer.from(` ${randomUUID()} `)]),
  }
  const recoverySecret = newRecoverySecret()
  const code = await recoveryGroups(recoverySecret)
  const { vault } = await newVault(person, secrets.passphrase, recoverySecret)
  const one = await sealed(vault, Buffer.concat([secrets.content, randomBytes(300_000)]), secrets.name, secrets.notes)
  const two = await sealed(vault, secrets.content, secrets.name, secrets.otherNotes)

  // Everything that goes to the server in the name of this person, and all that comes back.
  const traffic: Trace[] = []
  const note = (where: string, body: unknown) => traffic.push({ where, bytes: Buffer.from(JSON.stringify(body)) })
  for (const { upload } of [one, two]) {
    traffic.push({ where: 'an upload', bytes: Buffer.from(await new Response(formOf(upload)).arrayBuffer()) })
    note('the answer to an upload', await uploaded(person, upload))
  }
  note('the answer to details', (await replaceDetails(person.byBearer, two.upload.fields.id, one.details)).body)
  const sealedPassport = {
    masked: `•••••${secrets.passport.slice(-4)}`,
    sealed: await sealText(vault, 'passportNumber', secrets.passport),
  }
  note('the profile', sealedPassport)
  note('its answer', (await call('PUT', '/api/profile', { headers: person.byBearer, json: { sealedPassport } })).body)
  for (const path of ['/api/documents', '/api/auth/user']) {
    note(path, (await call('GET', path, { headers: person.byBearer })).body)
  }
  const stored = await fetchFile(person.byBearer, one.upload.fields.id)
  traffic.push({ where: 'a file', bytes: stored.bytes })

  const traces = [...(await everyTrace()), ...traffic]
  expect(traces.length).toBeGreaterThan(50)
  // What is there for everybody to see is found, so that the search is one.
  for (const seen of [person.uid, vault.keyId, one.upload.fields.id, stored.bytes.subarray(1_000, 1_032)]) {
    expect(findSecret(seen, traces).length).toBeGreaterThan(0)
  }
  const hidden: Record<string, Buffer | string> = {
    ...secrets,
    'the middle of the content': secrets.content.subarray(9, 73),
    'the key of a file': one.raw,
    'the key of another file': two.raw,
    'the recovery code as bytes': Buffer.from(recoverySecret),
    'the recovery code': code.join(''),
    'the recovery code as it is written down': code.join('-'),
    'the day of expiry': '2031-07-19',
  }
  for (const [what, secret] of Object.entries(hidden)) expect(findSecret(secret, traces), what).toEqual([])

  // And its owner reads it.
  const place = { uid: person.uid, documentId: one.upload.fields.id }
  const key = await openFileKey(vault, { format: 2, documentId: one.upload.fields.id }, one.wrapped)
  const opened = await bytesOf(openFile(new Blob([Uint8Array.from(stored.bytes)]), key, place, 2))
  expect(opened.subarray(0, secrets.content.length).equals(secrets.content)).toBe(true)
})
