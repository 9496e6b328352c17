import { type ProfileChanges, updateProfile } from '@waymark/contract/users/profile-calls'
import type { User } from '@waymark/contract/users/user'
import type { StoredKeyring } from '@waymark/contract/vault/keyring'
import { sealPassportNumber } from '../../../shared/vault/passport-number.ts'
import { openVault } from '../../../shared/vault/vault-session.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { readStoredKeyring } from '../../../shared/live/keyring-store.ts'
import { rememberProfile } from '../../../shared/session/known-profile.ts'

/** The vault locked itself while the number was being typed. */
export class VaultLocked extends Error {
  override readonly name = 'VaultLocked'
}

/** Another device has made a vault while the number was being typed. */
export class VaultFound extends Error {
  override readonly name = 'VaultFound'
  readonly keyring: StoredKeyring
  constructor(keyring: StoredKeyring) {
    super()
    this.keyring = keyring
  }
}

interface Owner {
  readonly uid: string
  /** As far as this device knows. */
  readonly hasVault: boolean
}

/** The passport number as it is sent: encrypted once there is a vault. */
async function passportPart(typed: string | null | undefined, { uid, hasVault }: Owner): Promise<ProfileChanges> {
  if (typed === undefined) return {}
  if (typed === null) return { passportNumber: typed }
  if (!hasVault) {
    // What this device knows may be old, and a number that is sent as it is cannot be taken back.
    const keyring = await readStoredKeyring(uid)
    if (keyring !== null) throw new VaultFound(keyring)
    return { passportNumber: typed }
  }
  const vault = openVault()
  if (vault === undefined) throw new VaultLocked()
  return { sealedPassport: await sealPassportNumber(vault, typed) }
}

// api: only the server writes profiles
/** @throws VaultLocked, VaultFound: nothing was sent */
export async function saveProfile({ passportNumber, ...changes }: ProfileChanges, owner: Owner): Promise<User> {
  const body = { ...changes, ...(await passportPart(passportNumber, owner)) }
  const user = await callApi(updateProfile, { body })
  rememberProfile(user)
  return user
}
