import { AiError } from './ai-error.ts'
import type { Answer, Usage } from './exchange.ts'
import { asAiError } from './failure.ts'
import { readReply, type Reply, type ReplyPart } from './reply.ts'

/** The output was blocked for good. */
const BLOCKED = new Set(['PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'IMAGE_SAFETY'])
/** The output was stopped, but another attempt at the same question may succeed. */
const HELD_BACK = new Set(['SAFETY', 'RECITATION', 'LANGUAGE'])

/** Far more characters than a token has in any model. */
const CHARACTERS_PER_TOKEN = 32

const isNothing = ({ text, ...rest }: ReplyPart): boolean =>
  (text === undefined || text === '') && Object.keys(rest).length === 0

/** Assembles an answer from one or many replies, and knows whether it is complete. */
export class Reading {
  private text = ''
  private readonly parts: ReplyPart[] = []
  private finishReason: string | undefined
  private blockReason: string | undefined
  private modelVersion = ''
  private counted: Usage = { prompt: 0, output: 0, thoughts: 0, cached: 0 }
  private readonly maxCharacters: number

  constructor(maxOutputTokens: number) {
    this.maxCharacters = maxOutputTokens * CHARACTERS_PER_TOKEN
  }

  get usage(): Usage {
    return this.counted
  }

  get version(): string {
    return this.modelVersion
  }

  get isBegun(): boolean {
    return this.parts.length > 0
  }

  /** Whether all tokens are counted. */
  get isFinished(): boolean {
    return this.finishReason !== undefined || this.blockReason !== undefined
  }

  /**
   * Adds the next reply.
   * @returns the text that it adds
   */
  take(raw: unknown): string {
    const reply = readReply(raw)
    if (reply.error) throw asAiError(reply.error)
    this.count(reply)
    this.blockReason ??= reply.promptFeedback?.blockReason
    this.modelVersion = reply.modelVersion ?? this.modelVersion
    const candidate = reply.candidates?.[0]
    this.finishReason = candidate?.finishReason ?? this.finishReason
    const parts = candidate?.content?.parts?.filter((part) => !isNothing(part)) ?? []
    this.parts.push(...parts)
    // Thinking is not part of the answer.
    const added = parts.map(({ text, thought }) => (thought === true ? '' : (text ?? ''))).join('')
    this.text += added
    if (this.text.length > this.maxCharacters) throw new AiError('protocol', 'the answer is too long')
    return added
  }

  /** The complete answer. Any finish reason other than STOP is an error. */
  answer(): Answer {
    const { text, finishReason, modelVersion, usage } = this
    if (this.blockReason !== undefined || BLOCKED.has(finishReason ?? ''))
      throw new AiError('blocked', 'a safety filter')
    if (HELD_BACK.has(finishReason ?? ''))
      throw new AiError('held-back', 'the answer was held back', { retryable: true, partial: text })
    if (finishReason === 'MAX_TOKENS') throw new AiError('truncated', 'longer than it may be', { partial: text })
    if (finishReason === undefined && this.parts.length === 0) throw new AiError('empty', 'no answer')
    if (finishReason !== 'STOP') {
      const detail = finishReason === undefined ? 'no end' : 'another end than STOP'
      throw new AiError('protocol', detail, { retryable: true, partial: text })
    }
    const calls = this.parts.flatMap(({ functionCall }) =>
      functionCall ? [{ id: functionCall.id, name: functionCall.name, args: functionCall.args ?? {} }] : [],
    )
    if (text.trim() === '' && calls.length === 0) throw new AiError('empty', 'an answer without content')
    return { text, calls, turn: { role: 'model', parts: this.parts.map((raw) => ({ raw })) }, usage, modelVersion }
  }

  /** Counts are cumulative, so the last one is the total. */
  private count({ usageMetadata }: Reply): void {
    if (usageMetadata === undefined) return
    const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } = usageMetadata
    this.counted = {
      prompt: promptTokenCount,
      output: candidatesTokenCount,
      thoughts: thoughtsTokenCount,
      cached: cachedContentTokenCount,
    }
  }
}
