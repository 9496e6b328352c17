import {
  type AssistantAction,
  CHAT_FAILED,
  ChatReply,
  type ChatRequest,
  type ProposedChange,
} from '@waymark/contract/assistant/assistant-calls'
import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import type { ChatAnswer, ChatModel, ChatQuestion, ChatRun, TravellerFacts } from '../ai/port/chat-model.ts'
import { guideChat } from '../ai/guide/chat-model.ts'
import { plainAnswer } from '../ai/plain-answer.ts'
import { AppError } from '../platform/app-error.ts'
import { errorDetail } from '../platform/error-detail.ts'
import { log } from '../platform/logger.ts'
import { chatModel } from '../ai/port/models.ts'
import { factsOf } from '../trips/traveller-facts.ts'
import type { HandlerOf } from '../handler.ts'

interface Chatting extends ChatRun {
  /** Reads the caller's data. */
  readonly facts: TravellerFacts
  readonly model: ChatModel
}

const failed = (cause: unknown): AppError =>
  new AppError('unavailable', 'nobody could answer', { message: CHAT_FAILED, cause })

const distinct = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
]

/**
 * The answer made safe for display, whichever model gave it: plain text, allowed actions, within the contract's limits.
 */
function checked(
  { response, suggestions, actions, context }: ChatAnswer,
  answeredBy: ChatReply['answeredBy'],
): ChatReply {
  const plain = suggestions.map((suggestion) => plainAnswer(suggestion, LIMITS.chatSuggestion).replaceAll('\n', ' '))
  const reply = ChatReply.safeParse({
    response: plainAnswer(response, LIMITS.chatAnswer),
    suggestions: distinct(plain.filter((suggestion) => suggestion !== '')).slice(0, LIMITS.chatSuggestions),
    actions: distinct<AssistantAction>(actions).slice(0, LIMITS.chatActions),
    context,
    answeredBy,
  })
  if (reply.success) return reply.data
  throw new AppError('internal', `the answer does not fit at ${reply.error.issues[0]?.path.join('.')}`)
}

const isPlainLine = (text: string): boolean => plainAnswer(text, LIMITS.shortText).replaceAll('\n', ' ') === text

/**
 * A proposed change if allowed: it must concern an object of the caller, is labelled with that object's own name, and
 * its text contains no addresses, because it is shown on a button. Otherwise undefined.
 */
async function possibleChange(change: ProposedChange, facts: TravellerFacts): Promise<ProposedChange | undefined> {
  if (change.kind === 'add-packing-item') {
    const isOwn = (await facts.packingLists()).some(({ id }) => id === change.listId)
    return isOwn && isPlainLine(change.name) ? change : undefined
  }
  const trip = (await facts.trips()).find(({ id }) => id === change.tripId)
  if (trip?.stops === undefined) return undefined
  if (change.kind !== 'swap-stop' && change.day > daysBetween(trip.startDate, trip.endDate) + 1) return undefined
  if (change.kind === 'add-stop') return isPlainLine(change.title) ? change : undefined
  const stop = trip.stops[change.stopId]
  if (stop?.removedBy !== null || !isPlainLine(stop.title)) return undefined
  if (change.kind === 'swap-stop' && change.by !== undefined && !isPlainLine(change.by)) return undefined
  return { ...change, title: stop.title }
}

/** Keeps only actions that the caller may perform. */
async function possible(actions: readonly AssistantAction[], facts: TravellerFacts): Promise<AssistantAction[]> {
  const may = await Promise.all(
    actions.map(async (action): Promise<AssistantAction[]> => {
      if (action.type !== 'propose') return [action]
      const change = await possibleChange(action.change, facts)
      return change === undefined ? [] : [{ type: 'propose', change }]
    }),
  )
  return may.flat()
}

async function ask(model: ChatModel, question: ChatQuestion, run: ChatRun): Promise<ChatReply> {
  const answer = await model.answer(question, run)
  return checked({ ...answer, actions: await possible(answer.actions, question.facts) }, model.name)
}

/** Answers a message. If the model fails, the guide answers. The message is not stored. */
export async function chat(request: ChatRequest, { facts, model, signal, emit }: Chatting): Promise<ChatReply> {
  const { message, context = {}, previousMessages = [] } = request
  const question: ChatQuestion = {
    message,
    context,
    history: previousMessages,
    now: new Date().toISOString(),
    facts,
  }
  try {
    return await ask(model, question, { signal, emit })
  } catch (error) {
    // The caller is gone: spend nothing on an answer.
    if (signal.aborted || model === guideChat) throw failed(error)
    log('WARNING', 'The guide answers for a model that failed', errorDetail(error))
  }
  return ask(guideChat, question, { signal, emit: () => undefined }).catch((error: unknown) => {
    throw failed(error)
  })
}

export const askAssistant: HandlerOf<'askAssistant'> = async ({ body }, { caller, signal, emit }) =>
  chat(body, { facts: factsOf(caller.uid), model: await chatModel(), signal, emit })
