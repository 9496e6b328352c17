import { FAULT_REPORTS_PATH, type FaultReport, MOST_FAULTS } from '@waymark/contract/fault-reports'
import type { Fault } from '@waymark/contract/tolerant'
import { FAULTS_KEY } from '../../config/storage-keys.ts'

/** How many page loads of a hundred report: a fault that many have is known from a few. */
const SAMPLE = /^(?:localhost|127\.)/.test(globalThis.location?.hostname) ? 100 : 20
const isSampled = Math.random() * 100 < SAMPLE

/** Most reports of one session. */
const MOST = 20

/** The hash of what the page has loaded first, which every change of the app changes. */
const buildOf = (): string => {
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[type=module][src]')
  return /-([\w-]{1,20})\.js$/.exec(script?.src ?? '')?.[1] ?? 'development'
}

/** What this session has met, kept beyond a reload where the browser allows. */
const met = new Set<string>()

function readKept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(FAULTS_KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Whether it is the first time in this session, and there is room for one more. */
function isNew(fault: string): boolean {
  for (const one of readKept()) met.add(one)
  if (met.has(fault) || met.size >= MOST) return false
  met.add(fault)
  try {
    sessionStorage.setItem(FAULTS_KEY, JSON.stringify([...met]))
  } catch {
    // Without storage the page itself remembers.
  }
  return true
}

/** Sends a report that outlives the page. Whether it arrives nobody waits for, and offline nothing is kept. */
function send(fault: FaultReport['fault']): void {
  if (!isSampled || !navigator.onLine || !isNew(JSON.stringify(fault))) return
  const body = new Blob([JSON.stringify({ build: buildOf(), fault } satisfies FaultReport)], {
    type: 'application/json',
  })
  if (navigator.sendBeacon?.(FAULT_REPORTS_PATH, body)) return
  void fetch(FAULT_REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

const letters = (text: string, others: RegExp, most: number): string => text.replaceAll(others, '').slice(0, most)

function codeOf(error: unknown): { code?: string } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return {}
  const { code } = error
  return typeof code === 'string' && code.length <= 60 && /^[a-z]+(?:[/-][a-z]+)*$/.test(code) ? { code } : {}
}

/**
 * Tells the developers of a fault that the user need not see. `during` says what was being done, in fixed words of the
 * code; of the error only its name and its code leave the browser, because messages quote.
 */
export function reportError(error: unknown, during: string): void {
  console.error(`[waymark] ${during}:`, error)
  const name = letters(error instanceof Error ? error.name : typeof error, /[^A-Za-z]+/g, 40)
  send({ kind: 'failed', name, ...codeOf(error), during: letters(during, /[^A-Za-z ,:'-]+/g, 100) })
}

/** Faults that have been said in the console: every snapshot brings the same document again. */
const said = new Set<string>()

/**
 * Tells the developers of what a newer version has written so that this one cannot read it. `source` is a collection or
 * the method and path pattern of an endpoint.
 */
export function reportUnreadable(source: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const key = JSON.stringify([source, faults])
  if (said.has(key)) return
  said.add(key)
  console.error(`[waymark] reading ${source}, of which is left out:`, faults)
  send({ kind: 'unreadable', source, faults: faults.slice(0, MOST_FAULTS) })
}

/** Tells of what the content policy has stopped from now on: by which rule, and nothing of what it was. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective: code }) =>
    send({ kind: 'failed', name: 'SecurityPolicyViolation', code, during: 'enforcing the content policy' }),
  )
}
