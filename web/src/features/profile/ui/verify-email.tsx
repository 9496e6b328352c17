import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toastFailure } from '../../../shared/messages/toast-failure.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { isVerifiedNow, sendVerificationLink } from '../data/verify-email.ts'

/** Asks to verify the e-mail address, which a deployment may require for bookings and submissions. */
export function VerifyEmail() {
  const { user, email } = useSession()
  const [isVerified, setVerified] = useState(user.emailVerified)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  useEffect(() => {
    if (isVerified) return undefined
    // The link may have been opened in another window.
    const check = () => void isVerifiedNow(user).then(setVerified)
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [user, isVerified])

  const send = async () => {
    setSending(true)
    try {
      await sendVerificationLink(user)
      setSent(true)
    } catch (error) {
      toastFailure(error, 'The link could not be sent. Please try again later.')
    } finally {
      setSending(false)
    }
  }

  if (isVerified || email === null) return null
  return (
    <Card>
      <h2 className="text-xl">Verify your e-mail address</h2>
      <output className="mt-1 mb-4 block text-muted [overflow-wrap:anywhere]">
        {isSent
          ? `We sent a link to ${email}. Open it, then come back here.`
          : 'It shows that your address is yours. Bookings and submissions may ask for it.'}
      </output>
      <Button variant="secondary" pending={isSending} onClick={() => void send()}>
        <MailCheck aria-hidden="true" />
        {isSent ? 'Send it again' : 'Send verification link'}
      </Button>
    </Card>
  )
}
