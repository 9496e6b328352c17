import type { ActivityCategory } from '@waymark/contract/activities/activity'
import { countOf } from '@waymark/domain/wording'
import { Compass, Landmark, Leaf, UtensilsCrossed, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { CATEGORY_NAMES } from '../../../shared/cards/activity-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CountedCategory } from '../model/categories.ts'

const ICONS = {
  culture: Landmark,
  food: UtensilsCrossed,
  nature: Leaf,
  adventure: Compass,
} as const satisfies Record<ActivityCategory, LucideIcon>

/** The heading beside the categories where there is room. */
const SECTION = 'lg:flex lg:items-center lg:gap-3'
const HEADING = 'flex min-h-10 items-center text-lg lg:shrink-0'

interface CategoryBrowserProps {
  categories: readonly CountedCategory[]
  chosen: ActivityCategory | undefined
  /** Undefined for all categories. */
  onChoose: (category: ActivityCategory | undefined) => void
}

/** As high as the categories, so that what stands below them stays in place. */
export const CategoriesLoading = () => (
  <div className={SECTION}>
    <div className={HEADING}>
      <Skeleton className="h-5 w-44" />
    </div>
    <div className="flex gap-2 py-0.5">
      <Skeleton className="h-11 w-44 rounded-card" />
      <Skeleton className="h-11 min-w-0 flex-1 rounded-card sm:w-44 sm:flex-none" />
      <Skeleton className="h-11 w-44 rounded-card max-sm:hidden" />
    </div>
  </div>
)

/** Categories that have activities. Pressing one filters by it, pressing it again shows all. */
export function CategoryBrowser({ categories, chosen, onChoose }: CategoryBrowserProps) {
  const headingId = useId()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={SECTION}>
      <h2 id={headingId} className={HEADING}>
        Browse by Category
      </h2>
      <ul className="fade-ends -mx-4 flex min-w-0 gap-2 overflow-x-auto sm:gap-1.5 px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {categories.map(({ category, count }) => {
          const Icon = ICONS[category]
          const isChosen = category === chosen
          return (
            <li key={category} className="shrink-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : category)}
                className={classNames(
                  'flex min-h-11 items-center gap-2 rounded-card border px-3 py-1.5 text-left text-[0.9375rem] transition-colors',
                  isChosen
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'border-line bg-surface hover:border-accent',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.8} />
                <span className="flex min-w-0 items-baseline gap-2">
                  <span className="font-semibold">{CATEGORY_NAMES[category]}</span>{' '}
                  <span className={classNames('text-sm', !isChosen && 'text-muted')}>
                    {countOf(count, 'activity', 'activities')}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
