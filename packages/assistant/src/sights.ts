import type { AtlasDestination, AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import type { Landmark } from '@waymark/atlas/landmarks/sight'
import { sightsNear } from '@waymark/atlas/landmarks/sights-near'
import { landmarksIn } from '@waymark/atlas/tables'
import { suitsTravellers } from '@waymark/planner/suits-travellers'
import { readWishes } from '@waymark/planner/wishes'
import type { Subject } from './subject.ts'

/** Kinds of places most people do not call a sight; listed only if asked for. */
const ONLY_WHEN_ASKED: ReadonlySet<PlaceKind> = new Set(['day trip', 'food', 'shopping', 'nightlife', 'activity'])
const NEAR_METERS = 60_000

export const usualPlaces = ({ places }: AtlasDestination): AtlasPlace[] =>
  places.filter(({ kind }) => !ONLY_WHEN_ASKED.has(kind))

/** Kinds that are indoors, unless a record says otherwise. */
const INDOORS: ReadonlySet<PlaceKind> = new Set(['museum', 'gallery', 'theatre', 'shopping', 'food'])
/** Kinds for children, unless a record says otherwise. */
const FOR_CHILDREN: ReadonlySet<PlaceKind> = new Set(['zoo or aquarium', 'park', 'activity', 'beach'])

type Fits = (place: AtlasPlace) => boolean

const isForRain: Fits = ({ kind, suitedFor }) => suitedFor?.rain ?? INDOORS.has(kind)
const isForChildren: Fits = ({ kind, name, suitedFor }) =>
  suitedFor?.children === 'best' ||
  (suitedFor?.children !== 'not' &&
    !/\b(?:cemetery|memorial|prison|war)\b/i.test(name) &&
    (FOR_CHILDREN.has(kind) ||
      /\b(?:science|natural history|toy|transport|railway|aquarium|zoo|technology|theme park|disney\S*|legoland)\b/i.test(
        name,
      )))
const OF_THE_EVENING: ReadonlySet<PlaceKind> = new Set(['nightlife', 'theatre'])
const isForEvening: Fits = ({ bestTime, kind }) => bestTime === 'evening' || OF_THE_EVENING.has(kind)
const FREE = /\b(?:free|cheap)\b/
const isFree: Fits = ({ costCents, kind }) => costCents === 0 && kind !== 'day trip'

export const ASKS_FOR_CHILDREN = /\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|family|families|year[- ]olds?)\b/

const ASKED_FOR: readonly (readonly [RegExp, string, Fits])[] = [
  [/\brain(?:s|y|ing)?\b|\bindoors?\b|\bbad weather\b|\bweather is bad\b/, 'good when it rains', isForRain],
  [ASKS_FOR_CHILDREN, 'good with children', isForChildren],
  [
    /\b(?:wheel ?chairs?|step[- ]free|accessible|barrier[- ]free|disab\w+|stroller|pram|buggy)\b/,
    'with few or no steps, going by what I know (ask each of them)',
    (place) =>
      suitsTravellers(
        { place, suitedFor: place.suitedFor, activity: '', about: place.about },
        readWishes('wheelchair'),
      ),
  ],
  [
    /\b(?:souvenirs?|gifts?|presents?|shopping|what to buy|(?:where|best place|good place)s? (?:to|can (?:i|we)|do (?:i|we)|should (?:i|we)) (?:buy|shop)(?! (?:tickets?|a (?:sim|ticket)|water|food|groceries)))\b/,
    'for shopping',
    ({ kind }) => kind === 'market' || kind === 'shopping',
  ],
  [
    /\b(?:evenings?|tonight|after dark|by night|at night|night ?time|after dinner)\b/,
    'good in the evening',
    isForEvening,
  ],
  [FREE, 'free of charge', isFree],
]

/** The conditions of a question, separately. */
export const partsAskedFor = (words: string): { readonly what: string; readonly fits: Fits }[] =>
  ASKED_FOR.filter(([pattern]) => pattern.test(words)).map(([, what, fits]) => ({ what, fits }))

/** What a question asks of places besides their kind: "good when it rains". */
export const askedFor = (words: string): { readonly what: readonly string[]; readonly fits: Fits } => {
  const asked = partsAskedFor(words)
  return { what: asked.map(({ what }) => what), fits: (place) => asked.every(({ fits }) => fits(place)) }
}

/**
 * Places of a destination for a question: those that meet its conditions and are of the kinds it names, else the
 * best-known ones.
 */
export function placesWorthSeeing(destination: AtlasDestination, words: string, count: number): AtlasPlace[] {
  const { what, fits } = askedFor(words)
  if (what.length > 0) {
    // "Free museums" asks for museums; "free things" for anything.
    const kinds = FREE.test(words) ? readWishes(words).wanted : new Set<string>()
    const suited = destination.places.filter(
      (place) => place.kind !== 'day trip' && fits(place) && (kinds.size === 0 || kinds.has(place.kind)),
    )
    return suited.slice(0, count)
  }
  const { wanted } = readWishes(words)
  const fitting = destination.places.filter(({ kind }) => wanted.has(kind))
  return (fitting.length > 0 ? fitting : usualPlaces(destination)).slice(0, count)
}

/** Whether the question names a kind of place that the destination has none of. */
export function lacksKind({ places }: AtlasDestination, words: string): boolean {
  const { wanted } = readWishes(words)
  return wanted.size > 0 && !places.some(({ kind }) => wanted.has(kind))
}

export const dayTripsFrom = ({ places }: AtlasDestination): AtlasPlace[] =>
  places.filter(({ kind }) => kind === 'day trip')

/** Landmarks of a country, or those around a city, the nearest first. */
export const landmarksAt = ({ scope, city, country }: Subject): readonly Landmark[] =>
  scope === 'country'
    ? landmarksIn(country.code)
    : sightsNear(city, NEAR_METERS).flatMap(({ sight }) => (sight.source === 'landmark' ? sight.landmark : []))

/** The stops of 'I. M. Pei', 'St. Mark' and 'Mt. Fuji' end no sentence. */
const END = /^.+?(?<!(?<!\p{L})(?:\p{Lu}|St|Ste|Mt|Ft|Mr|Mrs|Dr|No|ca))[.!?](?=\s|$)/u

export const firstSentence = (text: string): string => END.exec(text)?.[0] ?? text
