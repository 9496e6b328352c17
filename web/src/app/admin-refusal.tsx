import { SECOND_FACTOR_NEEDED } from '@waymark/contract/users/second-factor-calls'
import { AdminSecondFactor } from './admin-second-factor.tsx'
import { AdminSignInAgain } from './admin-sign-in-again.tsx'

interface AdminRefusalProps {
  /** Of the server. */
  message: string
  onDone: () => void
}

/** What an administrator must do before the server lets them act as one. */
export function AdminRefusal({ message, onDone }: AdminRefusalProps) {
  const Missing = message === SECOND_FACTOR_NEEDED ? AdminSecondFactor : AdminSignInAgain
  return <Missing onDone={onDone} />
}
