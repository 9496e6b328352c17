import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Opens the emulator to pages of any origin. The origin is named rather than `*` because the web SDK sends its
 * requests with credentials.
 * @returns true when the request was a preflight and has been answered
 */
export function allowAnyOrigin(req: IncomingMessage, res: ServerResponse): boolean {
  res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? '*')
  res.setHeader('Access-Control-Allow-Credentials', 'true')
  res.setHeader('Access-Control-Expose-Headers', 'x-client-wire-protocol, x-http-session-id, x-http-initial-response')
  res.setHeader('Vary', 'Origin')
  if (req.method !== 'OPTIONS') return false
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'] ?? '*')
  res.setHeader('Access-Control-Max-Age', '3600')
  res.writeHead(200).end()
  return true
}
