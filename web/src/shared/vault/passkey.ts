import type { PasskeySecret } from './crypto/vault-key.ts'
import { fromBase64Url, toBase64Url, utf8, type Bytes } from './crypto/bytes.ts'

/** No passkey has answered: the person did not go on, or has it on another device. Which of both, no browser tells. */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
}

/** It is there, but what keeps it gives no secret out, or this browser does not ask for one (WebAuthn PRF). */
export class PasskeyWithoutSecret extends Error {
  override readonly name = 'PasskeyWithoutSecret'
}

/** What a passkey makes its secret of. The same for all: each has a key of its own, which it uses at this address alone. */
export const PRF_QUESTION = { eval: { first: utf8('waymark-vault/2 passkey') } }

/** No server checks what a passkey signs: what counts is its secret. */
export const unusedChallenge = (): Bytes => crypto.getRandomValues(new Uint8Array(16))

/** As browsers name it when the person, or the app, has not gone on. */
const UNUSED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])

/** @throws NoPasskey when `asking` was not gone through with, and DOMException as the browser throws it otherwise */
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
 * Asks for one of these passkeys, which takes a face, a finger or a PIN. Needs no network.
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

/** What to say when asking a passkey failed; undefined when it was something else. */
export function passkeyFailure(error: unknown): string | undefined {
  if (error instanceof NoPasskey) return 'No passkey was used.'
  // WebAuthn: one of `excludeCredentials` is kept there already.
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return 'This device already has a passkey for your vault.'
  }
  if (error instanceof PasskeyWithoutSecret) return 'Passkeys of this browser or device cannot open a vault.'
  return undefined
}
