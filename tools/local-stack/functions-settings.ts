import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { LOCAL, ROOT } from './paths.ts'
import { HOST, type Ports } from './ports.ts'

/** How the functions of a local stack reach Gemini. */
export interface Gemini {
  readonly key: string
  /** Where it is, when it is not at Google: that of a double. */
  readonly baseUrl?: string
}

/** The double that tests/ai run on a port of the stack. */
export const geminiDouble = (ports: Ports): Gemini => ({
  key: 'key-of-the-double',
  baseUrl: `http://${HOST}:${ports.gemini}`,
})

const SECRETS = `${ROOT}functions/.secret.local`

/** The key in the text of such a file. */
export const keyIn = (text: string): string | undefined =>
  /^[ \t]*GEMINI_API_KEY[ \t]*=[ \t]*["']?([^"'\s]+)["']?[ \t]*\r?$/m.exec(text)?.[1]

/** The key that somebody has put into functions/.secret.local, which is in no version control. */
export function ownGemini(): Gemini | undefined {
  const key = existsSync(SECRETS) ? keyIn(readFileSync(SECRETS, 'utf8')) : undefined
  return key === undefined ? undefined : { key }
}

/** By which the functions push to browsers that look at a local stack: no secret, as it is in every checkout. */
const LOCAL_PUSH_KEY = createHash('sha256').update('waymark local stack').digest('base64url')

/**
 * The secrets, and the address of Gemini, as environment. Both are always set: a key that stands in somebody's shell for
 * another purpose is not spent here. No secret is declared to the emulator, which would ask Google for its value.
 */
export const secretEnvironment = (gemini: Gemini | undefined): NodeJS.ProcessEnv => ({
  GEMINI_API_KEY: gemini?.key ?? '',
  GEMINI_BASE_URL: gemini?.baseUrl ?? '',
  PUSH_KEY: LOCAL_PUSH_KEY,
})

/**
 * Writes the parameters of the functions (functions/src/platform/params.ts) that differ from their defaults. The emulator
 * keeps the defaults beside them: in a folder of the stack that each start recreates, so that no old default outlives its change.
 * @returns the folder, from the checkout
 */
export function writeParams(base: number, params: Readonly<Record<string, string>>): string {
  const folder = `${LOCAL}functions-${base}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines = Object.entries(params).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
  writeFileSync(`${folder}/.env.local`, lines.join(''))
  return folder.slice(ROOT.length)
}
