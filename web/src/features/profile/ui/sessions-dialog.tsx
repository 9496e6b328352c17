import { SESSION_NOT_ENDED, type SignedInDevice } from '@waymark/contract/users/session-calls'
import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messageFor } from '../../../shared/api/api-error.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { isOnline } from '../../../shared/pwa/online.ts'
import { formatInstant } from '../../../shared/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { readSessions, signOutEverywhereElse, signOutThere } from '../data/sessions.ts'

const NOT_LOADED = 'Your devices could not be loaded. Close this and try again.'
/** Lists signed-in devices and ends their sessions. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const [devices, setDevices] = useState<readonly SignedInDevice[]>()
  const [failure, setFailure] = useState<string>()
  const [ending, setEnding] = useState<string>()
  const [sending, setSending] = useState(false)
  const signIn = useRecentSignIn()

  useEffect(() => {
    const reading = new AbortController()
    readSessions(reading.signal).then(setDevices, (error: unknown) => {
      if (!reading.signal.aborted) setFailure(messageFor(error, NOT_LOADED))
    })
    return () => reading.abort()
  }, [])

  async function end({ id, device }: SignedInDevice): Promise<void> {
    setEnding(id)
    try {
      await signOutThere(id)
      setDevices((all) => all?.filter((one) => one.id !== id))
      notify.success(`Signed out: ${device}`)
    } catch (error) {
      toastFailure(error, 'Not signed out', SESSION_NOT_ENDED)
    }
    setEnding(undefined)
  }

  async function endOthers(): Promise<void> {
    if (!isOnline() || sending) return
    setSending(true)
    setFailure(undefined)
    try {
      if (await signIn.withProof(signOutEverywhereElse)) {
        notify.success('Signed out everywhere else')
        onClose()
        return
      }
    } catch (error) {
      setFailure(messageFor(error, SESSION_NOT_ENDED))
    }
    setSending(false)
  }

  return (
    <FormDialog
      title="Where you are signed in"
      description="A device that is signed out here stops reading your profile and your vault at once, and everything else within the hour."
      submit="Sign out everywhere else"
      unsaved={false}
      pending={devices === undefined && failure === undefined}
      sending={sending}
      failure={failure}
      onSubmit={() => void endOthers()}
      onClose={onClose}
    >
      <ul aria-label="Devices" className="grid gap-3">
        {devices?.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {one.device}
                {one.isCurrent && <span className="font-normal text-muted"> · this device</span>}
              </p>
              <p className="text-sm text-muted">
                Last seen {formatInstant(one.lastSeenAt)} · signed in {formatInstant(one.signedInAt)}
              </p>
            </div>
            {!one.isCurrent && (
              <Button
                variant="secondary"
                pending={ending === one.id}
                aria-label={`Sign out ${one.device}, last seen ${formatInstant(one.lastSeenAt)}`}
                onClick={() => void end(one)}
              >
                {ending !== one.id && <LogOut aria-hidden="true" />}
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {signIn.field}
    </FormDialog>
  )
}
