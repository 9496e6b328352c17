import type { Asked } from './asked.ts'
import type { Intent } from './intents.ts'
import type { Reply } from './reply.ts'
import type { Subject } from './subject.ts'

/** Intents that can be answered for several places, one after the other. */
const COMPARABLE: ReadonlySet<Intent> = new Set([
  'season', 'weather', 'costs', 'money', 'language', 'tipping', 'plugs', 'tap-water', 'emergency', 'driving',
  'days-needed', 'holidays', 'daylight', 'about',
]) // prettier-ignore

const MOST = 3
const SEVERAL = /\b(?:or|vs\.?|versus|and|than|compared?|oder|und|ou|et|y|e)\b|,/
const CHOICE = /\b(?:better|best|prefer|choose|rather|nicer|which)\b/

const isSame = (a: Subject, b: Subject): boolean => a.name === b.name && a.city.name === b.city.name

/** Words of a comparison. Without one, "Machu Picchu and Cusco" is about the first place. */
const ALTERNATIVES = /\b(?:or|vs\.?|versus|than|better|compared?|difference|oder|ou)\b/

/** A choice between places: "Rome or Florence for 3 days?" is no request to plan one, nor to travel between them. */
const EITHER = /\b(?:or|vs\.?|versus|oder|ou)\b/
const DIFFERENCE = /\bdifferences?\b|\bcompare\b/
const ON_THE_WAY = /\b(?:train|bus|ferry|fly|flight|drive|by (?:car|rail|boat)|how (?:far|do|can)|from)\b/

/** The intent of a comparison that names none. */
function comparedIntent({ intent, month, words }: Asked): Intent {
  if (/\bcheap(?:er)?\b|\bexpensive\b/.test(words)) return 'costs'
  if (/\b(?:warm|hott|cold|sunni|wett|drie)er\b/.test(words)) return 'weather'
  if (intent === 'unsure' || intent === 'about' || intent === 'places') return month === undefined ? 'about' : 'weather'
  return intent
}

/** "Bali or Phuket in January?": a reply for each place; undefined if the question is about one place. */
export function compared(asked: Asked, replyTo: (asked: Asked) => Reply): Reply | undefined {
  const { named, words, intent, home } = asked
  const isEither =
    (EITHER.test(words) || DIFFERENCE.test(words)) &&
    !ON_THE_WAY.test(words) &&
    (intent === 'plan' || intent === 'way-there' || intent === 'weekend')
  const subjects = named
    .filter((one) => one.scope !== 'sight' && (isEither || one !== home))
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)
    .slice(0, MOST)
  if (subjects.length < 2 || !SEVERAL.test(words)) return undefined
  const isChoice =
    isEither ||
    (CHOICE.test(words) && (intent === 'unsure' || intent === 'about' || intent === 'places' || intent === 'plan'))
  const about = isChoice || intent === 'unsure' ? comparedIntent({ ...asked, intent: 'about' }) : comparedIntent(asked)
  if (!COMPARABLE.has(about) || (about === 'about' && !ALTERNATIVES.test(words))) return undefined
  const lines = subjects.flatMap((subject) => replyTo({ ...asked, intent: about, subject, named: [subject] }).lines)
  return {
    lines: [
      ...lines.filter((line, at) => lines.indexOf(line) === at || line.startsWith('- ')),
      ...(isChoice ? ['Which of them suits you better is for you to say.'] : []),
    ],
    next: ['season', 'costs', 'places', 'plan'],
  }
}
