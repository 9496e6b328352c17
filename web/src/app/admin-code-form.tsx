import { z } from '@waymark/contract/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../shared/api/api-error.ts'
import { contractResolver } from '../shared/forms/contract-resolver.ts'
import { showFaults } from '../shared/forms/form-faults.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { Input } from '../ui/input.tsx'

const FALLBACK = 'Your code could not be checked. Check your connection and try again.'

/** Apps show the code in two groups. */
const CodeInput = z.strictObject({
  code: z.string().check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, 'Enter the six digits that the app shows'),
  ),
})

interface AdminCodeFormProps {
  /** Whether the field has the focus at once. */
  isFirst: boolean
  /** Submits a code of six digits. */
  onCode: (code: string) => Promise<void>
}

export function AdminCodeForm({ isFirst, onCode }: AdminCodeFormProps) {
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: contractResolver(CodeInput),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const fault = errors.code?.message

  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(undefined)
    try {
      await onCode(code)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quota-exceeded') {
        form.setError('code', { message: error.userMessage }, { shouldFocus: true })
      } else setFailure(showFaults(form, error, { order: ['code'], fallback: FALLBACK }))
    }
  })

  return (
    <form
      noValidate
      className="grid gap-5 text-left"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit(event)
      }}
    >
      <Field
        label="Code of your authenticator app"
        hint="Lost your phone? Whoever runs this site can reset it."
        error={fault}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen asks for nothing else
            autoFocus={isFirst}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="font-mono text-lg tracking-wider"
            readOnly={isSubmitting}
          />
        )}
      </Field>
      {/* The focus may be in the field already, so that moving it there says nothing. */}
      <output className="sr-only">{fault}</output>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Button type="submit" pending={isSubmitting}>
        Confirm
      </Button>
    </form>
  )
}
