import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AiErrorKind } from './ai-error.ts'
import { ask } from './client.ts'
import { useLedger } from './ledger.ts'
import * as answers from './testing/answers.ts'
import type { Reply } from './testing/call.ts'
import * as failures from './testing/failures.ts'
import { failureOf, question, streamed } from './testing/question.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'

const { double, spending } = useGeminiDouble()

beforeEach(() => {
  // No pause between attempts: the minimum of full jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ONCE = 1
const TWICE = 2
const THREE_TIMES = 3

type Row = readonly [what: string, reply: () => Reply, kind: AiErrorKind, requests: number]

/** Failures before any text was shown. */
const ROWS: readonly Row[] = [
  ['400', () => failures.error(400), 'refused', ONCE],
  ['a bad key', failures.badKey, 'refused', ONCE],
  ['401', () => failures.error(401, 'ACCESS_TOKEN_TYPE_UNSUPPORTED'), 'refused', ONCE],
  ['403', () => failures.error(403), 'refused', ONCE],
  ['404, a model that is gone', () => failures.error(404), 'refused', ONCE],
  ['429 without a wait', () => failures.quota(), 'busy', ONCE],
  ['429 with a wait', () => failures.quota('0.01s'), 'busy', THREE_TIMES],
  ['429 with a wait longer than the call', () => failures.quota('34s'), 'busy', ONCE],
  ['429 with a wait that is none', () => failures.quota('soon'), 'busy', ONCE],
  ['500', () => failures.error(500), 'unavailable', THREE_TIMES],
  ['502', () => failures.error(502), 'unavailable', THREE_TIMES],
  ['503', failures.overloaded, 'unavailable', THREE_TIMES],
  ['504', () => failures.error(504), 'unavailable', THREE_TIMES],
  ['501', () => failures.error(501), 'unavailable', ONCE],
  ['a broken connection', failures.reset, 'unavailable', THREE_TIMES],
  ['malformed JSON', () => failures.malformed(), 'protocol', THREE_TIMES],
  ['an empty body', () => failures.malformed(''), 'protocol', THREE_TIMES],
  ['an error as an answer', () => failures.malformed('{"error":{"code":503}}'), 'unavailable', THREE_TIMES],
  ['a refusal as an answer', () => failures.malformed('{"error":{"code":404}}'), 'refused', ONCE],
  ['a blocked prompt', () => answers.blockedPrompt('PROHIBITED_CONTENT'), 'blocked', ONCE],
  ['no candidates', answers.noCandidates, 'empty', ONCE],
  ['an answer without words', () => answers.text(''), 'empty', ONCE],
  ['an answer of blanks', () => answers.finish('STOP', ' \n'), 'empty', ONCE],
  ['MAX_TOKENS without words', () => answers.finish('MAX_TOKENS'), 'truncated', ONCE],
  ...['SAFETY', 'RECITATION', 'LANGUAGE'].map((reason): Row => [
    reason,
    () => answers.finish(reason),
    'held-back',
    TWICE,
  ]),
  ...['PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII'].map((reason): Row => [
    reason,
    () => answers.finish(reason),
    'blocked',
    ONCE,
  ]),
  ...['OTHER', 'MALFORMED_FUNCTION_CALL', 'MALFORMED_RESPONSE', 'CONTINUATION', 'A_NEW_ONE'].map((reason): Row => [
    reason,
    () => answers.finish(reason),
    'protocol',
    THREE_TIMES,
  ]),
]

describe.each(['ask', 'stream'] as const)('%s', (how) => {
  it.each(ROWS)('tells of %s', async (_what, reply, kind, requests) => {
    double().enqueue(reply(), reply(), reply(), reply())
    const failure = await failureOf(how, question())
    expect(failure.kind).toBe(kind)
    expect(double().requests).toHaveLength(requests)
  })

  it('succeeds when a later attempt does', async () => {
    double().enqueue(failures.overloaded(), failures.malformed(), answers.text('Belém.'))
    const answer = how === 'ask' ? await ask(question()) : (await streamed(question())).answer
    expect(answer?.text).toBe('Belém.')
    expect(double().requests).toHaveLength(3)
  })

  it.each(['SAFETY', 'RECITATION'])('asks once more in other words after %s', async (reason) => {
    double().enqueue(answers.finish(reason), answers.text('Belém.'))
    const answer = how === 'ask' ? await ask(question()) : (await streamed(question())).answer
    expect(answer?.text).toBe('Belém.')
    const rules = double().requests.map(({ body }) => JSON.stringify(body.systemInstruction))
    expect(rules.map((text) => text.includes('in words of your own'))).toEqual([false, true])
  })

  describe('with a second model', () => {
    beforeEach(() => {
      vi.stubEnv('GEMINI_SECOND_MODEL', 'gemini-second')
    })
    afterEach(() => {
      vi.stubEnv('GEMINI_SECOND_MODEL', 'none')
    })

    const modelsAsked = () => double().requests.map(({ model }) => model.replace(/^models\//, ''))

    it('goes to it at once when the first is gone', async () => {
      double().enqueue(failures.error(404), answers.text('Belém.'))
      const answer = how === 'ask' ? await ask(question()) : (await streamed(question())).answer
      expect(answer?.text).toBe('Belém.')
      expect(modelsAsked()).toEqual(['gemini-double', 'gemini-second'])
    })

    it('goes to it when the first had no room twice', async () => {
      double().enqueue(failures.overloaded(), failures.overloaded(), answers.text('Belém.'))
      const answer = how === 'ask' ? await ask(question()) : (await streamed(question())).answer
      expect(answer?.text).toBe('Belém.')
      expect(modelsAsked()).toEqual(['gemini-double', 'gemini-double', 'gemini-second'])
    })

    it('fails when both are gone, and asks no third time', async () => {
      double().enqueue(failures.error(404), failures.error(404), answers.text('never'))
      expect((await failureOf(how, question())).kind).toBe('refused')
      expect(modelsAsked()).toEqual(['gemini-double', 'gemini-second'])
    })

    it('does not go to it for a request that is refused', async () => {
      double().enqueue(failures.error(400), answers.text('never'))
      expect((await failureOf(how, question())).kind).toBe('refused')
      expect(modelsAsked()).toEqual(['gemini-double'])
    })
  })

  it('says how long to wait', async () => {
    double().enqueue(failures.quota('34s'))
    expect(await failureOf(how, question())).toMatchObject({ kind: 'busy', retryAfterMs: 34_000 })
  })

  it('is free when Google has done nothing, and else costs what it may have cost', async () => {
    double().enqueue(failures.error(404), failures.malformed('{}'))
    await failureOf(how, question())
    expect(spending.spent).toEqual([0])
    await failureOf(how, question())
    expect(spending.spent).toEqual([0, spending.reserved[1]])
  })

  it('sends nothing when the money of the day is spent', async () => {
    spending.isLeft = false
    expect(await failureOf(how, question())).toMatchObject({ kind: 'busy', retryable: false })
    expect(double().requests).toEqual([])
  })

  it('sends nothing when it is not known what was spent', async () => {
    const putBack = useLedger({ reserve: () => Promise.reject(new Error('no database')) })
    expect((await failureOf(how, question())).kind).toBe('unavailable')
    putBack()
    expect(double().requests).toEqual([])
  })

  it.each(['', ' none\n', 'two words', 'a\nb', 'clé'])('sends nothing with the key %j', async (key) => {
    vi.stubEnv('GEMINI_API_KEY', key)
    expect((await failureOf(how, question())).kind).toBe('refused')
    vi.stubEnv('GEMINI_API_KEY', 'test-key')
    expect(double().requests).toEqual([])
  })

  it.each(['ten dollars', '1 2', ''])('sends nothing with the prices %j', async (prices) => {
    vi.stubEnv('GEMINI_PRICES', prices)
    expect((await failureOf(how, question())).kind).toBe('refused')
    vi.stubEnv('GEMINI_PRICES', '1 2 0.1')
    expect(double().requests).toEqual([])
  })

  it('takes a key with blanks around it', async () => {
    vi.stubEnv('GEMINI_API_KEY', ' test-key\n')
    double().enqueue(answers.finish('SPII'))
    expect((await failureOf(how, question())).kind).toBe('blocked')
    vi.stubEnv('GEMINI_API_KEY', 'test-key')
  })

  it('sends the key nowhere but to Google in production', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '')
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    await failureOf(how, question())
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
    expect(fetched.mock.calls.map(([url]) => new URL(url as string).host)).toEqual(
      Array.from({ length: 3 }, () => 'generativelanguage.googleapis.com'),
    )
  })
})

describe('a truncated answer', () => {
  it.each(['ask', 'stream'] as const)('keeps its beginning (%s)', async (how) => {
    double().enqueue(answers.finish('MAX_TOKENS', '{"days":[{"day":1'))
    expect(await failureOf(how, question())).toMatchObject({ kind: 'truncated', partial: '{"days":[{"day":1' })
  })
})

describe('a stream that fails after its first words', () => {
  it.each([
    ['reset', 'unavailable'],
    ['mid', 'protocol'],
    ['event', 'unavailable'],
    ['tail', 'protocol'],
    ['silent', 'protocol'],
  ] as const)('(%s) is not asked for again, and says what had arrived', async (cut, kind) => {
    double().enqueue(failures.cutStream('part', cut))
    const { pieces, error } = await streamed(question())
    expect(pieces).toEqual(['part'])
    expect(error).toMatchObject({ name: `AiError ${kind}`, kind, partial: 'part', retryable: false })
    expect(double().requests).toHaveLength(1)
    expect(spending.spent).toEqual(spending.reserved)
  })
})
