import { answerQuestion } from '@waymark/assistant/answer-question'
import { NO_FACTS } from '@waymark/assistant/question'
import type { ChatAnswer, ChatModel, ChatQuestion, ChatRun } from '../port/chat-model.ts'
import { AiError } from './ai-error.ts'
import { answerPart, extrasOf } from './chat-extras.ts'
import { chatTurn, INSTRUCTIONS } from './chat-prompt.ts'
import { ArrivingText, cleanAnswer } from './chat-text.ts'
import { runTool, TOOL_DECLARATIONS } from './chat-tools.ts'
import { stream } from './client.ts'
import type { Answer, Ask, Turn } from './exchange.ts'

/** Maximum rounds of tool calls before the model must answer, and calls per round. */
export const MAX_ROUNDS = 3
const MAX_CALLS = 4
/** For the whole answer, because Hosting times out after a minute. */
const TOTAL_MS = 45_000
const MAX_OUTPUT_TOKENS = 6_000

/** The functions that call the model, replaceable in tests. */
export interface ChatCalls {
  readonly stream: (ask: Ask) => AsyncGenerator<string, Answer>
}

async function oneAnswer(answers: AsyncGenerator<string, Answer>, show: (piece: string) => void): Promise<Answer> {
  for (;;) {
    const next = await answers.next()
    if (next.done === true) return next.value
    show(next.value)
  }
}

/** Runs a turn's tool calls and returns their results as the next turn. */
async function resultsOf({ calls }: Answer, { facts }: ChatQuestion, isLast: boolean): Promise<Turn> {
  const parts = await Promise.all(
    calls.slice(0, MAX_CALLS).map(async (call) => {
      const result = await runTool(call, facts)
      return {
        toolResult: { id: call.id, name: call.name, result: isLast ? { ...result, note: 'Answer now.' } : result },
      }
    }),
  )
  const skipped = calls
    .slice(MAX_CALLS)
    .map(({ id, name }) => ({ toolResult: { id, name, result: { error: 'Too many at once.' } } }))
  return { role: 'user', parts: [...parts, ...skipped] }
}

/**
 * Runs the conversation with tool calls.
 * @returns all text of the model
 */
async function converse({ stream }: ChatCalls, question: ChatQuestion, { signal, emit }: ChatRun): Promise<string> {
  const endsAt = performance.now() + TOTAL_MS
  const turns: Turn[] = [chatTurn(question)]
  for (let round = 0; ; round++) {
    const timeoutMs = Math.max(1, endsAt - performance.now())
    const text = new ArrivingText()
    const answer = await oneAnswer(
      stream({ task: 'chat', instructions: INSTRUCTIONS, turns, tools: TOOL_DECLARATIONS, maxOutputTokens: MAX_OUTPUT_TOKENS, timeoutMs, signal }),
      (piece) => emit(text.take(piece)),
    ) // prettier-ignore
    if (answer.calls.length === 0) return answer.text
    if (round === MAX_ROUNDS) throw new AiError('protocol', 'it only looks things up')
    turns.push(answer.turn, await resultsOf(answer, question, round === MAX_ROUNDS - 1))
  }
}

/** Answers with a language model that can call tools. Its text is cleaned, and everything else is validated. */
export const chattingModel = (calls: ChatCalls): ChatModel => ({
  name: 'gemini',
  async answer(question: ChatQuestion, run: ChatRun): Promise<ChatAnswer> {
    const said = await converse(calls, question, run)
    const response = cleanAnswer(answerPart(said))
    if (response === '') throw new AiError('empty', 'nothing is left of the answer')
    const { message, context, now } = question
    // Place, dates and budget in the message itself count even if the model does not repeat them.
    const guide = answerQuestion({ message, context, now, facts: NO_FACTS })
    const extras = extrasOf(said, guide.context)
    return { response, ...extras, suggestions: extras.suggestions.length > 0 ? extras.suggestions : guide.suggestions }
  },
})

export const geminiChat: ChatModel = chattingModel({ stream })
