import type { AtlasPlace } from '@waymark/atlas/place'
import type { Asked } from '../asked.ts'
import { destinationsAt } from '../local-tips.ts'
import { bullet, planTrip, type Reply } from '../reply.ts'
import { firstSentence } from '../sights.ts'

/** Whales and turtles have their seasons, which are answered apart. */
const ANIMALS =
  'koalas?|kangaroos?|wallab(?:y|ies)|wombats?|platypus(?:es)?|pandas?|elephants?|lions?|tigers?|leopards?|cheetahs?|gorillas?|chimpanzees?|orang-?utans?|dolphins?|penguins?|sloths?|monkeys?|lemurs?|seals?|sea lions?|puffins?|flamingos?|bears?|moose|reindeer|crocodiles?|komodo dragons?|jaguars?|macaws?|toucans?|quetzals?|sharks?|manta rays?|condors?|llamas?|alpacas?|giraffes?|zebras?|hippos?|rhinos?|huskies'

/** 'Where can I see pandas in China?', 'koalas in Sydney'. */
export const ASKS_FOR_ANIMALS = new RegExp(
  `\\b(?:see|spot|watch(?:ing)?|where|find|meet|feed|cuddle|best place)\\b.{0,40}\\b(?:${ANIMALS})\\b(?!.{0,20}\\b(?:safe|dangerous)\\b)|^(?:${ANIMALS}) (?:in|near|around)\\b`,
)
const NAMED = new RegExp(`\\b(?:${ANIMALS})\\b`)

const SHOWN = 5
/** Where animals live, rather than where a stone lion stands. */
const OUTDOORS: ReadonlySet<string> = new Set([
  'zoo or aquarium',
  'nature',
  'park',
  'beach',
  'activity',
  'day trip',
  'garden',
])

/** Where the guide's texts tell of an animal. */
export function animals(asked: Asked): Reply {
  const { subject, words } = asked
  const animal = NAMED.exec(words)?.[0] ?? 'animals'
  if (!subject)
    return {
      lines: [`In which country or town do you look for ${animal}?`],
      ask: ['Where to see penguins in South Africa', 'Where to see elephants in Sri Lanka'],
    }
  const tells = new RegExp(`\\b${animal.replace(/s$/, '').replace(/ie$/, '(?:y|ie)')}`, 'i')
  const isTold = ({ kind, about }: AtlasPlace): boolean => OUTDOORS.has(kind) && tells.test(about)
  const found = destinationsAt(subject).flatMap(({ city, places }) =>
    places.filter(isTold).map(({ name, about }) => ({ name, about, city })),
  )
  const where = (city: string): string => (subject.scope === 'country' ? ` (${city})` : '')
  return {
    lines:
      found.length === 0
        ? [`My guide tells of no place in ${subject.name} where one sees ${animal}. Its tourist office knows.`]
        : [
            `What my guide says of that in ${subject.name}:`,
            ...found
              .slice(0, SHOWN)
              .map(({ name, about, city }) => bullet(`${name}${where(city)}: ${firstSentence(about)}`)),
            'More than that I do not know. Wild animals are nowhere certain; leave those alone that offer rides or shows.',
          ],
    actions: [planTrip(asked)],
    next: ['season', 'places', 'plan'],
  }
}
