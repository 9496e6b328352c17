import { nameKey } from '@waymark/domain/name-key'
import { z } from '@waymark/contract/zod'
import { cityIndex } from '../src/city-index.ts'
import { countryCodeAt } from '../src/city-table.ts'
import { COUNTRIES } from '../src/countries.ts'
import { checked } from '../src/place.ts'
import { readJson } from './content.ts'

const Code = z.string().check(z.regex(/^[A-Z]{2}$/))
const Name = z.string().check(z.minLength(1), z.maxLength(60))
const Lat = z.number().check(z.gte(-90), z.lte(90))
const Lng = z.number().check(z.gte(-180), z.lte(180))
const quarterly = (least: number, most: number) => {
  const value = z.number().check(z.gte(least), z.lte(most))
  return z.tuple([value, value, value, value])
}
const Cents = z.int().check(z.gte(0), z.lte(100_000))
const perStyle = z.strictObject({ simple: Cents, middle: Cents, luxury: Cents })
const NamesByCountry = z.record(Code, z.record(Name, z.array(Name).check(z.minLength(1))))

/** Small tables with one file each; documented where they are read. */
const TABLES = {
  'area-names': z.strictObject({
    countryNames: z.record(Code, z.array(Name).check(z.minLength(1))),
    areaNames: z.record(Name, z.array(Name)),
    townNames: z.record(Name, z.array(Name)),
    airports: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), Name),
    counties: z.record(Code, z.record(Name, z.tuple([Lat, Lng, z.int().check(z.gte(5), z.lte(150))]))),
    ...checked,
  }),
  'city-names': z.strictObject({
    otherNames: NamesByCountry,
    areas: NamesByCountry,
    gateways: z.record(Code, Name),
    bestKnown: z.record(Code, z.array(Name)),
    ...checked,
  }),
  climate: z.strictObject({
    stations: z.array(
      z.tuple([
        Name,
        Lat,
        Lng,
        z.enum(['sea', 'inland', 'highland']),
        quarterly(-95, 55),
        quarterly(-95, 55),
        quarterly(0, 31),
      ]),
    ),
    ...checked,
  }),
  sockets: z.strictObject({
    sockets: z.record(z.string().check(z.regex(/^[A-O]+$/)), z.array(Code)),
    ...checked,
  }),
  health: z.strictObject({
    malaria: z.array(Code),
    yellowFever: z.array(Code),
    highUp: z.array(z.strictObject({ name: Name, lat: Lat, lng: Lng })),
    ...checked,
  }),
  rates: z.strictObject({
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    perDollar: z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive())),
    ...checked,
  }),
  'price-levels': z.strictObject({
    levels: z.record(
      z.string(),
      z.strictObject({
        prices: z.strictObject({ night: perStyle, meal: perStyle, transportDay: Cents }),
        subregions: z.array(z.string()),
        countries: z.array(Code),
      }),
    ),
    ...checked,
  }),
}

export type Tables = { readonly [Name in keyof typeof TABLES]: z.infer<(typeof TABLES)[Name]> }

/** The tables, or the faults in their shape. */
export function readTables(): { readonly tables?: Tables; readonly faults: readonly string[] } {
  const faults: string[] = []
  const tables = Object.fromEntries(
    Object.entries(TABLES).map(([name, schema]) => [name, readJson<unknown>(`${name}.json`, schema, faults)]),
  )
  return faults.length > 0 ? { faults } : { tables: tables as Tables, faults }
}

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

/** Faults in the tables beyond their shape. */
export function faultsOfTables(tables: Tables, today: string): string[] {
  const { 'area-names': areas, 'city-names': names, climate, sockets, health, 'price-levels': prices } = tables
  const codes = new Set(COUNTRIES.map(({ code }) => code))
  const subregions = new Set(COUNTRIES.map(({ subregion }) => subregion))
  const levels = Object.values(prices.levels)
  const socketCountries = Object.values(sockets.sockets).flat()

  const rowsNamed = (city: string) => cityIndex().rowsByName.get(nameKey(city)) ?? []
  const cities = [
    ...[names.otherNames, names.areas].flatMap((byCountry) =>
      Object.entries(byCountry).flatMap(([code, byCity]) => Object.keys(byCity).map((city) => ({ code, city }))),
    ),
    ...Object.entries(names.gateways).map(([code, city]) => ({ code, city })),
    ...Object.entries(names.bestKnown).flatMap(([code, cities]) => cities.map((city) => ({ code, city }))),
  ]
  const unknownCodes = (file: string, used: readonly string[]) =>
    used
      .filter((code) => !codes.has(code))
      .map((code) => `data/${file}.json: ${code} is in no row of data/countries.json`)

  return [
    ...cities
      .filter(({ code, city }) => !rowsNamed(city).some((row) => countryCodeAt(row) === code))
      .map(({ code, city }) => `data/city-names.json: ${city}, ${code}, is no city of data/cities.json`),
    ...twice(
      [names.otherNames, names.areas]
        .flatMap((byCountry) => Object.values(byCountry))
        .flatMap((byCity) => Object.values(byCity).flat().map(nameKey)),
    ).map((key) => `data/city-names.json: ${key} leads to two cities`),
    ...twice(
      [areas.countryNames, areas.areaNames, areas.townNames]
        .flatMap((names) => Object.entries(names))
        .flatMap(([english, other]) => [english, ...other].map(nameKey)),
    ).map((key) => `data/area-names.json: ${key} leads to two places`),
    ...twice(climate.stations.map(([name]) => name)).map((name) => `data/climate.json: ${name} stands there twice`),
    ...climate.stations
      .filter(([, , , , highs, lows]) => highs.some((high, quarter) => high < (lows[quarter] ?? 0)))
      .map(([name]) => `data/climate.json: ${name} is colder by day than by night`),
    ...twice(socketCountries).map((code) => `data/sockets.json: ${code} stands there twice`),
    ...unknownCodes('area-names', Object.keys(areas.countryNames)),
    ...unknownCodes('sockets', socketCountries),
    ...unknownCodes('health', [...health.malaria, ...health.yellowFever]),
    ...twice(levels.flatMap(({ countries }) => countries)).map(
      (code) => `data/price-levels.json: ${code} has two levels`,
    ),
    ...unknownCodes(
      'price-levels',
      levels.flatMap(({ countries }) => countries),
    ),
    ...levels
      .flatMap((level) => level.subregions)
      .filter((subregion) => !subregions.has(subregion))
      .map((subregion) => `data/price-levels.json: ${subregion} is no subregion of data/countries.json`),
    ...Object.entries(tables)
      .filter(([, { checkedAt }]) => checkedAt > today)
      .map(([name, { checkedAt }]) => `data/${name}.json: checked in the future, ${checkedAt}`),
  ]
}
