import type { Plugin } from 'vite'

/** Fonts of the first screen; without a preload the browser discovers them only after the style sheet. */
const FIRST_SEEN = /(figtree|bricolage-grotesque)-latin-(?!ext).*\.woff2$/

export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_SEEN.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
})
