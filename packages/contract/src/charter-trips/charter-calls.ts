import { CharterTrip } from './charter-trip.ts'
import { defineEndpoint } from '../endpoint.ts'
import { MoneyText } from '../money.ts'
import { Id } from '../primitives.ts'
import { z } from '../zod.ts'

/** A charter trip as the API returns it. */
export const ListedCharterTrip = z.strictObject({
  ...z.omit(CharterTrip, { priceCents: true }).shape,
  /** Per person. */
  price: MoneyText,
})
export type ListedCharterTrip = z.infer<typeof ListedCharterTrip>

export const CharterId = z.strictObject({ id: Id })

export const listFeaturedCharterTrips = defineEndpoint({
  method: 'GET',
  path: '/api/charter-trips/featured',
  summary: 'The featured charter trips that are active and not over.',
  access: 'everyone',
  sharedCacheSeconds: 10,
  response: z.array(ListedCharterTrip),
})

export const listActiveCharterTrips = defineEndpoint({
  method: 'GET',
  path: '/api/charter-trips/active',
  summary: 'The charter trips that are active and not over, the featured first.',
  access: 'everyone',
  sharedCacheSeconds: 10,
  response: z.array(ListedCharterTrip),
})

export const getCharterTrip = defineEndpoint({
  method: 'GET',
  path: '/api/charter-trips/:id',
  summary: 'One charter trip with the seats that are taken, active or not.',
  access: 'everyone',
  sharedCacheSeconds: 10,
  params: CharterId,
  response: ListedCharterTrip,
})
