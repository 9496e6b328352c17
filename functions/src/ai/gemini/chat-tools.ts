import { Id, requiredText } from '@waymark/contract/primitives'
import { DOCUMENT_TYPE_LABELS } from '@waymark/contract/vault/document'
import { z } from '@waymark/contract/zod'
import { tripFacts } from '@waymark/assistant/own-trip/trip-facts'
import { OFFER_KINDS } from '@waymark/assistant/question'
import type { TravellerFacts } from '../port/chat-model.ts'
import { untrusted } from '../untrusted.ts'
import type { ToolCall, ToolDeclaration } from './client.ts'
import { landmarkFacts, placeFacts } from './chat-places.ts'

const LONGEST_RESULT = 12_000
const DAYS_TOLD = 10
const STOPS_TOLD = 40

const NoArguments = z.strictObject({})
const OfTrip = z.strictObject({ tripId: Id })
const Named = z.strictObject({ name: requiredText(100) })
const Bookable = z.strictObject({ kind: z.enum(OFFER_KINDS), place: z.optional(requiredText(100)) })

interface Tool<Arguments> {
  readonly declaration: ToolDeclaration
  readonly schema: z.ZodMiniType<Arguments>
  readonly run: (given: Arguments, facts: TravellerFacts) => object | Promise<object>
}

const tool = <Arguments>(definition: Tool<Arguments>): Tool<unknown> => definition as unknown as Tool<unknown>

/** Wraps text by travellers, hosts and guides as untrusted data. */
const marked = (label: string, value: unknown): object => ({
  data: untrusted(label, JSON.stringify(value), LONGEST_RESULT),
})

const NAME = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }

/** All tools of the model. They only read, and the model cannot choose whose data is read. */
const TOOLS: readonly Tool<unknown>[] = [
  tool({
    declaration: {
      name: 'own_trips',
      description: 'The trips of the traveller, the newest first, with what is planned for each day.',
    },
    schema: NoArguments,
    run: async (_none, facts) =>
      marked(
        'trips of the traveller',
        (await facts.trips()).map(({ id, title, stops = {}, destination, departureCity, startDate, endDate, budget, travelStyle, itinerary }) => ({
          id, title, destination, departureCity, startDate, endDate, budget, travelStyle,
          stops: Object.values(stops).filter(({ removedBy }) => removedBy === null).slice(0, STOPS_TOLD).map(({ id, title, day }) => ({ id, title, day })),
          days: itinerary.dailyItinerary.slice(0, DAYS_TOLD).map(({ day, theme, activities }) => ({ day, theme, activities: activities.map(({ time, activity }) => `${time} ${activity}`) })),
        })), // prettier-ignore
      ),
  }),
  tool({
    declaration: {
      name: 'own_trip_details',
      description:
        'One trip of the traveller in detail: times, ways, meals and nights, and of each stop its ticket, whether it is open on that day, has to be booked ahead, suits children or is step-free; the costs and what they cover. Times are local.',
      parameters: { type: 'object', properties: { tripId: { type: 'string' } }, required: ['tripId'] },
    },
    schema: OfTrip,
    run: async ({ tripId }, facts) => {
      const trip = (await facts.trips()).find(({ id }) => id === tripId)
      return trip === undefined ? { error: 'There is no such trip.' } : marked('trip of the traveller', tripFacts(trip))
    },
  }),
  tool({
    declaration: {
      name: 'own_packing_lists',
      description: 'The packing lists of the traveller: what is packed and what is not.',
    },
    schema: NoArguments,
    run: async (_none, facts) =>
      marked(
        'packing lists of the traveller',
        (await facts.packingLists()).map(({ id, title, destination, items }) => ({
          id,
          title,
          destination,
          packed: items.filter(({ packed }) => packed).map(({ name }) => name),
          open: items
            .filter(({ packed }) => !packed)
            .map(({ name, essential }) => (essential ? `${name} (essential)` : name)),
        })),
      ),
  }),
  tool({
    declaration: {
      name: 'own_bookings',
      description: 'The bookings of the traveller in this app, with dates, status and confirmation codes.',
    },
    schema: NoArguments,
    run: async (_none, facts) =>
      marked(
        'bookings of the traveller',
        (await facts.bookings()).map(({ type, title, location, startDate, endDate, status, confirmationCode }) => ({
          type, title, location, startDate, endDate, status, confirmationCode,
        })), // prettier-ignore
      ),
  }),
  tool({
    declaration: {
      name: 'own_documents',
      description:
        'Which kinds of documents the traveller keeps in the Vault, and since when. Nothing else of them can be read: they are encrypted.',
    },
    schema: NoArguments,
    run: async (_none, facts) =>
      marked(
        'documents of the traveller',
        (await facts.documents()).map(({ type, storedOn }) => ({ kind: DOCUMENT_TYPE_LABELS[type], storedOn })),
      ),
  }),
  tool({
    declaration: {
      name: 'look_up_place',
      description:
        'Checked facts about a city, region or country: sights, food, areas, prices, usual climate, money, language, time zone.',
      parameters: NAME,
    },
    schema: Named,
    run: ({ name }) => placeFacts(name),
  }),
  tool({
    declaration: {
      name: 'look_up_landmark',
      description: 'Checked facts about a famous landmark by its name.',
      parameters: NAME,
    },
    schema: Named,
    run: ({ name }) => landmarkFacts(name),
  }),
  tool({
    declaration: {
      name: 'bookable_here',
      description: 'Activities, stays or charter trips that can be booked in this app.',
      parameters: {
        type: 'object',
        properties: { kind: { type: 'string', format: 'enum', enum: [...OFFER_KINDS] }, place: { type: 'string' } },
        required: ['kind'],
      },
    },
    schema: Bookable,
    run: async ({ kind, place }, facts) => marked('what can be booked', await facts.offers(kind, place)),
  }),
]

export const TOOL_DECLARATIONS: readonly ToolDeclaration[] = TOOLS.map(({ declaration }) => declaration)

/**
 * Runs a tool call if the tool exists and the arguments are valid.
 * @returns the result for the model
 */
export async function runTool({ name, args }: ToolCall, facts: TravellerFacts): Promise<object> {
  const known = TOOLS.find(({ declaration }) => declaration.name === name)
  if (known === undefined) return { error: 'There is no such tool.' }
  const given = known.schema.safeParse(args)
  return given.success ? known.run(given.data, facts) : { error: 'These arguments do not fit the tool.' }
}
