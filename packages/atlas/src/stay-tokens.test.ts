import { describe, expect, it } from 'vitest'
import { searchWords } from '@waymark/domain/search-words'
import { stayTokens } from './stay-tokens.ts'

type Searched = Parameters<typeof stayTokens>[0]

const stay: Searched = { title: 'Casa do Miradouro', location: 'Lisbon, Portugal', propertyType: 'apartment' }

const isFoundBy = (typed: string, changes: Partial<Searched> = {}) => {
  const tokens = new Set(stayTokens({ ...stay, ...changes }))
  const words = searchWords(typed)
  return words.length > 0 && words.every((word) => tokens.has(word))
}

describe('a place to stay is found by', () => {
  it.each([
    'l',
    'lis',
    'LISBON',
    'lisboa',
    'Lissab',
    'port',
    'mirad',
    'casa lisbon',
    'Lisbon, Portugal',
    'apartment in Lisbon',
    'apartments',
    'an apartment near Lisbon',
  ])('%j', (typed) => expect(isFoundBy(typed)).toBe(true))

  it.each(['isbon', 'porto', 'villa lisbon', 'casablanca', 'lisbon spain', ''])('and not by %j', (typed) =>
    expect(isFoundBy(typed)).toBe(false),
  )

  it.each([
    ['東京', 'Tokyo, Japan'],
    ['munchen', 'Munich, Germany'],
    ['MÜNCHEN', 'Munich, Germany'],
    ['muench', 'Munich, Germany'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['São', 'Sao Paulo, Brazil'],
    ['hawaii', 'Honolulu, United States'],
    ['bali', 'Bali, Indonesia'],
    ['denpasar', 'Bali, Indonesia'],
    ['saint', 'St. Moritz, Switzerland'],
    ['st', 'St. Moritz, Switzerland'],
    ['st mor', 'St. Moritz, Switzerland'],
    ['st', 'Stockholm, Sweden'],
    ['Nowhereville', 'Nowhereville'],
  ])('%j when it is in %s', (typed, location) => expect(isFoundBy(typed, { location })).toBe(true))

  it('a word of its title that is longer than what is kept', () => {
    const title = 'Llanfairpwllgwyngyllgogerychwyrndrobwll Inn'
    expect(isFoundBy('Llanfairpwllgwyngyllgogery', { title })).toBe(true)
  })

  it('its city, however many words its title has', () => {
    const title = Array.from({ length: 60 }, (_, index) => `w${index}xyz`).join(' ')
    expect(isFoundBy('lisbon', { title })).toBe(true)
  })
})
