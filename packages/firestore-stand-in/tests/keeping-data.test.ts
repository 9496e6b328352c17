import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { PROJECT, startStandIn, type StandIn } from '../testing/stand-in.ts'

const directory = mkdtempSync(join(tmpdir(), 'firestore-export-'))
const file = join(directory, 'firestore_export', 'firestore_export.overall_export_metadata')

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(async () => {
  await standIn.close()
  rmSync(directory, { recursive: true })
})

const post = (verb: 'export' | 'import', body: object) =>
  fetch(`${standIn.url}/emulator/v1/projects/${PROJECT}:${verb}`, { method: 'POST', body: JSON.stringify(body) })

describe('keeping data between runs', () => {
  it('an export lies where the Firebase CLI looks for it, and an import brings every value and time back', async () => {
    const trip = standIn.admin().doc('trips/one/items/x')
    const data = {
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(1, 2),
      bytes: Buffer.from([1, 2]),
      ref: trip,
      nested: { list: [1, 1.5, null, NaN] },
    }
    await trip.set(data)
    const before = await trip.get()

    const database = `projects/${PROJECT}/databases/(default)`
    const asked = { database, export_directory: directory, export_name: 'firestore_export' }
    expect((await post('export', asked)).status).toBe(200)
    expect(existsSync(file)).toBe(true)

    await standIn.reset()
    expect((await trip.get()).exists).toBe(false)
    expect((await post('import', { file })).status).toBe(200)
    const after = await trip.get()
    expect(after.isEqual(before)).toBe(true)
    expect(after.createTime).toEqual(before.createTime)
  })

  it('an import of something else is refused', async () => {
    expect((await post('import', { file: new URL('stand-in.ts', import.meta.url).pathname })).status).toBe(400)
  })
})
