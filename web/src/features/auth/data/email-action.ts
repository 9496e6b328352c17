import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  type ActionCodeInfo,
} from 'firebase/auth'
import { auth } from '../../../shared/live/firebase.ts'
import { authErrorCode } from '../../../shared/session/auth-failures.ts'

/** Loaded together, once a link is opened. */
export { sendResetMail, signInMessage } from './sign-in.ts'

/** What the link in an e-mail does. */
export type EmailAction =
  | { readonly kind: 'reset-password'; readonly email: string }
  | { readonly kind: 'verify'; readonly email: string }
  /** A new address replaces the former one once its owner has opened the link. */
  | { readonly kind: 'change-email'; readonly email: string; readonly before: string | undefined }
  /** The owner of the former address reverts the change. */
  | { readonly kind: 'recover-email'; readonly email: string }

const KINDS: Readonly<Record<string, EmailAction['kind']>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'reset-password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change-email',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover-email',
}

function actionOf({ operation, data }: ActionCodeInfo): EmailAction | undefined {
  const kind = KINDS[operation]
  const { email, previousEmail } = data
  if (kind === undefined || typeof email !== 'string') return undefined
  return kind === 'change-email' ? { kind, email, before: previousEmail ?? undefined } : { kind, email }
}

/**
 * Reads what a link does, without using it up.
 * @returns undefined for an unsupported kind
 */
export const readAction = async (code: string): Promise<EmailAction | undefined> =>
  actionOf(await checkActionCode(auth, code))

/** Performs the link's action, which is possible once. */
export const applyAction = (code: string): Promise<void> => applyActionCode(auth, code)

export const setNewPassword = (code: string, password: string): Promise<void> =>
  confirmPasswordReset(auth, code, password)

const GONE = new Set(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found'])

/** Whether retrying is pointless. */
export const isLinkOver = (error: unknown): boolean => GONE.has(authErrorCode(error) ?? '')
