import type { Asked } from '../asked.ts'
import { shortRange } from '../dates-written.ts'
import { daysOf, festivalIn } from '@waymark/planner/festivals'
import type { Reply } from '../reply.ts'
import { unsure } from './beyond.ts'

/** When and where a well-known festival is, by its rule; the dates of a year only where the rule gives them. */
export function festivals(asked: Asked): Reply {
  const festival = festivalIn(asked.words)
  if (!festival) return unsure(asked)
  const { name, town, where, when } = festival
  const [named] = /\b20\d\d\b/.exec(asked.words) ?? []
  const days = daysOf(festival, named === undefined ? undefined : Number(named), asked.today)
  return {
    lines: [
      `${name} is held ${when}. Where: ${where}.`,
      ...(days ? [`By that rule: ${shortRange(...days)}.`] : []),
      'Its own page has the programme, and says if it is moved or called off. Rooms are booked out early: look for one before you book the way.',
    ],
    ask: [`What is there to see in ${town}?`, `Where to stay in ${town}?`, `Plan a trip to ${town}`],
  }
}
