/** As far as it is used here; browsers that do not know it enforce nothing. */
interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string | null; createScriptURL(text: string): string | null },
  ): unknown
}

/** Scripts of the build, the service worker, and what Google's sign-in window and App Check load of Google. */
const SCRIPTS = [
  '/assets/',
  '/sw.js',
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/',
  'https://www.google.com/recaptcha/',
]

/** Style sheets of Radix, and the few marks that Leaflet makes: no attribute in it can run or load anything. */
const PLAIN_MARKUP = /^(?:[^<]|<\/?(?:svg|span)(?: aria-hidden="true")?\/?>)*$/

const isOurScript = (address: string): boolean => {
  const { href, origin, pathname } = new URL(address, location.href)
  return SCRIPTS.some((start) => (origin === location.origin ? pathname : href).startsWith(start))
}

/**
 * Decides about text that becomes markup or the address of a script, which the content policy demands. Whatever is not on
 * the list throws where it is written, so that injected text runs nothing.
 */
export function setTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (PLAIN_MARKUP.test(text) ? text : null),
    createScriptURL: (text) => (isOurScript(text) ? text : null),
  })
}
