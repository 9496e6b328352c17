import { createRequire } from 'node:module'
import { z } from '@waymark/contract/zod'
import { nameKey } from '@waymark/domain/name-key'

const require = createRequire(import.meta.url)

const Name = z.object({ common: z.string(), official: z.string() })
const source = z
  .array(
    z.object({
      cca2: z.string(),
      cca3: z.string(),
      name: z.object({ ...Name.shape, native: z.record(z.string(), Name) }),
      capital: z.array(z.string()),
      altSpellings: z.array(z.string()),
      currencies: z.record(z.string(), z.object({ name: z.string() })),
      languages: z.record(z.string(), z.string()),
      translations: z.record(z.string(), Name),
      region: z.string(),
      subregion: z.string(),
    }),
  )
  .parse(require('world-countries'))

/**
 * Current currency (ISO 4217) where the package has several, none or a former one. Bulgaria: Council Decision (EU)
 * 2025/1407, euro from 2026-01-01.
 */
const CURRENCY_NOW: Readonly<Record<string, { code: string; name: string }>> = {
  BG: { code: 'EUR', name: 'Euro' },
  CK: { code: 'NZD', name: 'New Zealand dollar' },
  CU: { code: 'CUP', name: 'Cuban peso' },
  CW: { code: 'XCG', name: 'Caribbean guilder' },
  EH: { code: 'MAD', name: 'Moroccan dirham' },
  FM: { code: 'USD', name: 'United States dollar' },
  PS: { code: 'ILS', name: 'Israeli new shekel' },
  SL: { code: 'SLE', name: 'Sierra Leonean leone' },
  SX: { code: 'XCG', name: 'Caribbean guilder' },
  ZW: { code: 'USD', name: 'United States dollar' },
}

/** Older and short names that the package lacks. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  TR: ['Turkey'],
  KR: ['Korea'],
  US: ['America'],
  BA: ['Bosnia'],
}

/** Languages in which country names are recognised, besides English and the country's own. */
const TRANSLATIONS = ['deu', 'fra', 'spa', 'ita', 'por', 'nld', 'jpn', 'rus', 'zho', 'kor']

/** Country records by code. `names` are the other spellings. */
export function buildCountries() {
  return source
    .map((country) => {
      const [currencyCode, currency] = Object.entries(country.currencies)[0] ?? []
      const spellings = [
        ...(ALSO_CALLED[country.cca2] ?? []),
        country.name.official,
        country.cca3,
        ...country.altSpellings.filter((spelling) => spelling.length > 2 || spelling === 'UK'),
        ...Object.values(country.name.native).map((native) => native.common),
        ...TRANSLATIONS.flatMap((language) => country.translations[language]?.common ?? []),
      ]
      const names = [...new Map(spellings.map((spelling) => [nameKey(spelling), spelling])).values()]
      return {
        code: country.cca2,
        name: country.name.common,
        names: names.filter((name) => nameKey(name) !== nameKey(country.name.common)),
        capital: country.capital[0] ?? '',
        currency: CURRENCY_NOW[country.cca2] ?? { code: currencyCode ?? '', name: currency?.name ?? '' },
        languages: Object.values(country.languages),
        region: country.region,
        subregion: country.subregion,
      }
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
