import { QUOTAS, type QuotaKind } from '@waymark/contract/quotas'
import type { Usage } from './limits-store.ts'

export interface Ask {
  readonly kind: QuotaKind
  /** Identifies a call and its retries. */
  readonly id: string
  /** Digest of the request; a retry has the same. */
  readonly digest: string
  /** Identifies this run of the call, whether first or retry. */
  readonly run: string
  readonly nowMs: number
}

export type Verdict =
  | { readonly admitted: true; readonly usage: Usage }
  | { readonly admitted: false; readonly because: 'running' | 'minute' | 'day'; readonly retryAfterSeconds: number }
  /** A different request with the key of the running call. It counts towards the quota. */
  | { readonly admitted: false; readonly because: 'key-reused'; readonly usage: Usage }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A call running longer than the function's timeout was left by an instance that died. */
const LONGEST_RUN_MS = 130_000

/** Retry-After while the call is running. */
const RUNNING_SECONDS = 5

const secondsUntil = (ms: number, nowMs: number): number => Math.max(1, Math.ceil((ms - nowMs) / 1000))

/** The day of a usage counter: `20261121`. */
export const quotaDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Whether calls of the kind run one at a time. */
export const runsAlone = (kind: QuotaKind): boolean => !('severalAtOnce' in QUOTAS[kind])

/** Whether calls are counted per sign-in. */
export const isPerSignIn = (kind: QuotaKind): boolean => 'perSignIn' in QUOTAS[kind]

/** For these kinds, a retry waits for the running call instead of repeating the work. */
const WAITS_FOR_FIRST: readonly QuotaKind[] = ['plan']

/**
 * Decides whether a call may run now: for most kinds one at a time, with limits per minute and day. A retry may run
 * beside the running call, and counts if it repeats the work.
 */
export function admit(usage: Usage | undefined, { kind, id, digest, run, nowMs }: Ask): Verdict {
  const minute = Math.floor(nowMs / MINUTE_MS)
  const { running, today = 0 } = usage ?? {}
  const thisMinute = usage?.minute === minute ? usage.thisMinute : 0
  const current = { id, digest, run, sinceMs: nowMs }
  const isRunning = usage !== undefined && running !== undefined && nowMs - running.sinceMs < LONGEST_RUN_MS
  if (isRunning && running.id !== id) {
    return { admitted: false, because: 'running', retryAfterSeconds: RUNNING_SECONDS }
  }
  if (isRunning && running.digest !== undefined && running.digest !== digest) {
    const counted = { ...usage, today: today + 1, minute, thisMinute: thisMinute + 1 }
    return { admitted: false, because: 'key-reused', usage: counted }
  }
  if (isRunning && WAITS_FOR_FIRST.includes(kind)) {
    return { admitted: true, usage: { ...usage, running: { ...current, sinceMs: running.sinceMs } } }
  }
  if (today >= QUOTAS[kind].perDay) {
    const midnight = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS
    return { admitted: false, because: 'day', retryAfterSeconds: secondsUntil(midnight, nowMs) }
  }
  if (thisMinute >= QUOTAS[kind].perMinute) {
    return { admitted: false, because: 'minute', retryAfterSeconds: secondsUntil((minute + 1) * MINUTE_MS, nowMs) }
  }
  return {
    admitted: true,
    usage: {
      today: today + 1,
      minute,
      thisMinute: thisMinute + 1,
      ...(runsAlone(kind) && { running: current }),
    },
  }
}
