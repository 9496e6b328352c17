import type * as platform from '../platform/firestore.ts'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'

type Fields = Readonly<Record<string, unknown>>
type Merge = { readonly merge: boolean }

/** Fakes Firebase Auth with one account and Firestore, to test what happens between the two writes. */
const there = vi.hoisted(() => {
  const documents = new Map<string, Fields>()
  const claims: { now: Fields; writing: (claims: Fields) => Promise<void> } = {
    now: {},
    writing: () => Promise.resolve(),
  }
  const deleted = Symbol('deleted')
  function set(path: string, fields: Fields, options?: Merge): void {
    const all = { ...(options?.merge === true ? documents.get(path) : {}), ...fields }
    documents.set(path, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== deleted)))
  }
  const snapshotOf = (path: string) => ({
    id: path.split('/').at(-1),
    ref: documentAt(path),
    exists: documents.has(path),
    data: () => documents.get(path),
    get: (field: string) => documents.get(path)?.[field],
  })
  function documentAt(path: string): object {
    return {
      path,
      collection: (name: string) => collectionAt(`${path}/${name}`),
      get: async () => snapshotOf(path),
      set: async (fields: Fields, options?: Merge) => set(path, fields, options),
      update: async ({ authTimes, ...fields }: Fields) => {
        const before = documents.get(path) ?? {}
        documents.set(path, { ...before, ...fields, authTimes: [before['authTimes'], authTimes].flat() })
      },
      delete: async () => documents.delete(path),
    }
  }
  const collectionAt = (path: string): object => ({
    doc: (id: string) => documentAt(`${path}/${id}`),
    get: async () => ({ docs: [...documents.keys()].filter((key) => key.startsWith(`${path}/`)).map(snapshotOf) }),
  })
  const batch = () => {
    const writes: (() => void)[] = []
    return {
      set: ({ path }: { path: string }, fields: Fields, options?: Merge) =>
        writes.push(() => set(path, fields, options)),
      create: ({ path }: { path: string }, fields: Fields) => writes.push(() => set(path, fields)),
      update: ({ path }: { path: string }, fields: Fields) =>
        writes.push(() => documents.has(path) && set(path, fields, { merge: true })),
      delete: ({ path }: { path: string }, { exists = true } = {}) =>
        writes.push(() => exists && documents.delete(path)),
      commit: async () => writes.forEach((write) => write()),
    }
  }
  return {
    documents,
    deleted,
    claims,
    /** Firebase Auth's tokensValidAfterTime. */
    validAfter: undefined as string | undefined,
    wereRevoked: false,
    firestore: {
      collection: collectionAt,
      batch,
    },
    auth: {
      createCustomToken: (): Promise<string> =>
        Promise.reject(new Error('Permission iam.serviceAccounts.signBlob denied')),
      revokeRefreshTokens: () => {
        there.wereRevoked = true
        there.validAfter = new Date(100_000).toUTCString()
        return Promise.resolve()
      },
      getUser: async () => ({
        uid: 'ann',
        customClaims: claims.now,
        metadata: {},
        providerData: [],
        tokensValidAfterTime: there.validAfter,
      }),
      setCustomUserClaims: async (_uid: string, next: Fields) => {
        await claims.writing(next)
        claims.now = next
      },
    },
  }
})

vi.mock('firebase-admin/firestore', async (original) => ({
  ...(await original<object>()),
  FieldValue: { arrayUnion: (added: number) => added, delete: () => there.deleted },
}))
vi.mock('../platform/logger.ts', () => ({ log: () => undefined }))
vi.mock('../platform/admin.ts', () => ({ adminApp: () => undefined }))
vi.mock('firebase-admin/auth', () => ({ getAuth: () => there.auth }))
vi.mock('../platform/firestore.ts', async (original) => ({
  ...(await original<typeof platform>()),
  firestore: () => there.firestore,
}))

const { endOtherSessions, endSession } = await import('./end-sessions.ts')
const { setAdminClaim, settleClaims } = await import('./settle-claims.ts')
const { listSessions, noteSession, noteWantedAdmin } = await import('./sessions-store.ts')
const { noteSignIn } = await import('./sign-in-store.ts')

const ANN = {
  uid: 'ann',
  isAdmin: false,
  isEmailVerified: true,
  isByCustomToken: false,
  signedInMs: 3_000,
  hasSecondFactor: undefined,
}
const DEVICE = 'Firefox on Linux'
const listed = async () => (await listSessions('ann', 3)).map(({ id }) => id).toSorted()

beforeEach(() => {
  there.documents.clear()
  for (const second of [1, 2, 3])
    there.documents.set(`users/ann/sessions/${second}`, { device: DEVICE, authTimes: [second] })
  there.claims.now = { admin: true }
  there.claims.writing = () => Promise.resolve()
  there.validAfter = undefined
  there.wereRevoked = false
})

describe('ending a session', () => {
  it('writes down for rules and /api that it does not count, and leaves other claims alone', async () => {
    await endSession(ANN, '1')
    expect(there.claims.now).toEqual({ admin: true, ended: [1] })
    expect(there.documents.get('users/ann/private/revocation')).toEqual({ validSince: 0, ended: [1] })
    expect(await listed()).toEqual(['2', '3'])
    await expect(endSession(ANN, '1')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('can be tried again where Firebase Auth has failed', async () => {
    there.claims.writing = () => Promise.reject(new Error('auth/internal-error'))
    await expect(endSession(ANN, '1')).rejects.toThrow('Signing out there failed. Please try again.')
    expect(await listed()).toEqual(['1', '2', '3'])
    there.claims.writing = () => Promise.resolve()
    await endSession(ANN, '1')
    expect(there.claims.now).toMatchObject({ ended: [1] })
    expect(await listed()).toEqual(['2', '3'])
  })

  it('ends both of two that are ended at once, also where the earlier claim is written last', async () => {
    // Another call ends the second session before the first one's claim is written.
    there.claims.writing = async () => {
      there.claims.writing = () => Promise.resolve()
      await endSession(ANN, '2')
    }
    await endSession(ANN, '1')
    expect(there.claims.now).toEqual({ admin: true, ended: [1, 2] })
    expect(await listed()).toEqual(['3'])
  })
})

describe('the claim of an administrator', () => {
  /** Runs `job` once before the next claim is written. */
  const meanwhile = (job: () => Promise<unknown>) => {
    there.claims.writing = async () => {
      there.claims.writing = () => Promise.resolve()
      await job()
    }
  }

  it('is given and taken, and nothing else with it', async () => {
    there.claims.now = { admin: true, tenant: 'one' }
    await setAdminClaim('ann', false)
    expect(there.claims.now).toEqual({ tenant: 'one' })
    await setAdminClaim('ann', true)
    expect(there.claims.now).toEqual({ tenant: 'one', admin: true })
  })

  it('does not come back with a session that is ended while it is taken', async () => {
    meanwhile(() => setAdminClaim('ann', false))
    await endSession(ANN, '1')
    expect(there.claims.now).toEqual({ ended: [1] })
  })

  it('leaves a session ended that is ended while it is taken', async () => {
    meanwhile(() => endSession(ANN, '1'))
    await setAdminClaim('ann', false)
    expect(there.claims.now).toEqual({ ended: [1] })
  })

  it('is what was said last, also where the earlier claim is written last', async () => {
    meanwhile(() => setAdminClaim('ann', false))
    await setAdminClaim('ann', true)
    expect(there.claims.now).toEqual({})
  })

  it('is not kept by a new password that is noted before it is taken', async () => {
    await noteWantedAdmin('ann', false)
    await noteSignIn({ uid: 'ann', email: 'ann@example.com', providers: ['password'], sessionsValidSince: 5 })
    await settleClaims('ann')
    expect(there.claims.now).toEqual({})
  })

  it('is taken also from an account of which more sign-ins were ended than claims hold: all of them end', async () => {
    const ended = Array.from({ length: 61 }, (_, index) => index)
    there.documents.set('users/ann/private/revocation', { validSince: 0, ended, isAdmin: true })
    await setAdminClaim('ann', false)
    expect(there.claims.now).toEqual({})
    expect(there.documents.get('users/ann/private/revocation')).toEqual({ validSince: 100, isAdmin: false })
  })
})

describe('sessions that were all ended, as by a new password', () => {
  beforeEach(() => there.documents.set('users/ann/private/revocation', { validSince: 3 }))

  it('are not listed', async () => {
    expect(await listed()).toEqual(['3'])
  })

  it('are forgotten when a device is noted, but for that of this very device', async () => {
    await noteSession({ uid: 'ann', authTime: 4, device: DEVICE, formerAuthTime: 1 })
    expect(await listed()).toEqual(['1', '3'])
    expect(there.documents.has('users/ann/sessions/2')).toBe(false)
    await noteSession({ uid: 'ann', authTime: 5, device: DEVICE, formerAuthTime: undefined })
    expect(await listed()).toEqual(['1', '3', '5'])
  })
})

test('all others are not ended where nobody could sign in with a token of the server again', async () => {
  const message =
    'Signing out everywhere else does not work right now, and nothing was ended. Devices can be signed out one by one.'
  await expect(endOtherSessions({ ...ANN, signedInMs: Date.now() })).rejects.toMatchObject({
    code: 'unavailable',
    message,
  })
  expect(there.wereRevoked).toBe(false)
  expect(await listed()).toEqual(['1', '2', '3'])
})

test('all others are ended, and this device is told of things as before once it has signed in again', async () => {
  vi.spyOn(there.auth, 'createCustomToken').mockResolvedValueOnce('a token')
  const push = { endpoint: 'https://fcm.googleapis.com/fcm/send/one' }
  there.documents.set('users/ann/sessions/3', { device: DEVICE, authTimes: [3], push })
  expect(await endOtherSessions({ ...ANN, signedInMs: Date.now() })).toBe('a token')
  expect(await listed()).toEqual([])
  await noteSession({ uid: 'ann', authTime: 101, device: DEVICE, formerAuthTime: 3 })
  expect(there.documents.get('users/ann/sessions/3')).toMatchObject({ authTimes: [3, 101], push })
  expect(await listed()).toEqual(['3'])
  expect([...there.documents.keys()].filter((path) => path.includes('/sessions/'))).toEqual(['users/ann/sessions/3'])
})
