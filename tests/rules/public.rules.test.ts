import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { anActivity } from '@waymark/contract/fixtures/activities'
import { anAuditEntry } from '@waymark/contract/fixtures/audit-entries'
import { aBooking } from '@waymark/contract/fixtures/bookings'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { aReview } from '@waymark/contract/fixtures/reviews'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { whoDoesWhat, type Row } from './who-does-what.ts'

const get = (path: string) => (db: Firestore) => getDoc(doc(db, path))
const all = (name: string) => (db: Firestore) => getDocs(collection(db, name))
const admin = { admin: 'root' }
const signedInHoursAgo = (hours: number) => ({
  admin: 'root',
  signedInSecond: Math.floor(Date.now() / 1000 - hours * 3600),
})

/** Nobody writes these in the browser, whoever it is. */
const readOnly = (path: string): Row[] => [
  {
    who: 'a user',
    does: 'creates',
    as: 'ann',
    act: (db) => setDoc(doc(db, `${path}-new`), { isActive: true }),
    may: false,
  },
  {
    who: 'an admin',
    does: 'changes past the API',
    as: admin,
    act: (db) => updateDoc(doc(db, path), { title: 'x' }),
    may: false,
  },
  { who: 'an admin', does: 'deletes past the API', as: admin, act: (db) => deleteDoc(doc(db, path)), may: false },
]

const approved = (db: Firestore) =>
  query(
    collection(db, 'activities'),
    where('status', '==', 'approved'),
    where('isAvailable', '==', true),
    orderBy('createdAt', 'desc'),
  )
const statusIs = (status: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'activities'), where('status', '==', status)))
const submittedBy = (uid: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'activities'), where('submittedBy', '==', uid)))
const newestOf = (uid: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'activities'), where('submittedBy', '==', uid), orderBy('createdAt', 'desc')))
const approves = (db: Firestore) => updateDoc(doc(db, 'activities/pending'), { status: 'approved' })

whoDoesWhat(
  'activities',
  {
    'activities/approved': anActivity({ submittedBy: 'ann' }),
    'activities/pending': anActivity({ status: 'pending', submittedBy: 'ann' }),
    'activities/unavailable': anActivity({ isAvailable: false, submittedBy: 'ann' }),
  },
  [
    { who: 'who is signed out', does: 'reads an approved one', as: null, act: get('activities/approved'), may: true },
    { who: 'who is signed out', does: 'reads a pending one', as: null, act: get('activities/pending'), may: false },
    {
      who: 'who is signed out',
      does: 'reads one that is not available',
      as: null,
      act: get('activities/unavailable'),
      may: false,
    },
    { who: 'the submitter', does: 'reads a pending one', as: 'ann', act: get('activities/pending'), may: true },
    { who: 'somebody else', does: 'reads a pending one', as: 'eve', act: get('activities/pending'), may: false },
    { who: 'an admin', does: 'reads a pending one', as: admin, act: get('activities/pending'), may: true },
    {
      who: 'who is signed out',
      does: 'lists what is approved and available',
      as: null,
      act: (db) => getDocs(approved(db)),
      may: true,
    },
    { who: 'who is signed out', does: 'lists what is approved', as: null, act: statusIs('approved'), may: false },
    { who: 'a user', does: 'lists what is pending', as: 'ann', act: statusIs('pending'), may: false },
    { who: 'an admin', does: 'lists what is pending', as: admin, act: statusIs('pending'), may: true },
    { who: 'a user', does: 'lists the own submissions', as: 'ann', act: submittedBy('ann'), may: true },
    { who: 'a user', does: 'lists the own submissions, the newest first', as: 'ann', act: newestOf('ann'), may: true },
    { who: 'somebody else', does: 'lists them the newest first', as: 'eve', act: newestOf('ann'), may: false },
    { who: 'the submitter', does: 'approves it past the API', as: 'ann', act: approves, may: false },
    { who: 'a user', does: 'lists the submissions of another', as: 'eve', act: submittedBy('ann'), may: false },
    ...readOnly('activities/approved'),
  ],
)

const activeOnes = (name: string) => (db: Firestore) =>
  getDocs(query(collection(db, name), where('isActive', '==', true)))

const listedRows = (name: string): Row[] => [
  { who: 'who is signed out', does: 'reads an active one', as: null, act: get(`${name}/active`), may: true },
  { who: 'who is signed out', does: 'reads an inactive one', as: null, act: get(`${name}/inactive`), may: false },
  { who: 'a user', does: 'reads an inactive one', as: 'ann', act: get(`${name}/inactive`), may: false },
  { who: 'an admin', does: 'reads an inactive one', as: admin, act: get(`${name}/inactive`), may: true },
  { who: 'who is signed out', does: 'lists the active ones', as: null, act: activeOnes(name), may: true },
  { who: 'who is signed out', does: 'lists all', as: null, act: all(name), may: false },
  { who: 'an admin', does: 'lists all', as: admin, act: all(name), may: true },
  ...readOnly(`${name}/active`),
]

const listedSeed = (name: string, thing: (changes: { isActive: boolean; featured: boolean }) => object) => ({
  [`${name}/active`]: thing({ isActive: true, featured: true }),
  [`${name}/inactive`]: thing({ isActive: false, featured: false }),
})

whoDoesWhat(
  'accommodations',
  {
    ...listedSeed('accommodations', anAccommodation),
    'accommodations/active/nights/2027-03-01': { bookingId: 'booking-1' },
  },
  [
    ...listedRows('accommodations'),
    {
      who: 'a user',
      does: 'reads who holds a night',
      as: 'ann',
      act: get('accommodations/active/nights/2027-03-01'),
      may: false,
    },
    {
      who: 'an admin',
      does: 'reads who holds a night',
      as: admin,
      act: get('accommodations/active/nights/2027-03-01'),
      may: false,
    },
    {
      who: 'a user',
      does: 'takes a night',
      as: 'ann',
      act: (db) => setDoc(doc(db, 'accommodations/active/nights/2027-03-02'), { bookingId: 'x' }),
      may: false,
    },
    {
      who: 'a user',
      does: 'searches the nights of all stays',
      as: 'ann',
      act: (db) => getDocs(collectionGroup(db, 'nights')),
      may: false,
    },
  ],
)

const reviewsOf = (uid: string) => (db: Firestore) =>
  getDocs(query(collection(db, 'reviews'), where('userId', '==', uid)))
const pendingReviews = (db: Firestore) =>
  getDocs(query(collection(db, 'reviews'), where('status', '==', 'pending'), orderBy('createdAt')))
const approvedReviews = (db: Firestore) =>
  getDocs(query(collection(db, 'reviews'), where('status', '==', 'approved'), orderBy('createdAt', 'desc')))

whoDoesWhat('reviews', { 'reviews/booking-1': aReview(), 'reviews/booking-2': aReview({ status: 'pending' }) }, [
  { who: 'who wrote it', does: 'reads it', as: 'ann', act: get('reviews/booking-2'), may: true },
  { who: 'who wrote some', does: 'lists the own ones', as: 'ann', act: reviewsOf('ann'), may: true },
  {
    who: 'somebody else',
    does: 'reads an approved one past the API',
    as: 'eve',
    act: get('reviews/booking-1'),
    may: false,
  },
  { who: 'somebody else', does: 'lists those of another', as: 'eve', act: reviewsOf('ann'), may: false },
  { who: 'somebody else', does: 'lists the approved ones past the API', as: 'eve', act: approvedReviews, may: false },
  {
    who: 'who is signed out',
    does: 'reads an approved one past the API',
    as: null,
    act: get('reviews/booking-1'),
    may: false,
  },
  { who: 'an admin', does: 'lists what waits', as: admin, act: pendingReviews, may: true },
  { who: 'somebody else', does: 'lists what waits', as: 'eve', act: pendingReviews, may: false },
  { who: 'an admin', does: 'lists what is published', as: admin, act: approvedReviews, may: true },
  {
    who: 'who wrote it',
    does: 'publishes it past the API',
    as: 'ann',
    act: (db) => updateDoc(doc(db, 'reviews/booking-2'), { status: 'approved' }),
    may: false,
  },
  {
    who: 'an admin',
    does: 'writes one past the API',
    as: admin,
    act: (db) => setDoc(doc(db, 'reviews/booking-3'), aReview({ userId: 'root' })),
    may: false,
  },
  {
    who: 'who wrote it',
    does: 'deletes it past the API',
    as: 'ann',
    act: (db) => deleteDoc(doc(db, 'reviews/booking-2')),
    may: false,
  },
])

whoDoesWhat('charterTrips', listedSeed('charterTrips', aCharterTrip), [
  ...listedRows('charterTrips'),
  {
    who: 'who is signed out',
    does: 'lists the active ones, the featured first',
    as: null,
    act: (db) =>
      getDocs(
        query(
          collection(db, 'charterTrips'),
          where('isActive', '==', true),
          orderBy('featured', 'desc'),
          orderBy('createdAt', 'desc'),
        ),
      ),
    may: true,
  },
])

whoDoesWhat(
  'limits and the rest',
  {
    'limits/ann_2026-05-01': { count: 1 },
    'confirmationCodes/ST-1777622400000': { bookingId: 'booking-1' },
    'auditEntries/entry-1': anAuditEntry(),
    'bookings/other': aBooking(),
    'placeCells/CZ_492_176': { places: [] },
    'mail/one': { toUids: ['ann'], message: { subject: 'One', text: 'Two' } },
    'other/one': { n: 1 },
  },
  [
    {
      who: 'a user',
      does: 'looks up a confirmation code',
      as: 'ann',
      act: get('confirmationCodes/ST-1777622400000'),
      may: false,
    },
    {
      who: 'an admin',
      does: 'looks up a confirmation code',
      as: admin,
      act: get('confirmationCodes/ST-1777622400000'),
      may: false,
    },
    {
      who: 'a user',
      does: 'takes a confirmation code',
      as: 'ann',
      act: (db) => setDoc(doc(db, 'confirmationCodes/ST-1'), { bookingId: 'x' }),
      may: false,
    },
    {
      who: 'an admin',
      does: 'reads the audit trail past the API',
      as: admin,
      act: get('auditEntries/entry-1'),
      may: false,
    },
    {
      who: 'an admin',
      does: 'writes into the audit trail',
      as: admin,
      act: (db) => setDoc(doc(db, 'auditEntries/own'), anAuditEntry()),
      may: false,
    },
    {
      who: 'an admin',
      does: 'takes something out of the audit trail',
      as: admin,
      act: (db) => deleteDoc(doc(db, 'auditEntries/entry-1')),
      may: false,
    },
    {
      who: 'an admin who has signed in some hours ago',
      does: 'reads a booking',
      as: signedInHoursAgo(7.9),
      act: get('bookings/other'),
      may: true,
    },
    {
      who: 'an admin who has signed in too long ago',
      does: 'reads a booking',
      as: signedInHoursAgo(8.1),
      act: get('bookings/other'),
      may: false,
    },
    {
      who: 'an admin who has entered the code that is needed',
      does: 'reads a booking',
      as: { ...signedInHoursAgo(1), secondFactor: [1, signedInHoursAgo(1).signedInSecond] },
      act: get('bookings/other'),
      may: true,
    },
    {
      who: 'an admin who has entered it at another sign-in alone',
      does: 'reads a booking',
      as: { ...signedInHoursAgo(1), secondFactor: [1, signedInHoursAgo(1).signedInSecond - 1] },
      act: get('bookings/other'),
      may: false,
    },
    {
      who: 'an admin who has never entered it',
      does: 'reads a booking',
      as: { ...signedInHoursAgo(1), secondFactor: [] },
      act: get('bookings/other'),
      may: false,
    },
    { who: 'an admin', does: 'reads what open data says', as: admin, act: get('placeCells/CZ_492_176'), may: false },
    {
      who: 'an admin',
      does: 'writes what open data says',
      as: admin,
      act: (db) => setDoc(doc(db, 'placeCells/CZ_492_176'), { places: [] }),
      may: false,
    },
    ...(['ann', admin, null] as const).flatMap((as): Row[] => {
      const who = as === null ? 'who is signed out' : as === admin ? 'an admin' : 'a user'
      const mail = { to: 'ben@example.com', message: { subject: 'One', text: 'Two' } }
      return [
        { who, does: 'reads a mail', as, act: get('mail/one'), may: false },
        { who, does: 'has a mail sent', as, act: (db) => setDoc(doc(db, 'mail/two'), mail), may: false },
        { who, does: 'has one sent again', as, act: (db) => setDoc(doc(db, 'mail/one'), mail), may: false },
      ]
    }),
    { who: 'a user', does: 'reads the own counter', as: 'ann', act: get('limits/ann_2026-05-01'), may: false },
    {
      who: 'a user',
      does: 'resets the own counter',
      as: 'ann',
      act: (db) => setDoc(doc(db, 'limits/ann_2026-05-01'), { count: 0 }),
      may: false,
    },
    { who: 'an admin', does: 'reads a counter', as: admin, act: get('limits/ann_2026-05-01'), may: false },
    { who: 'an admin', does: 'reads a collection without rules', as: admin, act: get('other/one'), may: false },
    {
      who: 'a user',
      does: 'writes a collection without rules',
      as: 'ann',
      act: (db) => setDoc(doc(db, 'other/two'), { n: 1 }),
      may: false,
    },
  ],
)
