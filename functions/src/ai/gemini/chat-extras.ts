import { AssistantAction, type AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'
import { findCity } from '@waymark/atlas/find-city'
import type { ChatAnswer } from '../port/chat-model.ts'
import { EXTRAS_LINE } from './chat-prompt.ts'

const orNothing = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

/** What the model adds to its answer. What does not fit is left out; the answer itself stands without it. */
const Extras = z.object({
  suggestions: z.catch(z.array(z.unknown()), []),
  actions: z.catch(z.array(z.unknown()), []),
  destination: orNothing(z.string().check(z.maxLength(LIMITS.place))),
  startDate: orNothing(CalendarDay),
  endDate: orNothing(CalendarDay),
  budget: orNothing(z.string().check(z.regex(/^\d[\d, -]{0,29}$/))),
})
type Extras = z.infer<typeof Extras>

const isKnown = (place: string | undefined): boolean => place === undefined || findCity(place) !== undefined

/** One of the fixed actions, about a place that exists. */
function actionIn(raw: unknown): AssistantAction[] {
  const { data: action } = AssistantAction.safeParse(raw)
  if (action === undefined) return []
  if (action.type === 'search-stays') return isKnown(action.place) ? [action] : []
  if (action.type === 'plan-trip') return isKnown(action.fields.destination) ? [action] : []
  return [action]
}

const suggestionIn = (raw: unknown): string[] =>
  typeof raw === 'string' && raw.length <= LIMITS.chatSuggestion ? [raw] : []

/** The place, the days and the budget of the conversation; nothing else of the context is the model's to write. */
function contextWith(context: AssistantContext, { destination, startDate, endDate, budget }: Extras): AssistantContext {
  const after: AssistantContext = { ...context }
  if (destination !== undefined && isKnown(destination)) after.destination = destination
  if (startDate !== undefined && endDate !== undefined) {
    const days = daysBetween(startDate, endDate)
    if (days >= 0 && days < LIMITS.tripDays) after.dates = { start: startDate, end: endDate }
  }
  if (budget !== undefined) after.budget = budget
  return after
}

function parsed(text: string): Extras {
  const json = /\{[^]*\}/.exec(text)?.[0] ?? '{}'
  try {
    return Extras.parse(JSON.parse(json))
  } catch {
    return Extras.parse({})
  }
}

/** The text of a reply up to the line that ends it. */
export const answerPart = (text: string): string => text.split(EXTRAS_LINE, 1)[0] ?? ''

/** Everything but the text of the answer. */
export function extrasOf(text: string, context: AssistantContext): Omit<ChatAnswer, 'response'> {
  const at = text.indexOf(EXTRAS_LINE)
  const extras = parsed(at < 0 ? '' : text.slice(at + EXTRAS_LINE.length))
  return {
    suggestions: extras.suggestions.flatMap(suggestionIn),
    actions: extras.actions.flatMap(actionIn),
    context: contextWith(context, extras),
  }
}
