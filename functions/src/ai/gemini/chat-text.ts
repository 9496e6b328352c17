import { LIMITS } from '@waymark/contract/limits'
import { plainAnswer } from '../plain-answer.ts'
import { AiError } from './ai-error.ts'
import { answerPart } from './chat-extras.ts'
import { INSTRUCTIONS } from './chat-prompt.ts'
import { TOOL_DECLARATIONS } from './chat-tools.ts'

/** This many identical words in a row are no coincidence. */
const WORDS_IN_A_ROW = 8

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

function runs(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1))
    .map((_word, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}

const INNER = new Set(runs(wordsOf(INSTRUCTIONS)))
const NAMES = TOOL_DECLARATIONS.map(({ name }) => name)

/** Whether a text reveals the instructions or internals of the assistant. */
const tellsInstructions = (text: string): boolean =>
  /<<(?:data|end)\b/.test(text) ||
  NAMES.some((name) => text.includes(name)) ||
  runs(wordsOf(text)).some((run) => INNER.has(run))

/** Text up to the last complete sentence or line; elsewhere, a URL or mark-up could be cut in half. */
const wholeSentences = (text: string): string => /^[^]*(?:[.!?:]["')\]]?(?=\s)|\n)/.exec(text)?.[0] ?? ''

/** The part of a streaming answer that may be shown: cleaned, in complete sentences. */
export class ArrivingText {
  #raw = ''
  #shown = ''

  /**
   * Adds a chunk.
   * @returns the additional text to show
   */
  take(piece: string): string {
    this.#raw += piece
    const clean = cleanAnswer(wholeSentences(answerPart(this.#raw)))
    // If later mark-up changes text that was already shown, wait for the complete answer.
    if (!clean.startsWith(this.#shown)) return ''
    const added = clean.slice(this.#shown.length)
    this.#shown = clean
    return added
  }
}

/**
 * The text of an answer, cleaned.
 * @throws AiError if it reveals the instructions
 */
export function cleanAnswer(text: string): string {
  const clean = plainAnswer(text, LIMITS.chatAnswer)
  if (tellsInstructions(clean)) throw new AiError('protocol', 'it tells its instructions')
  return clean
}
