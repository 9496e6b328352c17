import { hoursOn } from '@waymark/atlas/opening-hours'
import { holidayOn } from '@waymark/atlas/holidays'
import { clockOf } from '@waymark/domain/stop-times'
import { unsuitedBecause } from '@waymark/planner/suits-travellers'
import { readWishes } from '@waymark/planner/wishes'
import { countOf, listed } from '@waymark/domain/wording'
import { shortDay } from '../dates-written.ts'
import { bullet } from '../reply.ts'
import type { OnTrip } from './on-trip.ts'
import { dayOfTrip, dayWritten, daysOf, endTime, stopsOf, type TripStop, quoted } from './trip-stops.ts'

/** Answers that hold the stops of a trip against what the atlas knows of them. */

const within = ({ trip, named, days }: OnTrip) => {
  const stops = stopsOf(trip).filter(({ day }) => days === undefined || days.some((one) => one.day === day))
  return named.length > 0
    ? stops.filter(({ title, day, time }) =>
        named.some((one) => one.title === title && one.day === day && one.time === time),
      )
    : stops
}

const WHEELS =
  /\b(?:wheel ?chairs?|buggy|stroller|pram|pushchair|walker|crutches|bad (?:knees?|hips?)|walking stick|limited mobility|step[- ]free)\b/
const AGED =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:year|yr)s?[- ]?olds?\b|\b(?:aged?|is) (\d{1,2})\b/
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** The youngest child: of the question, else of the trip. */
function ageAsked({ words, trip }: OnTrip): number | undefined {
  const [, asYears, asAge] = AGED.exec(words) ?? []
  const said = asYears ?? asAge
  if (said !== undefined) return NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said)
  if (/\b(?:bab(?:y|ies)|infant|newborn)\b/.test(words)) return 0
  if (/\btoddlers?\b/.test(words)) return 2
  const ages = trip.childAges ?? []
  return ages.length > 0 ? Math.min(...ages) : undefined
}

function travellersAsked(on: OnTrip): readonly [who: string, wish: string] {
  if (WHEELS.test(on.words)) {
    const [wheels] = /\b(?:buggy|stroller|pram|pushchair|walker)\b/.exec(on.words) ?? []
    return [
      /\bwheel ?chairs?\b/.test(on.words)
        ? 'a wheelchair'
        : wheels === undefined
          ? 'those who avoid steps'
          : `a ${wheels}`,
      'wheelchair',
    ]
  }
  const age = ageAsked(on)
  if (age === undefined) return ['children', 'with small children']
  return [age === 0 ? 'a baby' : `a child of ${age}`, age === 0 ? 'with a baby' : `with a ${age} year old`]
}

const shown = (stop: TripStop): string => `${stop.title} (day ${stop.day}, ${stop.time})`

/** "Is our trip suitable for my 4 year old?", "… for a wheelchair?" */
export function suitability(on: OnTrip): string[] {
  const [who, wish] = travellersAsked(on)
  const wishes = readWishes(wish)
  const isForChildren = wish !== 'wheelchair'
  const stops = within(on)
  const judged = stops.filter(({ known }) => known !== undefined)
  const isSure = ({ known }: TripStop) => isForChildren || known?.suitedFor?.stepFree === 'yes'
  const isWrong = ({ known, title }: TripStop) =>
    known !== undefined &&
    unsuitedBecause({ place: known, suitedFor: known.suitedFor, activity: title, about: known.about }, wishes) !==
      undefined
  const wrong = judged.filter(isWrong)
  const made = isForChildren ? judged.filter((stop) => stop.known?.suitedFor?.children === 'best') : []
  const partly = isForChildren ? [] : judged.filter((stop) => !wrong.includes(stop) && !isSure(stop))
  const unknown = stops.filter(({ known }) => known === undefined)
  return [
    wrong.length === 0
      ? `As far as I know, ${stops.length === 1 ? 'that stop suits' : `no stop of ${quoted(on.trip)} is unsuitable for`} ${who}.`
      : `In ${quoted(on.trip)}, ${wrong.length} of ${countOf(stops.length, 'stop does', 'stops do')} not suit ${who}, going by what I know:`,
    ...wrong.map((stop) => bullet(shown(stop))),
    ...(made.length > 0 ? [`Made for children: ${listed(made.map(shown))}.`] : []),
    ...(partly.length > 0
      ? [`Nothing I know speaks against these, but ask them about steps: ${listed(partly.map(shown))}.`]
      : []),
    ...(unknown.length > 0 ? [`These I do not know: ${listed(unknown.map(shown))}.`] : []),
    ...(wrong.length > 0 ? ['Each of them can be swapped: write "Swap …", and I propose another.'] : []),
    isForChildren
      ? "Lifts, toilets and queues I do not know: look at each place's own page."
      : 'Ask each place before you go: a lift may be out of order, and the streets between them I cannot judge.',
  ]
}

/** "Is anything closed on our days?" */
export function closures(on: OnTrip): string[] {
  const stops = within(on)
  const judged = stops.flatMap((stop) => {
    const spans = stop.known && hoursOn(stop.known, stop.date, stop.countryCode)
    return spans ? [{ stop, spans }] : []
  })
  const shut = judged.filter(({ spans }) => spans.length === 0)
  const outside = judged.filter(
    ({ stop, spans }) =>
      spans.length > 0 && !spans.some(({ opens, closes }) => opens <= stop.begins && stop.ends <= closes),
  )
  const hours = ({ spans }: (typeof judged)[number]) =>
    listed(spans.map(({ opens, closes }) => `${clockOf(opens)} to ${clockOf(closes % 1440)}`))
  const holidays = (on.days ?? daysOf(on.trip)).flatMap(({ date }) => {
    const holiday = holidayOn(on.trip.place.countryCode, date)
    return holiday === undefined ? [] : [`${shortDay(date)} is a public holiday (${holiday}): hours may differ.`]
  })
  const isOne = stops.length === 1 && judged.length === 1
  return [
    ...(isOne || (shut.length === 0 && outside.length === 0)
      ? []
      : [
          `In ${quoted(on.trip)}, ${shut.length + outside.length} of ${stops.length} stops do not fit the hours that I know:`,
        ]),
    ...(isOne || shut.length > 0 || outside.length > 0
      ? []
      : [
          judged.length === 0
            ? `I know the hours of none of the stops of ${quoted(on.trip)}.`
            : `No: as far as I know, all stops of ${quoted(on.trip)} with a door are open when you are there.`,
        ]),
    ...(isOne
      ? judged.map(
          (one) =>
            `${one.stop.title} is in ${quoted(on.trip)} on ${dayOfTrip(one.stop)}, ${one.stop.time} to ${endTime(one.stop)}. ${one.spans.length === 0 ? 'As far as I know, it is closed on that day.' : `${outside.length === 0 ? 'As far as I know, it is open then' : 'That is outside the hours that I know'}: ${hours(one)} on that day${one.stop.known?.openingHours?.are === 'known' ? '' : ', which is usual for such a place'}.`}`,
        )
      : [
          ...shut.map(({ stop }) => bullet(`${stop.title}: closed on ${dayWritten(stop.date)}`)),
          ...outside.map((one) =>
            bullet(
              `${one.stop.title}, ${one.stop.time} to ${endTime(one.stop)} on ${dayWritten(one.stop.date)}: open ${hours(one)}`,
            ),
          ),
        ]),
    ...holidays,
    ...(on.named.length === 0 && judged.length > 0
      ? [
          `Known or usual hours I have for ${judged.length} of ${stops.length} stops; the others are streets, squares and views.`,
        ]
      : []),
    "Hours change: look at each place's own page before you go. Shops and restaurants I do not know.",
  ]
}

/** "Which of our stops need booking ahead?" */
export function bookings(on: OnTrip): string[] {
  const stops = within(on)
  const those = (needed: 'required' | 'advised') => stops.filter(({ known }) => known?.bookingNeeded === needed)
  const [must, should] = [those('required'), those('advised')]
  const paid = stops.filter(
    (stop) =>
      !must.includes(stop) && !should.includes(stop) && stop.place.costCents > 0 && stop.known?.bookingNeeded !== 'no',
  )
  return [
    must.length + should.length === 0
      ? `I know of no stop of ${quoted(on.trip)} that has to be booked ahead.`
      : `For ${quoted(on.trip)}:`,
    ...(must.length > 0
      ? ['Have to be booked ahead:', ...must.map((stop) => bullet(`${stop.title}, ${dayOfTrip(stop)} at ${stop.time}`))]
      : []),
    ...(should.length > 0
      ? ['Better booked ahead:', ...should.map((stop) => bullet(`${stop.title}, ${dayOfTrip(stop)} at ${stop.time}`))]
      : []),
    ...(paid.length > 0
      ? [`A ticket, but whether it has to be booked I do not know: ${listed(paid.map(({ title }) => title))}.`]
      : []),
    'I sell no tickets for sights: buy them on their own pages.',
  ]
}

/** "What do we do if it rains on day 2?" */
export function inRain(on: OnTrip): string[] {
  const stops = within(on)
  const dry = stops.filter(({ known }) => known?.suitedFor?.rain === true)
  const wet = stops.filter(({ known }) => known?.suitedFor?.rain === false)
  const open = stops.filter((stop) => !dry.includes(stop) && !wet.includes(stop))
  const line = (text: string, some: readonly TripStop[]) =>
    some.length === 0 ? [] : [bullet(`${text}: ${listed(some.map(shown))}`)]
  return [
    `If it rains in ${quoted(on.trip)}:`,
    ...line('Indoors', dry),
    ...line('Outdoors', wet),
    ...line('Not told by what I know', open),
    ...(wet.length > 0
      ? ['Write "Swap …" with one of those outdoors, and I propose another, or move it to a drier day.']
      : []),
  ]
}
