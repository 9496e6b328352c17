import { randomUUID } from 'node:crypto'
import type { SentFile } from '@waymark/contract/endpoint'
import type { QuotaKind } from '@waymark/contract/quotas'
import { AppError } from '../platform/app-error.ts'
import { keyReused, requestDigestOf } from '../platform/idempotency-key.ts'
import { changeUsage, endRunning } from './limits-store.ts'
import { spendingFor } from './spend-store.ts'
import { admit, isPerSignIn, quotaDay, runsAlone, type Verdict } from './quota.ts'

type Refusal = Extract<Verdict, { retryAfterSeconds: number }>

const HOUR_SECONDS = 3600

/** 'in 40 seconds', 'in 5 hours'. */
function span(seconds: number): string {
  const [count, unit] = seconds < HOUR_SECONDS ? [seconds, 'second'] : [Math.ceil(seconds / HOUR_SECONDS), 'hour']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}

const SENTENCES = {
  running: () => 'Your last request is still being worked on. Please try again in a moment.',
  minute: (seconds) => `Too many requests. Please try again ${span(seconds)}.`,
  day: (seconds) => `You have reached the limit for today. Please try again ${span(seconds)}.`,
} satisfies Record<Refusal['because'], (seconds: number) => string>

const refusal = ({ because, retryAfterSeconds }: Refusal): AppError =>
  new AppError('quota-exceeded', `quota: ${because}`, {
    message: SENTENCES[because](retryAfterSeconds),
    retryAfterSeconds,
  })

export interface Call {
  readonly uid: string
  /** Time of the sign-in. */
  readonly signedInMs: number
  readonly kind: QuotaKind
  /** The Idempotency-Key header: a retry is the same call. */
  readonly key: string | undefined
  /** The request and its files, which must be the same for the same key. */
  readonly sent: unknown
  readonly files: Readonly<Record<string, SentFile>> | undefined
}

/** Runs a job within the traveller's quota, for most kinds one at a time. */
export async function withinQuota<T>(
  { uid, signedInMs, kind, key, sent, files }: Call,
  job: () => Promise<T>,
): Promise<T> {
  const nowMs = Date.now()
  const counted = { uid, day: quotaDay(nowMs), signIn: isPerSignIn(kind) ? signedInMs : undefined }
  const run = randomUUID()
  const ask = { kind, id: key ?? run, digest: requestDigestOf({ uid, key }, sent, files) ?? '', run, nowMs }
  const verdict = await changeUsage(counted, kind, (usage) => admit(usage, ask))
  if (!verdict.admitted) throw verdict.because === 'key-reused' ? keyReused('request') : refusal(verdict)
  try {
    return await spendingFor(uid, job)
  } finally {
    if (runsAlone(kind)) await endRunning(counted, kind, run)
  }
}
