import { AiError } from '../ai-error.ts'
import { ask, stream, type Answer, type Ask } from '../client.ts'

/** A request with default values. */
export const question = (changes: Partial<Ask> = {}): Ask => ({
  task: 'chat',
  instructions: 'Be brief.',
  turns: [{ role: 'user', parts: [{ text: 'What is there to see in Lisbon?' }] }],
  maxOutputTokens: 4_096,
  timeoutMs: 20_000,
  signal: new AbortController().signal,
  ...changes,
})

/** What a caller receives of a streamed answer. */
export interface Streamed {
  readonly pieces: string[]
  readonly answer?: Answer
  readonly error?: unknown
}

export async function streamed(asked: Ask, onPiece: (piece: string) => void = () => undefined): Promise<Streamed> {
  const pieces: string[] = []
  const arriving = stream(asked)
  try {
    for (;;) {
      const next = await arriving.next()
      if (next.done === true) return { pieces, answer: next.value }
      pieces.push(next.value)
      onPiece(next.value)
    }
  } catch (error) {
    return { pieces, error }
  }
}

/**
 * Calls the model either way.
 * @returns the error that it ends with
 */
export async function failureOf(how: 'ask' | 'stream', asked: Ask): Promise<AiError> {
  const error =
    how === 'ask'
      ? await ask(asked).then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
      : (await streamed(asked)).error
  if (error instanceof AiError) return error
  throw new Error(`expected an AiError, got ${String(error)}`)
}
