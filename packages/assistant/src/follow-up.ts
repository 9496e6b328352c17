import type { AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { monthIn } from './dates-in-text.ts'
import { dayAskedIn, dayNamedIn } from './day-asked.ts'
import { monthNamed } from './months.ts'
import type { Mention } from './places-in-text.ts'

/** "What about Rome?", "And in May?": continues the previous question. */
export function isFollowUp(message: string, mentions: readonly Mention[]): boolean {
  const isShort = message.trim().split(/\s+/).length <= 4
  const adds = mentions.length > 0 || monthIn(message) !== undefined || dayAskedIn(message, '2026-01-01') !== undefined
  return (
    adds &&
    (/^(?:and|what about|how about|or|also|then|in|for|on|but)\b/i.test(message.trim()) ||
      (isShort && mentions.length === 0))
  )
}

export const seasonIn = (words: string): string | undefined =>
  /\b(?:spring|summer|autumn|fall|winter)\b/.exec(words)?.[0]

/** The day, month or season that "And Porto?" goes on with; empty where the message names its own. */
export function whenOfTalk(isContinued: boolean, words: string, { when = '' }: AssistantContext): string {
  if (!isContinued || monthIn(words) !== undefined || seasonIn(words) !== undefined || dayNamedIn(words) !== undefined)
    return ''
  return monthNamed(when) !== undefined || seasonIn(when) === when || dayNamedIn(when) === when ? when : ''
}
