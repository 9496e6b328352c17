/** The web config of a Firebase project, as its console shows it. */
export interface FirebaseWebConfig {
  readonly apiKey: string
  readonly projectId: string
  readonly authDomain?: string
  readonly appId?: string
  readonly storageBucket?: string
}

/** Ports of the local stack's parts, consecutive from the one of Hosting. */
export interface LocalStack {
  readonly auth: number
  readonly firestore: number
  readonly storage: number
}

const LOCAL_HOSTING_PORT = 5050

export const LOCAL_HOST = '127.0.0.1'

const isWebConfig = (value: unknown): value is FirebaseWebConfig =>
  typeof value === 'object' &&
  value !== null &&
  'apiKey' in value &&
  typeof value.apiKey === 'string' &&
  'projectId' in value &&
  typeof value.projectId === 'string'

/** Parses `VITE_FIREBASE_CONFIG`. @throws Error if it is not a web config */
export function parseFirebaseConfig(text: string): FirebaseWebConfig {
  const value: unknown = JSON.parse(text)
  if (!isWebConfig(value)) throw new Error('VITE_FIREBASE_CONFIG needs at least apiKey and projectId.')
  return value
}

/**
 * Ports of the local stack for a page at `port`, the port of Hosting. `devPort` takes precedence: under Vite's dev
 * server the page has another port than Hosting.
 */
export function localStackAt(port: string, devPort: string | undefined): LocalStack {
  const hosting = Number(devPort ?? (port === '' ? LOCAL_HOSTING_PORT : port))
  return { auth: hosting + 1, firestore: hosting + 2, storage: hosting + 3 }
}

/** Undefined while the build renders a page. */
const address = (globalThis as { location?: Location }).location

/**
 * The project the app is built for; undefined in builds for the local stack. Written inline, so that the bundler can
 * drop unused code.
 */
const CONFIGURED = import.meta.env.VITE_FIREBASE_CONFIG || undefined

export const FIREBASE_CONFIG: FirebaseWebConfig =
  CONFIGURED === undefined
    ? {
        apiKey: 'local',
        projectId: 'demo-waymark',
        authDomain: 'demo-waymark.firebaseapp.com',
        storageBucket: 'demo-waymark.appspot.com',
      }
    : parseFirebaseConfig(CONFIGURED)

/** The local stack, in builds without a Firebase config; undefined in production. */
export const LOCAL_STACK: LocalStack | undefined =
  CONFIGURED === undefined ? localStackAt(address?.port ?? '', import.meta.env.VITE_LOCAL_PORT) : undefined

/** Page that "Book Flight" opens. */
export const FLIGHT_SEARCH_URL: string =
  import.meta.env.VITE_FLIGHT_SEARCH_URL ?? 'https://www.google.com/travel/flights'

/** Site key of reCAPTCHA Enterprise for App Check; undefined if App Check is not configured. */
export const APP_CHECK_SITE_KEY: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY || undefined
