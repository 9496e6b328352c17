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

/** ES256, EdDSA and RS256: every authenticator supports at least one. */
const ALGORITHMS = [-7, -8, -257].map((alg) => ({ type: 'public-key', alg }) as const)

/** Whether this browser is known not to support vault passkeys. Some browsers only reveal it once a passkey exists. */
export async function isWithoutPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return true
  if (!('getClientCapabilities' in PublicKeyCredential)) return false
  return (await PublicKeyCredential.getClientCapabilities())['extension:prf'] === false
}

/** Tells the authenticator that the passkey is no longer used, as far as the browser supports that. */
async function forgetPasskey(credentialId: string): Promise<void> {
  if (!('PublicKeyCredential' in globalThis) || !('signalUnknownCredential' in PublicKeyCredential)) return
  await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId }).catch(() => undefined)
}

/**
 * Creates a passkey on this device or a nearby one. Call it in a click handler.
 * @param before existing passkeys; an authenticator that has one of them refuses
 * @throws NoPasskey, PasskeyWithoutSecret
 */
export async function makePasskey({ email }: Session, before: readonly Passkey[]): Promise<PasskeySecret> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: unusedChallenge(),
    rp: { name: 'Waymark' },
    // A random user id, because a new passkey replaces an existing one of the same user.
    user: { id: randomBytes(16), name: email ?? 'Waymark vault', displayName: 'Waymark vault' },
    pubKeyCredParams: ALGORITHMS,
    excludeCredentials: before.map(({ credentialId }) => ({ type: 'public-key', id: fromBase64Url(credentialId) })),
    // Some authenticators support secrets for discoverable passkeys only.
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
  // Many authenticators return the secret only on the first use, not on creation.
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
  /** ID token of a recent sign-in. */
  readonly bearer: string
}

// api: notifies the owner
/** @throws CannotOpen if it is not the passphrase; ApiError */
export async function storePasskey(
  { uid, keyring, bearer }: Owner,
  passphrase: string,
  passkey: PasskeySecret,
): Promise<void> {
  const wrap = await runKeyJob('wrapByPasskey', keyring, uid, passphrase, passkey)
  await callApi(addPasskey, { body: { keyId: keyring.keyId, ...wrap } }, { bearer })
}

// api: notifies the owner
export async function dropPasskey({ credentialId }: Passkey, bearer: string): Promise<void> {
  await callApi(removePasskey, { params: { credentialId } }, { bearer })
  await forgetPasskey(credentialId)
}
