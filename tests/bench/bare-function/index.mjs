import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { FieldPath, FieldValue, getFirestore } from 'firebase-admin/firestore'
import { onRequest } from 'firebase-functions/https'

initializeApp()
const db = getFirestore()

const LISTED = [
  'title',
  'description',
  'location',
  'pricePerNightCents',
  'maxGuests',
  'bedrooms',
  'bathrooms',
  'stayCategory',
  'imageUrl',
  'gallery',
  'amenities',
  'rating',
  'reviewCount',
  'featured',
  'searchTokens',
]

const uidOf = async ({ headers }) =>
  (await getAuth().verifySessionCookie(headers.cookie.replace('__session=', ''), true)).uid

const dataOf = ({ docs }) => docs.map((document) => document.data())

async function stay({ path }) {
  return (await db.collection('accommodations').doc(path.split('/')[3]).get()).data()
}

async function search() {
  const places = db
    .collection('accommodations')
    .where('isActive', '==', true)
    .select(...LISTED)
  const sorted = places.orderBy('featured', 'desc').orderBy('rating', 'desc').orderBy(FieldPath.documentId(), 'desc')
  return dataOf(await sorted.offset(0).limit(21).get())
}

async function trips(request) {
  const uid = await uidOf(request)
  const own = db.collection('trips').where('memberIds', 'array-contains', uid)
  return dataOf(await own.orderBy('createdAt', 'desc').limit(100).get())
}

async function replaceItems(request) {
  await uidOf(request)
  const list = db.collection('packingLists').doc(request.path.split('/')[3])
  const items = Object.fromEntries(request.body.items.map((item) => [item.id, item]))
  await db.runTransaction(async (transaction) => {
    await transaction.get(list)
    transaction.update(list, { items, updatedAt: FieldValue.serverTimestamp() })
  })
  return (await list.get()).data()
}

function jobFor({ method, path }) {
  if (method === 'PUT') return replaceItems
  if (path === '/api/trips') return trips
  return path === '/api/accommodations/search' ? search : stay
}

/** The calls of Firestore and Auth that routes of the API make, and nothing else: no checks, no shapes, no log. */
export const bare = onRequest({ cors: false }, async (request, response) => {
  response.json(await jobFor(request)(request))
})
