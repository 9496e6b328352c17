import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, type Ask } from './client.ts'
import * as answers from './testing/answers.ts'
import { question, streamed } from './testing/question.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'

const { double, spending } = useGeminiDouble()

/** Captures the log. Test files share modules, so the logger is reloaded before and after this file. */
const { lines } = vi.hoisted(() => {
  vi.resetModules()
  return { lines: [] as Record<string, unknown>[] }
})
vi.mock('firebase-functions/logger', () => ({
  write: (line: object) => lines.push(JSON.parse(JSON.stringify(line)) as Record<string, unknown>),
}))
afterAll(() => void vi.resetModules())
beforeEach(() => {
  lines.length = 0
})

const bodyOf = async (changes: Partial<Ask>) => {
  await ask(question(changes))
  return double().requests.at(-1)!.body
}

describe('a request', () => {
  it('carries the rules, the turns and the limits, and asks for nothing to be stored', async () => {
    const body = await bodyOf({
      turns: [
        { role: 'user', parts: [{ text: 'hi' }] },
        { role: 'model', parts: [{ raw: { text: 'hello', thoughtSignature: 'SIG' } }] },
        { role: 'user', parts: [{ text: 'what is it?' }, { image: { mimeType: 'image/png', base64: 'AAAA' } }] },
      ],
    })
    expect(body).toMatchObject({
      systemInstruction: { role: 'system', parts: [{ text: 'Be brief.' }] },
      contents: [
        { role: 'user', parts: [{ text: 'hi' }] },
        { role: 'model', parts: [{ text: 'hello', thoughtSignature: 'SIG' }] },
        { role: 'user', parts: [{ text: 'what is it?' }, { inlineData: { mimeType: 'image/png', data: 'AAAA' } }] },
      ],
      generationConfig: { maxOutputTokens: 4_096, thinkingConfig: { thinkingLevel: 'LOW' } },
      store: false,
    })
    expect(body['safetySettings']).toHaveLength(4)
    expect(body).not.toHaveProperty('tools')
    expect(JSON.stringify(body)).not.toMatch(/temperature|topP|topK/)
  })

  it('carries a schema, with JSON as the kind of answer', async () => {
    const schema = { type: 'object', properties: { title: { type: 'string' } } }
    expect(await bodyOf({ schema })).toMatchObject({
      generationConfig: { responseMimeType: 'application/json', responseSchema: schema },
    })
  })

  it('goes to the address that is set, however it ends', async () => {
    vi.stubEnv('GEMINI_BASE_URL', `${double().url}/`)
    await ask(question())
    vi.stubEnv('GEMINI_BASE_URL', double().url)
    expect(double().requests[0]!.url).toBe('/v1beta/models/gemini-double:generateContent')
  })

  it('carries the key in a header alone', async () => {
    await ask(question())
    const { headers, url, raw } = double().requests[0]!
    expect(headers['x-goog-api-key']).toBe('test-key')
    expect(url + raw).not.toContain('test-key')
  })
})

describe('tools', () => {
  const tools = [{ name: 'find', description: 'Finds a place', parameters: { type: 'object', properties: {} } }]

  it('are offered, called with their arguments, and answered with the signature of the call', async () => {
    double().enqueue(answers.functionCalls([{ id: 'c1', name: 'find', args: { q: 'Belém' } }]))
    const asked = question({ tools, mustUse: ['find'] })
    const { calls, turn, text } = await ask(asked)
    expect({ calls, text }).toEqual({ calls: [{ id: 'c1', name: 'find', args: { q: 'Belém' } }], text: '' })
    const result = { toolResult: { id: 'c1', name: 'find', result: { lat: 1 } } }
    const [first, second] = [
      double().requests[0]!.body,
      await bodyOf({ tools, turns: [...asked.turns, turn, { role: 'user', parts: [result] }] }),
    ]
    expect(first).toMatchObject({
      tools: [{ functionDeclarations: tools }],
      toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['find'] } },
    })
    expect(second.contents?.slice(1)).toEqual([
      {
        role: 'model',
        parts: [{ functionCall: { id: 'c1', name: 'find', args: { q: 'Belém' } }, thoughtSignature: 'c2lnbmF0dXJl' }],
      },
      { role: 'user', parts: [{ functionResponse: { id: 'c1', name: 'find', response: { lat: 1 } } }] },
    ])
    expect(second).not.toHaveProperty('toolConfig')
  })

  it('of one event are all called', async () => {
    const calls = [1, 2].map((n) => ({ id: `c${n}`, name: 'find', args: { n } }))
    double().enqueue(answers.parts(calls.map((functionCall) => ({ functionCall }))))
    expect((await streamed(question({ tools }))).answer?.calls).toEqual(calls)
  })
})

describe('an answer', () => {
  it.each([1, 2, 7, 1_000])('streamed in pieces of %i characters is the same as the whole', async (chunkSize) => {
    const text = 'Belém 🗼, Alfama\n"and" the 日本 garden'
    double().enqueue(answers.text(text, { chunkSize }), answers.text(text))
    const { pieces, answer } = await streamed(question())
    expect(pieces.join('')).toBe(text)
    const whole = await ask(question())
    expect({ ...answer, turn: undefined }).toEqual({ ...whole, turn: undefined })
    expect(whole.text).toBe(text)
  })

  it.each(['ask', 'stream'] as const)('holds no thoughts when they come too (%s)', async (how) => {
    double().enqueue(
      answers.parts([
        { text: 'Let me think.', thought: true },
        { text: 'Belém.' },
        { text: '', thoughtSignature: 'S' },
      ]),
    )
    const { text, turn } = how === 'ask' ? await ask(question()) : (await streamed(question())).answer!
    expect(text).toBe('Belém.')
    expect(JSON.stringify(turn)).toContain('"thoughtSignature":"S"')
  })

  it('counts all tokens, and is paid for by them', async () => {
    const usage = {
      promptTokenCount: 1_000,
      cachedContentTokenCount: 400,
      candidatesTokenCount: 200,
      thoughtsTokenCount: 50,
    }
    double().enqueue(answers.text('Belém.', { usage }))
    const answer = await ask(question())
    expect(answer.usage).toEqual({ prompt: 1_000, cached: 400, output: 200, thoughts: 50 })
    // 600 tokens at $1 per million, 400 at $0.10, 250 at $2.
    expect(spending.spent).toEqual([600 + 40 + 500])
    expect(spending.reserved[0]).toBeGreaterThan(2 * 4_096)
  })

  it('is logged by what it used, without any of its words', async () => {
    await ask(question())
    expect(lines).toHaveLength(1)
    const { ms, ...line } = lines[0]!
    expect(typeof ms).toBe('number')
    expect(line).toEqual({
      severity: 'INFO',
      message: 'model call',
      task: 'chat',
      model: 'gemini-double',
      modelVersion: 'gemini-double',
      attempt: 0,
      outcome: 'answered',
      promptTokens: expect.any(Number),
      outputTokens: expect.any(Number),
      thoughtTokens: 0,
      cachedTokens: 0,
      costMicros: expect.any(Number),
    })
  })

  it('of another model than was asked is a warning', async () => {
    double().enqueue(answers.text('Belém.', { modelVersion: 'gemini-9' }))
    expect((await ask(question())).modelVersion).toBe('gemini-9')
    expect(lines).toMatchObject([{ severity: 'WARNING', outcome: 'answered', modelVersion: 'gemini-9' }])
  })
})
