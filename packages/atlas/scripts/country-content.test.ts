import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { z } from '@waymark/contract/zod'
import { countryOf } from '../src/countries.ts'
import { countryFacts } from '../src/tables.ts'
import { readContent } from './content.ts'
import { faultsOfCountries, readCountries } from './country-content.ts'

const { destinations } = readContent()
const { countries, languages, faults } = readCountries()
const TODAY = '2099-01-01'
const italy = countries.find(({ code }) => code === 'IT')!

/** The second source: calling codes by ISO code. */
const secondSource = z
  .array(
    z.object({
      cca2: z.string(),
      idd: z.object({ root: z.optional(z.string()), suffixes: z.optional(z.array(z.string())) }),
    }),
  )
  .parse(createRequire(import.meta.url)('world-countries'))

describe('the facts of countries', () => {
  it('fit their schemas, and stand for every country that has a destination', () => {
    expect(faults).toEqual([])
    expect(faultsOfCountries({ countries, languages }, destinations, new Date().toISOString().slice(0, 10))).toEqual([])
  })

  it('have the calling codes that world-countries has', () => {
    const different = countries.filter(({ code, callingCode }) => {
      const { root = '', suffixes = [] } = secondSource.find(({ cca2 }) => cca2 === code)?.idd ?? {}
      const codes = suffixes.length === 1 ? [root + suffixes[0]] : [root, ...suffixes.map((suffix) => root + suffix)]
      return !codes.includes(callingCode)
    })
    // Åland is dialled by the code of Finland, with 18 behind it.
    // The Vatican has a code of its own, +379, that was never put into use.
    expect(different.map(({ code }) => code)).toEqual(['AX', 'VA'])
  })

  it('begin their phrases with a language that is official in the country, or spoken by most', () => {
    const names = new Map(languages.map(({ language, name }) => [language, name.replace(/^Mandarin /, '')]))
    const strange = countries.flatMap(({ code, phrases: [first] }) => {
      const spoken = countryOf(code).languages.join(' ')
      return first === undefined || spoken.includes(names.get(first)!) ? [] : [`${code} ${first}`]
    })
    // What is spoken there and counts under another name, or under none: Danish in Greenland, Romanian as Moldovan, Cantonese as Chinese.
    expect(strange).toEqual(['GI es', 'GL da', 'HK yue', 'MD ro', 'ME hr', 'MO yue'])
  })

  it('are looked up with the phrases of the country', () => {
    expect(countryFacts('JP')).toMatchObject({ callingCode: '+81', drivesOn: 'left', phrases: [{ name: 'Japanese' }] })
    expect(countryFacts('AQ')).toBeUndefined()
  })
})

// By ISO 4217 and what is paid with there: the package has several currencies for these, none, or a former one.
describe('the currency of a country', () => {
  it.each([
    ['BG', 'EUR'],
    ['CK', 'NZD'],
    ['CU', 'CUP'],
    ['CW', 'XCG'],
    ['EH', 'MAD'],
    ['FM', 'USD'],
    ['HR', 'EUR'],
    ['PA', 'PAB'],
    ['PS', 'ILS'],
    ['SL', 'SLE'],
    ['ZW', 'USD'],
  ])('%s pays with %s', (code, currency) => expect(countryOf(code).currency.code).toBe(currency))
})

describe('data:check', () => {
  const said = (change: object, places: readonly { countryCode: string }[] = []) =>
    faultsOfCountries(
      { countries: [{ ...italy, ...change }], languages: languages.filter(({ language }) => language === 'it') },
      places,
      TODAY,
    )

  it('says nothing of Italy as it is', () => expect(said({})).toEqual([]))
  it.each([
    [{ code: 'XX' }, /XX: not in data\/countries.json/],
    [{ phrases: ['it', 'xx'] }, /IT: no data\/phrases\/xx.json/],
    [{ phrases: [] }, /it: spoken in no country/],
    [{ checkedAt: '2100-01-01' }, /IT: checked in the future/],
  ])('says what is wrong with %j', (change, fault) => expect(said(change).join('\n')).toMatch(fault))
  it('misses the facts of a country with a destination', () =>
    expect(said({}, [{ countryCode: 'FR' }])).toEqual(['FR: has destinations, but no data/countries/fr.json']))
})
