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

/** The typings of the SDK are older than the API; it hands on what it does not know. */
const wireRequest = (ask: Ask): GenerateContentRequest => requestBody(ask) as unknown as GenerateContentRequest

const modelOf = ({ key, baseUrl, model }: Settings): GenerativeModel =>
  new GoogleGenerativeAI(key).getGenerativeModel({ model }, { ...(baseUrl !== undefined && { baseUrl }) })

/** How the SDK says that an event, or the end of a stream, cannot be read. */
const UNREADABLE = /^\[GoogleGenerativeAI Error\]: (?:Failed to parse|Error parsing)/

/** Whether it is the connection that failed, and not what came over it. */
const isConnection = (error: unknown): boolean =>
  error instanceof GoogleGenerativeAIError
    ? !UNREADABLE.test(error.message)
    : error instanceof TypeError && error.message === 'terminated'

/** Errors of the SDK quote what was sent and what came back, so nothing of them is kept but the status. */
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
    // The SDK also puts the whole together, losing parts of it; when that fails, it is not reported.
    response.catch(() => undefined)
    for (;;) {
      const next = await unlessAborted(signal, stream.next())
      if (next.done === true) return
      yield next.value
    }
  } catch (error) {
    throw translated(error)
  } finally {
    // Leaving the loop does not close the connection.
    left.abort()
  }
}

/** Asks the model and waits for the whole answer. @throws AiError and nothing else */
export async function ask(ask: Ask): Promise<Answer> {
  const pieces = attempts(ask, openWhole, { isShown: false })
  for (;;) {
    const next = await pieces.next()
    if (next.done === true) return next.value
  }
}

/**
 * Asks the model and hands out the text as it arrives, cut anywhere; returns the whole. Leaving the loop ends the request.
 * What was handed out stands only if the answer is whole. @throws AiError and nothing else
 */
export const stream = (ask: Ask): AsyncGenerator<string, Answer> => attempts(ask, openStream, { isShown: true })
