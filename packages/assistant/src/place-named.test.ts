import { describe, expect, it } from 'vitest'
import { kmBetween } from '@waymark/atlas/distance'
import { destinationRows } from '@waymark/atlas/tables'
import { nameKey } from '@waymark/domain/name-key'
import { placeNamed } from './place-named.ts'
import { placesIn } from './places-in-text.ts'

const SURE = { isCapitalised: true, isExpected: true }
const REACH_KM = 30

describe('a destination of the atlas', () => {
  it('is found by its name, with the country where a namesake is larger, and by all of its other names', () => {
    const named = destinationRows().flatMap((row) =>
      [`${row.city}, ${row.countryCode}`, ...(row.aliases ?? [])].map((name) => ({ name, row, key: nameKey(name) })),
    )
    const byKey = new Map<string, (typeof named)[number][]>()
    for (const one of named) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one])
    // A name of one letter and its marks is no name to look for in a sentence.
    const lost = named.filter(({ name, key }) => {
      const subject = placeNamed(name, SURE)
      return key.length > 1 && !byKey.get(key)?.some(({ row }) => subject && kmBetween(subject.city, row) <= REACH_KM)
    })
    expect(named.length).toBeGreaterThan(1_000)
    expect(lost.map(({ name, row }) => `${row.id}: ${name}`)).toEqual([])
  })
})

const namesIn = (text: string, isExpected = false) => placesIn(text, { isExpected }).map(({ subject }) => subject.name)

describe('places in a text', () => {
  it.each([
    ['東京の天気', ['Tokyo']],
    ['北京有什么好玩的', ['Beijing']],
    ['weather in istambul', ['Istanbul']],
    ['how to get from lisbn to porto', ['Lisbon', 'Porto']],
    ['paris to nice', ['Paris', 'Nice']],
    ['What to see in St. Louis', ['St. Louis']],
    ['tickets for turkey', ['Türkiye']],
    ['What can I see near Gare de Lyon?', ['Paris']],
    ['three days in Kopenhag', ['Copenhagen']],
  ])('are found in %j', (text, names) => expect(namesIn(text)).toEqual(names))

  it.each(['what a nice place', 'is it worth it', 'which museum is better', 'somewhere warmer please'])(
    'are none in %j',
    (text) => expect(namesIn(text, true)).toEqual([]),
  )

  it.each([
    ['when does the prado close', ['Prado Museum']],
    ['is topkapi open', ['Topkapı Palace']],
    ['versailles tickets', ['Palace of Versailles']],
  ])('are sights where one is asked for: %j', (text, names) => expect(namesIn(text, true)).toEqual(names))
})
