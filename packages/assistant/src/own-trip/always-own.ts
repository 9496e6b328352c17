import type { AssistantAction } from '@waymark/contract/assistant/assistant-calls'
import { daysBetween } from '@waymark/contract/calendar'
import { countOf } from '@waymark/domain/wording'
import { shortRange } from '../dates-written.ts'
import type { Intent } from '../intents.ts'
import { wholeDays } from './days.ts'
import type { OnTrip } from './on-trip.ts'
import { quoted } from './trip-stops.ts'

export type Answer =
  | readonly string[]
  | { readonly lines: readonly string[]; readonly actions?: AssistantAction[]; readonly ask?: readonly string[] }

interface TripFacts {
  /** Whether it names the own trip or one of its days. */
  readonly isOwn: boolean
  readonly hasDay: boolean
  readonly namesStop: boolean
  /** Whether it names the two ends of a way. */
  readonly hasTwoStops: boolean
  readonly namesPlace: boolean
  readonly intent: Intent
}

export interface Kind {
  readonly fits: (words: string, facts: TripFacts) => boolean
  readonly answer: (on: OnTrip) => Answer
}

export const basics = ({ trip, there, days }: OnTrip): string[] => {
  const length = daysBetween(trip.startDate, trip.endDate) + 1
  const ahead = daysBetween(there.date, trip.startDate)
  if (days?.length === 0) return []
  return [
    `${quoted(trip)} is from ${shortRange(trip.startDate, trip.endDate)}: ${countOf(length, 'day')}, ${length - 1} ${length === 2 ? 'night' : 'nights'}.`,
    ahead > 0
      ? `It begins in ${countOf(ahead, 'day')}.`
      : trip.endDate >= there.date
        ? 'It is on right now.'
        : 'It is over.',
  ]
}

/** What can only be about the traveller's own trip, whether it says so or not. */
/** 'What is our next stop today?' */
export const NEXT_STOP = /\b(?:my|our) next stop\b(?!.*\bafter\b)/
const UNTIL =
  /\bhow (?:many (?:days|weeks|nights|sleeps)|long)\b.{0,25}\b(?:until|till|before) (?:my|our|we|i)\b(?!.*\bbook)/
const SPENT =
  /\bhow much (?:money )?(?:have|did|has) (?:we|i|everyone|each of us) (?:all |already )?(?:spen[dt]|paid|pay)\b|\bowes?\b.{0,20}\b(?:me|us|i|we|whom?|money)\b|\bwho owes\b|\b(?:split|settle) (?:the |our |my )?(?:costs|expenses|bills?)\b/
const EASIER =
  /\bmake (?:it|today|tomorrow|day \d{1,2}|(?:my|our|the) (?:trip|plan|days?)) (?:\p{L}+ ){0,2}(?:relaxed|relaxing|easier|easy|lighter|slower|less \p{L}+|calmer|quieter)\b/u
const LONGER =
  /\badd (?:a|an|one|another|two|some|an extra|one more)? ?(?:more |extra )?days?\b|\b(?:extend|lengthen|prolong|shorten) (?:my|our|the) (?:\p{L}+ )?(?:trip|stay|holiday|vacation)\b/u

export const ALWAYS_OWN = new RegExp([UNTIL, SPENT, EASIER, LONGER].map(({ source }) => source).join('|'), 'u')

const expenses = ({ trip }: OnTrip): Answer => ({
  lines: [
    `What was spent on ${quoted(trip)}, and who owes whom, stands under the expenses on the page of the trip; I do not see it here.`,
    'Note each payment there with who paid and for whom, and it settles the rest.',
  ],
  ask: ['How much will our trip cost?'],
})

const easier = ({ trip, days, ...on }: OnTrip): Answer => ({
  lines: [
    ...(days === undefined || days.length === 0 ? [] : [...wholeDays({ ...on, trip, days })]),
    `On the page of ${quoted(trip)} a stop can be moved, swapped or removed, and a whole day planned again. I can propose it: write "Move … to day …" or "Swap …".`,
  ],
})

const longer = ({ trip }: OnTrip): Answer => ({
  lines: [
    `I never change the days of a trip. ${quoted(trip)} is from ${shortRange(trip.startDate, trip.endDate)}: open it from your dashboard to edit it, or plan it anew with other dates.`,
  ],
})

export const OF_OWN_TRIP: readonly Kind[] = [
  { fits: (words) => UNTIL.test(words), answer: basics },
  { fits: (words) => SPENT.test(words), answer: expenses },
  { fits: (words) => EASIER.test(words), answer: easier },
  { fits: (words) => LONGER.test(words), answer: longer },
]
