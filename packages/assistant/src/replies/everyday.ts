import type { CountryFacts } from '@waymark/atlas/country-facts'
import { countryFacts } from '@waymark/atlas/tables'
import { inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { bullet, linesOf, type Reply, takenFromTrip } from '../reply.ts'

const askPlace = (what: string, ask: readonly string[]): Reply => ({
  lines: [`For which country? Name it or a city, and I tell you ${what}.`],
  ask,
})

/** A fact about the country, or that it is not recorded. */
function ofCountry(
  asked: Asked,
  what: string,
  tell: (facts: CountryFacts, country: string) => readonly (string | undefined)[],
): string[] {
  const { subject } = asked
  if (!subject) return []
  const country = inSentence(subject.country.name)
  const facts = countryFacts(subject.country.code)
  return linesOf([
    takenFromTrip(asked),
    ...(facts ? tell(facts, country) : [`I do not know ${what} of ${country}. Your host or the tourist office does.`]),
  ])
}

const WATER = {
  safe: (country: string) => `Yes: tap water in ${country} is safe to drink.`,
  mostly: (country: string) =>
    `Mostly: tap water in ${country} is treated and drunk in many places, but not everywhere; ask where you stay, and take bottled water when in doubt.`,
  not: (country: string) =>
    `No: tap water in ${country} is not safe to drink for visitors. Take sealed bottles or filter it, also for brushing teeth, and be careful with ice.`,
} as const

export function tapWater(asked: Asked): Reply {
  if (!asked.subject)
    return askPlace('whether tap water is drunk there', [
      'Tap water in Italy',
      'Tap water in Mexico',
      'Tap water in Japan',
    ])
  return {
    lines: ofCountry(asked, 'the tap water', ({ tapWater: { is, note } }, country) => [WATER[is](country), note]),
    next: ['health', 'food', 'plugs', 'tipping'],
  }
}

export function emergency(asked: Asked): Reply {
  if (!asked.subject)
    return askPlace('whom to call in an emergency', [
      'Emergency number in Spain',
      'Emergency number in Japan',
      'Emergency number in Thailand',
    ])
  return {
    lines: ofCountry(asked, 'the emergency numbers', ({ emergency: numbers }, country) => {
      if (!numbers)
        return [
          `I do not know the emergency numbers of ${country}: ask where you stay. On a mobile phone 112 often works.`,
        ]
      const { general, police, ambulance, fire, others = [] } = numbers
      const services = [
        ['Police', police],
        ['Ambulance', ambulance],
        ['Fire', fire],
      ] as const
      const separate = services.filter(([, number]) => number !== undefined && number !== general)
      const unknown = general === undefined ? services.filter(([, number]) => number === undefined) : []
      return [
        general === undefined
          ? `Emergency numbers in ${country}:`
          : `In an emergency in ${country} call ${general}: police, ambulance and fire.`,
        ...separate.map(([service, number]) => bullet(`${service}: ${number}`)),
        ...unknown.map(([service]) => bullet(`${service}: I do not know the number`)),
        ...others.map(({ for: what, number }) => bullet(`${what.charAt(0).toUpperCase()}${what.slice(1)}: ${number}`)),
        'On a mobile phone 112 works in most of the world.',
      ]
    }),
    next: ['health', 'safety', 'tap-water'],
  }
}

/** Somebody who has lost a passport or a wallet needs numbers and the next step, not entry rules. */
export function lost(asked: Asked): Reply {
  const numbers = asked.subject ? emergency(asked).lines : []
  return {
    lines: [
      'What helps now:',
      bullet(
        'Report it to the police and keep the paper that they give you: the embassy and your insurance ask for it.',
      ),
      bullet(
        'A passport: your own embassy or consulate there gives papers for the way home; bring a copy or a photo of the old one.',
      ),
      bullet('Cards and phone: have them blocked by your bank and your provider, from any phone.'),
      bullet('Luggage that did not arrive: report it at the desk of the airline before you leave the airport.'),
      ...numbers,
    ],
    next: ['emergency', 'safety'],
  }
}

export function driving(asked: Asked): Reply {
  if (!asked.subject)
    return askPlace('on which side one drives', [
      'Which side do they drive on in Japan?',
      'Which side do they drive on in Malta?',
    ])
  return {
    lines: ofCountry(asked, 'the rules of the road', ({ drivesOn }, country) => [
      `In ${country} people drive on the ${drivesOn}.`,
      'I do not know its traffic rules: ask the car hire, and whether you need an international driving permit.',
    ]),
    next: ['way-around', 'emergency', 'costs'],
  }
}
