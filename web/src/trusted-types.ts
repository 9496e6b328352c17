/** Only what is used here; browsers without support enforce nothing. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string | null; createScriptURL(text: string): string | null },
  ): unknown
}

/** Scripts of the build, the service worker, and those that sign-in and App Check load from Google. */
const SCRIPTS = [
  '/assets/',
  '/sw.js',
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/',
  'https://www.google.com/recaptcha/',
]

/** Radix's style sheets and Leaflet's small mark-up, without attributes that could run or load anything. */
const PLAIN_MARKUP = /^(?:[^<]|<\/?(?:svg|span)(?: aria-hidden="true")?\/?>)*$/

const isOurScript = (address: string): boolean => {
  const { href, origin, pathname } = new URL(address, location.href)
  return SCRIPTS.some((start) => (origin === location.origin ? pathname : href).startsWith(start))
}

/**
 * The Trusted Types policy that the content security policy requires for HTML and script URLs. Anything that is not
 * allowed here throws where it is assigned, so that injected text cannot run.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (PLAIN_MARKUP.test(text) ? text : null),
    createScriptURL: (text) => (isOurScript(text) ? text : null),
  })
}
