import { PACKING_CATEGORIES } from '@waymark/planner/packing/packing-rule'
import { memo } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** Fallback category. */
export const OTHER = 'Other'

interface CategoryFieldProps {
  /** The list's categories. */
  categories: readonly string[]
  value: string
  onChange: (category: string) => void
}

/** Select for an item's category: the list's and the guide's. Memoised, because rendering it is costly. */
export const CategoryField = memo(function CategoryField({ categories, value, onChange }: CategoryFieldProps) {
  const offered = [...new Set<string>([...categories, ...PACKING_CATEGORIES, OTHER])]
  return (
    <Field label="Category">
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={offered.map((name) => ({ value: name, label: name }))}
          placeholder="Category"
        />
      )}
    </Field>
  )
})
