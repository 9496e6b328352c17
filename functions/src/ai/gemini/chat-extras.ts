import { AssistantAction, type AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { daysBetween } from '@waymark/contract/calendar'
import { LIMITS } from '@waymark/contract/limits'
import { CalendarDay } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'
import { findCity } from '@waymark/atlas/find-city'
import type { ChatAnswer } from '../port/chat-model.ts'
import { EXTRAS_LINE } from './chat-prompt.ts'

const orNothing = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

/** What the model returns besides the text. Invalid parts are dropped; the text stands on its own. */
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

/** One of the allowed actions, if it concerns an existing place. */
function actionIn(raw: unknown): AssistantAction[] {
  const { data: action } = AssistantAction.safeParse(raw)
  if (action === undefined) return []
  if (action.type === 'search-stays') return isKnown(action.place) ? [action] : []
  if (action.type === 'plan-trip') return isKnown(action.fields.destination) ? [action] : []
  return [action]
}

const suggestionIn = (raw: unknown): string[] =>
  typeof raw === 'string' && raw.length <= LIMITS.chatSuggestion ? [raw] : []

/** Updates place, dates and budget; the model may not change anything else of the context. */
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

/** The text before the separator line. */
export const answerPart = (text: string): string => text.split(EXTRAS_LINE, 1)[0] ?? ''

/** Suggestions, actions and context from the part after the separator line. */
export function extrasOf(text: string, context: AssistantContext): Omit<ChatAnswer, 'response'> {
  const at = text.indexOf(EXTRAS_LINE)
  const extras = parsed(at < 0 ? '' : text.slice(at + EXTRAS_LINE.length))
  return {
    suggestions: extras.suggestions.flatMap(suggestionIn),
    actions: extras.actions.flatMap(actionIn),
    context: contextWith(context, extras),
  }
}
