import { useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { methodsOf, type SignInMethods as Methods } from '../data/sign-in-methods.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { GoogleLinkDialog } from './google-link-dialog.tsx'

function waysIn({ hasPassword, hasGoogle }: Methods): string {
  if (hasPassword && hasGoogle) return 'With your e-mail address and a password, or with Google.'
  return hasPassword ? 'With your e-mail address and a password.' : 'With Google.'
}

/** Shows and changes the sign-in methods. */
export function SignInMethods() {
  const { user } = useSession()
  const [open, setOpen] = useState<'email' | 'password' | 'google'>()
  // Read again whenever a dialog closes, because Firebase mutates its user object.
  const methods = methodsOf(user)
  const { email, hasPassword, hasGoogle } = methods
  const close = () => setOpen(undefined)

  return (
    <Card>
      <h2 className="text-xl">How you sign in</h2>
      <p className="mt-1 mb-4 text-muted [overflow-wrap:anywhere]">
        {waysIn(methods)} {email !== null && `Your address is ${email}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {hasPassword && (
          <Button variant="secondary" onClick={() => setOpen('email')}>
            Change e-mail address
          </Button>
        )}
        {email !== null && (
          <Button variant="secondary" onClick={() => setOpen('password')}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        )}
        {hasPassword && (
          <Button variant="secondary" onClick={() => setOpen('google')}>
            {hasGoogle ? 'Unlink Google' : 'Link Google'}
          </Button>
        )}
      </div>
      {open === 'email' && <ChangeEmailDialog onClose={close} />}
      {open === 'password' && <ChangePasswordDialog isFirst={!hasPassword} onClose={close} />}
      {open === 'google' && <GoogleLinkDialog isLinked={hasGoogle} onClose={close} />}
    </Card>
  )
}
