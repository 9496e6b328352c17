import { LIMITS } from '@waymark/contract/limits'
import { Latitude, Longitude, requiredText, TimeOfDay } from '@waymark/contract/primitives'
import { z } from '@waymark/contract/zod'
import { PLACE_KINDS } from '@waymark/atlas/place'
import { plainText } from '../gemini/model-text.ts'

/**
 * Response schema, a small hand-written twin of the contract's. Without bounds, which would make the schema too complex
 * for the API; zod enforces them below. The title comes first and the days last, so that days can be shown as they
 * arrive.
 */
export const PLAN_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    days: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          day: { type: 'integer' },
          date: { type: 'string' },
          theme: { type: 'string' },
          stops: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                time: { type: 'string' },
                key: { type: 'string', nullable: true },
                name: { type: 'string' },
                kind: { type: 'string', format: 'enum', enum: [...PLACE_KINDS] },
                minutes: { type: 'integer' },
                lat: { type: 'number', nullable: true },
                lng: { type: 'number', nullable: true },
                country: { type: 'string', nullable: true },
                note: { type: 'string' },
              },
              required: ['time', 'key', 'name', 'kind', 'minutes', 'note'],
              propertyOrdering: ['time', 'key', 'name', 'kind', 'minutes', 'lat', 'lng', 'country', 'note'],
            },
          },
          breakfast: { type: 'string' },
          lunch: { type: 'string' },
          dinner: { type: 'string' },
        },
        required: ['day', 'date', 'theme', 'stops', 'breakfast', 'lunch', 'dinner'],
        propertyOrdering: ['day', 'date', 'theme', 'stops', 'breakfast', 'lunch', 'dinner'],
      },
    },
  },
  required: ['title', 'days'],
  propertyOrdering: ['title', 'days'],
}

const MAX_NAME = 120
const MAX_NOTE = 500
const MAX_STOPS = 10

/** A model may have invented an address, so none is shown. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S+\.\S/i
const MARKUP = /<\/?[a-z!]/i

/** Text that is shown: plain, of limited length, without addresses and mark-up. */
const words = (max: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(plainText)),
    requiredText(max).check(
      z.refine((text) => !ADDRESS.test(text), { error: 'holds an address' }),
      z.refine((text) => !MARKUP.test(text), { error: 'holds markup' }),
    ),
  )

/** An optional field whose invalid values are dropped. */
const orNothing = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

const Clock = z.pipe(
  z.pipe(
    z.string(),
    z.transform((time) => (/^\d:\d\d$/.test(time) ? `0${time}` : time)),
  ),
  TimeOfDay,
)

export const WireStop = z.object({
  time: Clock,
  key: orNothing(z.string().check(z.maxLength(20))),
  name: words(MAX_NAME),
  kind: z.catch(z.enum(PLACE_KINDS), 'activity'),
  minutes: z.int().check(z.gte(5), z.lte(14 * 60)),
  lat: orNothing(Latitude),
  lng: orNothing(Longitude),
  country: orNothing(z.string().check(z.regex(/^[A-Z]{2}$/))),
  note: words(MAX_NOTE),
})
export type WireStop = z.infer<typeof WireStop>

export const WireDay = z.object({
  day: z.int().check(z.gte(1), z.lte(LIMITS.tripDays)),
  date: z.string().check(z.maxLength(20)),
  theme: words(LIMITS.shortText),
  stops: z.array(WireStop).check(z.maxLength(MAX_STOPS)),
  breakfast: words(LIMITS.shortText),
  lunch: words(LIMITS.shortText),
  dinner: words(LIMITS.shortText),
})
export type WireDay = z.infer<typeof WireDay>

/** The day's number, even if the rest of the day is invalid. */
export const NumberedDay = z.object({ day: z.int().check(z.gte(1), z.lte(LIMITS.tripDays)) })

export const WireTitle = words(80)

/** The complete answer to a request for single days. */
export const WireAnswer = z.object({ days: z.array(z.unknown()).check(z.minLength(1), z.maxLength(LIMITS.tripDays)) })
