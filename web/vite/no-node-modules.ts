import type { Plugin } from 'vite'

/**
 * Fails the build if a module for the browser imports one of Node. By default Vite replaces it by an empty module, and
 * the app throws only where it is used.
 */
export const noNodeModules = (): Plugin => ({
  name: 'no-node-modules',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^node:/ },
    handler(source, importer) {
      this.error(`${importer ?? 'An entry'} imports ${source}, which browsers do not have.`)
    },
  },
})
