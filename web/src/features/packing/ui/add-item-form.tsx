import { LIMITS } from '@waymark/contract/limits'
import { Plus } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { useUnsavedInput } from '../../../shared/navigation/unsaved-input.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { CategoryField, OTHER } from './category-field.tsx'

interface AddItemFormProps {
  /** The list's categories. */
  categories: readonly string[]
  isFull: boolean
  inputRef: RefObject<HTMLInputElement | null>
  /** Prefilled name. */
  toAdd: string
  onAdd: (item: { name: string; category: string }) => Promise<WriteOutcome>
}

export function AddItemForm({ categories, isFull, inputRef, toAdd, onAdd }: AddItemFormProps) {
  const [name, setName] = useState(toAdd)
  const [category, setCategory] = useState(OTHER)
  const [error, setError] = useState<string>()
  useUnsavedInput(name.trim() !== '' && name !== toAdd)
  useEffect(() => {
    if (toAdd !== '') inputRef.current?.focus()
  }, [toAdd, inputRef])
  /** If the server refuses the item, its name is put back, unless something else was typed. */
  async function add(entered: string): Promise<void> {
    setName('')
    const outcome = await onAdd({ name: entered.trim(), category })
    if (outcome === 'refused') setName((typed) => (typed === '' ? entered : typed))
  }

  return (
    <form
      noValidate
      aria-label="Add an item"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 @lg:grid-cols-[minmax(0,1fr)_13rem_auto] @max-lg:[&>:first-child>label]:sr-only"
      onSubmit={(event) => {
        event.preventDefault()
        inputRef.current?.focus()
        if (isFull) setError(`A list holds at most ${LIMITS.packingItems} items`)
        else if (name.trim() === '') setError('Item name is required')
        else {
          void add(name)
        }
      }}
    >
      <Field label="Add an item" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={inputRef}
            dir="auto"
            value={name}
            maxLength={LIMITS.packingItemName}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="Anything of your own"
            onChange={(event) => {
              setName(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      {/* On a phone it takes room only while something is being added. */}
      <div className={classNames('@max-lg:order-last @max-lg:col-span-2', name === '' && '@max-lg:hidden')}>
        <CategoryField categories={categories} value={category} onChange={setCategory} />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12 @lg:mt-7.5">
        <Plus aria-hidden="true" />
        Add
      </Button>
    </form>
  )
}
