import type { IncomingHttpHeaders } from 'node:http'
import { SESSION_COOKIE } from '@waymark/contract/users/session'
import type { CookieOptions, Request } from 'express'
import { isLocalHost, type NavigationHeaders, type OriginHeaders } from './same-origin.ts'

const single = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined

/** The host as the browser sees it. Hosting forwards it as `x-forwarded-host`, after what the caller has sent as such. */
const publicHost = (headers: IncomingHttpHeaders): string | undefined =>
  single(headers['x-forwarded-host'])?.split(',').at(-1)?.trim() ?? headers.host

export const originHeaders = (headers: IncomingHttpHeaders): OriginHeaders => ({
  origin: headers.origin,
  secFetchSite: single(headers['sec-fetch-site']),
  host: publicHost(headers),
})

export const navigationHeaders = (headers: IncomingHttpHeaders): NavigationHeaders => ({
  secFetchSite: single(headers['sec-fetch-site']),
  secFetchDest: single(headers['sec-fetch-dest']),
  referer: headers.referer,
  accept: headers.accept,
  host: publicHost(headers),
})

export const bearerToken = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

export function sessionCookie(headers: IncomingHttpHeaders): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${SESSION_COOKIE}=`
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
  return value === '' ? undefined : value
}

/** Attributes of the session cookie. Only localhost may omit Secure. */
export const sessionCookieOptions = (headers: IncomingHttpHeaders): CookieOptions => ({
  httpOnly: true,
  secure: !isLocalHost(publicHost(headers) ?? ''),
  sameSite: 'lax',
  path: '/',
})

/** The unparsed body. Cloud Functions parses bodies before the handler runs and keeps the original here. */
export const rawBody = (request: Request): Uint8Array => {
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined
  return raw instanceof Uint8Array ? raw : new Uint8Array()
}

export const bodySize = (request: Request): number => rawBody(request).byteLength
