import type { Message } from './message.ts'

/** Consecutive lines that form a paragraph or a list. */
export interface Block {
  readonly kind: 'text' | 'list'
  readonly lines: readonly string[]
}

const BULLET = /^\s*[-*•]\s+/

/** Splits an answer: lines starting with a dash form lists, everything else is text with its line breaks. */
export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const kind = BULLET.test(line) ? 'list' : 'text'
    const said = line.replace(BULLET, '')
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(said)
    else blocks.push({ kind, lines: [said] })
  }
  return blocks
}

/**
 * Where an answer is from, if it differs from the previous answer's; for the first answer, only the guide is named.
 * 'Powered by AI' stands above: the guide is named by what it is, not as what is there instead.
 */
export function answererToName(messages: readonly Message[], index: number): string | undefined {
  const { answeredBy } = messages[index] ?? {}
  const before = messages.slice(0, index).findLast((message) => message.answeredBy !== undefined)?.answeredBy
  if (answeredBy === undefined || answeredBy === (before ?? 'gemini')) return undefined
  return answeredBy === 'guide' ? 'From our travel guide' : 'Answered by AI'
}
