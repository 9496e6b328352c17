import { sampled, sampleOf } from '@waymark/contract/fixtures/sampled'
import { describe, expect, it } from 'vitest'
import { kmBetween } from '@waymark/atlas/distance'
import { allDestinations } from '@waymark/atlas/destinations'
import { findCity } from '@waymark/atlas/find-city'
import { judgePlace, type ClaimedPlace } from './claimed-place.ts'
import { planningContextOf } from './planning-context.ts'
import { candidatePoolOf } from './candidate-pool.ts'

type Claim = Partial<ClaimedPlace> & { readonly name: string }

const judgeOf = (destination: string, preferences = '') => {
  const context = planningContextOf({
    destination,
    departureCity: 'Berlin',
    startDate: '2027-05-03',
    endDate: '2027-05-06',
    budget: '$1,000 - $2,500',
    travelStyle: 'Culture',
    preferences,
  })
  const pool = candidatePoolOf(context, context.stays[0]!.base)
  return (claimed: Claim) => judgePlace({ kind: 'monument', ...claimed }, context, pool)
}

const judgeIn = (destination: string, claimed: Claim, preferences?: string) =>
  judgeOf(destination, preferences)(claimed)

const BELEM = { lat: 38.6916, lng: -9.216 }
const PARIS = { lat: 48.8584, lng: 2.2945 }

describe('a place that the atlas knows', () => {
  it.each([
    ['by its name', { name: 'Belém Tower' }],
    ['without accents, in other letters', { name: 'BELEM tower' }],
    ['with its words in another order', { name: 'The Tower of Belém' }],
    ['with the city behind it', { name: 'Belém Tower, Lisbon' }],
    ['where the claim puts it', { name: 'Belém Tower', point: BELEM, countryCode: 'PT' }],
    ['a few streets away', { name: 'Belém Tower', point: { lat: 38.75, lng: -9.15 } }],
  ])('is verified %s, with the point of the atlas', (_how, claimed) => {
    const verdict = judgeIn('Lisbon', claimed)
    expect(verdict).toMatchObject({ status: 'verified', known: { place: { name: 'Belém Tower', ...BELEM } } })
  })

  it('is corrected when the claim puts it elsewhere, whatever the distance', () => {
    for (const point of [{ lat: 39.2, lng: -9.1 }, PARIS, { lat: 0, lng: 0 }]) {
      expect(judgeIn('Lisbon', { name: 'Belém Tower', point })).toMatchObject({
        status: 'corrected',
        known: { place: { status: 'corrected', ...BELEM } },
      })
    }
  })

  it('is rejected when it is claimed to be in another country', () => {
    expect(judgeIn('Lisbon', { name: 'Belém Tower', countryCode: 'FR' }).status).toBe('rejected')
    expect(judgeIn('Lisbon', { name: 'Belém Tower', countryCode: 'FR', point: PARIS }).status).toBe('rejected')
  })

  it('is known also when the traveller does not care for its kind', () => {
    const { places } = allDestinations().find(({ city }) => city === 'Lisbon')!
    const museum = places.find(({ kind }) => kind === 'museum')!
    expect(judgeIn('Lisbon', { name: museum.name }, 'no museums')).toMatchObject({
      status: 'verified',
      known: { place: { name: museum.name } },
    })
  })

  it(`is every place of ${sampleOf(9)} destination`, () => {
    for (const { city, region, countryCode, lat, lng, places } of sampled(allDestinations(), 9)) {
      const best = findCity(`${city}, ${countryCode}`)
      // 'Portland, US' is in Oregon.
      const isNamesake = best?.name === city && region !== undefined && kmBetween(best, { lat, lng }) > 40
      const judge = judgeOf(isNamesake ? `${city}, ${region}, ${countryCode}` : `${city}, ${countryCode}`)
      for (const { name, ...point } of places) {
        expect(judge({ name }), `${name}, ${city}`).toMatchObject({
          status: 'verified',
          known: { place: { name, lat: point.lat, lng: point.lng } },
        })
      }
    }
  })
})

describe('a town in the neighbourhood', () => {
  it('is verified, as an excursion', () => {
    expect(judgeIn('Zlín', { name: 'Olomouc', kind: 'day trip' })).toMatchObject({
      status: 'verified',
      known: { place: { name: 'Olomouc', kind: 'day trip' } },
    })
  })

  it('may lie over a border that the claim knows of', () => {
    expect(judgeIn('Salzburg', { name: 'Rosenheim', kind: 'day trip', countryCode: 'DE' }).status).toBe('verified')
    expect(judgeIn('Salzburg', { name: 'Rosenheim', kind: 'day trip', countryCode: 'AT' }).status).toBe('rejected')
  })

  it('is not what a house of that name in the city means', () => {
    const olomoucInZlin = { name: 'Olomouc', kind: 'food', point: { lat: 49.22, lng: 17.66 } } as const
    expect(judgeIn('Zlín', olomoucInZlin).status).toBe('unverified')
  })
})

describe('a place that the atlas does not know', () => {
  it('is kept with its point when that is near the city', () => {
    const point = { lat: 38.72, lng: -9.14 }
    expect(judgeIn('Lisbon', { name: 'Museum of Lost Umbrellas', point })).toEqual({ status: 'unverified', point })
  })

  it('stands in the middle of the city when its own point is off, or missing', () => {
    for (const claimed of [{}, { point: { lat: 39.9, lng: -8.9 } }]) {
      const verdict = judgeIn('Lisbon', { name: 'Museum of Lost Umbrellas', ...claimed })
      expect(verdict.status).toBe('unverified')
      if (verdict.status === 'unverified')
        expect(kmBetween(verdict.point, { lat: 38.7167, lng: -9.1333 })).toBeLessThan(5)
    }
  })

  it.each([
    ['another country', { countryCode: 'ES' }],
    ['another region', { point: { lat: 42.5, lng: -9 } }],
    ['another continent', { point: { lat: -33.9, lng: 18.4 } }],
  ])('is rejected when it is claimed to be in %s', (_where, claimed) => {
    expect(judgeIn('Lisbon', { name: 'Museum of Lost Umbrellas', ...claimed }).status).toBe('rejected')
  })

  it.each([
    ['Eiffel Tower', {}],
    ['Eiffel Tower', { point: PARIS }],
    ['Eiffel Tower', { point: PARIS, countryCode: 'FR' }],
    ['Barcelona', { kind: 'day trip' as const }],
  ])('is rejected when it is %s, which the atlas knows somewhere else', (name, claimed) => {
    expect(judgeIn('Lisbon', { name, ...claimed }).status).toBe('rejected')
  })

  it('is rejected when the atlas knows it over the border, however near that is', () => {
    expect(judgeIn('Bruges', { name: 'Tower of London' })).toEqual({ status: 'rejected', why: 'is in London' })
  })

  it('gets a verdict whatever its name is', () => {
    for (const name of ['', '   ', '💥', '../../etc/passwd', '__proto__', 'constructor', 'x'.repeat(10_000)]) {
      expect(['unverified', 'rejected']).toContain(judgeIn('Lisbon', { name }).status)
    }
  })
})
