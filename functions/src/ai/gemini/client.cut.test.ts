import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AiError } from './ai-error.ts'
import type { Reply } from './testing/call.ts'
import * as failures from './testing/failures.ts'
import { startGeminiDouble } from './testing/gemini-double.ts'
import { question, streamed } from './testing/question.ts'
import { useGeminiDouble } from './testing/use-gemini-double.ts'
import { event } from './testing/wire.ts'

useGeminiDouble()

const WORDS = ['{"title":"Belém 🗼","cost":38.', '71}']
const WHOLE = WORDS.join('')

/** A streamed response byte by byte, including the multi-byte characters. */
const BYTES = Buffer.from(
  WORDS.map((text, index) =>
    event({
      candidates: [{ content: { parts: [{ text }] }, ...(index === WORDS.length - 1 && { finishReason: 'STOP' }) }],
    }),
  ).join(''),
)

const AT_ONCE = 40

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

/** The response cut after the number of bytes named in the prompt. */
const cut =
  (isReset: boolean): Reply =>
  (call, response) => {
    const at = Number(call.body.contents?.[0]?.parts?.[0]?.text)
    return failures.raw(BYTES.subarray(0, at), { isReset })(call, response)
  }

async function readCutAt(bytes: number): Promise<void> {
  const { pieces, answer, error } = await streamed(
    question({ turns: [{ role: 'user', parts: [{ text: String(bytes) }] }] }),
  )
  const text = pieces.join('')
  expect(WHOLE.startsWith(text), `the text of ${bytes} bytes`).toBe(true)
  if (bytes === BYTES.length && answer !== undefined) {
    expect(text).toBe(WHOLE)
    expect(answer.text).toBe(WHOLE)
    return
  }
  expect(answer, `an answer out of ${bytes} bytes`).toBeUndefined()
  expect(error, `the error after ${bytes} bytes`).toBeInstanceOf(AiError)
  if (text !== '') expect(error).toMatchObject({ partial: text, retryable: false })
}

describe('an answer of which only the beginning arrives', () => {
  it.each([
    ['ends', false],
    ['breaks', true],
  ])('is an error, or all that there is, when the connection %s at any byte', async (_how, isReset) => {
    const double = await startGeminiDouble({ answer: cut(isReset) })
    vi.stubEnv('GEMINI_BASE_URL', double.url)
    for (let from = 0; from <= BYTES.length; from += AT_ONCE) {
      const sizes = Array.from({ length: AT_ONCE }, (_, index) => from + index).filter((at) => at <= BYTES.length)
      await Promise.all(sizes.map(readCutAt))
    }
    expect(double.requests.length).toBeGreaterThan(BYTES.length)
    await double.close()
  })
})
