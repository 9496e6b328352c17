import { addPasskey, removePasskey } from '@waymark/contract/vault/keyring-calls'
import type { NewKeyring, Passkey } from '@waymark/contract/vault/keyring'
import { callApi } from '../../../shared/api/api-client.ts'
import type { Session } from '../../../shared/session/session.ts'
import { fromBase64Url, randomBytes, toBase64Url } from '../../../shared/vault/crypto/bytes.ts'
import type { PasskeySecret } from '../../../shared/vault/crypto/vault-key.ts'
import { runKeyJob } from '../../../shared/vault/key-jobs.ts'
import {
  answeredBy,
  askPasskey,
  PasskeyWithoutSecret,
  PRF_QUESTION,
  secretOf,
  unusedChallenge,
} from '../../../shared/vault/passkey.ts'

/** ES256, EdDSA and RS256, of which every authenticator knows one. */
const ALGORITHMS = [-7, -8, -257].map((alg) => ({ type: 'public-key', alg }) as const)

/** Whether it is known that passkeys of this browser open no vault. Some browsers tell only once there is one. */
export async function isWithoutPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return true
  if (!('getClientCapabilities' in PublicKeyCredential)) return false
  return (await PublicKeyCredential.getClientCapabilities())['extension:prf'] === false
}

/** Lets what keeps the passkey know that it is of no use any more. It may not listen. */
async function forgetPasskey(credentialId: string): Promise<void> {
  if (!('PublicKeyCredential' in globalThis) || !('signalUnknownCredential' in PublicKeyCredential)) return
  await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId }).catch(() => undefined)
}

/**
 * Has a passkey made on this device, or on one beside it. To be called in a press.
 * @param before are refused by what keeps one of them already
 * @throws NoPasskey, PasskeyWithoutSecret
 */
export async function makePasskey({ email }: Session, before: readonly Passkey[]): Promise<PasskeySecret> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: unusedChallenge(),
    rp: { name: 'Waymark' },
    // A passkey of the same user takes the place of the one before: an id of its own leaves both.
    user: { id: randomBytes(16), name: email ?? 'Waymark vault', displayName: 'Waymark vault' },
    pubKeyCredParams: ALGORITHMS,
    excludeCredentials: before.map(({ credentialId }) => ({ type: 'public-key', id: fromBase64Url(credentialId) })),
    // Some have secrets for passkeys alone that they find by themselves.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    extensions: { prf: PRF_QUESTION },
  }
  const credential = await answeredBy(navigator.credentials.create({ publicKey }))
  const credentialId = toBase64Url(new Uint8Array(credential.rawId))
  const made = secretOf(credential)
  if (made !== undefined) return made
  if (credential.getClientExtensionResults().prf?.enabled !== true) {
    await forgetPasskey(credentialId)
    throw new PasskeyWithoutSecret()
  }
  // Many make the passkey first, and a secret when they are asked for it.
  try {
    return await askPasskey([credentialId])
  } catch (error) {
    await forgetPasskey(credentialId)
    throw error
  }
}

interface Owner {
  readonly uid: string
  readonly keyring: NewKeyring
  /** Proves a sign-in of now. */
  readonly bearer: string
}

// api: tells the owner
/** @throws CannotOpen when it is not the passphrase; ApiError */
export async function storePasskey(
  { uid, keyring, bearer }: Owner,
  passphrase: string,
  passkey: PasskeySecret,
): Promise<void> {
  const wrap = await runKeyJob('wrapByPasskey', keyring, uid, passphrase, passkey)
  await callApi(addPasskey, { body: { keyId: keyring.keyId, ...wrap } }, { bearer })
}

// api: tells the owner
export async function dropPasskey({ credentialId }: Passkey, bearer: string): Promise<void> {
  await callApi(removePasskey, { params: { credentialId } }, { bearer })
  await forgetPasskey(credentialId)
}
