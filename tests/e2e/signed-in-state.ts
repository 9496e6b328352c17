import type { Page } from '@playwright/test'
import { createSession } from '@waymark/contract/users/session-calls'
import { initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth'
import { AUTH_URL, PROJECT } from '../api/support/stack.ts'

/** As in web/src/config/env.ts; Firebase Auth names its stored data by it. */
const API_KEY = 'local'

/** A page of the site that does not start the app. */
const LIGHT_PAGE = '/icon.svg'

const app = initializeApp({ apiKey: API_KEY, projectId: PROJECT })
const auth = initializeAuth(app, { persistence: inMemoryPersistence })
connectAuthEmulator(auth, AUTH_URL, { disableWarnings: true })

/** Stores in the page's profile what signing in stores: cookie, hint, and Firebase Auth's user. */
export async function leaveSignedIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { user } = await signInWithEmailAndPassword(auth, email, password)
  const answer = await page.request.post(createSession.path, { data: { idToken: await user.getIdToken() } })
  if (!answer.ok()) throw new Error(`${createSession.path} answered ${answer.status()}`)
  const { firstName } = createSession.response.parse(await answer.json())
  const record = { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: user.toJSON() }

  await page.goto(LIGHT_PAGE)
  await page.evaluate(
    async ({ name, kept }) => {
      localStorage.setItem('waymark:signed-in', '1')
      if (name !== null) localStorage.setItem('waymark:first-name', name)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1)
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        )
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const writing = database.transaction('firebaseLocalStorage', 'readwrite')
          writing.objectStore('firebaseLocalStorage').put(kept)
          writing.addEventListener('error', () => reject(writing.error))
          writing.addEventListener('complete', () => {
            database.close()
            resolve()
          })
        })
      })
    },
    { name: firstName, kept: record },
  )
}
