import type { Asked } from './asked.ts'
import type { Intent } from './intents.ts'
import type { Reply } from './reply.ts'
import type { Subject } from './subject.ts'

/** What can be said of several places one after the other. */
const COMPARABLE: ReadonlySet<Intent> = new Set([
  'season', 'weather', 'costs', 'money', 'language', 'tipping', 'plugs', 'tap-water', 'emergency', 'driving',
  'days-needed', 'holidays', 'daylight', 'about',
]) // prettier-ignore

const MOST = 3
const SEVERAL = /\b(?:or|vs\.?|versus|and|than|compared?|oder|und|ou|et|y|e)\b|,/
const CHOICE = /\b(?:better|best|prefer|choose|rather|nicer|which)\b/

const isSame = (a: Subject, b: Subject): boolean => a.name === b.name && a.city.name === b.city.name

/** Two places in a question about places are compared only where it says so: 'Machu Picchu and Cusco' is about the first. */
const ALTERNATIVES = /\b(?:or|vs\.?|versus|than|better|compared?|difference|oder|ou)\b/

/** 'Rome or Florence for 3 days?' asks for no plan of one of them, and 'go to Paris or London' for no way between them. */
const EITHER = /\b(?:or|vs\.?|versus|oder|ou)\b/
const ON_THE_WAY = /\b(?:train|bus|ferry|fly|flight|drive|by (?:car|rail|boat)|how (?:far|do|can)|from)\b/

/** What a comparison is about where its words ask for nothing else. */
function comparedIntent({ intent, month, words }: Asked): Intent {
  if (/\bcheap(?:er)?\b|\bexpensive\b/.test(words)) return 'costs'
  if (/\b(?:warm|hott|cold|sunni|wett|drie)er\b/.test(words)) return 'weather'
  if (intent === 'unsure' || intent === 'about' || intent === 'places') return month === undefined ? 'about' : 'weather'
  return intent
}

/** 'Bali or Phuket in January?': what is known of each; undefined where the question is about one place. */
export function compared(asked: Asked, replyTo: (asked: Asked) => Reply): Reply | undefined {
  const { named, words, intent, home } = asked
  const isEither = EITHER.test(words) && !ON_THE_WAY.test(words) && (intent === 'plan' || intent === 'way-there')
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
