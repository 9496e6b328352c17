import type { PlaceKind } from '@waymark/atlas/place'

const CHILDRENS_KINDS: readonly PlaceKind[] = ['zoo or aquarium', 'park', 'activity', 'beach']
/** Whoever is ten or older has seen many playgrounds. */
const BIG_CHILDRENS_KINDS: readonly PlaceKind[] = ['zoo or aquarium', 'activity', 'beach']
const TEENAGERS_KINDS: readonly PlaceKind[] = ['activity', 'shopping', 'beach', 'zoo or aquarium']
/** Places where dogs are usually allowed, and usually not. */
const DOGS_KINDS: readonly PlaceKind[] = ['park', 'nature', 'neighbourhood', 'street', 'square']
const WITHOUT_DOGS: readonly PlaceKind[] = ['zoo or aquarium', 'theatre']
const SELDOM_WITH_DOGS: readonly PlaceKind[] = ['museum', 'gallery', 'palace', 'religious site']
const QUIET_KINDS: readonly PlaceKind[] = ['park', 'garden', 'nature', 'neighbourhood']

/** Adds the kinds of places that follow from who travels, and takes those that are avoided out of the wanted ones. */
export function addKindsOfTravellers(
  { avoided, wanted, fewer }: Readonly<Record<'avoided' | 'wanted' | 'fewer', Set<PlaceKind>>>,
  who: Readonly<Record<'withChildren' | 'withTeenagers' | 'hasOnlyBigChildren' | 'withDog' | 'wantsQuiet', boolean>>,
): void {
  if (who.withChildren || who.withTeenagers || who.wantsQuiet) avoided.add('nightlife')
  if (who.withChildren)
    for (const kind of who.hasOnlyBigChildren ? BIG_CHILDRENS_KINDS : CHILDRENS_KINDS) wanted.add(kind)
  else if (who.withTeenagers) for (const kind of TEENAGERS_KINDS) wanted.add(kind)
  if (who.withDog) {
    for (const kind of WITHOUT_DOGS) avoided.add(kind)
    for (const kind of SELDOM_WITH_DOGS) if (!wanted.has(kind)) fewer.add(kind)
    for (const kind of DOGS_KINDS) wanted.add(kind)
  }
  if (who.wantsQuiet) for (const kind of QUIET_KINDS) wanted.add(kind)
  for (const kind of [...avoided, ...fewer]) wanted.delete(kind)
}

/** 'Meine Frau ist im 7. Monat'. */
export const isInMonth = (text: string): boolean =>
  /(?<!\p{L})(?:bin|ist|frau|freundin|tochter|schwester) (?:gerade |schon |\()?im (?:[2-9]\.|dritten|vierten|fünften|sechsten|siebten|achten|neunten) monat(?!\p{L})/iu.test(
    text,
  )
