import { bookStay as bookNights } from '../bookings/book-stay.ts'
import { searchStays as search } from './search-stays.ts'
import { featuredStays, showStay, takenNights } from './show-stay.ts'
import type { HandlerOf } from '../handler.ts'

export const listFeaturedStays: HandlerOf<'listFeaturedStays'> = featuredStays

export const searchStays: HandlerOf<'searchStays'> = ({ query }) => search(query)

export const getStay: HandlerOf<'getStay'> = ({ params }) => showStay(params.id)

export const getTakenNights: HandlerOf<'getTakenNights'> = async ({ params }) => ({
  taken: await takenNights(params.id),
})

export const bookStay: HandlerOf<'bookStay'> = ({ params, body }, { caller, idempotencyKey }) =>
  bookNights(params.id, body, { uid: caller.uid, key: idempotencyKey })
