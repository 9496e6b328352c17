import { useState } from 'react'
import { CHOICE_CLASS, CHOICE_CONTROL_CLASS } from '../../ui/control-class.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { Field } from '../../ui/field.tsx'
import { Fields } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { OfflineNote } from '../../ui/offline-note.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Specimen, Specimens } from './specimen.tsx'

const OPTIONS = ['Culture', 'Family', 'Adventure'].map((label) => ({ label, value: label }))
const PLACES = ['Lisbon', 'Lagos', 'Leiria'].map((name) => ({ id: name, name, detail: 'Portugal' }))

function Controls({ busy = false, error }: { busy?: boolean; error?: string }) {
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  return (
    <Fields busy={busy} className="space-y-4">
      <Field label="City" hint="Where it begins" error={error}>
        {(control) => <Input {...control} placeholder="Lisbon" />}
      </Field>
      <Field label="Day" error={error}>
        {(control) => <Input {...control} type="date" />}
      </Field>
      <Field label="Guests" error={error}>
        {(control) => <Stepper {...control} min={1} max={4} defaultValue={1} />}
      </Field>
      <Field label="Password" error={error}>
        {(control) => <PasswordInput {...control} autoComplete="off" />}
      </Field>
      <Field label="Style" error={error}>
        {(control) => (
          <Select
            {...control}
            options={OPTIONS}
            value={chosen}
            onValueChange={setChosen}
            placeholder="Choose a style"
            disabled={busy}
          />
        )}
      </Field>
      <Field label="Order" error={error}>
        {(control) => (
          <NativeSelect {...control} disabled={busy}>
            {OPTIONS.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Place" error={error}>
        {(control) => (
          <Combobox
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            listLabel="Places"
            options={PLACES.filter(({ name }) => typed !== '' && name.startsWith(typed))}
            onTake={({ name }) => setTyped(name)}
          />
        )}
      </Field>
      <Field label="Wishes" optional error={error}>
        {(control) => <Textarea {...control} />}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        {OPTIONS.map(({ label }) => (
          <label key={label} className={CHOICE_CLASS}>
            <input type="checkbox" className={CHOICE_CONTROL_CLASS} />
            {label}
          </label>
        ))}
      </div>
    </Fields>
  )
}

/** Form controls. */
export function Forms() {
  return (
    <Specimens name="Field, Fields, Input, PasswordInput, Select, NativeSelect, Combobox, Textarea, choices">
      <Specimen state="empty">
        <Controls />
      </Specimen>
      <Specimen state="with errors">
        <Controls error="This is required" />
      </Specimen>
      <Specimen state="being sent">
        <Controls busy />
      </Specimen>
      <Specimen state="what is wrong with all of it">
        <FormError>Failed to save. Please try again.</FormError>
      </Specimen>
      <Specimen state="what needs the network">
        <OfflineNote id="offline-specimen">You are offline. Saving needs a connection.</OfflineNote>
      </Specimen>
      <Specimen state="for a file">
        <DropZone busy={false} onDrop={() => undefined}>
          Drop a file here
        </DropZone>
      </Specimen>
    </Specimens>
  )
}
