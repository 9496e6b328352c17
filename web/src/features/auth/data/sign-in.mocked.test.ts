import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasSignedInHint, setSignedInHint } from '../../../shared/session/signed-in-hint.ts'

/** Firebase's stored state of the previous user. */
const kept = vi.hoisted(() => ({ isSignedIn: true, hasFirestore: true, tokenFault: undefined as Error | undefined }))

vi.mock('../../../shared/live/firebase.ts', () => ({
  auth: {
    authStateReady: () => Promise.resolve(),
    get currentUser() {
      const getIdToken = () =>
        kept.tokenFault === undefined ? Promise.resolve('token') : Promise.reject(kept.tokenFault)
      return kept.isSignedIn ? { uid: 'ann', getIdToken } : null
    },
  },
}))
vi.mock('../../../shared/live/firestore.ts', () => ({
  dropCache: () => {
    kept.hasFirestore = false
  },
}))
vi.mock('firebase/auth', () => ({
  signOut: () => {
    kept.isSignedIn = false
    return Promise.resolve()
  },
}))

const leave = vi.spyOn(location, 'replace')

/** Signing out is possible once per page load. */
async function resume() {
  vi.resetModules()
  const { resumeSession } = await import('./sign-in.ts')
  return resumeSession()
}

beforeEach(() => {
  Object.assign(kept, { isSignedIn: true, hasFirestore: true, tokenFault: undefined })
  leave.mockReset()
  setSignedInHint()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => leave.mockRestore())

const withCode = (code: string) => Object.assign(new Error(code), { code })

function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
}

const refuse = () =>
  Promise.resolve(Response.json({ message: 'Unauthorized', code: 'unauthenticated', requestId: 'r1' }, { status: 401 }))

test.each([
  ['the server refuses', undefined],
  ['Firebase refuses', withCode('auth/user-token-expired')],
])('a session that %s leaves nothing on this device', async (_who, fault) => {
  kept.tokenFault = fault
  answerWith(refuse)
  expect(await resume()).toBe('leaving')
  expect(kept).toMatchObject({ isSignedIn: false, hasFirestore: false })
  expect(hasSignedInHint()).toBe(false)
  expect(leave.mock.calls).toEqual([[expect.stringMatching(/^\/api\/logout\?next=/)]])
})

test('who cannot be asked about keeps everything', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await resume()).toBe('nobody')
  kept.tokenFault = withCode('auth/network-request-failed')
  expect(await resume()).toBe('nobody')
  expect(kept).toMatchObject({ isSignedIn: true, hasFirestore: true })
  expect(hasSignedInHint()).toBe(true)
  expect(leave).not.toHaveBeenCalled()
})
