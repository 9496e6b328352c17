/** What a landmark is, in a word or two. */
export const LANDMARK_KINDS = [
  'amusement park', 'archaeological site', 'bay', 'beach', 'bridge', 'building', 'canal', 'canyon', 'castle', 'cathedral',
  'cave', 'cemetery', 'church', 'cliff', 'crater', 'dam', 'desert', 'dune', 'fjord', 'forest', 'fort', 'fountain', 'garden',
  'gate', 'geyser', 'glacier', 'harbour', 'hot spring', 'island', 'lake', 'library', 'lighthouse', 'market', 'memorial', 'mine',
  'monastery', 'monument', 'mosque', 'mountain', 'mountain pass', 'mural', 'museum', 'national park', 'observation wheel',
  'old town', 'pagoda', 'palace', 'park', 'pier', 'pyramid', 'railway station', 'reef', 'rice terraces', 'rock formation',
  'salt flat', 'sculpture', 'ship', 'shrine', 'skyscraper', 'square', 'stadium', 'stairs', 'statue', 'stepwell', 'street',
  'temple', 'theatre', 'thermal bath', 'tomb', 'tower', 'tree', 'valley', 'village', 'volcano', 'wall', 'waterfall', 'windmill',
] as const // prettier-ignore
type LandmarkKind = (typeof LANDMARK_KINDS)[number]

/** A sight that travellers photograph. Own texts; places and countries are checked by tests against the city table. */
export interface Landmark {
  /** In English. */
  readonly name: string
  /** As people there write it; the English name where they speak English. */
  readonly localName: string
  readonly kind: LandmarkKind
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Street or area, city, country. */
  readonly address: string
  readonly lat: number
  readonly lng: number
  /** How large the thing is: 60 for a statue, 1,500 for a park, 15,000 for a canyon. */
  readonly radiusMeters: number
  /** Three features, as phrases that fit into a sentence: 'the glass pyramid in the courtyard'. */
  readonly whatToSee: readonly [string, string, string]
  /** One or two sentences. */
  readonly history: string
  readonly tips: readonly [string, string]
  /** A short phrase: 'Around sunset'. */
  readonly bestTime: string
}
