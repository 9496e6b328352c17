import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import type { Stop } from './stop.ts'

/** Accessibility data of any place, if known. */
type SuitedFor = { readonly suitedFor?: AtlasPlace['suitedFor'] }

type Described = Pick<Stop, 'about' | 'activity'> & { readonly place: Pick<Stop['place'], 'name' | 'kind'> } & SuitedFor

const any = (...words: string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')

const STAIRS =
  'climb(?!ers?\\b)\\w*|steps|stepped|stairs?|staircases?|stepwells?|steep\\w*|hik(?:e|es|ed|ers?|ing)|trek\\w*|ladders?|scrambl\\w+|rung|crawl\\w*|walk (?:up|along the wall)|on foot|hours? on foot|metres up|floors up'
const SLOPES =
  'trails?|summits?|ridges?|peaks?|caves?|caverns?|catacombs?|crypts?|cisterns?|quarries|mines?|underground|below (?:ground|the pavements)|buried|bunkers?|ramparts|city walls?|town walls?|uphill|hilltop|hill|hills|hillsides?|slopes?|cliffs?|clifftop|terraces?|suspension|islets?|canyons?|gorges?|volcano\\w*|crater|mountains?|dunes?|sands?|cobble\\w*|uneven'
/** In a park, stairs and slopes are optional. */
const RIDES =
  'tunnels?|steam(?:er|ship|boat)s?|paddle|boats?|ferry|ferries|cruises?|kayak\\w*|canoe\\w*|raft\\w*|sail\\w*|gondolas?|feluccas?|junks?|long-?tail|snorkel\\w*|div(?:e|es|ing)|surf\\w*|swim\\w*|ski(?:s|ing|ers?)?|sledg\\w+|bicycles?|bikes?|cycl\\w+|horse(?:s|back)|camels?|zip-?lin\\w+|bungy|jump|quad|jeeps?|4x4|paraglid\\w+|balloons?'

/** Words for stairs, slopes, long walks, water or riding. */
const HARD = any(STAIRS, SLOPES, RIDES)
const HARD_IN_PARKS = any(STAIRS, SLOPES)
/** Words that exclude a wheelchair even if the data says that it has access. */
const HARD_ANYWHERE = any(STAIRS)
const PARKS: ReadonlySet<string> = new Set<PlaceKind>(['park', 'garden', 'zoo or aquarium'])

/** Kinds that one enters on one's own wheels or not at all. */
const WALKED_INTO: ReadonlySet<string> = new Set<PlaceKind>([
  'park', 'garden', 'zoo or aquarium', 'religious site', 'museum', 'gallery', 'market', 'shopping', 'square', 'street',
]) // prettier-ignore

function hardWords({ place: { kind }, suitedFor }: Described): RegExp {
  if (suitedFor?.stepFree === 'yes' && WALKED_INTO.has(kind)) return HARD_ANYWHERE
  return PARKS.has(kind) ? HARD_IN_PARKS : HARD
}

/** Words for access without stairs, or level ground. */
const EASY =
  /\b(?:lifts?|elevators?|escalators?|step-free|wheelchairs?|flat|level|paved|promenade|boardwalks?|ramps?|esplanade|riverside walk|waterfront)\b/i

/** Kinds that are inaccessible unless their text mentions easy access. */
const USUALLY_HARD: ReadonlySet<string> = new Set<PlaceKind>([
  'nature', 'viewpoint', 'ruins', 'castle', 'beach', 'bridge',
]) // prettier-ignore

/** Inaccessible without a lift. */
const TALL = /\b(?:towers?|belfry|campanile|minarets?|lighthouses?|domes?|spires?|pagodas?)\b/i

/** An excursion is of another kind, whatever it leads to. */
const ON_A_HILL = /\b(?:castle|fortress|citadel|acropolis)\b/i

/** Places with steps, rock or slopes that their texts do not mention. */
const KNOWN_HARD: ReadonlySet<string> = new Set([
  'San Miniato al Monte', 'Dean Village', 'Angkor Wat', 'Bayon', 'Neak Pean', 'Prambanan', 'Tanah Lot', 'Place du Tertre', 'Pyrgos', 'Megalochori', 'Lady Buddha, Linh Ứng Pagoda', 'Garuda Wisnu Kencana', 'Spanish Quarter', 'Mount Zion', 'Ein Karem', 'Chew Jetty', 'Via Dolorosa', 'Quinta da Regaleira', 'Yasaka Pagoda',
]) // prettier-ignore

/** Whether a place is accessible with a wheelchair, weak knees or a pram, from its data and, failing that, its text. */
export function hasEasyWays(stop: Described): boolean {
  const { place, activity, about, suitedFor } = stop
  if (suitedFor?.stepFree === 'no') return false
  const text = `${place.name}. ${activity} ${about}`
  if (hardWords(stop).test(text) || KNOWN_HARD.has(place.name)) return false
  const isHard =
    USUALLY_HARD.has(place.kind) ||
    (place.kind === 'day trip' && ON_A_HILL.test(place.name)) ||
    (place.kind === 'monument' && TALL.test(text))
  return !isHard || suitedFor?.stepFree === 'yes' || EASY.test(text)
}
