import { citySubject, placeNamed } from '@waymark/assistant/place-named'
import { destinationsAt } from '@waymark/assistant/local-tips'
import { nameOfMonth } from '@waymark/assistant/months'
import { monthRanges, pleasantMonths, yearAt } from '@waymark/assistant/pleasant-months'
import { firstSentence, landmarksAt } from '@waymark/assistant/sights'
import { findCity } from '@waymark/atlas/find-city'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'

const UNKNOWN = { error: 'The atlas does not know it. Do not invent facts about it.' }

const SIGHTS = 12

/** Facts of the atlas about a place. They are our own texts and need no marking as untrusted. */
export function placeFacts(name: string): object {
  const found = findCity(name)
  const subject = placeNamed(name, { isCapitalised: true, isExpected: true }) ?? (found && citySubject(found))
  if (!subject) return UNKNOWN
  const { city, country } = subject
  const year = yearAt(city)
  return {
    name: subject.name,
    country: country.name,
    capital: country.capital,
    money: country.currency,
    languages: country.languages,
    timeZone: city.timeZone,
    climateOf: city.name,
    mostPleasantMonths: monthRanges(pleasantMonths(year).map(({ month }) => month)),
    climate: year.map(
      ({ month, lowC, highC, wetDays }) =>
        `${nameOfMonth(month)} ${lowC} to ${highC} °C, ${Math.round(wetDays * 30)} wet days`,
    ),
    cities: destinationsAt(subject).slice(0, 5).map(({ city: known, about, places, food, areas, tips, prices }) => ({
      city: known,
      about,
      sights: places.slice(0, SIGHTS).map(({ name: sight, kind, about: what }) => `${sight} (${kind}): ${firstSentence(what)}`),
      food: [...food.lunch, ...food.dinner],
      areas,
      tips,
      dollarsANight: { simple: prices.night.simple / 100, middle: prices.night.middle / 100, luxury: prices.night.luxury / 100 },
    })), // prettier-ignore
    landmarks: landmarksAt(subject)
      .slice(0, SIGHTS)
      .map(({ name: landmark, kind }) => `${landmark} (${kind})`),
  }
}

export function landmarkFacts(name: string): object {
  const landmark = landmarkNamed(name)
  if (!landmark) return UNKNOWN
  const { name: known, localName, kind, address, whatToSee, history, tips, bestTime } = landmark
  return { name: known, localName, kind, address, whatToSee, history, tips, bestTime }
}
