import type { Call, Reply } from './call.ts'
import { one, sendEvents, sendJson, tokensIn } from './wire.ts'

/** Successful responses. */

interface WirePart {
  readonly text?: string
  readonly [key: string]: unknown
}

interface AnswerOptions {
  readonly finishReason?: string
  /** Characters of text per event. */
  readonly chunkSize?: number
  readonly pauseMs?: number
  readonly modelVersion?: string
  /** Replaces the double's own token counts. */
  readonly usage?: object
}

const candidate = (parts: readonly WirePart[], finishReason?: string) => ({
  candidates: [{ content: { parts, role: 'model' }, ...(finishReason && { finishReason }), index: 0 }],
})

/** Splits text into events at any position between characters. */
function cut(parts: readonly WirePart[], size: number): WirePart[] {
  return parts.flatMap((part) => {
    if (part.text === undefined || part.text === '') return [part]
    const characters = Array.from(part.text)
    const pieces: WirePart[] = []
    for (let at = 0; at < characters.length; at += size) {
      pieces.push({ ...part, text: characters.slice(at, at + size).join('') })
    }
    return pieces
  })
}

const textOf = (parts: readonly WirePart[]): string => parts.map((part) => part.text ?? '').join('')

function usageOf({ raw }: Call, parts: readonly WirePart[]) {
  const [prompt, output] = [tokensIn(raw), tokensIn(textOf(parts))]
  return { promptTokenCount: prompt, candidatesTokenCount: output, totalTokenCount: prompt + output }
}

export const parts =
  (
    wireParts: readonly WirePart[],
    { finishReason = 'STOP', chunkSize = 24, pauseMs = 0, modelVersion, usage }: AnswerOptions = {},
  ): Reply =>
  (call, response) => {
    const usageMetadata = usage ?? usageOf(call, wireParts)
    const common = { modelVersion: modelVersion ?? call.model.replace(/^models\//, ''), responseId: 'double' }
    if (!call.isStream)
      return sendJson(response, 200, { ...candidate(wireParts, finishReason), usageMetadata, ...common })
    const pieces = cut(wireParts, chunkSize)
    const events = pieces.map((piece, index) => {
      const isLast = index === pieces.length - 1
      return { ...candidate([piece], isLast ? finishReason : undefined), ...(isLast && { usageMetadata }), ...common }
    })
    return sendEvents(response, events, pauseMs)
  }

export const text = (words: string, options?: AnswerOptions): Reply => parts([{ text: words }], options)

export const json = (value: unknown, options?: AnswerOptions): Reply => text(JSON.stringify(value), options)

/** Tool calls. The first one has a thought signature that must be sent back. */
export const functionCalls = (calls: readonly { name: string; args: object; id?: string }[]): Reply =>
  parts(
    calls.map((functionCall, index) => ({ functionCall, ...(index === 0 && { thoughtSignature: 'c2lnbmF0dXJl' }) })),
  )

/** A response with another finish reason, which usually has no content. */
export const finish = (finishReason: string, words?: string): Reply =>
  words === undefined
    ? one(({ raw }) => ({
        candidates: [{ finishReason, index: 0 }],
        usageMetadata: { promptTokenCount: tokensIn(raw), totalTokenCount: tokensIn(raw) },
      }))
    : text(words, { finishReason })

export const blockedPrompt = (blockReason = 'SAFETY'): Reply =>
  one(({ raw }) => ({
    promptFeedback: { blockReason },
    usageMetadata: { promptTokenCount: tokensIn(raw), totalTokenCount: tokensIn(raw) },
  }))

export const noCandidates = (): Reply => one(() => ({ usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 } }))
