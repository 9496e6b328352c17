import { sendEmailVerification, type User } from 'firebase/auth'
import { paths } from '../../../config/paths.ts'

/** Sends a mail with a link that shows to whom the address belongs, and that leads back to the profile. */
export const sendVerificationLink = (user: User): Promise<void> =>
  sendEmailVerification(user, { url: window.location.origin + paths.profile })

/** Whether the link has been opened meanwhile, perhaps on another device. */
export async function isVerifiedNow(user: User): Promise<boolean> {
  try {
    await user.reload()
  } catch {
    // Without a network nobody knows; what was known stays.
  }
  return user.emailVerified
}
