import {
  CHAT_FAILED,
  askAssistant as endpoint,
  type ChatReply,
  type ChatRequest,
} from '@waymark/contract/assistant/assistant-calls'
import { LIMITS } from '@waymark/contract/limits'
import { nanoid } from 'nanoid'
import { create } from 'zustand'
import { ApiError, sayOf } from '../../../shared/api/api-error.ts'
import { isOnline, useOnline } from '../../../shared/pwa/online.ts'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import {
  answered,
  asked,
  emptyConversation,
  historyBefore,
  withMessage,
  withProblem,
  type Conversation,
} from '../model/message.ts'
import { keepConversation, onKeptElsewhere, readConversation } from './kept-conversation.ts'
import { callApiInPieces } from '../../../shared/api/api-stream.ts'

// api: the server asks the model or the guide
const askAssistant = (
  body: ChatRequest,
  options: { readonly signal: AbortSignal; readonly onText: (text: string) => void },
): Promise<ChatReply> => callApiInPieces(endpoint, { body }, options)

/** State of the conversation, including the question being answered. It outlives the screen. */
interface State extends Conversation {
  readonly uid: string | undefined
  /** The question being answered, and the answer received so far. */
  readonly answering: { readonly id: string; readonly text: string } | undefined
}

const STOPPED = 'You stopped this answer.'
const LOST = 'This question was not answered.'

const useStore = create<State>()(() => ({ ...emptyConversation(new Date()), uid: undefined, answering: undefined }))

const { getState, setState } = useStore

let stopAnswering: AbortController | undefined

useStore.subscribe(({ uid, startedAt, messages, context, draft }) => {
  if (uid !== undefined) keepConversation(uid, { startedAt, messages, context, draft })
})

/** Marks a question without an answer that was interrupted by a reload. */
function withLostQuestion(kept: Conversation): Conversation {
  const last = kept.messages.at(-1)
  if (last?.role !== 'user' || last.problem !== undefined) return kept
  return { ...kept, messages: withProblem(kept.messages, last.id, LOST) }
}

/**
 * Restores the account's stored conversation.
 * @returns a function that closes it
 */
export function openConversation(uid: string): () => void {
  if (getState().uid !== uid) {
    stopAnswering?.abort()
    const kept = readConversation(uid)
    setState({ uid, answering: undefined, ...(kept ? withLostQuestion(kept) : emptyConversation(new Date())) })
  }
  return onKeptElsewhere(uid, () => {
    const kept = readConversation(uid)
    if (kept && getState().answering === undefined) setState(kept)
  })
}

/** The message for a failure: the server's if the traveller can act on it, otherwise the product's text. */
const problemOf = (error: unknown): string =>
  sayOf(
    error,
    error instanceof ApiError && (error.code === 'quota-exceeded' || error.code === 'offline')
      ? error.userMessage
      : CHAT_FAILED,
  )

async function answer(id: string): Promise<void> {
  const { messages, context } = getState()
  const question = messages.find((message) => message.id === id)
  if (question === undefined) return
  const controller = new AbortController()
  stopAnswering = controller
  setState({ answering: { id, text: '' }, messages: withProblem(messages, id, undefined) })
  // Drops the answer if a new conversation has begun meanwhile.
  const isCurrent = () => stopAnswering === controller
  try {
    const reply = await askAssistant(
      { message: question.content, context, previousMessages: historyBefore(messages, id) },
      {
        signal: controller.signal,
        onText: (text) => {
          if (isCurrent()) setState(({ answering }) => ({ answering: { id, text: (answering?.text ?? '') + text } }))
        },
      },
    )
    if (!isCurrent()) return
    // The server returns the whole context with what was learned.
    setState((state) => ({
      messages: withMessage(state.messages, answered(nanoid(), reply, new Date())),
      context: reply.context,
    }))
  } catch (error) {
    if (!isCurrent()) return
    const isStopped = controller.signal.aborted
    const problem = isStopped ? STOPPED : problemOf(error)
    setState((state) => ({ messages: withProblem(state.messages, id, problem) }))
    if (!isStopped) toastFailure(error, 'Error', problem)
  } finally {
    if (isCurrent()) {
      stopAnswering = undefined
      setState({ answering: undefined })
    }
  }
}

const canAsk = (): boolean => getState().answering === undefined && isOnline()

/**
 * Sends a message.
 * @returns whether it was sent: not while another one is being answered, or offline
 */
export function send(text: string): boolean {
  const content = text.trim().slice(0, LIMITS.chatMessage)
  if (content === '' || !canAsk()) return false
  const question = asked(nanoid(), content, new Date())
  setState(({ messages }) => ({ messages: withMessage(messages, question) }))
  void answer(question.id)
  return true
}

/** Sends the draft, and clears it once it is sent. */
export function sendDraft(): boolean {
  const isSent = send(getState().draft)
  if (isSent) setState({ draft: '' })
  return isSent
}

/** Repeats an unanswered question. */
export function retry(id: string): void {
  if (canAsk()) void answer(id)
}

/**
 * Calls `listener` for each question sent.
 * @returns a function that unsubscribes
 */
export const onQuestion = (listener: () => void): (() => void) =>
  useStore.subscribe(({ answering }, before) => {
    if (answering !== undefined && answering.id !== before.answering?.id) listener()
  })

export const stop = (): void => stopAnswering?.abort()

export const setDraft = (draft: string): void => setState({ draft })

/** Appends text to the draft. */
export function addToDraft(text: string): void {
  setState(({ draft }) => {
    if (draft.includes(text)) return { draft }
    return { draft: (draft.trim() === '' ? text : `${draft}\n${text}`).slice(0, LIMITS.chatMessage) }
  })
}

/** Starts a new conversation; the draft stays. */
export function startNew(): void {
  const running = stopAnswering
  stopAnswering = undefined
  running?.abort()
  setState(({ draft }) => ({ ...emptyConversation(new Date()), draft, answering: undefined }))
}

export const hasMessages = (): boolean => getState().messages.length > 0

export const useMessages = () => useStore(({ messages }) => messages)
export const useStartedAt = () => useStore(({ startedAt }) => startedAt)
export const useContextOfTalk = () => useStore(({ context }) => context)
export const useDraft = () => useStore(({ draft }) => draft)
export const useAnswering = () => useStore(({ answering }) => answering)

/** Whether a message can be sent now: one at a time, and only online. */
export function useCanAsk(): boolean {
  const online = useOnline()
  const answering = useAnswering()
  return online && answering === undefined
}
