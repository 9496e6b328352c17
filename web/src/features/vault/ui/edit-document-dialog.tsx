import { LIMITS } from '@waymark/contract/limits'
import { useState } from 'react'
import { DateInput } from '../../../shared/forms/date-input.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { Details } from '../../../shared/vault/crypto/details.ts'
import type { SealedDocument } from '../../../shared/vault/open-document.ts'
import { messageFor } from '../../../shared/api/api-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { saveDetails } from '../data/change-document.ts'
import { useEdited } from '../data/edited-document.ts'

interface EditDocumentDialogProps {
  document: SealedDocument
  details: Details
  onClose: () => void
}

/** Edits the encrypted name, expiry date and notes of a document. */
export function EditDocumentDialog({ document, details, onClose }: EditDocumentDialogProps) {
  const [name, setName] = useState(details.name)
  const [expires, setExpires] = useState(details.expires ?? '')
  const [notes, setNotes] = useState(details.notes)
  const [nameFault, setNameFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [saving, setSaving] = useState(false)
  useEdited(document.id)
  const unsaved = name !== details.name || expires !== (details.expires ?? '') || notes !== details.notes

  async function save(): Promise<void> {
    setNameFault(name.trim() === '' ? 'Name is required' : undefined)
    if (name.trim() === '' || !isOnline() || saving) return
    const edited = Details.safeParse({ ...details, name, expires: expires === '' ? null : expires, notes })
    if (!edited.success) {
      setFailure('Something in this form cannot be saved.')
      return
    }
    setSaving(true)
    setFailure(undefined)
    try {
      await saveDetails(document, edited.data)
      notify.success('Document updated')
      onClose()
    } catch (error) {
      setSaving(false)
      setFailure(messageFor(error, 'The document could not be saved. Please try again.'))
    }
  }

  return (
    <FormDialog
      title="Edit document"
      description="Encrypted on this device, like the document itself."
      submit="Save"
      unsaved={unsaved}
      sending={saving}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label="Name" error={nameFault}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={LIMITS.title}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Expiry date" optional hint="You are reminded half a year and a month before.">
        {(control) => (
          <DateInput
            {...control}
            title="Expiry date"
            isOptional
            day={expires}
            value={expires}
            onChange={(event) => setExpires(event.target.value)}
            onPick={setExpires}
          />
        )}
      </Field>
      <Field label="Notes" optional>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={LIMITS.longText}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
