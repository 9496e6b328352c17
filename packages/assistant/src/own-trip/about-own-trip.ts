import type { Asked } from '../asked.ts'
import type { OwnTrip } from '../question.ts'
import { openScreen, type Reply } from '../reply.ts'
import { myTrips } from '../replies/own-trips.ts'
import { noSuchDay } from './days.ts'
import { daysMeant, namesDayOfTrip } from './days-meant.ts'
import type { OnTrip } from './on-trip.ts'
import { ALWAYS_OWN, type Answer, basics, NEXT_STOP } from './always-own.ts'
import { KINDS } from './trip-questions.ts'
import { stopsNamed } from './trip-stops.ts'
import { endsOfWay } from './ways-between.ts'
import { CERTAINLY_OWN, clockThere, EXPLICIT, noSuchTrip, othersLine, tripAsked } from './which-trip.ts'

const plainWords = (words: string): string => words.replaceAll(/[’‘`´]/g, "'")

const MORE_QUESTIONS = [
  'Which of our stops need booking ahead?',
  'Is anything closed on our days?',
  'How much will our trip cost?',
]

const OF_NO_TRIP = {
  isOwn: true,
  hasDay: false,
  namesStop: false,
  hasTwoStops: false,
  namesPlace: false,
  intent: 'my-trips' as const,
}

/** The reply to a question about an own trip, from its stops; undefined if it is none. */
export function aboutOwnTrip(asked: Asked): { readonly reply: Reply; readonly trip: OwnTrip | undefined } | undefined {
  const words = plainWords(asked.words)
  if (NEXT_STOP.test(words)) return { reply: myTrips(asked), trip: undefined }
  const chosen = tripAsked(asked)
  if (chosen === undefined)
    return (CERTAINLY_OWN.test(words) || ALWAYS_OWN.test(words)) &&
      asked.intent !== 'ramadan' &&
      asked.facts.trips.length === 0 &&
      KINDS.some(({ fits }) => fits(words, OF_NO_TRIP))
      ? { reply: myTrips(asked), trip: undefined }
      : undefined
  const isNamed = /\b(?:my|our) /.test(words)
  const namesPlace = asked.subjectFrom === 'message'
  const trip = 'trip' in chosen ? chosen.trip : asked.facts.trips[0]
  if (trip === undefined) return undefined
  const there = clockThere(trip, asked.now)
  const days = daysMeant(words, trip, there.date)
  const sight = namesPlace && asked.subject?.scope === 'sight' ? ` ${asked.subject.name}` : ''
  const named = stopsNamed(trip, `${words}${sight}`)
  const hasDay = days !== undefined
  const isOwn = EXPLICIT.test(words) || namesDayOfTrip(words) || (isNamed && hasDay)
  const kind = KINDS.find(({ fits }) =>
    fits(words, {
      isOwn,
      hasDay,
      namesStop: named.length > 0,
      hasTwoStops: endsOfWay(trip, words) !== undefined,
      namesPlace,
      intent: asked.intent,
    }),
  )
  if (kind === undefined) return undefined
  // 'Is it good for children?', of a sight elsewhere that one talks about.
  const isOfTalk = asked.subjectFrom === 'context' && asked.trip === undefined
  if (isOfTalk && !isOwn && !ALWAYS_OWN.test(words)) return undefined
  // Of a country to which no trip goes, too.
  if ('missing' in chosen && asked.intent === 'ramadan') return undefined
  if ('missing' in chosen) return { reply: noSuchTrip(asked, chosen.missing), trip: undefined }
  const on: OnTrip = { asked, trip, words, days: days?.length === 0 ? undefined : days, named, there }
  if (days?.length === 0 && kind.answer !== basics) return { reply: replyWith(noSuchDay(on), chosen.others), trip }
  return { reply: replyWith(kind.answer(on), chosen.others), trip }
}

function replyWith(answer: Answer, others: readonly OwnTrip[]): Reply {
  const { lines, actions = [], ask = [] } = 'lines' in answer ? answer : { lines: answer }
  return {
    lines: [...lines, ...othersLine(others)],
    actions: [...actions, openScreen('dashboard')],
    ask: [...ask, ...MORE_QUESTIONS],
    next: ['weather'],
  }
}
