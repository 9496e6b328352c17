import { QUOTAS, type QuotaKind } from '@waymark/contract/quotas'
import type { Usage } from './limits-store.ts'

export interface Ask {
  readonly kind: QuotaKind
  /** The same for a call and its retries, another for every other call. */
  readonly id: string
  readonly nowMs: number
}

export type Verdict =
  | { readonly admitted: true; readonly usage: Usage }
  | { readonly admitted: false; readonly because: 'running' | 'minute' | 'day'; readonly retryAfterSeconds: number }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A call that runs longer than the function may was left by an instance that died. */
const LONGEST_RUN_MS = 130_000

/** When to ask again about a call that is still running. */
const RUNNING_SECONDS = 5

const secondsUntil = (ms: number, nowMs: number): number => Math.max(1, Math.ceil((ms - nowMs) / 1000))

/** The day that a usage is kept under: `20261121`. */
export const quotaDay = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Whether a call may be made now: one at a time, so many a minute, so many a day. A retry of the running call always may. */
export function admit(usage: Usage | undefined, { kind, id, nowMs }: Ask): Verdict {
  const minute = Math.floor(nowMs / MINUTE_MS)
  const { running, today = 0 } = usage ?? {}
  const thisMinute = usage?.minute === minute ? usage.thisMinute : 0
  if (usage !== undefined && running !== undefined && nowMs - running.sinceMs < LONGEST_RUN_MS) {
    if (running.id === id) return { admitted: true, usage }
    return { admitted: false, because: 'running', retryAfterSeconds: RUNNING_SECONDS }
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
    usage: { today: today + 1, minute, thisMinute: thisMinute + 1, running: { id, sinceMs: nowMs } },
  }
}
