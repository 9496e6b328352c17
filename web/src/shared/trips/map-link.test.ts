import { describe, expect, it, test } from 'vitest'
import { addressLink, directionsLink, mapLink } from './map-link.ts'

const BELEM = { lat: 38.6916, lng: -9.216 }

describe('the map of a place', () => {
  it.each(['verified', 'corrected'] as const)('shows where a %s one is', (status) => {
    expect(mapLink({ status, ...BELEM })).toBe(
      'https://www.openstreetmap.org/?mlat=38.69160&mlon=-9.21600#map=17/38.69160/-9.21600',
    )
  })

  it.each(['unverified', 'general'] as const)('does not exist for a place that is %s', (status) => {
    expect(mapLink({ status, ...BELEM })).toBeUndefined()
  })

  it('never writes numbers in a way that a URL would not take', () => {
    expect(mapLink({ status: 'verified', lat: 1e-7, lng: -1e-9 })).toContain('mlat=0.00000&mlon=-0.00000')
  })
})

describe('the way to a place', () => {
  const place = { status: 'verified', ...BELEM } as const

  it('opens the map app of a phone, and OpenStreetMap elsewhere', () => {
    expect(directionsLink(place, 'android')).toBe('geo:38.69160,-9.21600?q=38.69160,-9.21600')
    expect(directionsLink(place, 'apple')).toBe('https://maps.apple.com/?daddr=38.69160%2C-9.21600')
    expect(directionsLink(place, 'other')).toBe('https://www.openstreetmap.org/directions?to=38.69160%2C-9.21600')
  })

  it('does not exist for a place that nobody vouches for', () => {
    expect(directionsLink({ status: 'general', ...BELEM }, 'android')).toBeUndefined()
  })
})

test('an address is looked for as it is written', () => {
  expect(addressLink('Rua da Graça 12 & more', 'android')).toBe('geo:0,0?q=Rua%20da%20Gra%C3%A7a%2012%20%26%20more')
  expect(addressLink('Rua 1', 'apple')).toBe('https://maps.apple.com/?q=Rua%201')
  expect(addressLink('Rua 1', 'other')).toBe('https://www.openstreetmap.org/search?query=Rua%201')
})
