import { MaskedPassportNumber, TypedPassportNumber } from '@waymark/contract/vault/passport'
import { ProfileChanges, updateProfile } from '@waymark/contract/users/profile-calls'
import { uploadImage } from '@waymark/contract/pictures/upload-calls'
import type { VaultKey } from '../../../shared/vault/crypto/vault-key.ts'
import { sealPassportNumber } from '../../../shared/vault/passport-number.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { rememberProfile } from '../../../shared/session/known-profile.ts'
import { ENTRIES } from '../model/archive.ts'
import { fitting, Unfit, type ImportRun } from './import-run.ts'
import type { Archive } from './read-archive.ts'

const MOST_PICTURE_BYTES = 5_000_000

const FIELDS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['location', 'Location'],
  ['currency', 'Currency'],
  ['airlineMembership', 'Airline membership'],
  ['phoneNumber', 'Phone number'],
  ['dateOfBirth', 'Date of birth'],
  ['nationality', 'Nationality'],
] as const

interface Owner {
  readonly vault: VaultKey | undefined
  readonly hasVault: boolean
}

async function passportPart(sent: unknown, { vault, hasVault }: Owner): Promise<ProfileChanges> {
  if (MaskedPassportNumber.safeParse(sent).success) throw new Unfit('The export has its last 4 characters only.')
  const number = fitting(TypedPassportNumber, sent)
  if (number === null) return {}
  if (vault !== undefined) return { sealedPassport: await sealPassportNumber(vault, number) }
  if (hasVault) throw new Unfit('The vault was locked.')
  return { passportNumber: number }
}

async function change(run: ImportRun, changes: ProfileChanges): Promise<void> {
  rememberProfile(await callApi(updateProfile, { body: changes }, { signal: run.signal }))
  run.came.profile = true
}

/** Replaces the profile's values by the export's; field by field if they are not all valid. */
export async function importProfile(run: ImportRun, archive: Archive, owner: Owner): Promise<void> {
  const { profile = {}, files } = archive
  const step = 'Importing your profile'
  const fields: Record<string, unknown> = {}
  for (const [name, label] of FIELDS) {
    const value = profile[name] ?? null
    if (value === null) continue
    const fits = await run.bring(step, label, async () => fitting(ProfileChanges, { [name]: value }))
    if (fits !== undefined) Object.assign(fields, fits)
  }
  if (Object.keys(fields).length > 0) {
    await run.bring(step, 'Profile', () => change(run, fitting(ProfileChanges, fields)))
  }
  const passport = profile['passportNumber'] ?? null
  if (passport !== null) {
    await run.bring(step, 'Passport number', async () => change(run, await passportPart(passport, owner)))
  }
  const picture = files.get(ENTRIES.profilePicture)
  if (picture !== undefined) {
    await run.bring(step, 'Profile picture', async () => {
      const image = new Blob([await picture.unpack(MOST_PICTURE_BYTES)], { type: 'image/webp' })
      const { imageUrl } = await callApi(uploadImage, { files: { image } }, { signal: run.signal })
      await change(run, { profileImageUrl: imageUrl })
    })
  }
}
