import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { ListedDocument, uploadDocument } from '@waymark/contract/vault/document-calls'
import { expect, it } from 'vitest'
import { SEED, seeded } from '@waymark/firestore-stand-in/testing/seeded'
import {
  aSealed,
  documentsSeenBy,
  fetchFile,
  filesOf,
  formOf,
  newVaultOwner,
  upload,
  vaultFile,
} from './support/documents.ts'
import { serveOwnApp, startAppProcess } from './support/own-app.ts'
import type { Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'
import { quotaDocument } from './support/trips.ts'

const random = seeded(SEED)

/**
 * What can be seen is whole: nothing of it is missing, and nothing that cannot be seen counts as there. The server may
 * still work on what has reached it, so the document may come to be seen meanwhile.
 */
async function expectWhole(person: Person, sent: ReturnType<typeof aSealed>): Promise<void> {
  const id = sent.fields['id'] ?? ''
  const isSeen = async () => (await documentsSeenBy(person)).some((document) => document.id === id)
  const wasSeen = await isSeen()
  const file = await fetchFile(person.byBearer, id)
  expect([200, 404]).toContain(file.status)
  if (wasSeen) expect(file.status).toBe(200)
  if (!(await isSeen())) expect(file.status).toBe(404)
  if (file.status === 200) expect(file.bytes.equals(sent.bytes)).toBe(true)
}

/**
 * Sends it again, also while the server still works on what came of the first try, or the database still keeps the lock of
 * a server that died.
 */
async function uploadedAgain(person: Person, sent: ReturnType<typeof aSealed>): Promise<ListedDocument> {
  for (;;) {
    await quotaDocument(person).delete()
    const answer = await upload(person.byBearer, sent)
    if (![429, 500, 503].includes(answer.status)) return ListedDocument.parse(answer.body)
  }
}

async function expectOneAfterRetry(person: Person, sent: ReturnType<typeof aSealed>): Promise<void> {
  const document = await uploadedAgain(person, sent)
  expect(document.verified).toBe(true)
  const [stored] = await vaultFile(person.uid, document.id).download()
  expect(stored.equals(sent.bytes)).toBe(true)
  expect((await documentsSeenBy(person)).filter(({ id }) => id === document.id)).toHaveLength(1)
}

/** Sends the first part of an upload, and then the connection is gone. */
async function sendPart(person: Person, sent: ReturnType<typeof aSealed>, share: number): Promise<void> {
  const whole = new Response(formOf(sent))
  const body = Buffer.from(await whole.arrayBuffer())
  const connection = request(ORIGIN + uploadDocument.path, {
    method: 'POST',
    headers: {
      ...person.byBearer,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  connection.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    connection.write(body.subarray(0, Math.floor(body.length * share)), () => resolve())
  })
  connection.destroy()
}

it(`a connection that is cut anywhere (WAYMARK_SEED=${SEED}) leaves one whole document or none, and a retry makes it one`, async () => {
  const ann = await newVaultOwner()
  for (let cut = 0; cut < 14; cut++) {
    const sent = aSealed(ann, {}, randomBytes(1 + random.whole(300_000)))
    await sendPart(ann, sent, cut / 13)
    await expectWhole(ann, sent)
    await expectOneAfterRetry(ann, sent)
  }
  expect(await filesOf(ann.uid)).toHaveLength(14)
})

it('a server that dies at any moment leaves one whole document or none, and a retry makes it one', async () => {
  for (let death = 0; death < 6; death++) {
    const person = await newVaultOwner()
    const { call, kill } = await startAppProcess()
    const sent = aSealed(person, {}, randomBytes(200_000))
    const headers = { ...person.byBearer, 'idempotency-key': sent.fields['id'] ?? '' }
    // Loads what an upload needs, so that the moments lie within the upload itself.
    await call('POST', uploadDocument.path, { headers, form: formOf(aSealed(person, { type: 'none' })) })
    const upload = call('POST', uploadDocument.path, { headers, form: formOf(sent) }).catch(() => undefined)
    setTimeout(kill, 10 + random.whole(590))
    await upload
    kill()
    await quotaDocument(person).delete()
    await expectWhole(person, sent)
    await expectOneAfterRetry(person, sent)
  }
})

/** Only stops what hangs. */
const LONGEST_MS = 300_000

const TRAVELLERS = 5
/** `npm run test:long` sends 100. */
const EACH = Number(process.env['WAYMARK_DOCUMENTS'] ?? 20)

it(
  `${TRAVELLERS * EACH} random documents (WAYMARK_SEED=${SEED}) come back as they went, byte for byte`,
  async () => {
    const app = await serveOwnApp()
    try {
      const sizes = [1, 2, 15, 16, 17, 255, 256, 65_535, 65_536, 65_537, 1_048_576]
      const people: Person[] = []
      while (people.length < TRAVELLERS) people.push(await newVaultOwner())
      await Promise.all(
        people.map(async (person, traveller) => {
          for (let number = 0; number < EACH; number++) {
            if (number % 25 === 0) await quotaDocument(person).delete()
            const size = traveller === 0 ? (sizes[number] ?? 1 + random.whole(40_000)) : 1 + random.whole(40_000)
            const sent = aSealed(person, {}, randomBytes(size))
            const form = formOf(sent)
            const { status } = await app.call('POST', uploadDocument.path, { headers: person.byBearer, form })
            expect(status).toBe(200)
            const address = `http://127.0.0.1:${app.port}/api/documents/${sent.fields['id']}/file`
            const answer = await fetch(address, { headers: person.byBearer })
            const bytes = Buffer.from(await answer.arrayBuffer())
            expect([answer.status, bytes.length]).toEqual([200, sent.bytes.length])
            expect(bytes.equals(sent.bytes)).toBe(true)
          }
          expect(await filesOf(person.uid)).toHaveLength(EACH)
        }),
      )
    } finally {
      await app.close()
    }
  },
  LONGEST_MS,
)
