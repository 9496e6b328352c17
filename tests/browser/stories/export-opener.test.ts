import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENTRIES } from '../../../web/src/features/my-data/model/archive.ts'
import { startZip } from '../../../web/src/features/my-data/model/write-zip.ts'
import { makeVectors } from '../../../web/src/shared/vault/crypto/testing/make-vectors.ts'
import { sha256Hex } from '../../../web/src/shared/vault/crypto/testing/reference-vault.ts'
import { ORIGIN } from '../../api/support/stack.ts'
import { expect, test } from '../story.ts'

/** A folder as it is unpacked from an export of a locked vault: the page that opens it, and the zip file. */
async function anExport({ uid, keyrings, documents: [first, second] }: ReturnType<typeof makeVectors>) {
  const zip = startZip()
  const documents = []
  for (const { envelope, file } of [first!, second!]) {
    const entry = `documents/${envelope.format}.encrypted`
    const bytes = Buffer.from(file, 'base64url')
    await zip.addFile(entry, new Blob([Uint8Array.from(bytes)]))
    const own = { id: first!.id, type: 'identity', tripId: null, createdAt: '2026-11-23T00:00:00.000Z' }
    documents.push({ state: 'encrypted', entry, ...own, envelope, sha256: sha256Hex(bytes) })
  }
  zip.addText(ENTRIES.documents, JSON.stringify(documents))
  zip.addText(ENTRIES.vault, JSON.stringify({ uid, keyring: keyrings[1], passportNumber: null }))
  const folder = mkdtempSync(join(tmpdir(), 'waymark-export-'))
  const [page, archive] = [join(folder, 'open-vault.html'), join(folder, 'export.zip')]
  writeFileSync(page, Buffer.from(await (await fetch(`${ORIGIN}/open-vault.html`)).arrayBuffer()))
  writeFileSync(archive, Buffer.from(await zip.end().arrayBuffer()))
  return { page: pathToFileURL(page).href, archive }
}

const says = (text: string) => `document.getElementById('said').textContent === ${JSON.stringify(text)}`

test('an export is opened from a disk, by its passphrase alone', async ({ device }) => {
  const made = makeVectors()
  const { page, archive } = await anExport(made)
  const person = await device()
  await person.window.open(page)
  await person.upload(archive)
  const secret = 'Passphrase of your vault, or its recovery code'
  await person.fill(secret, 'not the passphrase')
  await person.click({ role: 'button', name: 'Open' })
  await person.until('it is refused', says('Neither this passphrase nor this code opens the vault.'))
  await person.fill(secret, made.passphrase)
  await person.click({ role: 'button', name: 'Open' })
  await person.until('it is open', says('2 documents.'))

  // What would be saved, as drivers of browsers cannot tell.
  await person.window.evaluate(`(() => {
    const made = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob) => {
      blob.arrayBuffer().then((bytes) => { globalThis.saved = [...new Uint8Array(bytes)] })
      return made(blob)
    }
  })()`)
  for (const [index, { plain }] of made.documents.entries()) {
    await person.window.evaluate(`(() => {
      globalThis.saved = undefined
      document.querySelectorAll('#documents button')[${index}].click()
    })()`)
    await person.until(`document ${index} is decrypted`, 'globalThis.saved !== undefined')
    const saved = (await person.window.evaluate('globalThis.saved')) as number[]
    expect(Buffer.from(saved).toString('base64url')).toBe(plain)
  }
})
