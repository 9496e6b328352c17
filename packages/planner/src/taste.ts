import { hasOnlyBigChildren } from './childrens-day.ts'
import type { TravelStyle } from '@waymark/contract/trips/trip'
import type { PlaceKind } from '@waymark/atlas/place'
import { SLOW_PACE } from './few-stops.ts'
import type { Wishes } from './wishes.ts'

/** Weights of kinds by style; 1 if not listed. */
const STYLE_WEIGHTS: Readonly<Record<TravelStyle, Partial<Record<PlaceKind, number>>>> = {
  Adventure: { nature: 1.6, activity: 1.6, viewpoint: 1.4, 'day trip': 1.5, beach: 1.2, ruins: 1.2, shopping: 0.5, museum: 0.8, gallery: 0.7 },
  Relaxation: { park: 1.5, garden: 1.5, beach: 1.6, viewpoint: 1.2, food: 1.2, neighbourhood: 1.2, museum: 0.8, 'day trip': 0.8 },
  Culture: { museum: 1.4, gallery: 1.4, 'religious site': 1.2, palace: 1.3, castle: 1.2, ruins: 1.4, theatre: 1.3, 'historic quarter': 1.3, 'zoo or aquarium': 0.4, beach: 0.6, shopping: 0.6 },
  Business: { food: 1.4, viewpoint: 1.2, neighbourhood: 1.2, square: 1.2, street: 1.2, nightlife: 1.1, 'day trip': 0.5, 'zoo or aquarium': 0.4, beach: 0.7 },
  Family: { 'zoo or aquarium': 1.8, park: 1.5, activity: 1.5, beach: 1.4, castle: 1.2, nightlife: 0.1, gallery: 0.7, theatre: 0.8 },
  Solo: { neighbourhood: 1.6, market: 1.5, viewpoint: 1.3, street: 1.5, food: 1.5, palace: 0.9, castle: 0.9, garden: 0.9, 'zoo or aquarium': 0.6 },
  Luxury: { palace: 1.4, food: 1.4, shopping: 1.3, theatre: 1.3, garden: 1.2, gallery: 1.2, activity: 1.1 },
  Budget: { park: 1.4, market: 1.4, viewpoint: 1.3, square: 1.3, street: 1.3, 'historic quarter': 1.3, bridge: 1.2, neighbourhood: 1.2, beach: 1.2 },
} // prettier-ignore

const WANTED = 1.6
/** Factor for kinds of which the traveller wants few. */
const FEWER = 0.35
/** Factor if the text mentions a liked topic: a jazz club, a stadium. */
const TOLD = 1.8
/** Admission in dollars that halves a place's appeal for frugal travellers. */
const FRUGAL_DOLLARS = 15

/** Weights of kinds with children, whatever the style. */
const CHILDRENS_WEIGHTS: Partial<Record<PlaceKind, number>> = {
  'zoo or aquarium': 2.5, park: 1.4, activity: 1.4, beach: 1.5, castle: 1.2, museum: 0.8, gallery: 0.5, theatre: 0.8, 'religious site': 0.8, monument: 0.8,
} // prettier-ignore
const CHILDRENS_WORDS =
  /\b(?:aquariums?|penguins?|zoos?|playgrounds?|dinosaurs?|hands-on|puppets?|planetariums?|theme parks?|water ?parks?|carousels?|fun ?fairs?|model railways?|cable cars?|otters?|seals|dolphins?|monkeys|toys?|miniature)\b/i
const FOR_CHILDREN = 1.8
/** Kinds that do not suit teenagers. */
const CHILDISH = /\b(?:legoland|playgrounds?|puppets?|carousels?|toddlers?|children[’']s|petting|fairy ?tales?)\b/i
const TOO_YOUNG = 0.3

/** Rooms for taking pictures, which are the same in every town. */
const ANYWHERE =
  /\b(?:wax (?:museum|figures?|works?)|madame tussauds|ripley\S*|selfie (?:museum|rooms?)|museum of illusions|upside[- ]down house)\b/i
const SEEN_ELSEWHERE = 0.5
/** Rides, which are for families and whoever looks for a thrill. */
const THEME_PARK = /\b(?:theme parks?|amusement parks?|disney(?:land|world|sea)?|legoland|universal studios)\b/i
const THRILL_SEEKERS: ReadonlySet<TravelStyle> = new Set(['Family', 'Adventure'])
/** Made for children alone: grown-ups without any go there last. */
const FOR_CHILDREN_ONLY =
  /\b(?:children[’']s museum|museum for children|kids[’']? museum|petting zoo|fairy ?tale (?:park|forest|wood)|toy museum)\b/i
/** The name of a stadium, which is for whoever follows its sport. */
const STADIUM =
  /^[^.]*\b(?:stadi(?:um|on|o)|est[aá]dio|stade|ballpark|arena|cricket ground|football ground|speedway)\b/i
const SPORT = /\b(?:football|soccer|baseball|basketball|cricket|rugby|hockey|handball|matches|games|teams?|club)\b/i
const FOR_FANS = 0.5
/** Zoos are much the same everywhere for grown-ups, unless they are famous. */
const ZOO_FOR_ADULTS = 0.6

/** The name of a cemetery; the atlas lists those as parks, which they are not for children. */
const CEMETERY = /^[^.]*\b(?:cemeter(?:y|ies)|graveyard|cimetière|cementerio|cimitero|friedhof)\b/i

function weightOf(kind: PlaceKind, style: TravelStyle, wishes: Wishes, told: string): number {
  const isForFans = STADIUM.test(told) && SPORT.test(told) && !wishes.liked.some((topic) => topic.isAbout(kind, told))
  const own = (STYLE_WEIGHTS[style][kind] ?? 1) * (isForFans ? FOR_FANS : 1)
  const isForRides = !THRILL_SEEKERS.has(style) && THEME_PARK.test(told)
  if (!wishes.withChildren && !wishes.withTeenagers && (isForRides || ANYWHERE.test(told))) return own * SEEN_ELSEWHERE
  if (!wishes.withChildren && !wishes.withTeenagers && FOR_CHILDREN_ONLY.test(told)) return own * TOO_YOUNG
  if (!wishes.withChildren && !wishes.withTeenagers && kind === 'zoo or aquarium' && style !== 'Family')
    return own * ZOO_FOR_ADULTS
  if (!wishes.withChildren) return wishes.withTeenagers && CHILDISH.test(told) ? own * TOO_YOUNG : own
  const theirs =
    (CHILDRENS_WEIGHTS[kind] ?? 1) * (isForFans ? FOR_FANS : 1) * (CHILDRENS_WORDS.test(told) ? FOR_CHILDREN : 1)
  return hasOnlyBigChildren(wishes) ? own * Math.sqrt(theirs) : theirs
}

/** A place's appeal by kind, price, style and wishes; `told` is its full text. */
export function appealOf(kind: PlaceKind, costCents: number, style: TravelStyle, wishes: Wishes, told: string): number {
  const isFrugal = style === 'Budget' || wishes.wantsFreeThings
  return (
    weightOf(CEMETERY.test(told) ? 'monument' : kind, style, wishes, told) *
    (wishes.wanted.has(kind) ? WANTED : 1) *
    (wishes.fewer.has(kind) || (wishes.wantsAboveAll && !wishes.wanted.has(kind)) ? FEWER : 1) *
    (wishes.wantedWords?.test(told) ? TOLD : 1) *
    (isFrugal ? FRUGAL_DOLLARS / (FRUGAL_DOLLARS + costCents / 100) : 1)
  )
}

/** Daytime stops on a full day. */
export function paceOf(style: TravelStyle, wishes: Wishes): number {
  if (wishes.wantsFullDays && !wishes.needsEasyWays && !wishes.withChildren) return 5
  if (wishes.wantsSlowPace || wishes.needsEasyWays || wishes.withChildren) return SLOW_PACE
  if (style === 'Relaxation' || style === 'Family' || style === 'Luxury') return 3
  return style === 'Business' ? 2 : 4
}
