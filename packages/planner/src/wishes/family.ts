import { type Ages, childLabel } from './child-ages.ts'
import type { Mention } from './mention.ts'

/** Maximum age for short days with small children, and minimum age of teenagers. */
const PRAM_AGE = 3
/** Assumed age of a child in a pram. */
const BABY_AGE = 1
const TEEN_AGE = 13

interface FamilyTold {
  readonly ages: Ages
  /** Ages from the form, which take precedence. */
  readonly told: readonly number[] | undefined
  readonly is: (group: Mention['group'], concept: string) => boolean
  readonly refuses: (group: Mention['group'], concept: string) => boolean
  /** Notes a label of what is heeded. */
  readonly heed: (holds: boolean, label: string) => boolean
}

interface FamilyWishes {
  readonly childAges: readonly number[]
  readonly withoutChildren: boolean
  readonly withChildren: boolean
  readonly withTeenagers: boolean
  readonly withPram: boolean
  readonly isSomebodyOld: boolean
  readonly youngest: number | undefined
}

/** Which children travel along, as the form and the text tell. */
export function familyOf({ ages, told, is, refuses, heed }: FamilyTold): FamilyWishes {
  const speaksOfChildren =
    ['children', 'baby', 'toddler'].some((concept) => is('traveller', concept)) || is('place', 'childrensPlaces')
  const withoutChildren =
    told?.length === 0 || (told === undefined && (refuses('traveller', 'children') || is('traveller', 'noChildren')))
  const childAges = withoutChildren ? [] : (told ?? ages.children)
  const withTeenagers = !withoutChildren && (is('traveller', 'teenagers') || childAges.some((age) => age >= TEEN_AGE))
  const withChildren =
    !withoutChildren &&
    (childAges.some((age) => age < TEEN_AGE) ||
      (childAges.length === 0 && (speaksOfChildren || (told?.length ?? 0) > 0)))
  heed(withChildren || (withTeenagers && childAges.length > 0), childLabel(childAges))
  heed(withTeenagers && childAges.length === 0, 'Teenagers')
  const withPram =
    withChildren && (is('traveller', 'baby') || is('traveller', 'toddler') || childAges.some((age) => age < PRAM_AGE))
  heed(withPram && childAges.length === 0, 'Pram')
  const youngest = childAges.length > 0 ? Math.min(...childAges) : withPram ? BABY_AGE : undefined
  return { childAges, withoutChildren, withChildren, withTeenagers, withPram, youngest, ...ages }
}
