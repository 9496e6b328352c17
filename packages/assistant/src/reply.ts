import type { AssistantAction, PlanStart } from '@waymark/contract/assistant/assistant-calls'
import { findCity, shownName } from '@waymark/atlas/find-city'
import { addDays } from '@waymark/contract/calendar'
import type { Asked } from './asked.ts'
import type { Intent } from './intents.ts'
import { bandOf } from './money-in-text.ts'
import type { Subject } from './subject.ts'

/** The content of a reply, before formatting. */
export interface Reply {
  readonly lines: readonly string[]
  readonly actions?: readonly AssistantAction[]
  /** Follow-up questions about the place; without a place, `ask` holds whole questions. */
  readonly next?: readonly Intent[]
  readonly ask?: readonly string[]
}

export const bullet = (text: string): string => `- ${text}`

export const openScreen = (screen: Extract<AssistantAction, { type: 'open-screen' }>['screen']): AssistantAction => ({
  type: 'open-screen',
  screen,
})

/** The place as text for a form or search that finds the same city again: "Paris, Texas". */
export function placeToEnter({ scope, name, city, country }: Subject): string {
  if (scope === 'country') return country.name
  const plain = scope === 'sight' ? shownName(city) : name
  const spellings = [
    plain,
    ...(city.region === undefined ? [] : [`${plain}, ${city.region}`]),
    `${plain}, ${city.country}`,
  ]
  const isSame = (spelling: string) => {
    const found = findCity(spelling)
    return found?.lat === city.lat && found.lng === city.lng
  }
  return spellings.find(isSame) ?? plain
}

/** Fields of the trip form given by the question. Past days are left out, because they cannot be planned. */
export function planFields({ subject, home, days, dollars, style, length, today }: Asked): PlanStart {
  const isComing = days !== undefined && days.start >= today
  const end = isComing && length !== undefined && days.start === days.end ? addDays(days.start, length - 1) : days?.end
  return {
    ...(subject && { destination: placeToEnter(subject) }),
    ...(home && home.city !== subject?.city && { departureCity: placeToEnter(home) }),
    ...(isComing && end !== undefined && { startDate: days.start, endDate: end }),
    ...(dollars !== undefined && { budget: bandOf(dollars) }),
    ...(style && { travelStyle: style }),
  }
}

export const planTrip = (asked: Asked): AssistantAction => ({ type: 'plan-trip', fields: planFields(asked) })

export const searchStays = (subject: Subject): AssistantAction => ({
  type: 'search-stays',
  place: placeToEnter(subject),
})

/** The lines of a reply without those that do not apply. */
export const linesOf = (lines: readonly (string | false | undefined)[]): string[] =>
  lines.filter((line) => line !== undefined && line !== false && line !== '') as string[]

/** "For your trip to Lisbon: ", if no place was named and the guide took it from the traveller's plans. */
export const takenFromTrip = ({ subjectFrom, subject }: Asked): string =>
  subjectFrom === 'trip' && subject
    ? `You have a trip to ${subject.name} planned, so this is about ${subject.name}.`
    : ''
