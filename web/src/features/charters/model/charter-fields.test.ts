import { CharterForm } from '@waymark/contract/charter-trips/charter-management-calls'
import { aCharterTrip } from '@waymark/contract/fixtures/charter-trips'
import { expect, test } from 'vitest'
import { bodyOfFields, charterResolver, EMPTY_CHARTER, fieldOfPath, fieldsOfTrip } from './charter-fields.ts'

const { priceCents: _cents, ...rest } = aCharterTrip()
const TRIP = { ...rest, price: '1280.00' }

test('a trip that is edited without a change is sent as it was', () => {
  const sent = CharterForm.parse(bodyOfFields(fieldsOfTrip(TRIP), 1))
  const { id: _id, currentParticipants, createdAt: _createdAt, updatedAt: _updatedAt, price: _price, ...kept } = TRIP
  expect(currentParticipants).toBe(3)
  const [day] = kept.tourPlan
  const activities = day!.activities.map((activity) => ({ ...activity, description: '' }))
  expect(sent).toEqual({ ...kept, price: 128_000, tourPlan: [{ ...day, activities }] })
})

test('blank addresses of pictures are dropped, and location and reviews are sent as they are typed', () => {
  const fields = { ...EMPTY_CHARTER, gallery: '/a.svg\n\n /b.svg ', location: 'Skolten quay', reviews: 'Wonderful' }
  const body = bodyOfFields(fields, undefined)
  expect(body).toMatchObject({ location: 'Skolten quay', reviews: 'Wonderful' })
  expect(CharterForm.shape.gallery.parse(body.gallery)).toEqual(['/a.svg', '/b.svg'])
})

test('an empty form says what is required', async () => {
  const { errors } = await charterResolver(EMPTY_CHARTER, undefined, { fields: {}, shouldUseNativeValidation: false })
  const told = Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))
  expect(told).toEqual({
    title: 'Title is required',
    destination: 'Destination is required',
    startDate: 'Start date is required',
    endDate: 'End date is required',
    price: 'Price is required',
    maxParticipants: 'Max participants is required',
  })
})

test.each([
  ['title', 'title'],
  ['gallery.1', 'gallery'],
  ['location.coordinates.lat', 'location'],
  ['tourPlan.0.activities.1.title', 'tourPlan.0.activities.1.title'],
  ['version', undefined],
])('the fault of %s is shown at %s', (path, field) => {
  expect(fieldOfPath(path)).toBe(field)
})
