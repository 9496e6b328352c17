import { blankToUndefined } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import {
  CalendarDay,
  dayOrMoment,
  enteredText,
  Id,
  placeName,
  requiredLine,
  requiredText,
  text,
} from '../primitives.ts'
import { openEnum, UNREADABLE } from '../tolerant.ts'
import { DayNumber } from '../trips/itinerary.ts'
import { StopId } from '../trips/stop.ts'
import { AnsweredBy, BUDGETS, TRAVEL_STYLES } from '../trips/trip.ts'
import { z } from '../zod.ts'

/** Screens that an answer may offer to open. */
export const ASSISTANT_SCREENS = [
  'home',
  'planTrip',
  'dashboard',
  'scanDiscover',
  'packingAssistant',
  'vault',
  'activities',
  'accommodations',
  'charter',
  'profile',
] as const
export type AssistantScreen = (typeof ASSISTANT_SCREENS)[number]

const place = placeName(LIMITS.place, 'Required')

/** Known values for the trip form. */
export const PlanStart = z.strictObject({
  destination: z.optional(place),
  departureCity: z.optional(place),
  startDate: z.optional(CalendarDay),
  endDate: z.optional(CalendarDay),
  budget: z.optional(z.enum(BUDGETS)),
  travelStyle: z.optional(z.enum(TRAVEL_STYLES)),
  preferences: z.optional(enteredText(LIMITS.shortText)),
})
export type PlanStart = z.infer<typeof PlanStart>

const title = requiredLine(LIMITS.shortText)

/** Adds a place or anything else to a day. The trip page looks up the place by its name. */
const AddStop = z.strictObject({ kind: z.literal('add-stop'), tripId: Id, day: DayNumber, title })
const MoveStop = z.strictObject({ kind: z.literal('move-stop'), tripId: Id, stopId: StopId, title, day: DayNumber })
/** `by` names the replacement; without it, the trip page offers alternatives nearby. */
const SwapStop = z.strictObject({
  kind: z.literal('swap-stop'),
  tripId: Id,
  stopId: StopId,
  title,
  by: z.optional(title),
})

/**
 * A change to a trip proposed by an answer. The trip page shows it and applies it only when the traveller accepts it.
 */
export const TripProposal = z.discriminatedUnion('kind', [AddStop, MoveStop, SwapStop])
export type TripProposal = z.infer<typeof TripProposal>

/** Proposes a packing item: its name is filled into the form that adds items. */
const AddPackingItem = z.strictObject({
  kind: z.literal('add-packing-item'),
  listId: Id,
  name: requiredLine(LIMITS.packingItemName),
})
const Proposal = z.discriminatedUnion('kind', [AddStop, MoveStop, SwapStop, AddPackingItem])
export type ProposedChange = z.infer<typeof Proposal>

/**
 * The complete list of actions that an answer may offer. Each runs only when the traveller taps it, and the app words
 * the button itself, so that an answer cannot mislabel an action.
 */
export const AssistantAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open-screen'), screen: openEnum(ASSISTANT_SCREENS, UNREADABLE) }),
  z.strictObject({ type: z.literal('plan-trip'), fields: PlanStart }),
  z.strictObject({ type: z.literal('search-stays'), place }),
  z.strictObject({ type: z.literal('propose'), change: Proposal }),
])
export type AssistantAction = z.infer<typeof AssistantAction>

/** What the conversation has established so far. Each answer returns an updated context. */
export const AssistantContext = z
  .catchall(
    z.object({
      destination: z.optional(text(LIMITS.place)),
      dates: z.optional(z.strictObject({ start: CalendarDay, end: CalendarDay })),
      /** US dollars without the sign: '1,500' or '1,000 - 2,500'. */
      budget: z.optional(text(LIMITS.chatContextValue)),
    }),
    text(LIMITS.chatContextValue),
  )
  .check(
    z.refine((context) => Object.keys(context).length <= LIMITS.chatContextKeys, 'Too many fields'),
    z.refine((context) => Object.keys(context).every((key) => /^[a-z]\w{0,39}$/i.test(key)), 'Invalid input'),
  )
export type AssistantContext = z.infer<typeof AssistantContext>

const Day = dayOrMoment('Required')
const SentBudget = z.union([
  text(LIMITS.chatContextValue),
  z.pipe(
    z.number().check(z.gte(0)),
    z.transform((dollars: number) => dollars.toLocaleString('en-US')),
  ),
])

const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** A context as clients may send it: null for unknown values, instants instead of days, the budget also as a number. */
const SentContext = z.pipe(
  z.pipe(
    z.catchall(
      z.object({
        destination: z.optional(z.nullable(text(LIMITS.place))),
        dates: z.optional(z.nullable(z.strictObject({ start: Day, end: Day }))),
        budget: z.optional(z.nullable(SentBudget)),
      }),
      z.nullable(text(LIMITS.chatContextValue)),
    ),
    z.transform((sent) => withoutNulls(sent) as z.input<typeof AssistantContext>),
  ),
  AssistantContext,
)

/** An earlier message. Clients may send whole message objects; other fields are ignored. */
export const PreviousMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: text(LIMITS.chatAnswer),
})
export type PreviousMessage = z.infer<typeof PreviousMessage>

export const ChatRequest = z.strictObject({
  message: requiredText(LIMITS.chatMessage).check(z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u)),
  context: blankToUndefined(SentContext),
  /** The latest messages before this one, oldest first. */
  previousMessages: blankToUndefined(z.array(PreviousMessage).check(z.maxLength(LIMITS.chatHistory))),
})
export type ChatRequest = z.infer<typeof ChatRequest>

const Suggestion = requiredText(LIMITS.chatSuggestion)

/** The answer as plain text, suggested follow-up questions, and actions. */
export const ChatReply = z.strictObject({
  response: requiredText(LIMITS.chatAnswer),
  suggestions: z.array(Suggestion).check(z.maxLength(LIMITS.chatSuggestions)),
  actions: z.array(AssistantAction).check(z.maxLength(LIMITS.chatActions)),
  context: AssistantContext,
  answeredBy: AnsweredBy,
})
export type ChatReply = z.infer<typeof ChatReply>

export const CHAT_FAILED = 'Failed to get response. Please try again.'

export const askAssistant = defineEndpoint({
  method: 'POST',
  path: '/api/assistant/chat',
  summary: 'Answers a question about travelling, knowing the trips and packing lists of the signed-in user.',
  access: 'signed-in',
  quota: 'chat',
  streams: true,
  body: ChatRequest,
  response: ChatReply,
})
