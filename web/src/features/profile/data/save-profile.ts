import { type ProfileChanges, updateProfile } from '@waymark/contract/users/profile-calls'
import type { User } from '@waymark/contract/users/user'
import { sealPassportNumber } from '../../../shared/vault/passport-number.ts'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { rememberProfile } from '../../../shared/session/known-profile.ts'

/** The vault locked itself while the number was being typed. */
export class VaultLocked extends Error {
  override readonly name = 'VaultLocked'
}

/** The passport number as it is sent: encrypted once there is a vault. */
async function passportPart(typed: string | null | undefined, hasVault: boolean): Promise<ProfileChanges> {
  if (typed === undefined) return {}
  if (typed === null || !hasVault) return { passportNumber: typed }
  const vault = openVault()
  if (vault === undefined) throw new VaultLocked()
  return { sealedPassport: await sealPassportNumber(vault, typed) }
}

// api: only the server writes profiles
export async function saveProfile(
  { passportNumber, ...changes }: ProfileChanges,
  { hasVault }: { hasVault: boolean },
): Promise<User> {
  const body = { ...changes, ...(await passportPart(passportNumber, hasVault)) }
  const user = await callApi(updateProfile, { body })
  rememberProfile(user)
  return user
}
