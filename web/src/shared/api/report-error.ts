import { FAULT_REPORTS_PATH, type FaultReport, MOST_FAULTS } from '@waymark/contract/fault-report-calls'
import type { Fault } from '@waymark/contract/tolerant'
import { FAULTS_KEY } from '../../config/storage-keys.ts'
import { readSession, writeSession } from '../pwa/session-storage.ts'

/** Percentage of page loads that report: a few suffice to notice a common error. */
const SAMPLE = /^(?:localhost|127\.)/.test(globalThis.location?.hostname) ? 100 : 20
const isSampled = Math.random() * 100 < SAMPLE

/** Maximum number of reports per session. */
const MOST = 20

/** Hash of the entry script, which identifies the build. */
const buildOf = (): string => {
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[type=module][src]')
  return /-([\w-]{1,20})\.js$/.exec(script?.src ?? '')?.[1] ?? 'development'
}

/** Errors already reported in this session, kept across reloads if possible. */
const met = new Set<string>()

function readKept(): string[] {
  const kept = readSession(FAULTS_KEY)
  return Array.isArray(kept) ? kept.map(String) : []
}

/** Whether the error is new in this session and within the limit. */
function isNew(fault: string): boolean {
  for (const one of readKept()) met.add(one)
  if (met.has(fault) || met.size >= MOST) return false
  met.add(fault)
  writeSession(FAULTS_KEY, [...met])
  return true
}

/** Sends a report with keepalive, without waiting for the response. Nothing is sent or kept offline. */
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
 * Reports an error that the user need not see. `during` names the operation in fixed words of the code. Only the
 * error's name and code are sent, because messages may quote personal data.
 */
export function reportError(error: unknown, during: string): void {
  console.error(`[waymark] ${during}:`, error)
  const name = letters(error instanceof Error ? error.name : typeof error, /[^A-Za-z]+/g, 40)
  send({ kind: 'failed', name, ...codeOf(error), during: letters(during, /[^A-Za-z ,:'-]+/g, 100) })
}

/** Faults already logged: every snapshot delivers the same document again. */
const said = new Set<string>()

/**
 * Reports data of a newer version that this version could not read. `source` is a collection, or method and path
 * pattern of an endpoint.
 */
export function reportUnreadable(source: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const key = JSON.stringify([source, faults])
  if (said.has(key)) return
  said.add(key)
  console.error(`[waymark] reading ${source}, of which is left out:`, faults)
  send({ kind: 'unreadable', source, faults: faults.slice(0, MOST_FAULTS) })
}

/** Starts reporting content policy violations: only the directive, nothing about the blocked resource. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective: code }) =>
    send({ kind: 'failed', name: 'SecurityPolicyViolation', code, during: 'enforcing the content policy' }),
  )
}
