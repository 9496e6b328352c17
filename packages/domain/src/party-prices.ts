/** The travelling party, to which totals refer. */
export interface Party {
  /** At least 1. */
  readonly adults: number
  /** One entry per child, in years. */
  readonly childAges: readonly number[]
}

/** Number of adult prices that the party pays. */
export interface PriceFactors {
  readonly nights: number
  readonly meals: number
  readonly transport: number
  readonly admissions: number
  /** Fares of the journey there and back. */
  readonly fares: number
}

type ChildFactors = Readonly<Record<keyof PriceFactors, number>>

/** Children's share of adult prices by age: our own rule of thumb, since rates vary. */
const CHILDREN: readonly (readonly [upTo: number, ChildFactors])[] = [
  [1, { nights: 0, meals: 0, transport: 0, admissions: 0, fares: 0.1 }],
  [3, { nights: 0.25, meals: 0.5, transport: 0, admissions: 0, fares: 0.75 }],
  [5, { nights: 0.5, meals: 0.5, transport: 0, admissions: 0.5, fares: 0.75 }],
  [11, { nights: 0.5, meals: 0.75, transport: 0.5, admissions: 0.5, fares: 0.75 }],
  [17, { nights: 0.75, meals: 1, transport: 1, admissions: 0.75, fares: 1 }],
]

/** What an adult's price is multiplied by for the party. */
export function priceFactors({ adults, childAges }: Party): PriceFactors {
  const children = childAges.flatMap((age) => CHILDREN.find(([upTo]) => age <= upTo)?.[1] ?? [])
  const sum = (part: keyof PriceFactors) => children.reduce((total, share) => total + share[part], adults)
  return {
    nights: sum('nights'),
    meals: sum('meals'),
    transport: sum('transport'),
    admissions: sum('admissions'),
    fares: sum('fares'),
  }
}
