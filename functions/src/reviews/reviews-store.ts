import { COLLECTIONS } from '@waymark/contract/firestore'
import { type Booking, bookingConverter } from '@waymark/contract/bookings/booking'
import type { Stored } from '@waymark/contract/converter'
import { type Review, type ReviewSubject, reviewConverter } from '@waymark/contract/reviews/review'
import { countRating, type CountedRating } from '@waymark/domain/counted-rating'
import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { type AdminAct, addAuditEntry } from '../platform/audit-trail.ts'
import { AppError } from '../platform/app-error.ts'
import { firestore, parseStored } from '../platform/firestore.ts'
import { type Optimistic, optimistically } from '../platform/optimistically.ts'
import { addNotification, type NewNotification } from '../users/notifications-store.ts'

const PAGE = 20

const SUBJECTS = { accommodation: 'accommodations', activity: 'activities' } as const satisfies Record<
  ReviewSubject,
  keyof typeof COLLECTIONS
>

const reviews = () => firestore().collection(COLLECTIONS.reviews)
const readable = () => reviews().withConverter<Stored<Review>>(reviewConverter)

async function readReview(id: string): Promise<Review | undefined> {
  return parseStored('reviews', (await readable().doc(id).get()).data())
}

/**
 * Approved reviews of a subject, newest first, after the review with the given id.
 * @throws AppError `not-found` if that review was deleted or taken down meanwhile, so that its position is unknown
 */
export async function listApproved(
  subject: ReviewSubject,
  subjectId: string,
  after: string | undefined,
): Promise<Review[]> {
  const newestFirst = readable()
    .where('subject', '==', subject)
    .where('subjectId', '==', subjectId)
    .where('status', '==', 'approved')
    .orderBy('createdAt', 'desc')
    .limit(PAGE)
  const last = after === undefined ? undefined : await reviews().doc(after).get()
  const isOfThese =
    last?.get('status') === 'approved' && last.get('subject') === subject && last.get('subjectId') === subjectId
  // Do not reveal the position or existence of a review that is not public.
  if (last !== undefined && !isOfThese) {
    const message = 'These reviews have changed meanwhile. Reload the page to read on.'
    throw new AppError('not-found', 'no such review to go on after', { message })
  }
  const snapshot = await (last === undefined ? newestFirst : newestFirst.startAfter(last)).get()
  return snapshot.docs.flatMap((document) => parseStored('reviews', document.data()) ?? [])
}

/** The documents that a change of a review depends on. */
export interface ReviewData {
  readonly review: Review | undefined
  readonly booking: Booking | undefined
  /** The account that offers what was booked, if it is known. */
  readonly hostId: unknown
}

type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt'

/** The review's new fields, or its deletion. */
export interface ReviewChange {
  readonly review: Omit<Review, Kept> | 'deleted'
  readonly by?: AdminAct
  readonly notification?: NewNotification
}

/** Stars that count towards the subject's rating: only approved reviews do. */
const starsOf = (review: Pick<Review, 'status' | 'rating'> | 'deleted' | undefined): number =>
  review === undefined || review === 'deleted' || review.status !== 'approved' ? 0 : review.rating

const ratingOf = (subject: DocumentSnapshot): CountedRating => ({
  rating: numberIn(subject, 'rating') ?? null,
  reviewCount: numberIn(subject, 'reviewCount'),
  reviewSum: numberIn(subject, 'reviewSum'),
})

function numberIn(subject: DocumentSnapshot, field: keyof CountedRating): number | undefined {
  const value: unknown = subject.get(field)
  return typeof value === 'number' ? value : undefined
}

const refOf = (subject: ReviewSubject, id: string): DocumentReference =>
  firestore().collection(COLLECTIONS[SUBJECTS[subject]]).doc(id)

function refOfBooked({ activityId, accommodationId }: Booking): DocumentReference | undefined {
  if (activityId !== null) return refOf('activity', activityId)
  return accommodationId === null ? undefined : refOf('accommodation', accommodationId)
}

/** Updates the subject's rating. Its version stays, so that concurrent edits of the subject do not conflict. */
function count(transaction: Optimistic, subject: DocumentSnapshot, before: number, after: number): void {
  if (!subject.exists || before === after) return
  const without = before === 0 ? ratingOf(subject) : countRating(ratingOf(subject), -before)
  transaction.update(subject.ref, { ...(after === 0 ? without : countRating(without, after)) })
}

/**
 * Changes a review, the rating it counts in, and its notification in one transaction.
 * @param change returns undefined if nothing should change
 * @returns the review afterwards; undefined if there is none
 */
export async function changeReview(
  id: string,
  change: (data: ReviewData) => ReviewChange | undefined,
): Promise<Review | undefined> {
  await optimistically(async (transaction) => {
    const booked = firestore().collection(COLLECTIONS.bookings).doc(id)
    const [stored, booking] = await Promise.all([transaction.get(reviews().doc(id)), transaction.get(booked)])
    const before = stored.exists ? stored.data() : undefined
    const review = stored.exists ? parseStored<Review>('reviews', reviewConverter.fromFirestore(stored)) : undefined
    const made = booking.exists ? parseStored<Booking>('bookings', bookingConverter.fromFirestore(booking)) : undefined
    const ref = review ? refOf(review.subject, review.subjectId) : made && refOfBooked(made)
    const subject = ref && (await transaction.get(ref))
    const changed = change({ review, booking: made, hostId: subject?.get('submittedBy') })
    const about = changed?.review === 'deleted' ? review : changed?.review
    if (changed === undefined || about === undefined || subject === undefined) return
    count(transaction, subject, starsOf(review), starsOf(changed.review))
    const now = FieldValue.serverTimestamp()
    if (changed.review === 'deleted') transaction.delete(reviews().doc(id))
    else if (review === undefined) {
      transaction.create(reviews().doc(id), { ...changed.review, version: 1, createdAt: now, updatedAt: now })
    } else transaction.update(reviews().doc(id), { ...changed.review, version: review.version + 1, updatedAt: now })
    if (changed.notification) addNotification(transaction, about.userId, changed.notification)
    if (changed.by) {
      const after = { ...before, ...(changed.review === 'deleted' ? {} : changed.review) }
      addAuditEntry(transaction, changed.by, {
        subject: 'review',
        subjectId: id,
        title: about.subjectTitle,
        before,
        after,
      })
    }
  })
  return readReview(id)
}

/** Ids of all reviews by the user. */
export async function listReviewIdsOf(uid: string): Promise<string[]> {
  const { docs } = await reviews().where('userId', '==', uid).select().get()
  return docs.map((document) => document.id)
}
