import { expect } from '@playwright/test'
import { AUTH_URL, PROJECT } from '../api/support/stack.ts'

interface Mail {
  readonly email: string
  readonly newEmail?: string
  readonly requestType: string
  readonly oobCode: string
}

const MODES: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

async function mailsTo(address: string, kind: keyof typeof MODES): Promise<Mail[]> {
  const response = await fetch(`${AUTH_URL}/emulator/v1/projects/${PROJECT}/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: Mail[] }
  return oobCodes.filter(
    ({ email, newEmail, requestType }) => requestType === kind && [email, newEmail].includes(address),
  )
}

/**
 * The link of the newest such e-mail, as if Firebase used our page; the local Auth stores e-mails instead of sending
 * them.
 */
export async function linkMailedTo(address: string, kind: keyof typeof MODES): Promise<string> {
  await expect.poll(async () => (await mailsTo(address, kind)).length).toBeGreaterThan(0)
  const { oobCode = '' } = (await mailsTo(address, kind)).at(-1) ?? {}
  return `/email-action?${new URLSearchParams({ mode: MODES[kind] ?? '', oobCode, apiKey: 'local', lang: 'en' })}`
}
