import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Fields } from '../../ui/fields.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { Party } from '../trips/party.ts'
import { WholeParty } from './whole-party.tsx'

/** The form's fields in screen order. */
export const CUSTOMER_FIELDS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'participants',
  'specialRequests',
] as const
type CustomerField = (typeof CUSTOMER_FIELDS)[number]

/** Form values; an empty text is a field that is not filled in. */
export type CustomerFields = Record<CustomerField, string>

export const NO_CUSTOMER: Readonly<CustomerFields> = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  participants: '1',
  specialRequests: '',
}

interface CustomerFormProps<Sent> {
  form: UseFormReturn<CustomerFields, unknown, Sent>
  labels: Readonly<Record<CustomerField, string>>
  /** Maximum number of people. */
  most: number
  busy: boolean
  /** Who travels, as far as it is known. */
  party?: Party | undefined
  /** Called when the field with the number of people loses focus. */
  onParticipantsLeft?: () => void
}

/** The fields for the customer and the number of people. */
export function CustomerForm<Sent>(props: CustomerFormProps<Sent>) {
  const { form, labels, most, busy, party, onParticipantsLeft } = props
  const { errors } = form.formState
  const participants = form.register('participants', onParticipantsLeft && { onBlur: onParticipantsLeft })
  return (
    <Fields busy={busy} className="space-y-5">
      <legend className="sr-only">Who travels</legend>
      <Field label={labels.customerName} error={errors.customerName?.message}>
        {(field) => (
          <Input {...field} {...form.register('customerName')} dir="auto" autoComplete="name" aria-required="true" />
        )}
      </Field>
      <Field label={labels.customerEmail} error={errors.customerEmail?.message}>
        {(field) => (
          <Input
            {...field}
            {...form.register('customerEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            aria-required="true"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.customerPhone} error={errors.customerPhone?.message}>
          {(field) => (
            <Input {...field} {...form.register('customerPhone')} type="tel" autoComplete="tel" aria-required="true" />
          )}
        </Field>
        <div className="grid gap-2">
          <Field label={labels.participants} error={errors.participants?.message}>
            {(field) => <Stepper {...field} {...participants} min={1} max={most} step={1} aria-required="true" />}
          </Field>
          <WholeParty form={form} party={party} most={most} />
        </div>
      </div>
      <Field label={labels.specialRequests} optional error={errors.specialRequests?.message}>
        {(field) => <Textarea {...field} {...form.register('specialRequests')} dir="auto" rows={3} />}
      </Field>
    </Fields>
  )
}
