import { inSentence } from '@waymark/planner/wording'
import type { Asked } from '../asked.ts'
import { type Reply, takenFromTrip } from '../reply.ts'

/** By the treaties in force in 2026. */
const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
/** Those of the Union that have not, or not wholly, joined the area without border checks. */
const OUTSIDE_SCHENGEN: ReadonlySet<string> = new Set(['CY', 'IE'])
const SCHENGEN_ONLY: ReadonlySet<string> = new Set(['CH', 'IS', 'LI', 'NO'])

/** 'Is Switzerland in the EU?', 'Is Norway in Schengen?' */
export const ASKS_FOR_MEMBERSHIP =
  /\b(?:in|of|to|join(?:ed)?|part of|leave|left) (?:the )?(?:eu|european union)\b|\beu (?:country|member|state)\b|\b(?:is|are|isn't) .{2,40}\bschengen\b|\b(?:in der|zur) eu\b|\b(?:dans|de) l['’]ue\b|\b(?:en|de) la ue\b|\bnell['’]ue\b|\bna ue\b|シェンゲン|申根|欧盟|eu(?:に|加盟)/

export function membership(asked: Asked): Reply {
  const { subject } = asked
  if (!subject)
    return {
      lines: [
        'Of which country? Name it, and I tell you whether it is in the European Union and in the Schengen area.',
      ],
      ask: ['Is Switzerland in the EU?', 'Is Norway in Schengen?', 'Is Croatia in the EU?'],
    }
  const { code, name } = subject.country
  const there = inSentence(name)
  const isMember = EUROPEAN_UNION.has(code)
  const isInArea = (isMember && !OUTSIDE_SCHENGEN.has(code)) || SCHENGEN_ONLY.has(code)
  const area = isInArea
    ? 'in the Schengen area, whose countries check nobody at the borders between them as a rule'
    : 'outside the Schengen area, so that there are border checks on the way'
  return {
    lines: [
      takenFromTrip(asked),
      `By the state of 2026, ${there} is ${isMember ? '' : 'not '}in the European Union, and it is ${area}.`,
      'Which papers you need depends on your passport: check the official source of its government before you book. Roaming, customs and health cards follow other rules again.',
    ].filter((line) => line !== ''),
    next: ['visa', 'money', 'language', 'places'],
  }
}
