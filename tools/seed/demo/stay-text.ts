import type { AccommodationCategory, PropertyType } from '@waymark/contract/stays/accommodation'

/** What is told of one place to stay; the rest follows from it. */
export interface StayText {
  /** Its id. */
  readonly id: string
  readonly title: string
  readonly location: string
  readonly address: string
  readonly description: string
  readonly type: PropertyType
  readonly category: AccommodationCategory
  /** Dollars for a night. */
  readonly price: number
  readonly guests: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly rating: number
  readonly reviews: number
  /** Words with spaces between. */
  readonly amenities: string
  /** Pictures by name; the first is the main one. */
  readonly pictures: readonly [string, ...string[]]
  readonly rule: string
  readonly featured?: boolean
}
