import { QUOTAS, type QuotaKind } from '@waymark/contract/quotas'
import type { Usage } from './limits-store.ts'

export interface Ask {
  readonly kind: QuotaKind
  /** The same for a call and its retries, another for every other call. */
  readonly id: string
  /** What is asked for: a retry asks for the same. */
  readonly digest: string
  /** Of this run of the call, whether it is the first or a retry. */
  readonly run: string
  readonly nowMs: number
}

export type Verdict =
  | { readonly admitted: true; readonly usage: Usage }
  | { readonly admitted: false; readonly because: 'running' | 'minute' | 'day'; readonly retryAfterSeconds: number }
  /** Another request under the key of the one that runs. It counts, so that nobody tries it for nothing. */
  | { readonly admitted: false; readonly because: 'key-reused'; readonly usage: Usage }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A call that runs longer than the function may was left by an instance that died. */
const LONGEST_RUN_MS = 130_000

/** When to ask again about a call that is still running. */
const RUNNING_SECONDS = 5

const secondsUntil = (ms: number, nowMs: number): number => Math.max(1, Math.ceil((ms - nowMs) / 1000))

/** The day that a usage is kept under: `20261121`. */
export const quotaDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Whether only one call of the kind runs at a time. */
export const runsAlone = (kind: QuotaKind): boolean => !('severalAtOnce' in QUOTAS[kind])

/** Whether the calls of each sign-in are counted for themselves. */
export const isPerSignIn = (kind: QuotaKind): boolean => 'perSignIn' in QUOTAS[kind]

/** A retry of these waits for the run that is going on instead of doing the work once more. */
const WAITS_FOR_FIRST: readonly QuotaKind[] = ['plan']

/**
 * Whether a call may be made now: of most kinds one at a time, so many a minute, so many a day. A retry of the running call may be
 * made beside it; it counts where it does the work again.
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
