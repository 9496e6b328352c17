import { describe, expect, it } from 'vitest'
import { ferryBetween } from './ferries.ts'
import { planTrip } from './plan-trip.ts'
import { legBetween, waySentence } from './travel.ts'

const TALLINN = { lat: 59.437, lng: 24.7536 }
const HELSINKI = { lat: 60.1699, lng: 24.9384 }
const NAPLES = { lat: 40.8522, lng: 14.2681 }
const SORRENTO = { lat: 40.6263, lng: 14.3757 }
const CAPRI = { lat: 40.5508, lng: 14.2426 }
const COPENHAGEN = { lat: 55.676, lng: 12.568 }
const MALMO = { lat: 55.6059, lng: 13.0007 }
const SKAGEN = { lat: 57.7209, lng: 10.5839 }
const GOTHENBURG = { lat: 57.7072, lng: 11.9668 }

describe('the way to another town', () => {
  it.each([
    ['Tallinn', TALLINN, 'Helsinki', HELSINKI, 150],
    ['Naples', NAPLES, 'Capri', CAPRI, 70],
    ['Sorrento', SORRENTO, 'Capri', CAPRI, 45],
    // By Frederikshavn: far more than an excursion.
    ['Skagen', SKAGEN, 'Gothenburg', GOTHENBURG, 290],
  ] as const)('from %s is by ferry, both ways', (_, from, __, to, least) => {
    for (const leg of [legBetween(from, to), legBetween(to, from)]) {
      expect(leg.isByFerry).toBe(true)
      expect(leg.minutes).toBeGreaterThanOrEqual(least)
      expect(waySentence(leg)).toMatch(/by ferry\.$/)
    }
  })

  it('is by land where there is land or a bridge, beside ports too', () => {
    for (const [from, to] of [
      [NAPLES, SORRENTO],
      [COPENHAGEN, MALMO],
    ] as const) {
      expect(ferryBetween(from, to)).toBeUndefined()
      expect(legBetween(to, from).isByFerry).toBeUndefined()
    }
  })
})

const days = (destination: string, preferences = '') =>
  planTrip({
    destination,
    departureCity: 'Berlin',
    startDate: '2027-06-10',
    endDate: '2027-06-16',
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
    preferences,
  }).itinerary.dailyItinerary

describe('a trip', () => {
  it('to Skagen makes no excursion across the Kattegat', () => {
    const places = days('Skagen').flatMap(({ activities }) => activities.flatMap(({ place }) => place ?? []))
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter(({ lng, lat }) => lng > 11.3 && lat > 57)).toEqual([])
  })

  const toHelsinki = (preferences: string) =>
    days('Tallinn', preferences).find(({ theme }) => theme === 'Day trip to Helsinki')

  it('to Tallinn takes the ferry to Helsinki, and says so', () => {
    expect(toHelsinki('')?.activities[0]?.description).toMatch(/The way takes 1[5-9]\d minutes each way by ferry\.$/)
  })

  it('to Tallinn stays on land with somebody who takes no boats', () => {
    expect(toHelsinki('no boats please')).toBeUndefined()
  })
})
