import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import type { CustomerFields } from '../../../shared/booking/customer-form.tsx'

type Customer = Pick<CustomerFields, 'customerName' | 'customerEmail'>

/** Who is signed in, to fill in the form with. Visitors do without Firebase. */
export async function signedInCustomer(): Promise<Customer | undefined> {
  if (!hasSignedInHint()) return undefined
  try {
    const { auth } = await import('../../../shared/live/firebase.ts')
    await auth.authStateReady()
    const user = auth.currentUser
    return user === null ? undefined : { customerName: user.displayName ?? '', customerEmail: user.email ?? '' }
  } catch {
    // Without a network this part may be missing; the name has to be typed.
    return undefined
  }
}
