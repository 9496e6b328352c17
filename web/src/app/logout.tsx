import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { hasUnsentChanges, signOut } from '../shared/session/sign-out.ts'
import { isOnline } from '../shared/pwa/online.ts'
import { countUnsentChanges } from '../shared/live/unsent-changes.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/toast.tsx'

const changes = (count: number): string => (count === 1 ? '1 change has' : `${count} changes have`)

/** The sign-out button. Asks for confirmation if unsent changes would be lost. */
export function Logout() {
  const [pending, setPending] = useState(false)
  const [unsent, setUnsent] = useState(0)

  async function logOut() {
    if (!isOnline()) {
      notify.error('You are offline', 'Logging out needs a network, so that the server can end the session.')
      return
    }
    setPending(true)
    if (await hasUnsentChanges()) {
      setUnsent(countUnsentChanges())
      setPending(false)
      return
    }
    await signOut()
  }

  return (
    <>
      <Button variant="ghost" className="w-full !justify-start !px-3" pending={pending} onClick={() => void logOut()}>
        {!pending && <LogOut aria-hidden="true" />}
        Logout
      </Button>
      <ConfirmDialog
        open={unsent > 0}
        onOpenChange={(open) => {
          if (!open) setUnsent(0)
        }}
        title="Log out and lose changes?"
        description={`${changes(unsent)} not been sent yet. Logging out now drops what is not sent.`}
        cancel="Stay logged in"
        confirm="Log out anyway"
        onConfirm={() => void signOut()}
      />
    </>
  )
}
