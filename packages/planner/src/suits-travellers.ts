import type { DishContent } from '@waymark/atlas/dish'
import type { AtlasPlace } from '@waymark/atlas/place'
import { hasEasyWays } from './access.ts'
import { hasSmallChild } from './childrens-day.ts'
import { namesAny } from './diet.ts'
import type { Stop } from './stop.ts'
import type { Wishes } from './wishes.ts'

/** Why a place does not suit the travellers, as a rule of the checker. */
export type Unsuited = 'avoided' | 'children' | 'access' | 'diet'

type Described = Pick<Stop, 'activity' | 'about'> & {
  readonly place: Pick<Stop['place'], 'name' | 'kind'> & {
    readonly stayMinutes?: number
  }
} & {
  /** Suitability data, if known. */
  readonly suitedFor?: AtlasPlace['suitedFor']
}

const FOR_ADULTS =
  /\b(?:casinos?|cabaret|burlesque|brewer(?:y|ies)|distiller(?:y|ies)|whisk(?:e?y)|wine tastings?|winer(?:y|ies)|wine bars?|wine cellars?|cocktails?|absinthe|gin bars?|pubs?|nightclubs?|clubs and bars|bars and clubs|pub crawl|beer (?:halls?|gardens?|museums?)|red-light|erotic|brothel|torture\w*|genocide|killing fields?|executions?|executed|concentration camp|death camp|slaughter\w*|massacre|adults only|not admitted|no children|have a drink|one drink|after midnight)\b/i

/** A park is for children, whatever grown-ups drink in a corner of it. */
const BESIDE_PLAYGROUNDS = /\bbeer gardens?\b/gi

/** Whether it is suitable for children: no nightlife, alcohol or horror. */
const isForChildren = ({ place, activity, about, suitedFor }: Described): boolean =>
  place.kind !== 'nightlife' &&
  suitedFor?.children !== 'not' &&
  !FOR_ADULTS.test(
    `${place.name}. ${activity}. ${place.kind === 'park' ? about.replaceAll(BESIDE_PLAYGROUNDS, '') : about}`,
  )

/** Museums of horrors, which small children need not learn of. */
const DARK_HISTORY =
  /\b(?:nazis?|nazism|national socialis\w+|holocaust|shoah|gestapo|stasi|secret police|deport\w+|apartheid|atomic bomb\w*|war crimes?)\b/i
const isOfHorrors = ({ place, about }: Described): boolean =>
  place.kind === 'museum' && DARK_HISTORY.test(`${place.name}. ${about}`)

/** Words for ladders and climbs, which small children cannot do. */
const STRENUOUS =
  /\b(?:[2-9]\d\d (?:\w+ )?steps|ladders?|chains|scrambl\w+|via ferrata|iron rungs|knife-edge|exposed|mountaineer\w*|glacier (?:walk|hike|trek)|(?:hours?|kilometres) (?:up|uphill|of climbing)|steep(?:ly)? (?:climb|hike|path|trail|walk|way|ascent|steps|stairs)|(?:steep|strenuous|demanding|hard) (?:\w+ )?(?:climb|hike|path|trail|walk|way|ascent)|(?:white-?water|bungy|bungee|canyoning|paraglid\w+|skydiv\w+|abseil\w*))\b/i
const HIKE = /\b(?:hik(?:e|es|ing)|trek(?:s|king)?)\b/i
const RIDE = /\b(?:cable cars?|gondolas?|funiculars?|lifts?|chairlifts?|railways?|trains?)\b/i
/** Maximum ascent in minutes with small children. */
const SHORT_WALK = 150

const isStrenuous = ({ place, activity, about }: Described): boolean => {
  const text = `${place.name}. ${activity}. ${about}`
  return STRENUOUS.test(text) || (HIKE.test(text) && !RIDE.test(text) && (place.stayMinutes ?? 0) > SHORT_WALK)
}

/** Places visited for food. Markets are for everybody. */
const OF_FOOD: ReadonlySet<string> = new Set(['food', 'nightlife'])
const WITH_DRINK: ReadonlySet<string> = new Set([...OF_FOOD, 'activity', 'day trip'])
const ALCOHOL: readonly DishContent[] = ['alcohol']
/** Words by which a place itself is about alcohol, not merely near a bar. */
const DRINKING =
  /\b(?:wine tastings?|tastings?|winer(?:y|ies)|wine (?:bars?|cellars?|estates?)|wines|vineyards?|bodegas?|brewer(?:y|ies)|taprooms?|distiller(?:y|ies)|whisk(?:e?y)|beer (?:halls?|gardens?)|biergarten|pubs?|cocktails?|port (?:lodges?|cellars?|houses?)|sake|absinthe|nightclubs?|bars?)\b/i

/** Whether a place is about alcohol. */
function isOfDrink({ place, activity, about }: Described): boolean {
  const name = `${place.name}. ${activity}`
  return DRINKING.test(WITH_DRINK.has(place.kind) ? `${name}. ${about}` : name)
}

/** Why a stop does not suit the travellers, by age, avoided kinds and food; undefined if it does. */
export function unsuitedBecause(stop: Described, wishes: Wishes): Unsuited | undefined {
  const { place, activity, about } = stop
  const avoided: ReadonlySet<string> = wishes.avoided
  const name = `${place.name} ${activity}`
  const text = `${name} ${about}`
  // 'No museums but the Prado'.
  const isAsked = [...wishes.askedSights.values()].includes(place.name)
  if (!isAsked && (avoided.has(place.kind) || wishes.avoidedNames?.test(name) || wishes.avoidedWords?.test(text)))
    return 'avoided'
  if (!isAsked && wishes.avoidedBeginnings?.test(about)) return 'avoided'
  if (!isAsked && place.kind === 'museum' && wishes.avoidedInMuseums?.test(text)) return 'avoided'
  if (!isAsked && wishes.refused.some((topic) => topic.isAbout(place.kind, text))) return 'avoided'
  if ((wishes.withChildren || wishes.withTeenagers) && (!isForChildren(stop) || isOfDrink(stop))) return 'children'
  if (wishes.needsEasyWays && !hasEasyWays(stop)) return 'access'
  if (hasSmallChild(wishes) && (isStrenuous(stop) || isOfHorrors(stop))) return 'children'
  const { avoids, traits } = wishes.food
  if (avoids.size === 0 && traits.size === 0) return undefined
  // Nightlife without alcohol, and only on request.
  if (avoids.has('alcohol') && place.kind === 'nightlife' && !wishes.wanted.has('nightlife')) return 'diet'
  if (avoids.has('alcohol') && (isOfDrink(stop) || (OF_FOOD.has(place.kind) && namesAny(text, ALCOHOL)))) return 'diet'
  return OF_FOOD.has(place.kind) && namesAny(text, [...avoids, ...traits]) ? 'diet' : undefined
}

export const suitsTravellers = (stop: Described, wishes: Wishes): boolean => unsuitedBecause(stop, wishes) === undefined
