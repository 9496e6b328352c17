import { clockOf } from '@waymark/domain/stop-times'

interface Place {
  readonly name: string
  readonly kind: string
  readonly stayMinutes: number
  readonly costCents: number
  readonly lat: number
  readonly lng: number
}

/** A point as a model is told it: to 100 m, since more digits would only cost tokens. */
export const pointFact = ({ lat, lng }: Pick<Place, 'lat' | 'lng'>): string => `${lat.toFixed(3)},${lng.toFixed(3)}`

/** Minutes of a day, of which the end may be after midnight. */
export const spanFact = (opens: number, closes: number): string => `${clockOf(opens)}-${clockOf(closes % (24 * 60))}`

/** What the prompt says about a place that the model may choose; the model answers with the key. */
export const placeFacts = (key: string, { name, kind, stayMinutes, costCents, lat, lng }: Place) => ({
  key,
  name,
  kind,
  minutes: stayMinutes,
  dollars: Math.round(costCents / 100),
  at: pointFact({ lat, lng }),
})
