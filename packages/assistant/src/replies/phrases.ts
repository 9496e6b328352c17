import type { Phrase, PhraseKey } from '@waymark/atlas/country-facts'
import { countryFacts, languagePhrases } from '@waymark/atlas/tables'
import { listed } from '@waymark/domain/wording'
import { inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { differsByAtMost } from '@waymark/domain/edit-distance'
import { bullet, type Reply, takenFromTrip } from '../reply.ts'

type Spoken = ReturnType<typeof languagePhrases>[number]

const MEANING: Readonly<Record<PhraseKey, string>> = {
  hello: 'Hello',
  please: 'Please',
  thanks: 'Thank you',
  yes: 'Yes',
  no: 'No',
  whereIs: 'Where is …?',
  bill: 'The bill, please',
  allergicTo: 'I am allergic to …',
}

const ASKED: readonly (readonly [PhraseKey, RegExp])[] = [
  ['allergicTo', /\ballerg/],
  ['bill', /\b(?:bill|check|pay)\b/],
  ['whereIs', /\bwhere\b/],
  ['thanks', /\bthank/],
  ['please', /\bplease\b/],
  ['hello', /\b(?:hello|hi|good (?:morning|day|evening)|greet)\b/],
  ['yes', /\byes\b/],
  ['no', /\bno\b/],
]

/** Other names of languages. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  chinese: 'zh', mandarin: 'zh', farsi: 'fa', tagalog: 'fil', pilipino: 'fil', flemish: 'nl', brazilian: 'pt', mexican: 'es', castilian: 'es',
  bosnian: 'hr', montenegrin: 'hr', malaysian: 'ms', slovenian: 'sl', nepalese: 'ne', austrian: 'de', kiswahili: 'sw', sinhalese: 'si', cambodian: 'km', bangla: 'bn',
} // prettier-ignore
/** Shortest name, in letters, that may be misspelt. */
const LONG = 6

/** The language named in the words, allowing one wrong letter. */
function languageNamed(words: string): Spoken | undefined {
  const parts = words.split(/[^\p{L}]+/u)
  const all = languagePhrases()
  const called = parts.find((part) => Object.hasOwn(ALSO_CALLED, part))
  const also = called && ALSO_CALLED[called]
  return (
    all.find(({ language }) => language === also) ??
    all.find(({ name }) => parts.includes(name.toLowerCase())) ??
    all.find(
      ({ name }) =>
        name.length >= LONG &&
        parts.some((part) => part.length >= LONG && differsByAtMost(part, name.toLowerCase(), 1)),
    )
  )
}

const written = ({ text, said }: Phrase): string => (said === undefined ? text : `${text} (${said})`)

function lines({ name, phrases }: Spoken, key: PhraseKey | undefined): string[] {
  const asked = key && phrases[key]
  if (key && asked)
    return [
      `${MEANING[key]} in ${name}: ${written(asked)}`,
      ...(key === 'allergicTo'
        ? [
            'Put what you must not eat where the gap is, have it written by somebody who speaks the language, and show it in every kitchen.',
          ]
        : []),
    ]
  return [
    key ? `I do not know how that is said in ${name}. What I know:` : `A few words of ${name}:`,
    ...Object.entries(phrases).map(([known, phrase]) => bullet(`${MEANING[known as PhraseKey]}: ${written(phrase)}`)),
  ]
}

export function phrases(asked: Asked): Reply {
  const { subject, words } = asked
  const found = ASKED.filter(([, pattern]) => pattern.test(words)).map(([key]) => key)
  // "I am allergic to nuts, thank you" is about the allergy.
  const keys = found.includes('allergicTo') ? found.slice(0, 1) : found
  const isOther = keys.length === 0 && /\bhow\b.{0,20}\bsay\b|\btranslate\b|\bword for\b/.test(words)
  const named = languageNamed(words)
  const own = named ? [named] : subject ? (countryFacts(subject.country.code)?.phrases ?? []).slice(0, 1) : []
  if (own.length === 0)
    return {
      lines: subject
        ? [
            subject.country.languages.includes('English')
              ? `English is spoken in ${inSentence(subject.country.name)}.`
              : `I know no phrases for ${inSentence(subject.country.name)}${subject.country.languages.length > 0 ? `; people there speak ${listed(subject.country.languages)}` : ''}.`,
          ]
        : ['In which language? Name it, or a country.'],
      ...(subject
        ? { next: ['language', 'tipping', 'food'] }
        : { ask: ['Phrases for Japan', 'Thank you in Portuguese', 'Hello in Greek'] }),
    }
  return {
    lines: [
      named ? '' : takenFromTrip(asked),
      isOther ? 'I know only a few phrases, and that is not among them.' : '',
      ...own.flatMap((spoken) =>
        keys.length > 0 ? keys.flatMap((key) => lines(spoken, key)) : lines(spoken, undefined),
      ),
    ].filter((line) => line !== ''),
    ...(subject
      ? { next: ['tipping', 'food', 'language', 'money'] }
      : { ask: ['Phrases for Japan', 'Thank you in Portuguese', 'Hello in Greek'] }),
  }
}
