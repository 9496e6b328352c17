import { LIMITS } from '@waymark/contract/limits'
import { activeItems, type PackingItem, type PackingList } from '@waymark/contract/packing/packing-list'
import { countOf } from '@waymark/domain/wording'
import { nanoid } from 'nanoid'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { packingScreenPath } from '../../../config/paths.ts'
import type { WriteOutcome } from '../../../shared/live/track-write.ts'
import { useDiscardQuestion } from '../../../shared/forms/use-discard-question.tsx'
import { toastOnceSafe } from '../../../shared/messages/queue-write.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { saveTemplate } from '../data/save-list.ts'
import { useTemplates } from '../data/use-packing-lists.ts'
import type { ListPatch } from '../model/list-patch.ts'
import { addAll, isOwn, missingFrom, roomOn } from '../model/templates.ts'

interface TemplateRowProps {
  template: PackingList
  missing: readonly PackingItem[]
  /** How many of its items the list can still hold. */
  room: number
  onAdd: () => void
}

function TemplateRow({ template, missing, room, onAdd }: TemplateRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <Link
          to={packingScreenPath(template.id)}
          dir="auto"
          className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] underline underline-offset-4"
        >
          {template.title}
        </Link>
        <p className="text-sm text-muted">
          {countOf(activeItems(template).length, 'item')}
          {missing.length > room && `; ${missing.length} are missing here, and there is room for ${room}`}
        </p>
      </div>
      {missing.length === 0 || room === 0 ? (
        <p className="text-sm text-muted">{missing.length === 0 ? 'All on this list' : 'This list is full'}</p>
      ) : (
        <Button variant="secondary" onClick={onAdd}>
          Add {countOf(Math.min(missing.length, room), 'item')}
          <span className="sr-only"> of {template.title}</span>
        </Button>
      )}
    </li>
  )
}

interface TemplatesDialogProps {
  list: Pick<PackingList, 'items'>
  onPatch: (patch: ListPatch) => Promise<WriteOutcome>
  onClose: () => void
}

/** Adds items of templates, and saves the list's items as a template. */
export function TemplatesDialog({ list, onPatch, onClose }: TemplatesDialogProps) {
  const { uid } = useSession()
  const templates = useTemplates()
  const items = activeItems(list)
  const own = items.filter(isOwn)
  const [name, setName] = useState('')
  const [ownOnly, setOwnOnly] = useState(own.length > 0)
  const [tried, setTried] = useState(false)
  const { close, question } = useDiscardQuestion({
    unsaved: name.trim() !== '',
    description: 'The template has not been saved yet.',
    onClose,
  })
  const room = roomOn(list)
  const kept = ownOnly ? own : items

  function save(): void {
    setTried(true)
    if (name.trim() === '') return
    const { outcome } = saveTemplate(uid, name.trim(), kept)
    toastOnceSafe(outcome, 'Template saved')
    setName('')
    setTried(false)
  }

  return (
    <Dialog open onOpenChange={close} title="Templates" description="Things of your own that you take on many trips.">
      {templates.length > 0 && (
        <ul aria-label="Your templates" className="mb-5 divide-y divide-line border-b border-line">
          {templates.map((template) => {
            const missing = missingFrom(list, template)
            return (
              <TemplateRow
                key={template.id}
                template={template}
                missing={missing}
                room={room}
                onAdd={() => {
                  const fitting = missing.slice(0, room)
                  const added = onPatch(addAll(list, fitting, nanoid))
                  toastOnceSafe(added, `${countOf(fitting.length, 'item')} added`)
                  close()
                }}
              />
            )
          })}
        </ul>
      )}
      <form
        noValidate
        aria-label="New template"
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field
          label="Save this list as a template"
          hint={`It will hold ${countOf(kept.length, 'item')}.`}
          error={tried && name.trim() === '' ? 'Name is required' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={name}
              maxLength={LIMITS.title}
              autoComplete="off"
              placeholder="Diving, with the baby, …"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {own.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={ownOnly}
              className="size-5"
              onChange={(event) => setOwnOnly(event.target.checked)}
            />
            Only what I added myself
          </label>
        )}
        <Button type="submit" variant="secondary" disabled={kept.length === 0}>
          Save template
        </Button>
      </form>
      {question}
    </Dialog>
  )
}
