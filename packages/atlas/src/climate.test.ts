import { describe, expect, test } from 'vitest'
import { climateAround } from './climate.ts'

/** Usual values, as commonly known and rounded, of places that are no reference points of the climate zones themselves. */
type Fact = readonly [city: string, lat: number, lng: number, month: number, lowC: number, highC: number]

// prettier-ignore
const FACTS: readonly Fact[] = [
  ['Manchester', 53.5, -2.2, 1, 2, 7], ['Cologne', 50.9, 7, 7, 14, 25], ['Hamburg', 53.6, 10, 1, -1, 4], ['Frankfurt', 50.1, 8.7, 7, 15, 26],
  ['Brussels', 50.8, 4.4, 4, 6, 15], ['Nice', 43.7, 7.3, 8, 20, 28], ['Toulouse', 43.6, 1.4, 7, 17, 28], ['Florence', 43.8, 11.3, 7, 18, 32],
  ['Kraków', 50.1, 19.9, 1, -5, 1], ['Split', 43.5, 16.4, 8, 21, 31], ['Zagreb', 45.8, 16, 1, -2, 5], ['Valencia', 39.5, -0.4, 1, 7, 17],
  ['Granada', 37.2, -3.6, 7, 18, 34], ['Faro', 37, -7.9, 8, 20, 29], ['Salzburg', 47.8, 13, 1, -4, 4], ['Gothenburg', 57.7, 12, 7, 14, 21],
  ['Oulu', 65, 25.5, 1, -13, -6], ['Akureyri', 65.7, -18.1, 7, 8, 15], ['Tallinn', 59.4, 24.8, 1, -5, -1], ['Vilnius', 54.7, 25.3, 2, -6, 0],
  ['Thessaloniki', 40.6, 22.9, 7, 21, 33], ['Rhodes', 36.4, 28.2, 8, 24, 31], ['Valletta', 35.9, 14.5, 8, 23, 32], ['Larnaca', 34.9, 33.6, 8, 23, 33],
  ['Izmir', 38.4, 27.1, 1, 6, 12], ['Aqaba', 29.5, 35, 7, 27, 39], ['Doha', 25.3, 51.5, 7, 32, 42], ['Isfahan', 32.7, 51.7, 7, 21, 37],
  ['Samarkand', 39.7, 67, 1, -2, 7], ['Bishkek', 42.9, 74.6, 1, -8, 3], ['Jaipur', 26.9, 75.8, 5, 26, 40], ['Varanasi', 25.3, 83, 6, 28, 39],
  ['Pokhara', 28.2, 84, 1, 7, 20], ['Galle', 6.1, 80.2, 7, 25, 29], ['Kyoto', 35, 135.8, 8, 25, 33], ['Hiroshima', 34.4, 132.5, 1, 2, 10],
  ['Hakodate', 41.8, 140.7, 1, -6, 1], ['Jeju', 33.5, 126.5, 1, 3, 8], ['Nanjing', 32, 118.8, 7, 25, 32], ['Guilin', 25.3, 110.3, 7, 25, 33],
  ['Tianjin', 39.1, 117.2, 1, -7, 2], ['Luang Prabang', 19.9, 102.1, 1, 15, 28], ['George Town', 5.4, 100.3, 1, 24, 32], ['Siem Reap', 13.4, 103.9, 4, 25, 36],
  ['Hue', 16.5, 107.6, 1, 18, 24], ['Yogyakarta', -7.8, 110.4, 8, 22, 30], ['Mataram', -8.6, 116.1, 1, 24, 31], ['Gold Coast', -28, 153.4, 7, 12, 21],
  ['Dunedin', -45.9, 170.5, 7, 3, 10], ['Rotorua', -38.1, 176.2, 7, 4, 12], ['Fez', 34, -5, 7, 18, 35], ['Agadir', 30.4, -9.6, 1, 8, 21],
  ['Aswan', 24.1, 32.9, 7, 26, 41], ['Dar es Salaam', -6.8, 39.3, 7, 19, 29], ['Pretoria', -25.7, 28.2, 7, 5, 20], ['Swakopmund', -22.7, 14.5, 8, 9, 18],
  ['Kumasi', 6.7, -1.6, 1, 21, 33], ['Portland', 45.5, -122.7, 7, 14, 27], ['San Diego', 32.7, -117.2, 1, 10, 19], ['Tucson', 32.2, -111, 7, 25, 38],
  ['Austin', 30.3, -97.7, 8, 24, 36], ['Nashville', 36.2, -86.8, 1, -2, 9], ['Philadelphia', 40, -75.2, 7, 21, 31], ['Detroit', 42.3, -83, 1, -7, 0],
  ['Québec', 46.8, -71.2, 1, -17, -8], ['Edmonton', 53.5, -113.5, 1, -14, -6], ['Key West', 24.6, -81.8, 1, 19, 24], ['Puebla', 19, -98.2, 1, 6, 22],
  ['Punta Cana', 18.6, -68.4, 1, 21, 28], ['Valparaíso', -33, -71.6, 7, 8, 14], ['Montevideo', -34.9, -56.2, 7, 7, 15], ['Curitiba', -25.4, -49.3, 7, 9, 20],
  ['Natal', -5.8, -35.2, 7, 22, 29], ['Puerto Natales', -51.7, -72.5, 1, 7, 16], ['Ollantaytambo', -13.3, -72.3, 7, 2, 21], ['El Alto', -16.5, -68.2, 7, -3, 14],
  ['Tlalpan', 19.2, -99.2, 1, 6, 22], ['Zipaquirá', 5, -74, 4, 8, 19], ['Bishoftu', 8.7, 39, 7, 14, 24], ['Thika', -1, 37.1, 7, 13, 23],
  ['Otavalo', 0.2, -78.3, 10, 8, 20], ['Bhaktapur', 27.7, 85.4, 7, 20, 29],
]

const TOLERANCE_C = 5

describe('the usual temperatures of a month', () => {
  test.each(FACTS)('%s at %d, %d in month %d are near %d to %d °C', (_city, lat, lng, month, lowC, highC) => {
    const climate = climateAround({ lat, lng })(month)
    expect(Math.abs(climate.lowC - lowC)).toBeLessThanOrEqual(TOLERANCE_C)
    expect(Math.abs(climate.highC - highC)).toBeLessThanOrEqual(TOLERANCE_C)
  })

  test('are on average within two degrees of the known ones', () => {
    const errors = FACTS.flatMap(([, lat, lng, month, lowC, highC]) => {
      const climate = climateAround({ lat, lng })(month)
      return [Math.abs(climate.lowC - lowC), Math.abs(climate.highC - highC)]
    })
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2)
  })

  test('never put the low above the high, anywhere on earth', () => {
    for (let lat = -90; lat <= 90; lat += 7.5)
      for (let lng = -180; lng <= 180; lng += 7.5) {
        const climate = climateAround({ lat, lng })
        for (let month = 1; month <= 12; month++) {
          const { lowC, highC, wetDays } = climate(month)
          expect(lowC).toBeLessThanOrEqual(highC)
          expect(wetDays).toBeGreaterThanOrEqual(0)
          expect(wetDays).toBeLessThanOrEqual(1)
        }
      }
  })

  test('of a valley by the sea do not come from the mountains behind it', () => {
    const unknown = climateAround({ lat: -12.8, lng: -76.2 })(7)
    const onTheCoast = climateAround({ lat: -12.8, lng: -76.2, isByTheSea: true })(7)
    expect(onTheCoast.lowC).toBeGreaterThanOrEqual(unknown.lowC)
    expect(onTheCoast.lowC).toBeGreaterThan(12)
  })
})

// prettier-ignore
const DRY: readonly Fact[] = [
  ['Doha', 25.3, 51.5, 7, 32, 42], ['Aswan', 24.1, 32.9, 1, 9, 23], ['Siem Reap', 13.4, 103.9, 1, 20, 31], ['Rhodes', 36.4, 28.2, 7, 23, 30],
  ['Jaipur', 26.9, 75.8, 11, 13, 29], ['Swakopmund', -22.7, 14.5, 1, 15, 22], ['Faro', 37, -7.9, 7, 19, 29], ['Ollantaytambo', -13.3, -72.3, 7, 2, 21],
  ['Katherine', -14.5, 132.3, 7, 13, 30], ['San Diego', 32.7, -117.2, 8, 19, 25], ['Pretoria', -25.7, 28.2, 7, 5, 20],
]
// prettier-ignore
const WET: readonly Fact[] = [
  ['Pokhara', 28.2, 84, 7, 22, 30], ['Siem Reap', 13.4, 103.9, 9, 25, 32], ['Ratnagiri', 17, 73.3, 7, 24, 29], ['Katherine', -14.5, 132.3, 1, 24, 35],
  ['Stavanger', 59, 5.7, 11, 3, 8], ['Victoria', 48.4, -123.4, 12, 3, 7], ['Bishoftu', 8.7, 39, 7, 14, 24], ['Hue', 16.5, 107.6, 10, 22, 28],
  ['Ollantaytambo', -13.3, -72.3, 1, 8, 20], ['Tlalpan', 19.2, -99.2, 7, 12, 23], ['Busan', 35.2, 129, 7, 22, 28],
]

describe('rain', () => {
  test.each(DRY)('is rare in %s at %d, %d in month %d', (_city, lat, lng, month) => {
    expect(climateAround({ lat, lng })(month).wetDays).toBeLessThan(0.17)
  })

  test.each(WET)('is frequent in %s at %d, %d in month %d', (_city, lat, lng, month) => {
    expect(climateAround({ lat, lng })(month).wetDays).toBeGreaterThan(0.37)
  })
})
