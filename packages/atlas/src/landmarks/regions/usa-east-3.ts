import type { Landmark } from '../landmark.ts'

export const usaEast3: readonly Landmark[] = [
  {
    name: 'Space Center Houston',
    localName: 'Space Center Houston',
    kind: 'museum',
    countryCode: 'US',
    address: 'NASA Parkway, Houston, United States',
    lat: 29.5519,
    lng: -95.098,
    radiusMeters: 300,
    whatToSee: ['Mission Control', 'the shuttle on its jumbo', 'the Saturn V'],
    history: 'Voices from the Moon were first heard here in 1969.',
    tips: ['The tram tour comes first.', 'Allow a day.'],
    bestTime: 'Weekday mornings',
  },
]
