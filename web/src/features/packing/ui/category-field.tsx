import { PACKING_CATEGORIES } from '@waymark/planner/packing/packing-rule'
import { memo } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** The category of an item that fits no other. */
export const OTHER = 'Other'

interface CategoryFieldProps {
  /** Those that the list has. */
  categories: readonly string[]
  value: string
  onChange: (category: string) => void
}

/** The category of an item: one of the list's, or one that the guide knows. Costly to draw, so a tick leaves it alone. */
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
