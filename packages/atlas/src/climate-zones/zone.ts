/** Values in January, April, July and October. */
export type Quarterly = readonly [jan: number, apr: number, jul: number, oct: number]

/**
 * The climate around one well-known place: rounded to what is commonly known of it, good for a suitcase, not taken from
 * a dataset. `s` lies by the sea, `i` inland, `h` so high above its surroundings that it speaks for few kilometres only.
 */
export type ClimateZone = readonly [
  name: string,
  lat: number,
  lng: number,
  kind: 's' | 'i' | 'h',
  highsC: Quarterly,
  lowsC: Quarterly,
  wetDays: Quarterly,
]
