import { clockOf } from '@waymark/domain/stop-times'

interface Place {
  readonly name: string
  readonly kind: string
  readonly stayMinutes: number
  readonly costCents: number
  readonly lat: number
  readonly lng: number
}

/** Coordinates for a prompt, to 100 m, to save tokens. */
export const pointFact = ({ lat, lng }: Pick<Place, 'lat' | 'lng'>): string => `${lat.toFixed(3)},${lng.toFixed(3)}`

/** Opening hours for a prompt; the end may be after midnight. */
export const spanFact = (opens: number, closes: number): string => `${clockOf(opens)}-${clockOf(closes % (24 * 60))}`

/** Prompt facts about a place that the model may choose by its key. */
export const placeFacts = (key: string, { name, kind, stayMinutes, costCents, lat, lng }: Place) => ({
  key,
  name,
  kind,
  minutes: stayMinutes,
  dollars: Math.round(costCents / 100),
  at: pointFact({ lat, lng }),
})
