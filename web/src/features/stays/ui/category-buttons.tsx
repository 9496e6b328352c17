import { classNames } from '../../../ui/class-names.ts'
import { CATEGORY_FILTERS, type CategoryFilter } from '../model/stay-search.ts'

interface CategoryButtonsProps {
  chosen: CategoryFilter
  onChoose: (category: CategoryFilter) => void
}

export function CategoryButtons({ chosen, onChoose }: CategoryButtonsProps) {
  return (
    <fieldset aria-label="Category" className="flex shrink-0 gap-2 sm:flex-wrap">
      {CATEGORY_FILTERS.map(([category, label]) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
            category === chosen
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line bg-surface hover:border-accent hover:text-accent-ink',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
