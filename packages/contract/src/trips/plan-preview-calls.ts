import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { addDays, earliestToday } from '../calendar.ts'
import { CalendarDay, placeName, requiredDay, requiredText, text, TimeOfDay } from '../primitives.ts'
import { Trip } from './trip.ts'
import { z } from '../zod.ts'

/** Days that a visitor sees without an account. */
export const PREVIEW_DAYS = 2

/** The last day must still have a four-digit year. */
const LAST_START = addDays('9999-12-31', -PREVIEW_DAYS)

const PreviewDay = z.strictObject({
  theme: requiredText(LIMITS.shortText),
  stops: z.array(
    z.strictObject({
      time: TimeOfDay,
      name: requiredText(LIMITS.shortText),
      /** One or two sentences about the place. */
      about: text(LIMITS.longText),
    }),
  ),
})

/** The first days of a trip, planned by the guide for visitors. Not stored. */
export const PlanPreview = z.strictObject({
  place: requiredText(LIMITS.place),
  country: requiredText(LIMITS.shortText),
  /** First day of the preview. Absent in responses of older servers. */
  startDate: z.optional(CalendarDay),
  days: z.array(PreviewDay).check(z.maxLength(PREVIEW_DAYS)),
})
export type PlanPreview = z.infer<typeof PlanPreview>

export const previewPlan = defineEndpoint({
  method: 'GET',
  path: '/api/plan-preview',
  summary: 'The first two days of a trip to a destination, planned by the built-in guide and stored nowhere.',
  access: 'everyone',
  sharedCacheSeconds: 3_600,
  perMinutePerAddress: 30,
  query: z.strictObject({
    destination: placeName(LIMITS.place, 'Destination is required'),
  }),
  response: PlanPreview,
})

export const keepPlanPreview = defineEndpoint({
  method: 'POST',
  path: '/api/plan-preview',
  summary: 'Makes a trip of the signed-in user of the two days that a visitor was shown, from the same day on.',
  access: 'signed-in',
  quota: 'plan',
  body: z.strictObject({
    destination: placeName(LIMITS.place, 'Destination is required'),
    startDate: requiredDay('Start date is required').check(
      z.refine((day) => day >= earliestToday(new Date()), 'Start date cannot be in the past'),
      z.refine((day) => day <= LAST_START, 'Start date is too far away'),
    ),
  }),
  response: Trip,
})
