import { countryFacts } from '@waymark/atlas/tables'
import { regionTags } from '@waymark/planner/packing/region-tags'
import { capitalised, inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { localTips } from '../local-tips.ts'
import { bullet, linesOf, openScreen, type Reply, takenFromTrip } from '../reply.ts'

// Entry, safety and health rules change and depend on the person. The guide says where they are published, never what
// they are.

export function visa(asked: Asked): Reply {
  const { subject, home } = asked
  const there = subject && inSentence(subject.country.name)
  const isDomestic = home && subject && home.country.code === subject.country.code
  return {
    lines: linesOf([
      takenFromTrip(asked),
      there === undefined
        ? 'Whether you need a visa depends on your passport, where you go, how long you stay and what you do there. I do not know the rules of today and will not guess them.'
        : `Whether you need a visa or an entry permit for ${there} depends on your passport, the length of your stay and its purpose. I do not know the rules of today and will not guess them.`,
      isDomestic === true &&
        `Setting out from ${home.name} you stay within the country, but check what your carrier asks for.`,
      'Check the official source before you book:',
      bullet(
        there === undefined
          ? 'the foreign ministry or the nearest embassy of the country you visit'
          : `the government or the nearest embassy of ${there}`,
      ),
      bullet('the travel advice of your own foreign ministry'),
      bullet('your airline, also for every country that you change planes in'),
      'While you are at it: many countries want a passport that is valid for months after the trip, with empty pages, and a ticket out. Keep copies in your Vault.',
    ]),
    actions: [openScreen('vault')],
    ...(subject
      ? { next: ['safety', 'money', 'packing', 'season'] }
      : { ask: ['Visa for Japan', 'Visa for Brazil', 'Visa for Kenya'] }),
  }
}

export function safety(asked: Asked): Reply {
  const { subject } = asked
  const { general, police, ambulance } = (subject && countryFacts(subject.country.code)?.emergency) ?? {}
  const numbers = [
    ...(police === undefined ? [] : [`police ${police}`]),
    ...(ambulance === undefined ? [] : [`ambulance ${ambulance}`]),
  ]
  const tips = subject
    ? localTips(
        subject,
        /pocket|scam|careful|theft|thie(?:f|ves)|robb|snatch|touts?\b|rip tide|currents?\b|overcharg|unlit|after dark/i,
      )
    : []
  return {
    lines: linesOf([
      takenFromTrip(asked),
      `How safe ${subject ? `${subject.name} is` : 'a place is'} can change from one week to the next, and I have no news. Check the official source: the travel advice of your own foreign ministry, shortly before you book and again before you leave.`,
      ...(tips.length > 0 && subject ? [`What my guide says about ${subject.name}:`, ...tips.map(bullet)] : []),
      'What helps everywhere:',
      bullet('Carry only what you need for the day, and keep a copy of your documents elsewhere.'),
      bullet(
        general === undefined && numbers.length > 0
          ? `Emergency numbers: ${numbers.join(', ')}. Have where you stay on paper.`
          : general === undefined
            ? 'Note the local emergency number when you arrive, and where you stay on paper.'
            : `Call ${general} in an emergency, and have where you stay on paper.`,
      ),
      bullet('Use licensed taxis or the app of a known company, above all at night.'),
    ]),
    actions: [openScreen('vault')],
    ...(subject
      ? { next: ['health', 'visa', 'way-around', 'tips'] }
      : { ask: ['Is Mexico City safe?', 'Is Cairo safe?', 'What can you do?'] }),
  }
}

const ZONES: Readonly<Partial<Record<string, (place: string) => string>>> = {
  highAltitude: (place) =>
    `${place} lies so high that many feel the thin air: take the first two days slowly, drink enough, and ask the doctor about it.`,
  malaria: (place) =>
    `In at least a part of ${place} there is malaria: ask about tablets, and protect yourself from mosquitoes.`,
  yellowFever: (place) =>
    `There is a risk of yellow fever in at least a part of ${place}: ask about the vaccination and its certificate.`,
}

function zonesOf({ subject, today }: Asked): string[] {
  if (!subject) return []
  const { city, country, scope, name } = subject
  return regionTags(city, today, today).flatMap((tag) => {
    const isHigh = tag === 'highAltitude'
    if (isHigh && scope === 'country') return []
    return ZONES[tag]?.(isHigh ? capitalised(name) : inSentence(country.name)) ?? []
  })
}

export function health(asked: Asked): Reply {
  const { subject } = asked
  return {
    lines: linesOf([
      takenFromTrip(asked),
      `Which vaccinations and medicines you need${subject ? ` for ${subject.name}` : ''} is a question for a doctor or a travel clinic, some six weeks before you leave. I do not give medical advice. Check the official source: the health authority of your country and the travel advice of your foreign ministry.`,
      ...zonesOf(asked).map(bullet),
      'Good to settle before you go:',
      bullet('Travel insurance that pays for treatment abroad and the way home.'),
      bullet('Your own medicines in hand luggage, in their packages, with the prescription.'),
    ]),
    actions: [openScreen('vault')],
    ...(subject
      ? { next: ['visa', 'safety', 'packing'] }
      : { ask: ['Vaccinations for Kenya', 'What should I pack for Thailand?'] }),
  }
}
