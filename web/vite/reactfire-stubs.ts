import type { Plugin } from 'vite'

/** What reactfire's single file imports from parts of Firebase that this app does not use. */
const UNUSED: Record<string, readonly string[]> = {
  'firebase/database': ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  'firebase/remote-config': ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  'firebase/functions': ['httpsCallable'],
}

const PREFIX = '\0reactfire-unused:'

/** Keeps the unused parts of Firebase out of the bundle: reactfire imports all of them statically, 60 kB gzip more. */
export const reactfireStubs = (): Plugin => ({
  name: 'reactfire-stubs',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && /node_modules\/(reactfire|rxfire)\//.test(importer) && source in UNUSED
      ? PREFIX + source
      : null,
  load: (id) =>
    id.startsWith(PREFIX)
      ? (UNUSED[id.slice(PREFIX.length)] ?? []).map((name) => `export const ${name} = undefined`).join('\n')
      : null,
})

/** Lets the bundler drop what is unused of packages that do not declare themselves free of side effects. */
export const hasSideEffects = (id: string): boolean => !/node_modules\/(@firebase|firebase|reactfire|rxfire)\//.test(id)
