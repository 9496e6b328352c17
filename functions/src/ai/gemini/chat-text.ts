import { LIMITS } from '@waymark/contract/limits'
import { plainAnswer } from '../plain-answer.ts'
import { AiError } from './ai-error.ts'
import { answerPart } from './chat-extras.ts'
import { tellsInstructions } from './chat-leak.ts'

/** Behind the last whole sentence or line; an address or a mark may be cut anywhere else. */
const wholeSentences = (text: string): string => /^[^]*(?:[.!?:]["')\]]?(?=\s)|\n)/.exec(text)?.[0] ?? ''

/** The text of an answer that is still arriving, as it may be shown: clean, and only in whole sentences. */
export class ArrivingText {
  #raw = ''
  #shown = ''

  /** Takes in the next piece. @returns what can be shown further */
  take(piece: string): string {
    this.#raw += piece
    const clean = cleanAnswer(wholeSentences(answerPart(this.#raw)))
    // A mark that ends only now has changed what was shown; then the rest waits for the whole answer.
    if (!clean.startsWith(this.#shown)) return ''
    const added = clean.slice(this.#shown.length)
    this.#shown = clean
    return added
  }
}

/** What may be shown of an answer. @throws AiError when it tells the instructions */
export function cleanAnswer(text: string): string {
  const clean = plainAnswer(text, LIMITS.chatAnswer)
  if (tellsInstructions(clean)) throw new AiError('protocol', 'it tells its instructions')
  return clean
}
