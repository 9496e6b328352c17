import type { AtlasPlace, PlaceKind } from '@waymark/atlas/place'
import type { Stop } from './stop.ts'

/** What is known of who can go there, where anything is. */
type SuitedFor = { readonly suitedFor?: AtlasPlace['suitedFor'] }

type Described = Pick<Stop, 'about' | 'activity'> & { readonly place: Pick<Stop['place'], 'name' | 'kind'> } & SuitedFor

/** Words that mean stairs, slopes, long ways on foot, water or saddles. */
const HARD =
  /\b(?:climb\w*|steps|stairs?|staircases?|stepwells?|steep\w*|hik\w+|trek\w*|trails?|summits?|ridges?|peaks?|ladders?|scrambl\w+|rung|crawl\w*|tunnels?|caves?|caverns?|catacombs?|crypts?|cisterns?|quarries|mines?|underground|below (?:ground|the pavements)|buried|bunkers?|ramparts|city walls?|town walls?|uphill|hilltop|hill|hills|hillsides?|slopes?|cliffs?|clifftop|terraces?|suspension|islets?|steam(?:er|ship|boat)s?|paddle|canyons?|gorges?|volcano\w*|crater|mountains?|dunes?|sands?|cobble\w*|uneven|boats?|ferry|ferries|cruises?|kayak\w*|canoe\w*|raft\w*|sail\w*|gondolas?|feluccas?|junks?|long-?tail|snorkel\w*|div(?:e|es|ing)|surf\w*|swim\w*|ski\w*|sledg\w+|bicycles?|bikes?|cycl\w+|horse(?:s|back)|camels?|zip-?lin\w+|bungy|jump|quad|jeeps?|4x4|paraglid\w+|balloons?|walk (?:up|along the wall)|on foot|hours? on foot|metres up|floors up)\b/i

/** Words that mean a way up without stairs, or of even ground. */
const EASY =
  /\b(?:lifts?|elevators?|escalators?|step-free|wheelchairs?|flat|level|paved|promenade|boardwalks?|ramps?|esplanade|riverside walk|waterfront)\b/i

/** Kinds that are hard unless something is said of an easy way. */
const USUALLY_HARD: ReadonlySet<string> = new Set<PlaceKind>([
  'nature', 'viewpoint', 'ruins', 'castle', 'beach', 'bridge',
]) // prettier-ignore

/** Nobody comes up such a building without a lift. */
const TALL = /\b(?:towers?|belfry|campanile|minarets?|lighthouses?|domes?|spires?|pagodas?)\b/i

/** Steps, rock or slopes of which their texts do not speak. */
const KNOWN_HARD: ReadonlySet<string> = new Set([
  'San Miniato al Monte', 'Dean Village', 'Angkor Wat', 'Bayon', 'Neak Pean', 'Prambanan', 'Tanah Lot', 'Place du Tertre', 'Pyrgos', 'Megalochori', 'Lady Buddha, Linh Ứng Pagoda', 'Garuda Wisnu Kencana', 'Spanish Quarter', 'Mount Zion', 'Ein Karem', 'Chew Jetty', 'Via Dolorosa',
]) // prettier-ignore

/** Whether nothing excludes a wheelchair, weak knees or a pram: what is known of the place, and what its text lets guess. */
export function hasEasyWays({ place, activity, about, suitedFor }: Described): boolean {
  if (suitedFor?.stepFree === 'no') return false
  const text = `${place.name}. ${activity} ${about}`
  if (HARD.test(text) || KNOWN_HARD.has(place.name)) return false
  const isHard = USUALLY_HARD.has(place.kind) || (place.kind === 'monument' && TALL.test(text))
  return !isHard || suitedFor?.stepFree === 'yes' || EASY.test(text)
}
