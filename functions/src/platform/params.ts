import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { log } from './logger.ts'

// Imported where the function starts, not by what loads later: a deploy asks for the parameters that it sees at import.

/** How long planning waits between two days, so that people can watch them arrive. */
export const PLAN_DAY_PAUSE_MS = defineInt('PLAN_DAY_PAUSE_MS', {
  default: 300,
  description: 'Milliseconds between two days of a plan (all pauses of a plan together take at most 3 seconds)',
})

/** Instances of the function that are kept running, which spares people the cold start and costs by the hour. */
export const MIN_INSTANCES = defineInt('MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the function that are always there',
})

/** What stops a flood from becoming a bill: at 12 calls at a time each, 50 instances answer 600 calls at once. */
export const MAX_INSTANCES = defineInt('MAX_INSTANCES', {
  default: 50,
  description: 'Instances of the function at most; beyond them callers are told to try again (429)',
})

/** Whether calls with a quota must prove that they come from the app. */
export const APP_CHECK_REQUIRED = defineBoolean('APP_CHECK_REQUIRED', {
  default: false,
  description: 'Refuse calls of AI and uploads without a token of App Check (the app needs VITE_APP_CHECK_SITE_KEY)',
})

/** Whether bookings and submissions are for those alone who have shown to own an e-mail address. Off on a local stack. */
export const VERIFIED_EMAIL_REQUIRED = defineBoolean('VERIFIED_EMAIL_REQUIRED', {
  default: true,
  description: 'Refuse bookings and submissions of accounts whose e-mail address is not verified',
})

/** Whether notices of the vault and of new devices go out by mail, too: only where the extension 'Trigger Email from Firestore' is there to send them. */
export const MAIL_NOTICES = defineBoolean('MAIL_NOTICES', {
  default: false,
  description:
    "Write notices of the vault and of new devices into the collection 'mail' for the extension Trigger Email from Firestore",
})

/** The key of Gemini; the text 'none' stands for no key, because Secret Manager keeps no empty secret. */
export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY')

/** The private key of Web Push, of P-256 in base64url; the text 'none' for none, because Secret Manager keeps no empty secret. */
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
  description: 'The same for one account, so that nobody spends the day of all',
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

/** The contact address that is sent to open-data services; undefined where they are off. */
export function openDataContact(): string | undefined {
  const contact = OPEN_DATA_CONTACT.value().trim()
  return /^[\x21-\x7e]{3,200}$/.test(contact) ? contact : undefined
}

const badKeys = new Set<string>()

function keyIn(secret: typeof PUSH_KEY, form: RegExp): string | undefined {
  // Asking the parameter for a secret that is not there writes a warning.
  const key = process.env[secret.name] === undefined ? '' : secret.value().trim()
  if (key === '' || key === 'none') return undefined
  if (form.test(key)) return key
  if (!badKeys.has(secret.name)) log('ERROR', 'The secret is not a key', { detail: secret.name })
  badKeys.add(secret.name)
  return undefined
}

/** The key that calls of Gemini are made with, or undefined when there is none. To be called inside of a handler. */
export const geminiKey = (): string | undefined => keyIn(GEMINI_API_KEY, /^[\w.-]+$/)

/** The same of Web Push. */
export const pushKey = (): string | undefined => keyIn(PUSH_KEY, /^[\w-]{43}$/)

/** Where Gemini is, when it is not at Google: tests put a double in its place. Never in production, where the key would leak. */
export function geminiBaseUrl(): string | undefined {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return undefined
  const url = process.env['GEMINI_BASE_URL'] ?? ''
  return url === '' ? undefined : url.replace(/\/+$/, '')
}
