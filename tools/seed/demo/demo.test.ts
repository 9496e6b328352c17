import { existsSync } from 'node:fs'
import { Accommodation } from '@waymark/contract/stays/accommodation'
import { Activity } from '@waymark/contract/activities/activity'
import { CharterTrip } from '@waymark/contract/charter-trips/charter-trip'
import { kmBetween } from '@waymark/atlas/distance'
import { findCity } from '@waymark/atlas/find-city'
import { placesAround } from '@waymark/atlas/places-around'
import { describe, expect, it } from 'vitest'
import { demoActivity, demoCharter, demoStay } from './build.ts'
import { ACTIVITIES, CHARTERS, STAYS, SUBMISSIONS } from './catalogue.ts'
import { madeUpId, madeUpStay } from './many-stays.ts'

const activities = [...ACTIVITIES, ...SUBMISSIONS]

const TODAY = '2026-11-21'
const times = { version: 1, createdAt: '2026-11-21T08:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' }

const isDrawn = (path: string | null): boolean =>
  path !== null && existsSync(new URL(`../../../web/public${path}`, import.meta.url))

const uniqueIds = (all: readonly { id: string }[]): number => new Set(all.map(({ id }) => id)).size

describe('the demo data', () => {
  it('has 40 places to stay, 24 activities and 8 charter trips', () => {
    expect(uniqueIds(STAYS)).toBe(40)
    expect(uniqueIds(activities)).toBe(24)
    expect(uniqueIds(CHARTERS)).toBe(8)
  })

  it('is spread over at least 20 cities that the atlas knows', () => {
    const places = [...STAYS, ...activities].map(({ location }) => location)
    const cities = [...places, ...CHARTERS.map(({ destination }) => destination)].map(findCity)
    expect(cities).not.toContain(undefined)
    expect(new Set(cities.map((city) => `${city?.name}, ${city?.countryCode}`)).size).toBeGreaterThanOrEqual(20)
  })

  it.each([
    ['appartamento-trastevere', 'Trastevere'],
    ['caldera-cave-suites', 'Oia'],
    ['casa-do-miradouro', 'Miradouro da Senhora do Monte'],
    ['nyhavn-attic', 'Nyhavn'],
    ['rice-terrace-villa', 'Tegallalang Rice Terraces'],
    ['bondi-terrace', 'Bondi Beach'],
    ['douro-harvest-days', 'São Bento Station'],
    ['inca-trails-and-villages', 'Barrio de San Blas'],
  ])('%s is where its address says: near %s', (id, name) => {
    const { coordinates } = [...STAYS, ...CHARTERS].find((text) => text.id === id) ?? {
      coordinates: { lat: 0, lng: 0 },
    }
    const place = placesAround(coordinates).find((around) => around.place.name === name)?.place
    expect(place && kmBetween(place, coordinates)).toBeLessThan(0.5)
  })

  it.each(STAYS)('$id is a whole place to stay with pictures', (text) => {
    const stay = Accommodation.parse({ id: text.id, ...times, ...demoStay(text) })
    expect([stay.imageUrl, ...stay.gallery].filter((path) => !isDrawn(path))).toEqual([])
    expect(Object.values(stay).filter((value) => value === '' || value === undefined)).toEqual([])
  })

  it.each(activities)('$id is a whole activity with a picture', (text) => {
    const activity = Activity.parse({ id: text.id, ...times, ...demoActivity(text) })
    expect(isDrawn(activity.imageUrl)).toBe(true)
    expect(Object.values(activity).filter((value) => value === '' || value === undefined)).toEqual([])
  })

  it.each(CHARTERS)('$id is a whole charter trip that can still be booked', (text) => {
    const trip = CharterTrip.parse({ id: text.id, ...times, ...demoCharter(text, TODAY) })
    expect([trip.imageUrl, ...trip.gallery].filter((path) => !isDrawn(path))).toEqual([])
    expect(Object.values(trip).filter((value) => value === '' || value === undefined)).toEqual([])
    expect(trip.startDate > TODAY).toBe(true)
    expect(trip.tourPlan).toHaveLength(text.days.length)
  })

  it('can be added to by any number of made-up places', () => {
    for (const index of [0, 1, 999, 99_999]) {
      const stay = Accommodation.parse({ id: madeUpId(index), ...times, ...madeUpStay(index) })
      expect(isDrawn(stay.imageUrl)).toBe(true)
      expect(madeUpStay(index)).toEqual(madeUpStay(index))
    }
  })
})
