import { BasedOn } from '../activities/activity-calls.ts'
import { CharterId, ListedCharterTrip } from './charter-calls.ts'
import { CharterItineraryDay, CharterLocation, CharterReviews, TourActivity, TourDay } from './charter-trip.ts'
import { blankToNull, lineInput, listInput, moneyInput, integerInput, textInput } from '../coercions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { dayOrMoment, endsAfterStart, lineText, PictureUrl, requiredLine } from '../primitives.ts'
import { z } from '../zod.ts'

const parsed = (typed: string): unknown => {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

/** Forms send these fields as text: JSON, or free text that `fromWords` parses. */
const sentJson = <S extends z.ZodMiniType>(schema: S, fromWords: (typed: string) => unknown) =>
  blankToNull(
    z.pipe(
      z.transform((sent: unknown) => (typeof sent === 'string' ? (parsed(sent) ?? fromWords(sent)) : sent)),
      schema,
    ) as unknown as z.ZodMiniType<z.output<S>, z.input<S> | string>,
  )

const reviewPerLine = (typed: string): z.input<typeof CharterReviews> => ({
  reviews: typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((comment) => ({ comment })),
})

/** A day of the tour plan. Without a title it is called 'Day N'. */
const SentTourDay = z.pipe(
  z.strictObject({
    dayNumber: TourDay.shape.dayNumber,
    title: z.prefault(lineText(LIMITS.title), ''),
    description: textInput(LIMITS.longText),
    activities: z.prefault(z.array(TourActivity).check(z.maxLength(LIMITS.tourActivities)), []),
  }),
  z.transform((day): TourDay => ({ ...day, title: day.title || `Day ${day.dayNumber}` })),
)

/** The administrators' form. It cannot change the number of taken seats. */
export const CharterForm = z
  .strictObject({
    title: requiredLine(LIMITS.title, 'Title is required'),
    description: textInput(LIMITS.longText),
    destination: requiredLine(LIMITS.place, 'Destination is required'),
    startDate: dayOrMoment('Start date is required'),
    endDate: dayOrMoment('End date is required'),
    duration: lineInput(LIMITS.shortText),
    price: moneyInput(LIMITS.totalCents, 'Price is required'),
    maxParticipants: integerInput({ min: 1, max: LIMITS.charterSeats, required: 'Max participants is required' }),
    imageUrl: blankToNull(PictureUrl),
    itinerary: z.prefault(z.array(CharterItineraryDay).check(z.maxLength(LIMITS.tourDays)), []),
    includes: listInput(LIMITS.listEntries, LIMITS.shortText),
    excludes: listInput(LIMITS.listEntries, LIMITS.shortText),
    requirements: textInput(LIMITS.longText),
    tourPlan: z.prefault(z.array(SentTourDay).check(z.maxLength(LIMITS.tourDays)), []),
    location: sentJson(CharterLocation, (meetingPoint) => ({ meetingPoint })),
    gallery: z.pipe(listInput(LIMITS.pictures, LIMITS.url), z.array(PictureUrl)),
    reviews: sentJson(CharterReviews, reviewPerLine),
    departureLocation: lineInput(LIMITS.place),
    departureTime: lineInput(LIMITS.shortText),
    returnTime: lineInput(LIMITS.shortText),
    dressCode: textInput(LIMITS.longText),
    isActive: z.prefault(z.boolean(), true),
    featured: z.prefault(z.boolean(), false),
    version: BasedOn,
  })
  .check(endsAfterStart())
export type CharterForm = z.infer<typeof CharterForm>

export const listAllCharterTrips = defineEndpoint({
  method: 'GET',
  path: '/api/charter-trips/all',
  summary: 'All charter trips, the newest first.',
  access: 'admin',
  response: z.array(ListedCharterTrip),
})

export const createCharterTrip = defineEndpoint({
  method: 'POST',
  path: '/api/charter-trips',
  summary: 'Makes a charter trip.',
  access: 'admin',
  body: CharterForm,
  response: ListedCharterTrip,
})

export const updateCharterTrip = defineEndpoint({
  method: 'PUT',
  path: '/api/charter-trips/:id',
  summary:
    'Changes a charter trip. With `version`, only when nobody has changed it since. 409 also for fewer seats than are booked.',
  access: 'admin',
  params: CharterId,
  body: CharterForm,
  response: ListedCharterTrip,
})

export const deleteCharterTrip = defineEndpoint({
  method: 'DELETE',
  path: '/api/charter-trips/:id',
  summary: 'Deletes a charter trip, unless seats on it are booked.',
  access: 'admin',
  params: CharterId,
  response: z.strictObject({ message: z.string() }),
})
