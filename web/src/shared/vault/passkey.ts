import type { PasskeySecret } from './crypto/vault-key.ts'
import { fromBase64Url, toBase64Url, utf8, type Bytes } from './crypto/bytes.ts'

/**
 * No passkey answered: the user cancelled, or has the passkey on another device. Browsers do not distinguish the two.
 */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
}

/** The passkey exists, but the authenticator or this browser does not support secrets (WebAuthn PRF). */
export class PasskeyWithoutSecret extends Error {
  override readonly name = 'PasskeyWithoutSecret'
}

/**
 * Input from which a passkey derives its secret. It can be the same for everyone, because each passkey has its own key,
 * bound to this site.
 */
export const PRF_QUESTION = { eval: { first: utf8('waymark-vault/2 passkey') } }

/** No server verifies the signature; only the secret is used. */
export const unusedChallenge = (): Bytes => crypto.getRandomValues(new Uint8Array(16))

/** Names of DOMExceptions if the user or the app cancelled. */
const UNUSED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** @throws NoPasskey if the user cancelled; otherwise the browser's DOMException */
export async function answeredBy(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asking.catch((cause: unknown) => {
    throw cause instanceof DOMException && UNUSED.has(cause.name) ? new NoPasskey(cause.name, { cause }) : cause
  })
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey('none')
  return credential
}

export function secretOf(credential: PublicKeyCredential): PasskeySecret | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return { credentialId: toBase64Url(new Uint8Array(credential.rawId)), secret: bytes.slice() }
}

/**
 * Requests one of these passkeys, which the user confirms by face, finger or PIN. Works offline.
 * @throws NoPasskey, PasskeyWithoutSecret
 */
export async function askPasskey(credentialIds: readonly string[]): Promise<PasskeySecret> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: unusedChallenge(),
    allowCredentials: credentialIds.map((id) => ({ type: 'public-key', id: fromBase64Url(id) })),
    userVerification: 'required',
    extensions: { prf: PRF_QUESTION },
  }
  const answer = secretOf(await answeredBy(navigator.credentials.get({ publicKey })))
  if (answer === undefined) throw new PasskeyWithoutSecret()
  return answer
}

/** The message for a failed request; undefined for other errors. */
export function passkeyFailure(error: unknown): string | undefined {
  if (error instanceof NoPasskey) return 'No passkey was used.'
  // WebAuthn: the authenticator already has one of `excludeCredentials`.
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return 'This device already has a passkey for your vault.'
  }
  if (error instanceof PasskeyWithoutSecret) return 'Passkeys of this browser or device cannot open a vault.'
  return undefined
}
