import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'

export const PROJECT = 'demo-waymark'

function baseUrl(): URL {
  const url = process.env['WAYMARK_URL']
  if (url === undefined)
    throw new Error('WAYMARK_URL must name the running local stack, for example http://localhost:5050')
  return new URL(url)
}

const base = baseUrl()
const portAfter = (offset: number): number => Number(base.port) + offset

export const ORIGIN = base.origin
/** The emulators of Hosting and functions, even if tools/local-stack/front.ts serves ORIGIN. */
export const EMULATORS = process.env['WAYMARK_EMULATORS_URL'] ?? ORIGIN
export const AUTH_URL = `http://127.0.0.1:${portAfter(1)}`
export const FIRESTORE_PORT = portAfter(2)
export const FUNCTIONS_PORT = portAfter(4)
const STORAGE_PORT = portAfter(3)
export const STORAGE_URL = `http://127.0.0.1:${STORAGE_PORT}`

// Skips looking for Google's metadata server, which would only take time.
process.env['METADATA_SERVER_DETECTION'] = 'none'
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${portAfter(1)}`
// The API of a test may use another address, such as a slow one.
process.env['FIRESTORE_EMULATOR_HOST'] = process.env['WAYMARK_FIRESTORE'] ?? `127.0.0.1:${FIRESTORE_PORT}`
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `127.0.0.1:${STORAGE_PORT}`

const app = getApps()[0] ?? initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` })

/** The running stack's Auth, Firestore and storage with admin rights, for inspecting the API's effects. */
export const adminAuth = getAuth(app)
export const adminFirestore = getFirestore(app)
export const adminBucket = getStorage(app).bucket()
