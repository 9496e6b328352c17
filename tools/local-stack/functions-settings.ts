import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { LOCAL, ROOT } from './paths.ts'
import { HOST, type Ports } from './ports.ts'

/** How a local stack's functions reach Gemini. */
export interface Gemini {
  readonly key: string
  /** Only if it is not Google's: the address of a double. */
  readonly baseUrl?: string
}

/** The double that tests/ai run on one of the stack's ports. */
export const geminiDouble = (ports: Ports): Gemini => ({
  key: 'key-of-the-double',
  baseUrl: `http://${HOST}:${ports.gemini}`,
})

const SECRETS = `${ROOT}functions/.secret.local`

/** The API key in the text of a secrets file. */
export const keyIn = (text: string): string | undefined =>
  /^[ \t]*GEMINI_API_KEY[ \t]*=[ \t]*["']?([^"'\s]+)["']?[ \t]*\r?$/m.exec(text)?.[1]

/** The API key in functions/.secret.local, which git ignores. */
export function ownGemini(): Gemini | undefined {
  const key = existsSync(SECRETS) ? keyIn(readFileSync(SECRETS, 'utf8')) : undefined
  return key === undefined ? undefined : { key }
}

/** Private key for Web Push on a local stack. Not secret, because every checkout has it. */
const LOCAL_PUSH_KEY = createHash('sha256').update('waymark local stack').digest('base64url')

/**
 * Secrets and Gemini's address as environment variables. Always set, so that an unrelated key in the shell is not used.
 * No secrets are declared to the emulator, which would ask Google for their values.
 */
export const secretEnvironment = (gemini: Gemini | undefined): NodeJS.ProcessEnv => ({
  GEMINI_API_KEY: gemini?.key ?? '',
  GEMINI_BASE_URL: gemini?.baseUrl ?? '',
  PUSH_KEY: LOCAL_PUSH_KEY,
})

/**
 * Writes the function parameters (functions/src/platform/params.ts) that differ from their defaults. The emulator adds
 * the defaults to that folder, so each start recreates it, lest old defaults remain.
 * @returns the folder, relative to the checkout
 */
export function writeParams(base: number, params: Readonly<Record<string, string>>): string {
  const folder = `${LOCAL}functions-${base}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines = Object.entries(params).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
  writeFileSync(`${folder}/.env.local`, lines.join(''))
  return folder.slice(ROOT.length)
}
