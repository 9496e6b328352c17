import { useForm } from 'react-hook-form'
import { contractResolver } from '../../../shared/forms/contract-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { signInAsLocalGoogleAccount, signInWithGoogle } from '../data/sign-in-with-google.ts'
import { AddressInput } from '../../../shared/session/credentials.ts'

const ACCOUNTS = [
  { name: 'Ada Rivers', email: 'ada.rivers@gmail.test' },
  { name: 'Noor Haddad', email: 'noor.haddad@gmail.test' },
] as const

interface LocalAccountChooserProps {
  run: (attempt: () => Promise<void>) => void
  onClose: () => void
}

const nameOf = (email: string): string => email.split('@')[0] ?? email

/** Replaces Google's account chooser in the local stack. */
export function LocalAccountChooser({ run, onClose }: LocalAccountChooserProps) {
  const form = useForm({ resolver: contractResolver(AddressInput), defaultValues: { email: '' } })
  const submit = form.handleSubmit(({ email }) => run(() => signInAsLocalGoogleAccount({ email, name: nameOf(email) })))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose a Google account"
      description="These accounts exist in the local stack only."
    >
      <ul className="mb-6 grid gap-2">
        {ACCOUNTS.map((account) => (
          <li key={account.email}>
            <Button
              variant="secondary"
              className="w-full !justify-start py-2 text-left"
              onClick={() => run(() => signInAsLocalGoogleAccount(account))}
            >
              <span>
                {account.name}
                <span className="block text-sm font-normal text-muted">{account.email}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <Field label="Another account" error={form.formState.errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              placeholder="name@gmail.test"
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="soft">
          Use this account
        </Button>
        <Button variant="ghost" onClick={() => run(signInWithGoogle)}>
          Open the auth emulator's window (needs a network)
        </Button>
      </form>
    </Dialog>
  )
}
