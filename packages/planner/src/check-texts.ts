import { LIMITS } from '@waymark/contract/limits'
import type { Itinerary, ItineraryDay } from '@waymark/contract/trips/itinerary'
import { isCutShort } from './highlights.ts'
import type { PlanFault } from './plan-fault.ts'
import { MOVE_KIND } from '@waymark/domain/stop-edits'
import { FIELDS } from './theme.ts'

interface Text {
  readonly text: string
  readonly where: string
  readonly max: number
  readonly mayBeBlank?: true
}

function textsOf({ overview, dailyItinerary, tips }: Itinerary): Text[] {
  const { shortText, longText, place: placeName } = LIMITS
  return [
    ...overview.highlights.map((text, index) => ({ text, where: `highlight ${index + 1}`, max: shortText })),
    ...tips.map((text, index) => ({ text, where: `tip ${index + 1}`, max: longText })),
    ...dailyItinerary.flatMap((day, dayIndex) => {
      const where = `day ${dayIndex + 1}`
      return [
        { text: day.theme, where: `${where}, theme`, max: shortText },
        { text: day.accommodation, where: `${where}, accommodation`, max: shortText, mayBeBlank: true as const },
        ...Object.entries(day.meals).map(([meal, text]) => ({ text, where: `${where}, ${meal}`, max: shortText })),
        ...day.activities.flatMap(({ activity, description, place }, index) => {
          const at = `${where}, activity ${index + 1}`
          return [
            { text: activity, where: at, max: shortText },
            { text: description, where: at, max: longText, mayBeBlank: true as const },
            ...(place ? [{ text: place.name, where: at, max: placeName }] : []),
          ]
        }),
      ]
    }),
  ]
}

/** Control characters and mark-up. */
const NOT_PLAIN = /(?!\n)\p{Cc}|<\/?[a-z!]/iu

/** Words in a theme that promise a kind of place. */
const PROMISES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bmuseums?\b/i, ['museum', 'gallery', 'theatre']],
  [/\bbeach(?:es)?\b/i, ['beach', 'nature', 'day trip']],
  [/\bmarkets?\b/i, ['market', 'food', 'shopping']],
]

/** 'Arrival in Airlie Beach' promises no beach. */
const NAMES_TOWN = /^(?:Arrival in|Farewell to|On to|A day in|A free day in|Day trip to(?= [A-Z])) [^:,]+/

/** Checks that a theme matches the stops: promised kinds occur, and a field covers at least half of them. */
function checkTheme({ day, theme, activities }: ItineraryDay): PlanFault[] {
  const stops = activities.flatMap((activity) => (activity.place ? [{ ...activity, place: activity.place }] : []))
  const where = `day ${day}, theme`
  const names = stops.map(({ activity, place }) => `${place.name} ${activity}`).join(' ')
  const told = theme.replace(NAMES_TOWN, '')
  const promise = PROMISES.find(
    ([word, kinds]) => word.test(told) && !word.test(names) && !stops.some(({ place }) => kinds.includes(place.kind)),
  )
  if (promise) return [{ rule: 'theme', where, detail: `"${theme}" promises what no stop of the day is` }]
  const real = stops.filter(
    ({ place }) => (place.status === 'verified' || place.status === 'corrected') && place.kind !== MOVE_KIND,
  )
  const field = FIELDS.find(([label]) => new RegExp(`${label} around `, 'i').test(theme))
  const ofField = real.filter(({ place }) => field?.[1].includes(place.kind))
  if (!field || ofField.length * 2 >= real.length) return []
  return [{ rule: 'theme', where, detail: `"${theme}" holds for ${ofField.length} of ${real.length} stops` }]
}

/** Checks that texts are present, within limits, plain and complete, and that themes match their days. */
export function checkTexts(itinerary: Itinerary): PlanFault[] {
  const faults = textsOf(itinerary).flatMap(({ text, where, max, mayBeBlank }): PlanFault[] => {
    if (text.trim() === '' && !mayBeBlank) return [{ rule: 'text', where, detail: 'is blank' }]
    if (text.length > max) return [{ rule: 'text', where, detail: `has ${text.length} characters, more than ${max}` }]
    if (where.startsWith('highlight') && isCutShort(text)) return [{ rule: 'text', where, detail: 'breaks off' }]
    return NOT_PLAIN.test(text) ? [{ rule: 'text', where, detail: 'is not plain text' }] : []
  })
  return [...faults, ...itinerary.dailyItinerary.flatMap(checkTheme)]
}
