import { act, render, screen, waitFor } from '@testing-library/react'
import { docConverter, type Stored } from '@waymark/contract/converter'
import { z } from '@waymark/contract/zod'
import { initializeApp } from 'firebase/app'
import { collection, doc, getFirestore } from 'firebase/firestore'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLiveDoc, useLiveList } from './live.ts'

const server = vi.hoisted(() => ({
  opened: 0,
  next: (_snapshot: unknown): void => undefined,
  fail: (_error: Error): void => undefined,
}))

vi.mock('./firebase.ts', () => ({ auth: { currentUser: { uid: 'ann' } } }))
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  onSnapshot: (_of: unknown, _options: unknown, next: typeof server.next, fail: typeof server.fail) => {
    server.opened += 1
    server.next = next
    server.fail = fail
    return () => undefined
  },
}))

const Place = z.strictObject({ id: z.string(), name: z.string() })
type Place = z.infer<typeof Place>
const db = getFirestore(initializeApp({ projectId: 'demo-live', apiKey: 'none' }, 'live-mocked-test'))
const converter = docConverter<Place>(Place)
const placesAt = (path: string) => collection(db, path).withConverter<Stored<Place>>(converter)

const PORTO = { data: () => ({ id: 'porto', name: 'Porto' }), ref: { parent: { id: 'trips' } } }
const SETTLED = { metadata: { fromCache: false, hasPendingWrites: false } }

function One({ path }: { path: string }) {
  const live = useLiveDoc(doc(placesAt(path), 'porto'))
  return <p>{live.status === 'ready' ? (live.data?.name ?? 'nothing') : live.status}</p>
}

function List() {
  const live = useLiveList(placesAt('trips'))
  return <p>{live.status === 'ready' ? live.data.map(({ name }) => name).join() : live.status}</p>
}

async function failTwice(code: string): Promise<void> {
  const error = Object.assign(new Error(code), { code })
  act(() => server.fail(error))
  await waitFor(() => expect(server.opened).toBe(2))
  act(() => server.fail(error))
}

beforeEach(() => {
  server.opened = 0
})

test.each([
  ['a trip that the server refuses was taken away', 'trips', 'permission-denied', 'failed'],
  ['a trip stays when the server only fails', 'trips', 'internal', 'Porto'],
  [
    'what is one’s own stays also when it is refused: a session has ended',
    'users/ann/scans',
    'permission-denied',
    'Porto',
  ],
])('%s', async (_said, path, code, shown) => {
  render(<One path={path} />)
  act(() => server.next({ ...PORTO, ...SETTLED }))
  screen.getByText('Porto')
  await failTwice(code)
  expect(screen.getByText(shown)).toBeDefined()
})

test('a list stays when it is refused', async () => {
  render(<List />)
  act(() => server.next({ docs: [PORTO], docChanges: () => [{}], ...SETTLED }))
  screen.getByText('Porto')
  await failTwice('permission-denied')
  expect(screen.getByText('Porto')).toBeDefined()
})
