import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { useUnsavedInput } from '../navigation/unsaved-input.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

interface RenameFormProps {
  /** Of the form, read out: 'Rename trip'. */
  label: string
  title: string
  onRename: (title: string) => void
  onCancel: () => void
}

export function RenameForm({ label, title, onRename, onCancel }: RenameFormProps) {
  const [entered, setEntered] = useState(title)
  const [error, setError] = useState<string>()
  useUnsavedInput(entered !== title)
  return (
    <form
      noValidate
      aria-label={label}
      className="mb-5 space-y-3 rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const name = entered.trim()
        if (name === '') setError('Title is required')
        else onRename(name)
      }}
    >
      <Field label="Title" error={error}>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the traveller has just asked to edit it
            autoFocus
            dir="auto"
            value={entered}
            maxLength={LIMITS.title}
            onChange={(event) => setEntered(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2.5">
        <Button type="submit">Save</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
