import { COLLECTIONS } from '@waymark/contract/firestore'
import {
  cancelBooking as cancelOwn,
  cancelCustomerBooking,
  confirmCustomerBooking,
} from '@waymark/contract/bookings/booking-calls'
import { callApi } from '../../../shared/api/api-client.ts'
import { type Review, reviewConverter } from '@waymark/contract/reviews/review'
import { query, where } from 'firebase/firestore'
import { useLiveList } from '../../../shared/live/live.ts'
import { useSession } from '../../../shared/session/session.ts'
import { collectionOf } from '../../../shared/live/firestore.ts'

const reviewsRef = collectionOf(COLLECTIONS.reviews, reviewConverter)

/** The user's reviews; undefined until loaded. */
export function useOwnReviews(): readonly Review[] | undefined {
  const { uid } = useSession()
  const reviews = useLiveList(query(reviewsRef, where('userId', '==', uid)))
  return reviews.status === 'ready' ? reviews.data : undefined
}

// api: releases nights and seats, which others may then book
export async function cancelBooking(id: string): Promise<void> {
  await callApi(cancelOwn, { params: { id } })
}

// api: the customer is notified in the same transaction
export async function confirmBooking(id: string): Promise<void> {
  await callApi(confirmCustomerBooking, { params: { id } })
}

// api: releases nights and seats, and notifies the customer
export async function cancelForCustomer(id: string): Promise<void> {
  await callApi(cancelCustomerBooking, { params: { id } })
}
