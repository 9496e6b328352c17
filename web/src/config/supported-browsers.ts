interface SupportedBrowser {
  /** As esbuild and Rolldown name it in a build target. */
  readonly id: 'chrome' | 'firefox' | 'safari'
  readonly name: string
  /** The first one that has all that the app is written in. */
  readonly from: string
}

/**
 * The browsers that the app is built for. What decides is CSS that cannot be compiled away: `light-dark()`, of which every
 * colour is made (Chrome 123, Safari 17.5), and `@property`, which Tailwind needs (Firefox 128). docs/browsers.md says
 * the same for people.
 */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  { id: 'chrome', name: 'Chrome or Edge', from: '123' },
  { id: 'firefox', name: 'Firefox', from: '128' },
  { id: 'safari', name: 'Safari', from: '17.5' },
]

export const BUILD_TARGET: string[] = SUPPORTED_BROWSERS.map(({ id, from }) => id + from)

const LIST = new Intl.ListFormat('en', { type: 'disjunction' })

/** What somebody with an older one reads. */
export const TOO_OLD = `This browser is too old for Waymark, and parts of it will not work. Please update it, or use ${LIST.format(
  SUPPORTED_BROWSERS.map(({ name, from }) => `${name} ${from}`),
)} or newer.`
