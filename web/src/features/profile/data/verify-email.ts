import { sendEmailVerification, type User } from 'firebase/auth'
import { paths } from '../../../config/paths.ts'

/** Sends an e-mail with a verification link that leads back to the profile. */
export const sendVerificationLink = (user: User): Promise<void> =>
  sendEmailVerification(user, { url: window.location.origin + paths.profile })

/** Whether the address has been verified meanwhile, possibly on another device. */
export async function isVerifiedNow(user: User): Promise<boolean> {
  try {
    await user.reload()
  } catch {
    // Offline, the last known state counts.
  }
  return user.emailVerified
}
