import { setTimeout as sleep } from 'node:timers/promises'
import { AiError } from './ai-error.ts'
import { type Deadline, startDeadline, unlessAborted } from './deadline.ts'
import type { Answer, Ask } from './exchange.ts'
import { ledger } from './ledger.ts'
import { logCall } from './log-call.ts'
import { costMicros, worstCase } from './prices.ts'
import { Reading } from './reading.ts'
import { hasSecondModel, type Settings, settingsFor } from './settings.ts'

const MAX_RETRIES = 2
/** A response that was stopped twice will be stopped again. */
const MAX_RETRIES_HELD_BACK = 1
const FIRST_PAUSE_MS = 500

/** Full jitter, so that instances that failed together do not retry together. */
const jitter = (attempt: number): number => Math.random() * FIRST_PAUSE_MS * 2 ** attempt

/** The follow-up request after a response was stopped. */
const reworded = (ask: Ask): Ask => ({
  ...ask,
  instructions: `${ask.instructions}\n\nWrite everything in words of your own: quote nothing, and name nothing gruesome.`,
})

/**
 * Whether the next attempt uses the second model: immediately if the first was retired, otherwise after two failures.
 */
const goesElsewhere = (error: AiError, attempt: number, task: Ask['task']): boolean =>
  error.elsewhere && (!error.retryable || attempt + 1 >= MAX_RETRIES) && hasSecondModel(task)

/** Waits before the next attempt, or throws the error if retrying would not help or time is too short. */
async function pauseBeforeRetry(error: AiError, attempt: number, deadline: Deadline): Promise<void> {
  const pauseMs = (error.retryAfterMs ?? 0) + jitter(attempt)
  const most = error.kind === 'held-back' ? MAX_RETRIES_HELD_BACK : MAX_RETRIES
  if (!error.retryable || attempt >= most || pauseMs >= deadline.remainingMs()) throw error
  await unlessAborted(deadline.signal, sleep(pauseMs, undefined, { signal: deadline.signal }))
}

/** The raw chunks of one response. */
export type Opened = AsyncGenerator<unknown, void>
type Open = (ask: Ask, settings: Settings, signal: AbortSignal) => Opened

/** Failures that cost nothing; any other failure may have cost the maximum. */
const FREE: ReadonlySet<AiError['kind']> = new Set(['refused', 'busy', 'unavailable'])

async function reserve(micros: number, { dailyLimits }: Settings, { signal }: Deadline) {
  const reserving = ledger().reserve(micros, dailyLimits)
  try {
    const settle = await unlessAborted(signal, reserving)
    signal.throwIfAborted()
    if (settle === undefined) throw new AiError('busy', 'the money for today is spent')
    return settle
  } catch (error) {
    // The call was aborted: when the reservation completes, release it.
    if (signal.aborted) void reserving.then((settle) => settle?.(0)).catch(() => undefined)
    throw error instanceof AiError ? error : new AiError('unavailable', 'the money spent today is not known')
  }
}

function spentOn(reading: Reading, failure: AiError | undefined, worst: number, { prices }: Settings): number {
  if (reading.isFinished) return costMicros(reading.usage, prices)
  return failure !== undefined && FREE.has(failure.kind) && !reading.isBegun ? 0 : worst
}

const asFailure = (error: unknown): AiError =>
  error instanceof AiError ? error : new AiError('protocol', 'the answer could not be read')

interface Attempt {
  /** Counted from 0. */
  readonly attempt: number
  /** Whether the second model is used. */
  readonly isSecond: boolean
}

/** One request to the model, charged and logged however it ends. */
async function* once(
  ask: Ask,
  open: Open,
  { attempt, isSecond }: Attempt,
  deadline: Deadline,
): AsyncGenerator<string, Answer> {
  deadline.signal.throwIfAborted()
  const settings = settingsFor(ask.task, isSecond)
  const worst = costMicros(worstCase(ask), settings.prices)
  const settle = await reserve(worst, settings, deadline)
  const started = performance.now()
  const reading = new Reading(ask.maxOutputTokens)
  let failure: AiError | undefined = new AiError('aborted', 'the answer was left before its end')
  try {
    for await (const raw of open(ask, settings, deadline.signal)) {
      const text = reading.take(raw)
      if (text !== '') yield text
    }
    const answer = reading.answer()
    failure = undefined
    return answer
  } catch (error) {
    failure = deadline.signal.aborted ? (deadline.signal.reason as AiError) : asFailure(error)
    throw failure
  } finally {
    const micros = spentOn(reading, failure, worst, settings)
    logCall({
      task: ask.task,
      model: settings.model,
      attempt,
      ms: Math.round(performance.now() - started),
      outcome: failure?.kind ?? 'answered',
      ...(failure && { detail: failure.message }),
      usage: reading.usage,
      modelVersion: reading.version,
      costMicros: micros,
    })
    await settle(micros).catch(() => undefined)
  }
}

interface Showing {
  /** Whether chunks are shown before the response is complete, so that they cannot be retracted. */
  readonly isShown: boolean
}

/** Retries until there is an answer, as long as it makes sense and time suffices. */
export async function* attempts(ask: Ask, open: Open, { isShown }: Showing): AsyncGenerator<string, Answer> {
  const deadline = startDeadline(ask.timeoutMs, ask.signal)
  let handedOut = ''
  let isSecond = false
  let next: Ask = ask
  try {
    for (let attempt = 0; ; attempt++) {
      const pieces = once(next, open, { attempt, isSecond }, deadline)
      try {
        for (;;) {
          const piece = await pieces.next()
          if (piece.done === true) return piece.value
          handedOut += isShown ? piece.value : ''
          if (isShown) yield piece.value
        }
      } catch (error) {
        const failure = asFailure(error)
        if (handedOut !== '') throw withPartial(failure, handedOut)
        const isElsewhere: boolean = !isSecond && goesElsewhere(failure, attempt, ask.task)
        if (!isElsewhere || failure.retryable) await pauseBeforeRetry(failure, attempt, deadline)
        isSecond ||= isElsewhere
        if (failure.kind === 'held-back') next = reworded(ask)
      } finally {
        await pieces.return(undefined as never)
      }
    }
  } finally {
    deadline.end()
  }
}

/** An error after text was shown, which rules out a retry. */
const withPartial = ({ kind, message, retryAfterMs }: AiError, partial: string): AiError =>
  new AiError(kind, message, { partial, retryAfterMs })
