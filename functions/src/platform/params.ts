import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { log } from './logger.ts'

// Must be imported by the entry module, not lazily: a deployment asks for the parameters defined at import.

/** Pause between two planned days, so that travellers can watch them arrive. */
export const PLAN_DAY_PAUSE_MS = defineInt('PLAN_DAY_PAUSE_MS', {
  default: 300,
  description: 'Milliseconds between two days of a plan (all pauses of a plan together take at most 3 seconds)',
})

/** Instances that are kept running, which avoids cold starts and costs by the hour. */
export const MIN_INSTANCES = defineInt('MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the function that are always there',
})

/** Limits the cost of a flood of requests: 50 instances with 12 concurrent calls each serve 600 calls at once. */
export const MAX_INSTANCES = defineInt('MAX_INSTANCES', {
  default: 50,
  description: 'Instances of the function at most; beyond them callers are told to try again (429)',
})

/** Whether calls with a quota require an App Check token. */
export const APP_CHECK_REQUIRED = defineBoolean('APP_CHECK_REQUIRED', {
  default: false,
  description: 'Refuse calls of AI and uploads without a token of App Check (the app needs VITE_APP_CHECK_SITE_KEY)',
})

/** Whether bookings and submissions require a verified e-mail address. Off on a local stack. */
export const VERIFIED_EMAIL_REQUIRED = defineBoolean('VERIFIED_EMAIL_REQUIRED', {
  default: true,
  description: 'Refuse bookings and submissions of accounts whose e-mail address is not verified',
})

/**
 * Whether security notifications (vault, new devices) are also sent by e-mail. Requires the extension 'Trigger Email
 * from Firestore'.
 */
export const MAIL_NOTICES = defineBoolean('MAIL_NOTICES', {
  default: false,
  description:
    "Write notices of the vault and of new devices into the collection 'mail' for the extension Trigger Email from Firestore",
})

/** Gemini's API key, or 'none', because Secret Manager does not store empty secrets. */
export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY')

/** Private key of Web Push (P-256, base64url), or 'none', because Secret Manager does not store empty secrets. */
export const PUSH_KEY = defineSecret('PUSH_KEY')

const PRICES =
  'US dollars per million tokens: input, output, cached input; what holds later after a comma, with its day'

export const GEMINI_MODEL = defineString('GEMINI_MODEL', {
  default: 'gemini-3.8-flash',
  description: 'Id of the model that plans trips, looks at photos and chats',
})
export const GEMINI_PRICES = defineString('GEMINI_PRICES', {
  default: '0.75 3.75 0.075, from 2027-01-01: 1.50 7.50 0.15',
  description: PRICES,
})
export const GEMINI_SECOND_MODEL = defineString('GEMINI_SECOND_MODEL', {
  default: 'gemini-3.6-flash',
  description: 'Id of the model that is asked when another is gone (404) or has no room (503); "none" for no other',
})
export const GEMINI_SECOND_PRICES = defineString('GEMINI_SECOND_PRICES', {
  default: '0.75 3.75 0.075, from 2027-01-01: 1.50 7.50 0.15',
  description: PRICES,
})
export const GEMINI_LITE_MODEL = defineString('GEMINI_LITE_MODEL', {
  default: 'gemini-3.5-flash-lite',
  description: 'Id of the model that adds to packing lists',
})
export const GEMINI_LITE_PRICES = defineString('GEMINI_LITE_PRICES', {
  default: '0.30 2.50 0.03',
  description: PRICES,
})
export const GEMINI_DAILY_LIMIT_USD = defineInt('GEMINI_DAILY_LIMIT_USD', {
  default: 10,
  description: 'US dollars that Gemini may cost on one day (UTC); after that the embedded guide answers',
})

export const GEMINI_DAILY_LIMIT_PER_ACCOUNT_USD = defineInt('GEMINI_DAILY_LIMIT_PER_ACCOUNT_USD', {
  default: 2,
  description:
    'The same for one account, while nobody else has spent any; later in the day the same share of what is left',
})

export const GEMINI_DAILY_LIMIT_NEW_ACCOUNTS_USD = defineInt('GEMINI_DAILY_LIMIT_NEW_ACCOUNTS_USD', {
  default: 4,
  description:
    'The same for all accounts of the last seven days together, so that throw-away ones leave the rest to others',
})

export const MISSING_ACCOUNTS_PERCENT = defineInt('MISSING_ACCOUNTS_PERCENT', {
  default: 10,
  description:
    'If more of the accounts whose data is looked at do not exist, nothing of them is erased; 100 after many were deleted in the console',
})

const OPEN_DATA_CONTACT = defineString('OPEN_DATA_CONTACT', {
  default: '',
  description:
    'E-mail or web address of who runs this: with it, towns without described places are looked up in Wikidata and OpenStreetMap, which want to know whom to write to; empty for the embedded atlas alone',
})
export const WIKIDATA_QUERY_URL = defineString('WIKIDATA_QUERY_URL', {
  default: 'https://query.wikidata.org/sparql',
  description: 'Query service of Wikidata',
})
export const OVERPASS_URL = defineString('OVERPASS_URL', {
  default: 'https://overpass-api.de/api/interpreter',
  description:
    'An Overpass server with the data of OpenStreetMap; one of your own for more than some thousand plans a day',
})

/** Contact address sent to open-data services; undefined if they are switched off. */
export function openDataContact(): string | undefined {
  const contact = OPEN_DATA_CONTACT.value().trim()
  return /^[\x21-\x7e]{3,200}$/.test(contact) ? contact : undefined
}

const badKeys = new Set<string>()

function keyIn(secret: typeof PUSH_KEY, form: RegExp): string | undefined {
  // Reading the parameter of a missing secret would log a warning.
  const key = process.env[secret.name] === undefined ? '' : secret.value().trim()
  if (key === '' || key === 'none') return undefined
  if (form.test(key)) return key
  if (!badKeys.has(secret.name)) log('ERROR', 'The secret is not a key', { detail: secret.name })
  badKeys.add(secret.name)
  return undefined
}

/** Gemini's API key; undefined if there is none. Call it inside a handler. */
export const geminiKey = (): string | undefined => keyIn(GEMINI_API_KEY, /^[\w.-]+$/)

/** The private key of Web Push; undefined if there is none. Call it inside a handler. */
export const pushKey = (): string | undefined => keyIn(PUSH_KEY, /^[\w-]{43}$/)

/** Base URL of a Gemini double in tests. Never in production, where it would leak the key. */
export function geminiBaseUrl(): string | undefined {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return undefined
  const url = process.env['GEMINI_BASE_URL'] ?? ''
  return url === '' ? undefined : url.replace(/\/+$/, '')
}
