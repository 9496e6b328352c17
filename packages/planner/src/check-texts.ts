import { LIMITS } from '@waymark/contract/limits'
import type { Itinerary } from '@waymark/contract/trips/itinerary'
import type { PlanFault } from './plan-fault.ts'

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

/** Control characters and markup have no place in plain text. */
const NOT_PLAIN = /(?!\n)\p{Cc}|<\/?[a-z!]/iu

/** Texts that are there, fit their limits and are plain. */
export function checkTexts(itinerary: Itinerary): PlanFault[] {
  return textsOf(itinerary).flatMap(({ text, where, max, mayBeBlank }): PlanFault[] => {
    if (text.trim() === '' && !mayBeBlank) return [{ rule: 'text', where, detail: 'is blank' }]
    if (text.length > max) return [{ rule: 'text', where, detail: `has ${text.length} characters, more than ${max}` }]
    return NOT_PLAIN.test(text) ? [{ rule: 'text', where, detail: 'is not plain text' }] : []
  })
}
