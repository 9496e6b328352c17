interface SupportedBrowser {
  /** Name in build targets of esbuild and Rolldown. */
  readonly id: 'chrome' | 'firefox' | 'safari'
  readonly name: string
  /** First version that supports everything the app uses. */
  readonly from: string
}

/**
 * Browsers the app is built for. The limits come from CSS that cannot be compiled away: `light-dark()`, which every
 * colour uses (Chrome 123, Safari 17.5), and `@property`, which Tailwind needs (Firefox 128). Explained for users in
 * docs/browsers.md.
 */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  { id: 'chrome', name: 'Chrome or Edge', from: '123' },
  { id: 'firefox', name: 'Firefox', from: '128' },
  { id: 'safari', name: 'Safari', from: '17.5' },
]

export const BUILD_TARGET: string[] = SUPPORTED_BROWSERS.map(({ id, from }) => id + from)

const LIST = new Intl.ListFormat('en', { type: 'disjunction' })

/** Message for older browsers. */
export const TOO_OLD = `This browser is too old for Waymark, and parts of it will not work. Please update it, or use ${LIST.format(
  SUPPORTED_BROWSERS.map(({ name, from }) => `${name} ${from}`),
)} or newer.`
