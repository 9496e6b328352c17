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
export const tellsInstructions = (text: string): boolean =>
  /<<(?:data|end)\b/.test(text) ||
  NAMES.some((name) => text.includes(name)) ||
  runs(wordsOf(text)).some((run) => INNER.has(run))
