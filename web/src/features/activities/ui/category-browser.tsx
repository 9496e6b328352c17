import type { ActivityCategory } from '@waymark/contract/activities/activity'
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

interface CategoryBrowserProps {
  categories: readonly CountedCategory[]
  chosen: ActivityCategory | undefined
  /** Undefined for all categories. */
  onChoose: (category: ActivityCategory | undefined) => void
}

/** As high as the categories, so that what stands below them stays in place. */
export const CategoriesLoading = () => (
  <div className="mb-4 sm:mb-8">
    <Skeleton className="h-5 w-40 sm:h-6" />
    <div className="mt-2 grid h-12 grid-cols-2 gap-2 sm:mt-4 sm:h-19 sm:grid-cols-4 sm:gap-3">
      <Skeleton className="rounded-card" />
      <Skeleton className="rounded-card" />
      <Skeleton className="rounded-card max-sm:hidden" />
      <Skeleton className="rounded-card max-sm:hidden" />
    </div>
  </div>
)

/** Categories that have activities. Pressing one filters by it, pressing it again shows all. */
export function CategoryBrowser({ categories, chosen, onChoose }: CategoryBrowserProps) {
  const headingId = useId()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mb-4 sm:mb-8">
      <h2 id={headingId} className="text-lg sm:text-xl">
        Browse by Category
      </h2>
      <ul className="fade-end -mx-4 mt-2 grid gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] max-sm:grid-flow-col max-sm:auto-cols-max sm:mx-0 sm:mt-4 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-3 sm:px-0">
        {categories.map(({ category, count }) => {
          const Icon = ICONS[category]
          const isChosen = category === chosen
          return (
            <li key={category}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? undefined : category)}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-2 rounded-card border px-3 py-1.5 text-left transition-colors sm:min-h-16 sm:gap-3 sm:px-4 sm:py-3',
                  isChosen
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'border-line bg-surface hover:border-accent',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 sm:size-6" strokeWidth={1.8} />
                <span className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:gap-2">
                  <span className="block font-semibold">{CATEGORY_NAMES[category]}</span>{' '}
                  <span className={classNames('block text-sm', !isChosen && 'text-muted')}>
                    {count} {count === 1 ? 'activity' : 'activities'}
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
