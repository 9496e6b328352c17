import { FirestoreError, type Caller, type Json } from '../service.ts'

const refuse = (why: string): never => {
  throw new FirestoreError('UNAUTHENTICATED', why)
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function claimsIn(token: string): Json {
  const [, payload, ...rest] = token.split('.')
  if (payload === undefined || rest.length !== 1) return refuse('The bearer token is not a JSON web token.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    if (isObject(claims)) return claims
  } catch {
    // Falls through to the refusal.
  }
  return refuse('The payload of the bearer token is not a JSON object.')
}

/** The SDKs' own mock tokens are issued in 1970 (`iat` is 0) and meant to last. */
function isExpired({ iat, exp }: Json, nowSeconds: number): boolean {
  return exp !== undefined && iat !== 0 && !(typeof exp === 'number' && exp > nowSeconds)
}

/**
 * Identifies the caller by the `Authorization` header. Signatures are not checked, because the auth emulator does not
 * sign.
 * @param nowSeconds seconds since 1970, compared with `exp`
 * @throws FirestoreError UNAUTHENTICATED if the header is malformed or the token expired
 */
export function callerOf(authorization: string | undefined, nowSeconds: number = Date.now() / 1000): Caller {
  if (authorization === undefined || authorization.trim() === '') return { kind: 'signed-out' }
  const bearer = /^bearer +(\S+)$/i.exec(authorization.trim())?.[1]
  if (bearer === undefined) return refuse('The Authorization header is not of the form "Bearer <token>".')
  if (bearer === 'owner') return { kind: 'admin' }
  const token = claimsIn(bearer)
  const uid = token['sub'] ?? token['user_id']
  if (typeof uid !== 'string' || uid === '') return refuse('The bearer token names no user.')
  if (isExpired(token, nowSeconds)) return refuse('The bearer token has expired.')
  return { kind: 'user', uid, token }
}
