import { randomUUID } from 'node:crypto'
import type { QuotaKind } from '@waymark/contract/quotas'
import { AppError } from '../platform/app-error.ts'
import { changeUsage, endRunning } from './limits-store.ts'
import { admit, quotaDay, type Verdict } from './quota.ts'

type Refusal = Extract<Verdict, { admitted: false }>

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

interface Call {
  readonly uid: string
  readonly kind: QuotaKind
  /** Of the header Idempotency-Key: a retry is the same call. */
  readonly key: string | undefined
}

/** Runs a job that the traveller may ask for only so often, and never twice at a time. */
export async function withinQuota<T>({ uid, kind, key }: Call, job: () => Promise<T>): Promise<T> {
  const nowMs = Date.now()
  const day = quotaDay(nowMs)
  const id = key ?? randomUUID()
  const verdict = await changeUsage({ uid, day, kind }, (usage) => admit(usage, { kind, id, nowMs }))
  if (!verdict.admitted) throw refusal(verdict)
  try {
    return await job()
  } finally {
    await endRunning(uid, day, kind)
  }
}
