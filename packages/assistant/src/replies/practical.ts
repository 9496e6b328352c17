import { clockOf } from '@waymark/domain/stop-times'
import { needsAdapter, socketsIn } from '@waymark/planner/packing/plug-types'
import { converted, RATES_DATE } from '@waymark/atlas/exchange-rates'
import { countryFacts } from '@waymark/atlas/tables'
import { listed } from '@waymark/domain/wording'
import { groupedDigits, inSentence } from '@waymark/planner/wording'
import { spokenHours, timeDifference } from '@waymark/planner/time-difference'
import type { Asked } from '../asked.ts'
import { localTips } from '../local-tips.ts'
import { bullet, linesOf, openScreen, type Reply, takenFromTrip } from '../reply.ts'
import { ASKS_FOR_CLOCK_CHANGE, clockChanges } from './clock-changes.ts'
import type { Subject } from '../subject.ts'

const askPlace = (what: string, ask: readonly string[]): Reply => ({
  lines: [`For which place? Name a city or a country, and I tell you ${what}.`],
  ask,
})

/** Currencies by the words for them; they take precedence over those of named places. */
const CURRENCY_WORDS: readonly (readonly [code: string, words: RegExp])[] = [
  ['EUR', /\beuros?\b|€/],
  ['GBP', /\bpounds?\b|£/],
  ['JPY', /\byen\b|¥/],
  ['CHF', /\bswiss francs?\b/],
  ['USD', /\bdollars?\b|\$/],
]
const RATE_OF = 100
const MOST = 1e9
const shownAmount = (amount: number): string => (amount >= 1000 ? groupedDigits(Math.round(amount)) : String(amount))

/** Converts an amount: between the named currencies, else from home's (dollars if unknown) to the place's. */
function rateLine({ words, subject, home }: Asked): string | undefined {
  const named = CURRENCY_WORDS.flatMap(([code, sign]) => {
    const at = words.search(sign)
    return at < 0 ? [] : [{ code, at }]
  }).toSorted((a, b) => a.at - b.at)
  // Without a currency, a number may be a year or a number of people.
  const said = named.length > 0 ? /\b\d+(?:,\d{3})*(?:\.\d+)?\b/.exec(words)?.[0].replaceAll(',', '') : undefined
  const amount = Math.min(MOST, Number(said ?? RATE_OF))
  // "How many dollars is 100 euros?" asks for the first currency, "how much is 100 dollars in euros?" for the last.
  const asksForFirst = /\bhow (?:many|much) (?!(?:is|are|do|does|would|will|can|for)\b)/.test(words)
  const [first, second] = asksForFirst ? named.toReversed() : named
  const there = subject?.country.currency.code
  const from = first?.code ?? (home?.country.currency.code || 'USD')
  const to = second?.code ?? there
  const value = to === undefined || to === from ? undefined : converted(amount, from, to)
  return value === undefined
    ? undefined
    : `${shownAmount(amount)} ${from} are about ${shownAmount(value)} ${to} by the rates of ${RATES_DATE}.`
}

export function money(asked: Asked): Reply {
  const { subject, home } = asked
  const rate = subject ? undefined : rateLine(asked)
  if (rate !== undefined)
    return { lines: [rate, "Look today's rate up at your bank: it takes its share of each exchange."], next: ['costs'] }
  if (!subject) return askPlace('its currency', ['Currency in Japan', 'Currency in Switzerland', 'Currency in Brazil'])
  const { currency, name } = subject.country
  const isSame = home && home.country.code !== subject.country.code && home.country.currency.code === currency.code
  return {
    lines: linesOf([
      takenFromTrip(asked),
      currency.code === ''
        ? `${inSentence(name)} has no currency of its own in my tables.`
        : `In ${inSentence(name)} you pay in ${currency.name} (${currency.code}).`,
      isSame === true ? `That is the same currency as in ${inSentence(home.country.name)}.` : undefined,
      /\b(?:cards?|contactless|(?:apple|google) pay)\b/.test(asked.words)
        ? 'I do not know how widely cards are taken there: carry two of different banks, and cash for markets, small kitchens and tips.'
        : undefined,
      /\b(?:fees?|charge)\b/.test(asked.words) ? 'I do not know what its bank machines charge.' : undefined,
      rateLine(asked),
      "Look today's rate up at your bank, and ask what it charges abroad. Cash from bank machines is usually better than from exchange booths; when a machine offers to charge you in your own currency, refuse.",
      ...localTips(subject, /\bcash|\bcard|\bpay/i).map(bullet),
    ]),
    next: ['costs', 'tipping', 'visa', 'language'],
  }
}

export function tipping(asked: Asked): Reply {
  const { subject } = asked
  if (!subject) return askPlace('what is usual there', ['Tipping in Lisbon', 'Tipping in Tokyo', 'Tipping in New York'])
  const custom = countryFacts(subject.country.code)?.tipping
  const tips = localTips(subject, /\btip(?:s|ping|ped)?\b|service charge|gratuit/i)
  return {
    lines: linesOf([
      takenFromTrip(asked),
      custom === undefined
        ? `I do not know what is usual in ${inSentence(subject.country.name)}. Look at the bill first: where a service charge is on it, nothing more is expected. Otherwise ask your host.`
        : `Tipping in ${inSentence(subject.country.name)}: ${custom}`,
      ...tips.map(bullet),
    ]),
    next: ['money', 'food', 'costs'],
  }
}

export function language(asked: Asked): Reply {
  const { subject } = asked
  if (!subject)
    return askPlace('what is spoken there', ['Language in Morocco', 'Language in Belgium', 'Language in Vietnam'])
  const { languages, name } = subject.country
  return {
    lines: linesOf([
      takenFromTrip(asked),
      languages.length === 0
        ? `My tables name no official language of ${inSentence(name)}.`
        : `${languages.length === 1 ? 'The official language' : 'The official languages'} of ${inSentence(name)}: ${listed(languages)}.`,
      /\benglish\b/.test(asked.words) && !languages.includes('English')
        ? 'I do not know how many people there speak English; in hotels and at sights somebody mostly does.'
        : undefined,
      'Learn to greet, to thank, to ask for the bill and to count to ten; a translation app with the language saved for offline use does the rest.',
    ]),
    next: ['money', 'food', 'visa', 'tips'],
  }
}

export function plugs(asked: Asked): Reply {
  const { subject, home } = asked
  if (!subject)
    return askPlace('which sockets it has', ['Plugs in the United Kingdom', 'Plugs in Japan', 'Plugs in Italy'])
  const { code, name } = subject.country
  const types = socketsIn(code)?.split('')
  const electricity = countryFacts(code)?.electricity
  const isAbroad = home && home.country.code !== code
  return {
    lines: linesOf([
      takenFromTrip(asked),
      types
        ? `Sockets in ${inSentence(name)} are of type ${listed(types)}${electricity ? `, with ${electricity.volts.join(' or ')} volts at ${electricity.hertz.join(' or ')} hertz` : ''}.`
        : `My tables do not know the sockets of ${inSentence(name)}: a world adapter is the safe choice.`,
      types && isAbroad
        ? needsAdapter(home.country.code, code)
          ? `With plugs from ${inSentence(home.country.name)} take an adapter.`
          : `Plugs from ${inSentence(home.country.name)} usually fit.`
        : undefined,
      'Chargers for phones and laptops take any usual voltage; for hair dryers and the like read what is printed on them.',
    ]),
    actions: [openScreen('packingAssistant')],
    next: ['packing', 'money', 'clock'],
  }
}

const clockAt = (zone: string, now: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' })
    .format(new Date(now))
    .replaceAll('\u202f', ' ')

function offsetOf(zone: string, day: string): string {
  const minutes = timeDifference('UTC', zone, day)
  if (minutes === 0) return 'UTC'
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** For a country with several time zones, the time is that of its main city. */
const clockName = ({ scope, name, city }: Subject): string => (scope === 'city' ? name : city.name)

const TIME_OF_DAY = /\b(?:(noon|midnight)|(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b|(\d{1,2}):(\d\d))/

/** "Noon in Paris": the time of day in minutes after midnight, and the text after it. */
function timeNamed(words: string): { readonly minutes: number; readonly behind: string } | undefined {
  const found = TIME_OF_DAY.exec(words)
  if (!found) return undefined
  const [whole, word, hour, minute = '0', half, hour24, minute24 = '0'] = found
  const behind = words.slice(found.index + whole.length)
  if (word !== undefined) return { minutes: word === 'noon' ? 720 : 0, behind }
  const hours = hour24 === undefined ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour24)
  const minutes = hours * 60 + Number(hour24 === undefined ? minute : minute24)
  return minutes < 1440 ? { minutes, behind } : undefined
}

const written = (minutes: number): string => {
  const within = ((minutes % 1440) + 1440) % 1440
  return clockOf(within)
}

/** The local time there when it is the named time here. */
function convertedTime({ words }: Asked, from: Subject, to: Subject, day: string): string | undefined {
  const time = timeNamed(words)
  if (!time) return undefined
  const at = (place: Subject) => {
    const found = time.behind.indexOf(clockName(place).toLowerCase().split(' ')[0] ?? '')
    return found < 0 ? Infinity : found
  }
  const [here, there] = at(to) < at(from) ? [to, from] : [from, to]
  const minutes = time.minutes + timeDifference(here.city.timeZone, there.city.timeZone, day)
  const nextDay = minutes >= 1440 ? ' on the next day' : minutes < 0 ? ' on the day before' : ''
  return `When it is ${written(time.minutes)} in ${clockName(here)}, it is ${written(minutes)}${nextDay} in ${clockName(there)}.`
}

export function clock(asked: Asked): Reply {
  if (ASKS_FOR_CLOCK_CHANGE.test(asked.words)) return clockChanges(asked)
  const { subject, home, named, today, days, now } = asked
  const [first, second] = named
  const [from, to] = first && second ? [first, second] : [home, subject]
  if (!to)
    return askPlace('its time zone', ['What time is it in Tokyo?', 'Time difference between London and New York'])
  const day = days?.start ?? today
  const minutes = from && timeDifference(from.city.timeZone, to.city.timeZone, day)
  const isJetLag = minutes !== undefined && Math.abs(minutes) >= 300
  return {
    lines: linesOf([
      takenFromTrip(asked),
      from && convertedTime(asked, from, to, day),
      from && minutes !== undefined && clockName(from) !== clockName(to)
        ? minutes === 0
          ? `${clockName(to)} and ${clockName(from)} keep the same time${days ? ' on your dates' : ' today'}.`
          : `Clocks in ${clockName(to)} are ${spokenHours(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${clockName(from)}${days ? ' on your dates' : ' today'}.`
        : undefined,
      `${clockName(to)} keeps the time of ${to.city.timeZone.replaceAll('_', ' ')}, ${offsetOf(to.city.timeZone, day)}${days ? ' on your dates' : ' today'}. Right now it is ${clockAt(to.city.timeZone, now)} there.`,
      isJetLag
        ? 'Against jet lag: live by local time from the first day, get daylight, and keep the first evening easy.'
        : undefined,
    ]),
    next: ['way-there', 'weather', 'packing'],
  }
}
