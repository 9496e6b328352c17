import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AiError, type AiErrorKind } from './ai-error.ts'
import { ask } from './client.ts'
import * as answers from './testing/answers.ts'
import * as failures from './testing/failures.ts'
import { failureOf, question, streamed } from './testing/question.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'
import { event } from './testing/wire.ts'

const { double, spending } = useGeminiDouble()

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

const withParts = (parts: unknown) => ({ candidates: [{ content: { parts }, finishReason: 'STOP' }] })

const SHAPES: readonly (readonly [what: string, reply: unknown, kind: AiErrorKind])[] = [
  ['null', null, 'protocol'],
  ['a number', 42, 'protocol'],
  ['a text', 'Belém', 'protocol'],
  ['a list', [], 'protocol'],
  ['nothing in it', {}, 'empty'],
  ['candidates that are an object', { candidates: {} }, 'protocol'],
  ['a candidate that is null', { candidates: [null] }, 'protocol'],
  ['parts that are a text', withParts('Belém'), 'protocol'],
  ['a part that is null', withParts([null]), 'protocol'],
  ['a text that is a number', withParts([{ text: 1 }]), 'protocol'],
  ['a text that is an object', withParts([{ text: { toString: 'x' } }]), 'protocol'],
  ['a call without a name', withParts([{ functionCall: { args: {} } }]), 'protocol'],
  ['a call whose arguments are a list', withParts([{ functionCall: { name: 'f', args: [] } }]), 'protocol'],
  ['a finish reason that is a number', { candidates: [{ finishReason: 2 }] }, 'protocol'],
  ['a block reason that is a list', { promptFeedback: { blockReason: [] } }, 'protocol'],
  ['an error without a code', { error: {} }, 'refused'],
  ['parts without content', withParts([{}, {}]), 'empty'],
]

describe.each(['ask', 'stream'] as const)('%s', (how) => {
  it.each(SHAPES)('takes no answer out of %s', async (_what, reply, kind) => {
    const replies = Array.from({ length: 3 }, () => failures.malformed(JSON.stringify(reply)))
    double().enqueue(...replies)
    expect((await failureOf(how, question())).kind).toBe(kind)
  })

  it('takes a call for data, whatever its arguments are called', async () => {
    double().enqueue(
      failures.malformed(
        '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"constructor","args":{"__proto__":{"isAdmin":true},"a":1}}}]},"finishReason":"STOP"}]}',
      ),
    )
    const { calls } = how === 'ask' ? await ask(question()) : (await streamed(question())).answer!
    expect(calls[0]).toMatchObject({ name: 'constructor', args: { a: 1 } })
    expect('isAdmin' in calls[0]!.args).toBe(false)
    expect('isAdmin' in {}).toBe(false)
  })

  it('refuses an answer far longer than was asked for', async () => {
    double().enqueue(answers.text('x'.repeat(100_000), { chunkSize: 10_000 }))
    const failure = await failureOf(how, question({ maxOutputTokens: 1_000 }))
    expect(failure).toMatchObject({ kind: 'protocol', retryable: false })
    expect(double().requests).toHaveLength(1)
  })

  it.each([
    ['negative', { promptTokenCount: -5, candidatesTokenCount: -1e12 }],
    ['beyond all measure', { promptTokenCount: 1e300, candidatesTokenCount: 1e300 }],
    ['text', { promptTokenCount: '12', candidatesTokenCount: 'many' }],
    ['missing', {}],
  ])('pays nothing absurd when the counted tokens are %s', async (_what, usage) => {
    double().enqueue(answers.text('Belém.', { usage }))
    await (how === 'ask' ? ask(question()) : streamed(question()))
    expect(spending.spent[0]).toBeGreaterThanOrEqual(0)
    expect(spending.spent[0]).toBeLessThanOrEqual(spending.reserved[0]!)
  })

  it('quotes nothing of what was said in its errors, and not the key', async () => {
    const secret = 'SECRET-WORDS'
    const leaks = [
      failures.error(400, `${secret} test-key`),
      failures.malformed(`{"${secret} test-key`),
      failures.raw(`data: ${secret} test-key`),
      answers.finish('MAX_TOKENS', secret),
    ]
    for (const reply of leaks) {
      double().enqueue(reply, reply, reply)
      const asked = question({ turns: [{ role: 'user', parts: [{ text: secret }] }] })
      const { name, message, stack, cause } = await failureOf(how, asked)
      expect([name, message, stack, cause].join(' ')).not.toMatch(/SECRET-WORDS|test-key/)
      double().clear()
    }
  })
})

describe('a stream', () => {
  it.each([
    ['a comment', ': keep-alive\r\n\r\n'],
    ['an event with a name', 'event: message\r\ndata: {}\r\n\r\n'],
    ['a page of HTML', '<!doctype html><title>502</title>'],
    ['bytes that are no UTF-8', Uint8Array.of(0x64, 0x61, 0xff, 0xfe, 0xfd)],
  ])('that is %s is no answer', async (_what, body) => {
    double().enqueue(failures.raw(body), failures.raw(body), failures.raw(body))
    const { pieces, error } = await streamed(question())
    expect(pieces).toEqual([])
    expect(error).toBeInstanceOf(AiError)
  })

  it('that was answered and fails all the same is no answer', async () => {
    const stop = event({ candidates: [{ content: { parts: [{ text: 'Belém.' }] }, finishReason: 'STOP' }] })
    double().enqueue(failures.raw(`${stop}data: {"candidates`))
    expect(await streamed(question())).toMatchObject({ pieces: ['Belém.'], error: { kind: 'protocol' } })
  })

  it('of many empty events is empty', async () => {
    const nothing = event({ candidates: [{ content: { parts: [{ text: '' }] } }] })
    double().enqueue(failures.raw(nothing.repeat(2_000)))
    expect(await streamed(question())).toMatchObject({ pieces: [], error: { kind: 'empty' } })
  })
})
