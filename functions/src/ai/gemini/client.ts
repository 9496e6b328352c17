import {
  type GenerateContentRequest,
  type GenerativeModel,
  GoogleGenerativeAI,
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
} from '@google/generative-ai'
import { AiError } from './ai-error.ts'
import { attempts, type Opened } from './attempts.ts'
import { unlessAborted } from './deadline.ts'
import type { Answer, Ask } from './exchange.ts'
import { asAiError } from './failure.ts'
import { requestBody } from './request-body.ts'
import type { Settings } from './settings.ts'

export type { Answer, Ask, ToolCall, ToolDeclaration, Turn } from './exchange.ts'

/** The SDK's types are older than the API; it passes unknown fields through. */
const wireRequest = (ask: Ask): GenerateContentRequest => requestBody(ask) as unknown as GenerateContentRequest

const modelOf = ({ key, baseUrl, model }: Settings): GenerativeModel =>
  new GoogleGenerativeAI(key).getGenerativeModel({ model }, { ...(baseUrl !== undefined && { baseUrl }) })

/** The SDK's messages for an unreadable event or stream end. */
const UNREADABLE = /^\[GoogleGenerativeAI Error\]: (?:Failed to parse|Error parsing)/

/** Whether the connection failed rather than the request. */
const isConnection = (error: unknown): boolean =>
  error instanceof GoogleGenerativeAIError
    ? !UNREADABLE.test(error.message)
    : error instanceof TypeError && error.message === 'terminated'

/** SDK errors quote the prompt and the response, so only the status is kept. */
function translated(error: unknown): AiError {
  if (error instanceof AiError) return error
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    return asAiError({ code: error.status, details: error.errorDetails })
  }
  return isConnection(error)
    ? new AiError('unavailable', 'the connection failed', { retryable: true })
    : new AiError('protocol', 'malformed', { retryable: true })
}

async function* openWhole(ask: Ask, settings: Settings, signal: AbortSignal): Opened {
  try {
    const answer = modelOf(settings).generateContent(wireRequest(ask), { signal })
    yield (await unlessAborted(signal, answer)).response
  } catch (error) {
    throw translated(error)
  }
}

async function* openStream(ask: Ask, settings: Settings, callSignal: AbortSignal): Opened {
  const left = new AbortController()
  const signal = AbortSignal.any([callSignal, left.signal])
  try {
    const opening = modelOf(settings).generateContentStream(wireRequest(ask), { signal })
    const { stream, response } = await unlessAborted(signal, opening)
    // The SDK also assembles the whole response, incompletely; its failure is irrelevant here.
    response.catch(() => undefined)
    for (;;) {
      const next = await unlessAborted(signal, stream.next())
      if (next.done === true) return
      yield next.value
    }
  } catch (error) {
    throw translated(error)
  } finally {
    // Leaving the loop does not close the connection by itself.
    left.abort()
  }
}

/**
 * Calls the model and waits for the complete answer.
 * @throws AiError only
 */
export async function ask(ask: Ask): Promise<Answer> {
  const pieces = attempts(ask, openWhole, { isShown: false })
  for (;;) {
    const next = await pieces.next()
    if (next.done === true) return next.value
  }
}

/**
 * Calls the model and yields text as it arrives, cut at any position; returns the complete answer. Leaving the loop
 * aborts the request. The yielded text is only valid if the answer completes.
 * @throws AiError only
 */
export const stream = (ask: Ask): AsyncGenerator<string, Answer> => attempts(ask, openStream, { isShown: true })
