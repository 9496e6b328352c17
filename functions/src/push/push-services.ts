/** The push services of Chrome, Firefox, Safari and Edge. A browser names its own; nobody else is written to. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Tests put a double in their place; only a local stack lets them. */
const isDouble = ({ protocol, hostname }: URL): boolean =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' && protocol === 'http:' && hostname === '127.0.0.1'

/**
 * Whether an address is of a push service. The server sends to it whatever a caller names here: any other would let callers
 * reach what only the server can.
 */
export function isPushService(endpoint: URL): boolean {
  const { protocol, hostname, port } = endpoint
  return isDouble(endpoint) || (protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname)))
}
