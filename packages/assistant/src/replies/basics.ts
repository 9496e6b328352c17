import { kmBetween } from '@waymark/atlas/distance'
import { findCity } from '@waymark/atlas/find-city'
import { countryFacts } from '@waymark/atlas/tables'
import { listed } from '@waymark/domain/wording'
import { capitalised, inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { localTips } from '../local-tips.ts'
import { partOfTheWorld } from '../part-of-the-world.ts'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'
import type { Subject } from '../subject.ts'
import { about } from './about.ts'

const WHICH: Reply = {
  lines: ['Which place do you mean? Name a city or a country.'],
  ask: ['Where is Luang Prabang?', 'What is the capital of Australia?', 'Calling code of Japan'],
}

function whereItLies({ scope, name, city, country }: Subject): string {
  const there = inSentence(country.name)
  // Singapore is both.
  if (scope === 'country' || name === country.name) return `${capitalised(name)} lies in ${partOfTheWorld(country)}.`
  const capital = findCity(`${country.capital}, ${country.name}`)
  const km = capital && capital.name !== city.name ? Math.round(kmBetween(city, capital) / 10) * 10 : 0
  const region = city.region !== undefined && city.region !== name ? `${city.region}, ` : ''
  return `${capitalised(name)} lies in ${region}${there}${km > 0 ? `, about ${km.toLocaleString('en-US')} km from the capital ${country.capital} as the crow flies` : ''}.`
}

/** Location, capital and population. */
export function basics(asked: Asked): Reply {
  const { subject, words } = asked
  if (!subject) return WHICH
  const { scope, name, city, country } = subject
  if (scope === 'sight') return about(asked)
  const population = /\bpopulation\b|\bhow (?:many people|big)\b/.test(words)
  const people = Number(city.population.toPrecision(2)).toLocaleString('en-US')
  return {
    lines: [
      takenFromTrip(asked),
      ...(population
        ? [
            scope === 'city' && city.area === undefined && city.population > 0 && city.name !== country.name
              ? `By my table of cities about ${people} people live in ${name}; with or without suburbs that differs a lot.`
              : `I do not know how many people live in ${name}.`,
          ]
        : []),
      /\bcapital\b/.test(words) ? `The capital of ${inSentence(country.name)} is ${country.capital}.` : '',
      whereItLies(subject),
    ].filter((line) => line !== ''),
    next: ['places', 'way-there', 'season', 'plan'],
  }
}

export function callingCode(asked: Asked): Reply {
  const { subject } = asked
  if (!subject) return WHICH
  const there = inSentence(subject.country.name)
  const code = countryFacts(subject.country.code)?.callingCode
  return {
    lines: [
      takenFromTrip(asked),
      code === undefined ? `I do not know the calling code of ${there}.` : `The calling code of ${there} is ${code}.`,
      'What calls and data cost there, your own provider knows.',
    ].filter((line) => line !== ''),
    next: ['emergency', 'plugs', 'money', 'language'],
  }
}

const DRESS = /\b(?:dress|cover\w*|shoulders?|knees?|scar(?:f|ves)|modest\w*|shoes|hair)\b/i

/** How to dress at a sight or in a place. */
export function dress(asked: Asked): Reply {
  const { subject } = asked
  const own = [
    ...(subject?.landmark?.tips ?? []),
    ...(subject?.sight ? [subject.sight.about] : []),
    ...(subject ? localTips(subject) : []),
  ].filter((tip) => DRESS.test(tip))
  return {
    lines: [
      takenFromTrip(asked),
      ...(own.length > 0 && subject
        ? [`What my guide says about ${subject.name}:`, ...own.map(bullet)]
        : [
            `I do not know the rules of dress ${subject ? `of ${subject.name}` : 'of a place that you have not named'}.`,
          ]),
      `In churches, mosques and temples ${listed(['cover shoulders and knees', 'take off your hat or your shoes as the others do', 'carry a scarf'])}; its own page or the people at the door say what else is asked.`,
    ].filter((line) => line !== ''),
    ...(subject
      ? { next: ['packing', 'tips', 'weather', 'places'] }
      : { ask: ['What to pack for Marrakesh', 'Tips for Bangkok', 'What to pack for Rome'] }),
  }
}
