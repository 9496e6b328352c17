import { EXPENSE_CATEGORIES, type Expense } from '@waymark/contract/trips/expense'
import type { Trip } from '@waymark/contract/trips/trip'
import { datesOfDays } from '@waymark/domain/itinerary'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { EditDialog } from '../../../shared/forms/edit-dialog.tsx'
import { ChoiceField, LineField } from '../../../shared/forms/form-fields.tsx'
import { formatWeekday } from '../../../shared/time/dates.ts'
import type { Member } from '../../../shared/trips/members.ts'
import { LOOK_ONLY, useOfferedBack } from '../../../shared/trips/use-offered-back.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { type ExpenseFields, type ExpenseForm, expenseResolver, NO_DAY, shareWords } from '../model/expense-fields.ts'
import { CATEGORY_NAMES, categoryIn, personName } from '../model/expense-words.ts'

const CATEGORIES = EXPENSE_CATEGORIES.filter((value) => value !== 'settlement').map((value) => ({
  value,
  label: CATEGORY_NAMES[value],
}))

const TYPED = ['title', 'amount'] as const

interface ExpenseDialogProps {
  trip: Trip
  members: readonly Member[]
  /** Undefined for a new expense. */
  expense: Expense | undefined
  defaultValues: ExpenseFields
  /** What is likely paid with, offered beside the field. */
  currencies: readonly string[]
  /** @returns whether it could be saved */
  onSave: (form: ExpenseForm) => boolean
  onClose: () => void
}

/** Adds or edits an expense. */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { trip, members, expense, defaultValues, currencies, onSave, onClose } = props
  const form = useForm<ExpenseFields, unknown, ExpenseForm>({ resolver: expenseResolver, defaultValues })
  const { isDirty, errors } = form.formState
  const done = useOfferedBack(form, TYPED)
  const [title, amount, currency, sharedBy] = useWatch({
    control: form.control,
    name: ['title', 'amount', 'currency', 'sharedBy'],
  })
  const spoken = expense === undefined ? categoryIn(title) : undefined
  useEffect(() => {
    // Follows the title until somebody chooses another.
    if (spoken !== undefined && !form.getFieldState('category').isDirty) {
      form.resetField('category', { defaultValue: spoken })
    }
  }, [form, spoken])
  const share = shareWords({ amount, currency, sharedBy })
  const uids = new Set([...members.map(({ uid }) => uid), ...(expense ? [expense.paidBy, ...expense.sharedBy] : [])])
  const people = [...uids].map((value) => ({ value, label: personName(members, value) }))
  const days = [
    { value: NO_DAY, label: 'No day' },
    ...datesOfDays(trip).map(({ key, number, date }) => ({
      value: String(key),
      label: `Day ${number}, ${formatWeekday(date)}`,
    })),
  ]
  return (
    <EditDialog
      title={expense === undefined ? 'Add an expense' : 'Edit expense'}
      submit={expense === undefined ? 'Add' : 'Save'}
      unsaved={isDirty}
      note={members.some(({ isOneself, role }) => isOneself && role === 'viewer') ? LOOK_ONLY : undefined}
      onSubmit={() => void form.handleSubmit((saved) => done(() => onSave(saved)))()}
      onClose={() => done(onClose)}
    >
      <LineField form={form} name="title" label="What for" required />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <LineField form={form} name="amount" label="Amount" required />
        <LineField form={form} name="currency" label="Currency" required />
      </div>
      {currencies.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Currencies</legend>
          {currencies.map((code) => (
            <Button
              key={code}
              variant={code === currency ? 'soft' : 'secondary'}
              aria-pressed={code === currency}
              onClick={() => form.setValue('currency', code, { shouldDirty: true, shouldValidate: true })}
            >
              {code}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="category"
          label="Category"
          options={CATEGORIES}
          placeholder="Category"
          required
        />
        <ChoiceField form={form} name="day" label="Day" options={days} placeholder="Day" required />
      </div>
      {people.length > 1 && (
        <>
          <ChoiceField form={form} name="paidBy" label="Paid by" options={people} placeholder="Who" required />
          <fieldset>
            <legend className="mb-1 text-[0.9375rem] font-semibold after:content-['_*'/'']">Shared by</legend>
            {people.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="checkbox" className="size-5" value={value} {...form.register('sharedBy')} />
                <bdi>{label}</bdi>
              </label>
            ))}
            {share !== undefined && <output className="block text-[0.9375rem] text-muted">{share}</output>}
            {errors.sharedBy?.message !== undefined && <FieldError>{errors.sharedBy.message}</FieldError>}
          </fieldset>
        </>
      )}
    </EditDialog>
  )
}
