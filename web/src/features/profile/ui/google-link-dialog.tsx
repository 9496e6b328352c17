import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useRecentSignIn } from '../../../shared/forms/use-recent-sign-in.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { notify } from '../../../ui/toast.tsx'
import { changeFailure, linkGoogle, unlinkGoogle } from '../data/sign-in-methods.ts'

interface GoogleLinkDialogProps {
  /** Whether Google is linked and is to be unlinked. */
  isLinked: boolean
  onClose: () => void
}

/** Links or unlinks Google as a second sign-in method. */
export function GoogleLinkDialog({ isLinked, onClose }: GoogleLinkDialogProps) {
  const { user } = useSession()
  const { field: proof, withProof } = useRecentSignIn()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function change(): Promise<void> {
    setFailure(undefined)
    setSending(true)
    try {
      if (!(await withProof(() => (isLinked ? unlinkGoogle(user) : linkGoogle(user))))) return
      notify.success(isLinked ? 'Google is unlinked' : 'You can sign in with Google from now on')
      onClose()
    } catch (error) {
      setFailure(changeFailure(error) ?? 'That could not be changed. Please try again.')
    } finally {
      setSending(false)
    }
  }

  return (
    <FormDialog
      title={isLinked ? 'Unlink Google' : 'Link Google'}
      description={
        isLinked
          ? 'You sign in with your e-mail address and password alone then.'
          : 'Google opens a window where you choose an account. Whoever can use that account gets in here, too.'
      }
      submit={isLinked ? 'Unlink' : 'Continue with Google'}
      danger={isLinked}
      unsaved={false}
      sending={isSending}
      failure={failure}
      onSubmit={() => void change()}
      onClose={onClose}
    >
      {proof}
    </FormDialog>
  )
}
