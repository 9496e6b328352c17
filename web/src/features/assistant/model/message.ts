import {
  AssistantAction,
  AssistantContext,
  type ChatReply,
  type PreviousMessage,
} from '@waymark/contract/assistant/assistant-calls'
import { LIMITS } from '@waymark/contract/limits'
import { Instant, requiredText } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'

/** A message as stored in the browser. */
export const Message = z.strictObject({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: requiredText(LIMITS.chatAnswer),
  timestamp: Instant,
  suggestions: z.optional(z.array(z.string())),
  actions: z.optional(z.array(AssistantAction)),
  answeredBy: z.optional(z.enum(['guide', 'gemini'])),
  /** Why a question was not answered. */
  problem: z.optional(z.string()),
})
export type Message = z.infer<typeof Message>

export const Conversation = z.strictObject({
  startedAt: Instant,
  messages: z.array(Message),
  context: AssistantContext,
  /** Unsent text. */
  draft: z.string(),
})
export type Conversation = z.infer<typeof Conversation>

/** Maximum number of stored messages. */
const KEPT = 100

export const emptyConversation = (now: Date): Conversation => ({
  startedAt: now.toISOString(),
  messages: [],
  context: {},
  draft: '',
})

export const asked = (id: string, content: string, now: Date): Message => ({
  id,
  role: 'user',
  content,
  timestamp: now.toISOString(),
})

export const answered = (
  id: string,
  { response, suggestions, actions, answeredBy }: ChatReply,
  now: Date,
): Message => ({
  id,
  role: 'assistant',
  content: response,
  timestamp: now.toISOString(),
  suggestions,
  actions,
  answeredBy,
})

export const withMessage = (messages: readonly Message[], message: Message): Message[] =>
  [...messages, message].slice(-KEPT)

export function withProblem(messages: readonly Message[], id: string, problem: string | undefined): Message[] {
  return messages.map((message) => {
    if (message.id !== id) return message
    const { problem: _old, ...rest } = message
    return problem === undefined ? rest : { ...rest, problem }
  })
}

/** The messages sent along with a question: the latest ones before it that were answered. */
export function historyBefore(messages: readonly Message[], id: string): PreviousMessage[] {
  const at = messages.findIndex((message) => message.id === id)
  return messages
    .slice(0, Math.max(at, 0))
    .filter(({ problem }) => problem === undefined)
    .slice(-LIMITS.chatHistory)
    .map(({ role, content }) => ({ role, content }))
}
