import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Caller, FirestoreError, FirestoreService, Json } from '../service.ts'
import { createFirestoreService } from './firestore-service.ts'

const DATABASE = 'projects/demo/databases/(default)'
const ROOT = `${DATABASE}/documents`
const ADMIN: Caller = { kind: 'admin' }
const ANN: Caller = { kind: 'user', uid: 'ann', token: {} }

const RULES = `
service cloud.firestore {
  match /databases/{d}/documents {
    match /trips/{trip} {
      allow create: if request.resource.data.owner == request.auth.uid
        && existsAfter(/databases/$(d)/documents/packing/$(trip));
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow read: if resource == null || resource.data.owner == request.auth.uid;
    }
    match /packing/{trip} { allow create: if true; }
  }
}`

const text = (stringValue: string) => ({ stringValue })
const trip = (owner: string, more: Json = {}) => ({
  update: { name: `${ROOT}/trips/one`, fields: { owner: text(owner) } },
  ...more,
})
const packing = { update: { name: `${ROOT}/packing/one` } }

const commit = (service: FirestoreService, caller: Caller, ...writes: readonly Json[]) =>
  service.unary('Commit', { database: DATABASE, writes }, caller)
const get = (service: FirestoreService, caller: Caller) =>
  service.unary('GetDocument', { name: `${ROOT}/trips/one` }, caller)

function withRules() {
  const log: string[] = []
  const service = createFirestoreService({ log: (line) => log.push(line) })
  service.setRules('demo', RULES)
  return { service, log }
}

describe('the local Firestore under rules', () => {
  it('judges each write by what the whole batch would leave behind', async () => {
    const { service } = withRules()
    await expect(commit(service, ANN, trip('ann'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    await expect(commit(service, ANN, trip('ann'), packing)).resolves.toMatchObject({ writeResults: [{}, {}] })
  })

  it('stores nothing of a batch of which one write is denied, and logs why', async () => {
    const { service, log } = withRules()
    await expect(commit(service, ANN, packing, trip('ben'))).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
      message: 'Missing or insufficient permissions.',
    })
    expect(service.exportData()).toMatchObject({ databases: [{ documents: [] }] })
    expect(log.join('\n')).toContain('create trips/one')
  })

  it('gives rules the same request.time that server timestamps get', async () => {
    const { service } = withRules()
    await commit(service, ADMIN, trip('ann'))
    const stamped = { updateMask: {}, updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] }
    await expect(commit(service, ANN, trip('ann', stamped))).resolves.toBeDefined()
    const forged = { update: { ...trip('ann').update, fields: { at: { timestampValue: '2020-01-01T00:00:00Z' } } } }
    await expect(commit(service, ANN, { ...forged, updateMask: { fieldPaths: ['at'] } })).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    })
  })

  it('reads for who may, refuses others, and lets an administrator through', async () => {
    const { service } = withRules()
    await commit(service, ADMIN, trip('ben'))
    await expect(get(service, ANN)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
    await expect(get(service, ADMIN)).resolves.toMatchObject({ fields: { owner: text('ben') } })
    await commit(service, ADMIN, trip('ann'))
    await expect(get(service, ANN)).resolves.toMatchObject({ fields: { owner: text('ann') } })
  })

  it('says not-found for a missing document only to who may get it', async () => {
    const { service } = withRules()
    await expect(get(service, ANN)).rejects.toMatchObject({ status: 'NOT_FOUND' })
    await expect(service.unary('GetDocument', { name: `${ROOT}/secrets/one` }, ANN)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    })
  })

  it('keeps listing collections to administrators', async () => {
    const { service } = withRules()
    await expect(service.unary('ListCollectionIds', { parent: ROOT }, ANN)).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    })
  })

  it('refuses malformed rules with their place and keeps the old ones', async () => {
    const { service } = withRules()
    expect(() => service.setRules('demo', 'service cloud.firestore {\n  match }')).toThrow(/^2:\d+ /)
    await expect(commit(service, ANN, trip('ben'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' })
  })
})

describe('the data of the local Firestore', () => {
  it('survives export and import with its times', async () => {
    const service = createFirestoreService()
    await commit(service, ADMIN, trip('ann'), packing)
    const before = await get(service, ADMIN)
    const copy = createFirestoreService()
    await copy.importData(service.exportData())
    expect(await get(copy, ADMIN)).toEqual(before)
  })

  it('of one database is apart from that of another', async () => {
    const service = createFirestoreService()
    await commit(service, ADMIN, trip('ann'))
    const name = 'projects/other/databases/(default)/documents/trips/one'
    await expect(service.unary('GetDocument', { name }, ADMIN)).rejects.toMatchObject({ status: 'NOT_FOUND' })
    await service.clear('other', '(default)')
    await expect(get(service, ADMIN)).resolves.toBeDefined()
    await service.clear('demo', '(default)')
    await expect(get(service, ADMIN)).rejects.toMatchObject({ status: 'NOT_FOUND' })
  })

  it('counts one read for each document that a query finds, and one for a get', async () => {
    const service = createFirestoreService()
    await commit(service, ADMIN, trip('ann'), { update: { name: `${ROOT}/trips/two` } })
    await get(service, ADMIN)
    const request = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'trips' }] } }
    let found = 0
    for await (const { document } of service.streaming('RunQuery', request, ADMIN)) if (document) found += 1
    expect(found).toBe(2)
    expect(service.readCount()).toBe(3)
    expect(service.writeCount()).toBe(2)
  })

  it('forgets a transaction left alone, so that it cannot hold up others for good', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const service = createFirestoreService()
    const begun = await service.unary('BeginTransaction', { database: DATABASE }, ADMIN)
    const request = { name: `${ROOT}/trips/one`, transaction: begun['transaction'] }
    await expect(service.unary('GetDocument', request, ADMIN)).rejects.toMatchObject({ status: 'NOT_FOUND' })
    const heldUp = commit(service, ADMIN, trip('ann')).then(
      () => 'written',
      (error: FirestoreError) => error.status,
    )
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await heldUp).toBe('ABORTED')
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(commit(service, ADMIN, trip('ann'))).resolves.toBeDefined()
    const late = { database: DATABASE, transaction: begun['transaction'], writes: [trip('ben')] }
    await expect(service.unary('Commit', late, ADMIN)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
  })
})
