import type { IncomingMessage } from 'node:http'

const LIFETIME_SECONDS = 3600

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token, such as the auth emulator makes. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    firebase: { sign_in_provider: 'custom' },
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

async function fieldOf(req: IncomingMessage, name: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  return String(Object.entries(body ?? {}).find(([key]) => key === name)?.[1])
}

/** As much of the auth emulator as the auth SDK needs to sign someone in; the custom token is the uid itself. */
export async function answerIdentity(req: IncomingMessage): Promise<object | undefined> {
  if (req.url?.includes('accounts:signInWithCustomToken') === true) {
    const uid = await fieldOf(req, 'token')
    return { idToken: tokenOf(uid), refreshToken: uid, expiresIn: String(LIFETIME_SECONDS) }
  }
  if (req.url?.includes('accounts:lookup') === true) {
    const [, claims = ''] = (await fieldOf(req, 'idToken')).split('.')
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
    return { users: [{ localId: sub }] }
  }
  return undefined
}
