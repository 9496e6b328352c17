import { describe, expect, it } from 'vitest'
import { ActivityForm } from './activities/activity-calls.ts'
import { ActivityBookingForm, CharterBookingForm } from './bookings/booking-calls.ts'
import { CharterForm } from './charter-trips/charter-management-calls.ts'
import { NewPackingList } from './packing/packing-calls.ts'
import { NewScanResult } from './scans/scan-calls.ts'
import { AccommodationForm } from './stays/manage-accommodation-calls.ts'
import { ProfileChanges } from './users/profile-calls.ts'
import type { z } from './zod.ts'

/** The error message for one field of a request that contains only that field. */
function saidOf(schema: z.ZodMiniType, path: readonly (string | number)[], value: string): string | undefined {
  const sent = path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value)
  const issues = schema.safeParse(sent).error?.issues ?? []
  return issues.find((issue) => issue.path.join('.') === path.join('.'))?.message
}

const rows = (name: string, schema: z.ZodMiniType, ...fields: string[]) =>
  fields.map((field) => ({
    name: `${field} of ${name}`,
    schema,
    path: field.split('.').map((key) => (key === '0' ? 0 : key)),
  }))

describe('fields of one line', () => {
  it.each([
    ...rows('an activity', ActivityForm, 'title', 'location', 'duration'),
    ...rows('a booking of an activity', ActivityBookingForm, 'customerName', 'customerPhone'),
    ...rows('a booking of a charter trip', CharterBookingForm, 'customerName', 'customerPhone'),
    ...rows('a charter trip', CharterForm, 'title', 'destination', 'duration'),
    ...rows('a charter trip', CharterForm, 'departureLocation', 'departureTime', 'returnTime', 'tourPlan.0.title'),
    ...rows('a packing list', NewPackingList, 'title', 'destination', 'items.0.name', 'items.0.category'),
    ...rows('a discovered place', NewScanResult, 'locationName', 'category'),
    ...rows('a stay', AccommodationForm, 'title', 'location', 'address', 'checkInTime', 'checkOutTime'),
    ...rows('a profile', ProfileChanges, 'firstName', 'lastName', 'location', 'airlineMembership', 'nationality'),
  ])('$name takes no line break', ({ schema, path }) => {
    for (const text of ['one\ntwo', 'one\r\ntwo', 'one\ttwo', 'one\u0085two']) {
      expect(saidOf(schema, path, text), JSON.stringify(text)).toBe('Invalid input')
    }
    expect(saidOf(schema, path, ' 555 0100\n')).toBeUndefined()
  })

  it.each([
    ...rows('an activity', ActivityForm, 'description'),
    ...rows('a booking', ActivityBookingForm, 'specialRequests'),
    ...rows('a charter trip', CharterForm, 'description', 'requirements', 'dressCode'),
    ...rows('a stay', AccommodationForm, 'description', 'cancellationPolicy'),
  ])('$name, a field of several lines, does', ({ schema, path }) => {
    expect(saidOf(schema, path, 'one\ntwo')).toBeUndefined()
  })
})
