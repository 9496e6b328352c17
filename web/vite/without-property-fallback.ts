import type { Plugin } from 'vite'

const LAYER = '@layer properties{'

/** End of the block whose opening brace is the last character before `from`. */
function endOfBlock(css: string, from: number): number {
  let depth = 1
  let at = from
  for (; depth > 0 && at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}') depth--
  }
  return at
}

/**
 * Leaves out what Tailwind adds for browsers without `@property`, 0.6 kB gzip in every style sheet: none of them can
 * show the app (src/config/supported-browsers.ts).
 */
export const withoutPropertyFallback = (): Plugin => ({
  name: 'without-property-fallback',
  apply: 'build',
  generateBundle(_, bundle) {
    let found = 0
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      const css = String(file.source)
      const start = css.indexOf(LAYER)
      if (start === -1) continue
      file.source = css.slice(0, start) + css.slice(endOfBlock(css, start + LAYER.length))
      found++
    }
    if (found === 0) this.error('No style sheet has a layer for browsers without @property: this plugin has no use.')
  },
})
