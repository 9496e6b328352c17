import { describe, expect, it } from 'vitest'
import { destinationOf } from './destinations.ts'
import { findCity, shownName } from './find-city.ts'

const described = (text: string): string => {
  const city = findCity(text)
  return city ? `${shownName(city)} in ${destinationOf(city)?.city ?? 'nothing'}` : 'nothing'
}

describe('a destination is found', () => {
  it.each([
    ['New Delhi', 'New Delhi in Delhi'],
    ['New Delhi, India', 'New Delhi in Delhi'],
    ['Bombay', 'Mumbai in Mumbai'],
    ['Saigon', 'Ho Chi Minh City in Ho Chi Minh City'],
    ['Peking', 'Beijing in Beijing'],
    ['Lisboa', 'Lisbon in Lisbon'],
    ['Cologne', 'Köln in Köln'],
  ])('by another name: %s', (text, expected) => {
    expect(described(text)).toBe(expected)
  })

  it.each([
    ['Penang', 'Penang in George Town'],
    ['Crete', 'Crete in Irákleion'],
    ['Mallorca', 'Mallorca in Palma'],
    ['Santorini', 'Santorini in Firá'],
    ['Zanzibar', 'Zanzibar in Zanzibar'],
    ['Bali', 'Bali in Denpasar'],
    ['Ubud', 'Ubud in Denpasar'],
    ['Vesuvius', 'Vesuvius in Naples'],
    ['Antigua, Guatemala', 'Antigua Guatemala in Antigua Guatemala'],
  ])('by its island or region: %s', (text, expected) => {
    expect(described(text)).toBe(expected)
  })

  it.each([
    ['Manhattan', 'Manhattan in New York City'],
    ['Kowloon', 'Kowloon in Hong Kong'],
    ['Giza', 'Giza in Cairo'],
    ['Miami Beach', 'Miami Beach in Miami'],
    ['Vatican City', 'Vatican City in Rome'],
  ])('by a part of it or a town beside it: %s', (text, expected) => {
    expect(described(text)).toBe(expected)
  })

  it.each([
    ['Philadelphia, Mississippi', 'Philadelphia in nothing'],
    ['Zhuhai', 'Zhuhai in nothing'],
    ['Ansbach', 'Ansbach in nothing'],
    ['Brandenburg an der Havel', 'Brandenburg an der Havel in nothing'],
    ['Ramallah', 'Ramallah in nothing'],
  ])('not for a namesake or a neighbour: %s', (text, expected) => {
    expect(described(text)).toBe(expected)
  })
})
