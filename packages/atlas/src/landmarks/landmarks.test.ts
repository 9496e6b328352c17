import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CITY_COUNT, cityAt } from '../city-table.ts'
import { countryOf } from '../countries.ts'
import { kmBetween, type Point } from '../distance.ts'
import { nameKey } from '@waymark/domain/name-key'
import { LANDMARK_KINDS, type Landmark } from './landmark.ts'
import { LANDMARKS } from './landmarks.ts'

/** A lookup from 150 m away must find the right one of two. */
const MIN_SPACING_METERS = 330

/** As for the places of the atlas: smaller towns lie too near to borders. */
const MIN_POPULATION = 15_000

/** Landmarks whose nearest city lies in another country, and why that is right. */
const BORDERS: Readonly<Record<string, string>> = {
  'Charyn Canyon': 'Kazakhstan has only villages between the canyon and the Chinese border',
  Copán: 'a small town in Honduras, close to the cities of Guatemala',
  'Fitz Roy': 'on the border of Argentina with Chile',
  'Gate of the Sun': 'Tiwanaku is small, and Lake Titicaca belongs to Peru as well',
  'Gergeti Trinity Church': 'Georgian side of the Caucasus; Vladikavkaz is the nearest city',
  Grossglockner: 'Austrian Alps; only small towns in the valleys around',
  'Guaita Tower': 'San Marino has no large town of its own',
  'Horseshoe Falls': 'the river is the border, and both cities bear its name',
  'Maasai Mara': 'Kenyan side of a plain that goes on in Tanzania',
  'Maya Devi Temple': 'Lumbini in Nepal, 10 km from India',
  Múlafossur: 'the Faroe Islands have no large town',
  'North Cape': 'the Norwegian coast has only small towns',
  'Perito Moreno Glacier': 'El Calafate is small; the ice field is shared with Chile',
  'Plitvice Lakes': 'Croatian; Bihać in Bosnia is the nearest city',
  'Port Lockroy': 'nobody lives in Antarctica for good',
  'Postojna Cave': 'Slovenian Karst; Gorizia and Trieste are nearer than Ljubljana',
  'Predjama Castle': 'Slovenian Karst; Gorizia and Trieste are nearer than Ljubljana',
  'St Peter’s Basilica': 'Rome surrounds the Vatican',
  'Vaduz Castle': 'Liechtenstein has no large town',
  'Vatican Museums': 'Rome surrounds the Vatican',
}

/** The status of Jerusalem's Old City is disputed, so these addresses name the city alone. */
const WITHOUT_COUNTRY = ['Western Wall', 'Church of the Holy Sepulchre']

const KM_PER_DEGREE = 111

const cities = Array.from({ length: CITY_COUNT }, (_, row) => cityAt(row)).filter(
  ({ population }) => population >= MIN_POPULATION,
)

function nearestCity(point: Point) {
  let [best, bestKm] = [cities[0], Infinity]
  for (const city of cities) {
    if (Math.abs(city.lat - point.lat) * KM_PER_DEGREE > bestKm) continue
    const km = kmBetween(city, point)
    if (km < bestKm) [best, bestKm] = [city, km]
  }
  return best
}

const misfits = (fits: (landmark: Landmark) => boolean): string[] =>
  LANDMARKS.filter((landmark) => !fits(landmark)).map(({ name }) => name)

const isPhrase = (text: string, longest: number): boolean =>
  text === text.trim() && text.length >= 2 && text.length <= longest && !/[—|]|\s\s/.test(text)

const isSentences = (text: string, longest: number): boolean =>
  isPhrase(text, longest) && text.length >= 10 && /^[\p{Lu}\p{N}]/u.test(text) && /[.!?]$/.test(text)

describe('the table of landmarks', () => {
  it('holds every file of the folder', () => {
    const list = readFileSync(new URL('landmarks.ts', import.meta.url), 'utf8')
    const files = readdirSync(new URL('regions/', import.meta.url))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !list.includes(`'./regions/${file}'`))).toEqual([])
  })

  it('has at least 410 landmarks in 80 countries of every continent', () => {
    const regions = new Set(LANDMARKS.map(({ countryCode }) => countryOf(countryCode).region))
    expect(LANDMARKS.length).toBeGreaterThanOrEqual(410)
    expect(new Set(LANDMARKS.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(80)
    expect([...regions].toSorted()).toEqual(['Africa', 'Americas', 'Antarctic', 'Asia', 'Europe', 'Oceania'])
  })

  it('gives each name, English or local, to one landmark only', () => {
    const keys = ({ name, localName }: Landmark) => [name, localName].map((text) => nameKey(text).replace(/^the /, ''))
    const names = LANDMARKS.flatMap((landmark) => [...new Set(keys(landmark))])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('keeps any two landmarks apart', () => {
    const close = LANDMARKS.flatMap((a, at) =>
      LANDMARKS.slice(at + 1)
        .filter((b) => kmBetween(a, b) * 1000 < MIN_SPACING_METERS)
        .map((b) => `${a.name} and ${b.name}: ${Math.round(kmBetween(a, b) * 1000)} m`),
    )
    expect(close).toEqual([])
  })

  it('has each in the country of the nearest city', () => {
    const abroad = misfits((landmark) => nearestCity(landmark)?.countryCode === landmark.countryCode)
    expect(abroad.toSorted()).toEqual(Object.keys(BORDERS).toSorted())
  })

  it('has positions of four decimals and plausible sizes', () => {
    const isRounded = (degrees: number) => Number(degrees.toFixed(4)) === degrees
    expect(misfits(({ lat, lng }) => isRounded(lat) && isRounded(lng))).toEqual([])
    expect(misfits(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toEqual([])
    expect(misfits(({ radiusMeters: r }) => Number.isInteger(r) && r >= 50 && r <= 20_000)).toEqual([])
  })

  it('has addresses that end with the country', () => {
    expect(misfits(({ address }) => isPhrase(address, 100))).toEqual([])
    const withoutCountry = misfits(({ address, countryCode }) => address.endsWith(`, ${countryOf(countryCode).name}`))
    expect(withoutCountry).toEqual(WITHOUT_COUNTRY)
  })

  it('fills every text, none longer than the screen has room for', () => {
    expect(misfits(({ name, localName }) => isPhrase(name, 60) && isPhrase(localName, 60))).toEqual([])
    expect([...new Set(LANDMARKS.map(({ kind }) => kind))].toSorted()).toEqual([...LANDMARK_KINDS].toSorted())
    expect(misfits(({ history }) => isSentences(history, 260))).toEqual([])
    expect(misfits(({ tips }) => tips.length === 2 && tips.every((tip) => isSentences(tip, 130)))).toEqual([])
    expect(misfits(({ bestTime }) => isPhrase(bestTime, 60) && !bestTime.endsWith('.'))).toEqual([])
  })

  it('names three features of each as phrases that can be listed in a sentence', () => {
    const isFeature = (text: string) => isPhrase(text, 70) && !/[;!?]|[.,](?!\d)/.test(text)
    expect(misfits(({ whatToSee }) => whatToSee.length === 3 && whatToSee.every(isFeature))).toEqual([])
    expect(misfits(({ whatToSee }) => new Set(whatToSee).size === 3)).toEqual([])
  })
})
