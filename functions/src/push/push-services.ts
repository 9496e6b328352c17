/** The push services of Chrome, Firefox, Safari and Edge. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Allows a double on a local stack. */
const isDouble = ({ protocol, hostname }: URL): boolean =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' && protocol === 'http:' && hostname === '127.0.0.1'

/**
 * Whether a URL belongs to a push service. The server sends requests to this URL, so accepting others would allow
 * server-side request forgery.
 */
export function isPushService(endpoint: URL): boolean {
  const { protocol, hostname, port, username, password } = endpoint
  // Nothing can be sent to a URL with a name or password: fetch throws.
  const isPlain = port === '' && username === '' && password === ''
  return isDouble(endpoint) || (protocol === 'https:' && isPlain && HOSTS.some((host) => host.test(hostname)))
}
