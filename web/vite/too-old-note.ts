import type { Plugin } from 'vite'
import { TOO_OLD } from '../src/config/supported-browsers.ts'

/** Hidden by CSS only in browsers that support what the app needs, so it also shows where no script runs. */
const STYLE = `
.too-old { margin: 0; padding: 1rem; background: #fff3cd; color: #3d2f00; font: 1rem/1.5 system-ui, sans-serif; }
@supports (color: light-dark(red, red)) { html:not([data-too-old]) .too-old { display: none; } }
`

/** Adds a message for unsupported browsers to every page. */
export const tooOldNote = (): Plugin => ({
  name: 'too-old-note',
  transformIndexHtml: () => [
    { tag: 'style', children: STYLE, injectTo: 'head' },
    { tag: 'p', attrs: { class: 'too-old', role: 'alert' }, children: TOO_OLD, injectTo: 'body-prepend' },
  ],
})
