import { LIMITS } from '@waymark/contract/limits'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NavigationBlocker } from './leave-question.tsx'

interface RenameFormProps {
  /** Accessible name of the form: 'Rename trip'. */
  label: string
  title: string
  onRename: (title: string) => void
  onCancel: () => void
}

/**
 * Edits a title in place. Escape cancels only the editing, not the surrounding dialog. If nothing was changed, nothing is
 * saved: somebody else may have given another title meanwhile.
 */
export function RenameForm({ label, title, onRename, onCancel }: RenameFormProps) {
  const [start] = useState(title)
  const [entered, setEntered] = useState(start)
  const [error, setError] = useState<string>()
  const [opener] = useState(() => document.activeElement)

  // The focused input disappears with the form.
  useEffect(
    () => () => {
      const isLost = document.activeElement?.matches('body, [role=dialog]') === true
      if (isLost && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )

  return (
    <>
      <form
        noValidate
        aria-label={label}
        className="mb-5 space-y-3 rounded-card bg-sunken p-4"
        onSubmit={(event) => {
          event.preventDefault()
          const name = entered.trim()
          if (name === '') setError('Title is required')
          else if (name === start) onCancel()
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
              data-escape="own"
              onKeyDown={(event) => {
                if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel()
              }}
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
      <NavigationBlocker
        unsaved={entered !== start}
        title="Discard what you entered?"
        description="The new title has not been saved yet."
        cancel="Keep editing"
      />
    </>
  )
}
