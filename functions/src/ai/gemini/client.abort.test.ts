import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, stream } from './client.ts'
import * as answers from './testing/answers.ts'
import * as failures from './testing/failures.ts'
import { failureOf, question, streamed } from './testing/question.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'
import { event } from './testing/wire.ts'

const { double, spending } = useGeminiDouble()

beforeEach(() => {
  vi.restoreAllMocks()
})

const FIRST = event({ candidates: [{ content: { parts: [{ text: 'part' }] } }] })

/** A signal that aborts once the double has received `count` requests. */
async function leaveAtRequest(count: number): Promise<AbortSignal> {
  const leaving = new AbortController()
  void vi
    .waitUntil(() => double().requests.length >= count, { timeout: 120_000, interval: 2 })
    .then(() => leaving.abort())
  return leaving.signal
}

/** The time of a call that `endTime` ends. */
const TIME_MS = 600_000

/** Ends the time of the next call once `isReached`, however slow the machine is. */
function endTime(isReached: () => boolean): void {
  const start = setTimeout
  const begin = (run: () => void, ms?: number) => {
    if (ms === TIME_MS) void vi.waitUntil(isReached, { timeout: 120_000, interval: 2 }).then(run)
    return start(run, ms)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(begin)
}

/** Whether the double has received `count` requests, and begun to answer the last of these. */
const hasReceived = (count: number, isAnswering = false): boolean => {
  const latest = double().requests[count - 1]
  return latest !== undefined && (!isAnswering || latest.request.socket.bytesWritten > 0)
}

/** Resolves when the connection of the latest request is closed. */
async function connectionClosed(): Promise<void> {
  const { socket } = double().requests.at(-1)!.request
  await vi.waitUntil(() => socket.destroyed, { timeout: 120_000, interval: 2 })
}

describe.each(['ask', 'stream'] as const)('%s', (how) => {
  it('sends nothing for a caller who has left before', async () => {
    expect((await failureOf(how, question({ signal: AbortSignal.abort() }))).kind).toBe('aborted')
    expect(double().requests).toEqual([])
    expect(spending.reserved).toEqual([])
  })

  it('ends while money is set aside', async () => {
    const leaving = new AbortController()
    const failure = failureOf(how, question({ signal: leaving.signal }))
    leaving.abort()
    expect((await failure).kind).toBe('aborted')
    expect(double().requests).toEqual([])
    expect(spending).toMatchObject({ reserved: [expect.any(Number)], spent: [0] })
  })

  it.each([
    ['before there is an answer', failures.hang()],
    ['within the answer', failures.hangBody('{"candidates":[{"content"')],
    ['within an event', failures.hangBody('data: {"candidates":[{"content"')],
  ])('ends when the caller leaves %s, and closes the connection', async (_when, reply) => {
    double().enqueue(reply)
    const failure = await failureOf(how, question({ signal: await leaveAtRequest(1) }))
    expect(failure).toMatchObject({ kind: 'aborted', retryable: false })
    expect(double().requests).toHaveLength(1)
    await connectionClosed()
    // An aborted request may have been charged.
    expect(spending.spent).toEqual(spending.reserved)
  })

  it('ends when the caller leaves in the pause before the next attempt', async () => {
    double().enqueue(failures.quota('15s'))
    const failure = await failureOf(how, question({ signal: await leaveAtRequest(1) }))
    expect(failure.kind).toBe('aborted')
    expect(double().requests).toHaveLength(1)
  })

  it.each([
    ['no answer comes', failures.hang(), false],
    ['the answer does not go on', failures.hangBody('{"candidates":[{"content"'), true],
    ['an event does not go on', failures.hangBody('data: {"candidates":[{"content"'), true],
  ])('ends when the time is over and %s', async (_what, reply, isAnswering) => {
    double().enqueue(reply)
    endTime(() => hasReceived(1, isAnswering))
    const failure = await failureOf(how, question({ timeoutMs: TIME_MS }))
    expect(failure).toMatchObject({ kind: 'timeout', retryable: false })
    await connectionClosed()
    expect(spending.spent).toEqual(spending.reserved)
  })

  it('has one time for all attempts', async () => {
    double().enqueue(failures.overloaded(), failures.hang())
    vi.spyOn(Math, 'random').mockReturnValue(0)
    endTime(() => hasReceived(2))
    expect((await failureOf(how, question({ timeoutMs: TIME_MS }))).kind).toBe('timeout')
    expect(double().requests).toHaveLength(2)
    expect(vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === TIME_MS)).toHaveLength(1)
  })

  it('leaves no listener on the signal of the caller', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    double().enqueue(failures.overloaded(), answers.text('Belém.'), failures.error(400))
    await (how === 'ask' ? ask(question({ signal })) : streamed(question({ signal })))
    await failureOf(how, question({ signal }))
    expect(added.mock.calls.length).toBeGreaterThan(0)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })
})

describe('a stream', () => {
  it('ends when the caller leaves after the first words, which the error keeps', async () => {
    const leaving = new AbortController()
    double().enqueue(failures.hangBody(FIRST))
    const { pieces, error } = await streamed(question({ signal: leaving.signal }), () => leaving.abort())
    expect(pieces).toEqual(['part'])
    expect(error).toMatchObject({ kind: 'aborted', partial: 'part' })
    await connectionClosed()
  })

  it('ends when the time is over after the first words', async () => {
    double().enqueue(failures.hangBody(FIRST))
    let hasBegun = false
    endTime(() => hasBegun)
    const { error } = await streamed(question({ timeoutMs: TIME_MS }), () => (hasBegun = true))
    expect(error).toMatchObject({ kind: 'timeout', partial: 'part' })
    await connectionClosed()
  })

  it('that is left closes the connection, and counts as paid for', async () => {
    double().enqueue(failures.hangBody(FIRST))
    for await (const piece of stream(question())) {
      expect(piece).toBe('part')
      break
    }
    await connectionClosed()
    expect(spending.spent).toEqual(spending.reserved)
  })

  it('that nobody begins to read sends nothing', async () => {
    await stream(question()).return(undefined as never)
    expect(double().requests).toEqual([])
  })

  it('that comes slowly but in time is whole', async () => {
    double().enqueue(answers.text('slow but sure', { chunkSize: 1, pauseMs: 5 }))
    expect((await streamed(question())).answer?.text).toBe('slow but sure')
  })
})
