import { anItineraryDay, aStop, aTrip, aTripDay, aTripOfStops } from '@waymark/contract/fixtures/trips'
import { ItineraryDay } from '@waymark/contract/trips/itinerary'
import { describe, expect, it } from 'vitest'
import { activeStops, assembleItinerary, dailyItinerary, datesOfDays, ideas, planOf, stopsOfDay } from './itinerary.ts'

const idsOf = (stops: readonly { id: string }[]) => stops.map(({ id }) => id)

describe('a plan as stops', () => {
  it('becomes stops and days, and comes back as it was', () => {
    const before = aTrip()
    const stored = aTripOfStops()
    expect(planOf(before)).toEqual({ stops: stored.stops, days: stored.days })
    expect(dailyItinerary(stored)).toEqual(before.itinerary.dailyItinerary)
    expect(assembleItinerary(stored)).toEqual(before)
  })

  it('keeps what has no place, and what the guide filled in', () => {
    const day = anItineraryDay({
      filledByGuide: true,
      activities: [
        { time: '08:00', activity: 'Arrive', description: 'By train.' },
        { time: '09:00', activity: 'Walk', description: '', filledByGuide: true },
      ],
    })
    const itinerary = { ...aTrip().itinerary, dailyItinerary: [day] }
    const stored = { ...aTrip({ itinerary }), ...planOf(aTrip({ itinerary })) }
    expect(dailyItinerary(stored)).toEqual([day])
  })

  it('has a day without texts once it has a stop', () => {
    const trip = aTripOfStops({ endDate: '2027-03-04' })
    const daysOf = (planned: typeof trip) => dailyItinerary(planned).map(({ day }) => day)
    expect(daysOf(trip)).toEqual([1])
    const filled = { ...trip, stops: { ...trip.stops, market: aStop({ id: 'market', day: 4 }) } }
    expect(daysOf(filled)).toEqual([1, 4])
    expect(dailyItinerary(filled)[1]).toMatchObject({ date: '2027-03-04', theme: 'Free day' })
  })

  it('of before is read the same every time, so that every device makes the same ids', () => {
    expect(planOf(aTrip())).toEqual(planOf(aTrip()))
    expect(idsOf(stopsOfDay(aTrip(), 1))).toEqual(['d1-1'])
  })

  it('says for every stop what the form of the API asks for', () => {
    const stops = {
      a: aStop({ id: 'a', order: 'a0', startsAt: null, place: null }),
      b: aStop({ id: 'b', order: 'a1', startsAt: '10:00', minutes: 30 }),
      c: aStop({ id: 'c', order: 'a2', startsAt: null, minutes: null, costCents: 900, currency: 'EUR' }),
      bed: aStop({ id: 'bed', order: 'a3', kind: 'sleep', title: 'Our hotel' }),
    }
    const [day] = dailyItinerary(aTripOfStops({ stops, days: { 1: aTripDay({ theme: '', lunch: '' }) } }))
    expect(ItineraryDay.safeParse(day).error).toBeUndefined()
    expect(day).toMatchObject({ theme: 'Free day', accommodation: 'Our hotel', meals: { lunch: 'Your choice' } })
    expect(day?.activities.map(({ time, place }) => [time, place?.stayMinutes, place?.costCents])).toEqual([
      ['09:00', undefined, undefined],
      ['10:00', 30, 1500],
      ['10:30', 60, 0],
    ])
  })
})

describe('the stops of a trip', () => {
  const trip = aTripOfStops({
    endDate: '2027-03-02',
    stops: {
      late: aStop({ id: 'late', order: 'b' }),
      twin: aStop({ id: 'twin', order: 'B' }),
      gone: aStop({ id: 'gone', order: 'A', removedBy: 'ben' }),
      idea: aStop({ id: 'idea', day: null }),
      beyond: aStop({ id: 'beyond', day: 3 }),
      twim: aStop({ id: 'twim', order: 'B' }),
    },
  })

  it('come in the order of their keys as code units, then of their ids, without those removed', () => {
    expect(idsOf(stopsOfDay(trip, 1))).toEqual(['twim', 'twin', 'late'])
    expect(idsOf(activeStops(trip))).not.toContain('gone')
  })

  it('are ideas without a day, and behind the last day', () => {
    expect(idsOf(ideas(trip))).toEqual(['beyond', 'idea'])
  })

  it('stand on days with dates', () => {
    expect(datesOfDays(trip)).toEqual([
      { key: 1, number: 1, date: '2027-03-01' },
      { key: 2, number: 2, date: '2027-03-02' },
    ])
  })
})
