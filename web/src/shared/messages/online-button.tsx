import { WifiOff } from 'lucide-react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { useOnline } from '../pwa/online.ts'

interface OnlineButtonProps extends ButtonProps {
  /** What needs the connection, as the start of a sentence: 'Cancelling a booking'. */
  what: string
}

/**
 * A button of something that only the server can do. Without a network it is marked and pale, and tells why when it is
 * pressed; it can be reached by keyboard all the same. Forms have an `OfflineNote` instead, menus `needsNetwork`.
 */
export function OnlineButton({ what, children, ...props }: OnlineButtonProps) {
  const online = useOnline()
  const reason = `${what} needs a connection.`
  const offline = {
    'aria-disabled': true,
    title: reason,
    onClick: () => notify.error('You are offline', reason),
  }
  return (
    <Button {...props} {...(online ? {} : offline)}>
      {children}
      {!online && <WifiOff aria-hidden="true" />}
    </Button>
  )
}
