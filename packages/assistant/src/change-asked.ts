import { WEEKDAYS, type Weekday } from '@waymark/atlas/place'

/** A change to the user's own data, as requested by a message. Names are as written. */
export type ChangeAsked =
  | { readonly kind: 'add'; readonly what: string; readonly day: number }
  | {
      readonly kind: 'move'
      readonly what: string
      /** The number of a day of the trip, or a day of the week. */
      readonly day: number | Weekday
      /** The day it is on now: 'the zoo on day 2'. */
      readonly from?: number
    }
  | { readonly kind: 'swap'; readonly what: string; readonly by: string | undefined }
  | { readonly kind: 'pack'; readonly what: string }

const POLITE =
  /^(?:(?:please|kindly|can you|could you|would you|will you|i(?:'d| would) like to|i want to|i need to|let'?s|hey|hi|ok(?:ay)?|and|also|now|then)[, ]+)*/i
const WHAT = String.raw`(.{2,120}?)`
const DAY = String.raw`(?:my |the |our )?day (\d{1,2})\b`
const DAYS_OF_WEEK = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** The trip ("for Lisbon") is parsed elsewhere. */
const PACK = new RegExp(
  `^(?:add|put|include|write) ${WHAT} (?:to|on|onto|in|into) (?:my |our |the |a )?(?:[\\p{L}]+ )?pack(?:ing)?[- ]?lists?\\b`,
  'iu',
)
const ADD = new RegExp(`^(?:add|include|schedule|put|plan) ${WHAT} (?:to|on|onto|in|into|for|at) ${DAY}`, 'iu')
const MOVE = new RegExp(
  `^(?:move|shift|reschedule|bring|put) ${WHAT}(?: (?:from|on) day (\\d{1,2}))? (?:to|onto|on|into) (?:${DAY}|(?:the )?(${DAYS_OF_WEEK})\\b)(?! to\\b)`,
  'iu',
)
const SWAP =
  /^(?:swap|replace|exchange(?! (?:rates?|money|currency)\b)|substitute) (?:out )?(.{2,120}?)(?: (?:for|with|by|against|(?<=day \d{1,2} )and(?= day)) (.{2,120}?))?(?: (?:on|in|of|from) (?:my |the |our )?day \d{1,2})?$/iu
/** No specific replacement: "swap it for something else". */
const ANYTHING = /^(?:something|anything|another|other|a different|an alternative|else)\b/i

const name = (text: string): string => text.replace(/^(?:the|my|our|a|an|some|visit(?:ing)?|stop at) /i, '').trim()

/** Parses "add the zoo to day 2", "move the zoo to day 3", "swap the zoo", "add sunscreen to my packing list". */
export function changeAsked(message: string): ChangeAsked | undefined {
  const words = message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'")
    .replace(/[.!?\s]+$/, '')
    .replace(/,? (?:please|thanks|thank you)$/i, '')
    .trim()
    .replace(POLITE, '')
  const [, packed] = PACK.exec(words) ?? []
  if (packed !== undefined) return { kind: 'pack', what: name(packed) }
  const [, added, addedTo] = ADD.exec(words) ?? []
  if (added !== undefined) return { kind: 'add', what: name(added), day: Number(addedTo) }
  const [, moved, from, movedTo, weekday] = MOVE.exec(words) ?? []
  const day = WEEKDAYS.find((one) => weekday?.toLowerCase().startsWith(one.toLowerCase())) ?? Number(movedTo)
  if (moved !== undefined)
    return { kind: 'move', what: name(moved), day, ...(from !== undefined && { from: Number(from) }) }
  const [, swapped, by] = SWAP.exec(words) ?? []
  if (swapped === undefined) return undefined
  return { kind: 'swap', what: name(swapped), by: by === undefined || ANYTHING.test(by) ? undefined : name(by) }
}
