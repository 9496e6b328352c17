import { formatWhole } from '@waymark/domain/prices'
import { landmarkNamed } from '@waymark/atlas/landmarks/landmark-named'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import { listed } from '@waymark/domain/wording'
import { inSentence } from '@waymark/planner/wording'
import type { AtlasPlace } from '@waymark/atlas/place'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { monthRanges, pleasantMonths, yearAt } from '../pleasant-months.ts'
import { partOfTheWorld } from '../part-of-the-world.ts'
import { bullet, openScreen, planTrip, type Reply } from '../reply.ts'
import { landmarksAt, placesWorthSeeing } from '../sights.ts'
import { isArea, type Subject } from '../subject.ts'

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

function aboutLandmark({ name, localName, kind, address, whatToSee, history, tips, bestTime }: Landmark): string[] {
  const called = localName === name ? name : `${name} (${localName})`
  return [
    `${called} is ${withArticle(kind)}: ${address}.`,
    `Look for ${listed(whatToSee)}.`,
    history,
    bullet(`Best time: ${bestTime}`),
    ...tips.map(bullet),
  ]
}

function aboutSight({ name, about, kind, stayMinutes, costCents, closed }: AtlasPlace, { city }: Subject): string[] {
  return [
    `${name}, ${city.name}: ${about}`,
    bullet(`Kind: ${kind}; allow about ${stayMinutes} minutes`),
    bullet(costCents === 0 ? 'Entry is free' : `Entry costs about ${formatWhole(costCents)}`),
    ...(closed.length > 0 ? [bullet(`Regularly closed: ${listed(closed)}`)] : []),
  ]
}

const bestMonths = ({ city }: Subject): string => monthRanges(pleasantMonths(yearAt(city)).map(({ month }) => month))

function aboutCountry(subject: Subject): string[] {
  const { country, name } = subject
  const cities = destinationsAt(subject)
    .slice(0, 6)
    .map(({ city }) => city)
  return [
    `${name.charAt(0).toUpperCase()}${name.slice(1)} lies in ${partOfTheWorld(country)}. Its capital is ${country.capital}.`,
    ...(country.currency.code === '' ? [] : [bullet(`Money: ${country.currency.name} (${country.currency.code})`)]),
    ...(country.languages.length > 0 ? [bullet(`Languages: ${listed(country.languages)}`)] : []),
    ...(cities.length > 0 ? [bullet(`Cities that I know well: ${listed(cities)}`)] : []),
    bullet(`Most pleasant around ${subject.city.name}: ${bestMonths(subject)}`),
  ]
}

function aboutCity(subject: Subject): string[] {
  const { name, city, country } = subject
  const [destination] = destinationsAt(subject)
  const near = landmarksAt(subject)
    .slice(0, 4)
    .map((landmark) => landmark.name)
  const size =
    city.population > 0
      ? `a place of about ${Number(city.population.toPrecision(2)).toLocaleString('en-US')} people`
      : 'a place'
  return [
    destination
      ? `${isArea(subject) ? `Of ${name} I know ${destination.city} best. ${destination.city}` : name}, ${country.name}: ${destination.about}`
      : isArea(subject)
        ? `${name} is in ${inSentence(country.name)}; ${city.name} is the town to stay in. My guide has no checked details on it.`
        : `${name} is ${size} in ${inSentence(country.name)}. My guide has no checked details on it.`,
    ...(destination
      ? [
          bullet(`To see: ${listed(placesWorthSeeing(destination, '', 4).map((place) => place.name))}`),
          bullet(`To eat: ${listed(destination.food.dinner.slice(0, 3))}`),
        ]
      : []),
    ...(destination || near.length === 0 ? [] : [bullet(`Well known nearby: ${listed(near)}`)]),
    bullet(`Most pleasant months: ${bestMonths(subject)}`),
    ...(country.currency.code === '' ? [] : [bullet(`Money: ${country.currency.name} (${country.currency.code})`)]),
  ]
}

export function about(asked: Asked): Reply {
  const { subject } = asked
  if (!subject)
    return {
      lines: ['Which place do you mean? Name a city, a country or a landmark.'],
      ask: ['Tell me about Kyoto', 'Tell me about Portugal', 'Tell me about the Eiffel Tower'],
    }
  const landmark = subject.landmark ?? landmarkNamed(subject.name)
  const plan = planTrip(asked)
  if (landmark)
    return {
      lines: aboutLandmark(landmark),
      actions: [plan, openScreen('scanDiscover')],
      next: ['places', 'hotels', 'season', 'food'],
    }
  const lines = subject.sight
    ? aboutSight(subject.sight, subject)
    : subject.scope === 'country'
      ? aboutCountry(subject)
      : aboutCity(subject)
  return { lines, actions: [plan], next: ['places', 'season', 'food', 'plan'] }
}
