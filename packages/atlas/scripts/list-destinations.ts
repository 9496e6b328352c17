import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes `src/destinations.ts` anew: an import and an entry for every file of the folder, in the order of their names. */
const folder = new URL('../src/destinations/', import.meta.url)

const entries = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .toSorted()
  .map((file) => {
    const name = /^export const (\w+): AtlasDestination/m.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1]
    if (name === undefined) throw new Error(`${file} exports no AtlasDestination`)
    return { file, name }
  })

/** The names in rows of a line's width. */
const rows = entries.reduce<string[]>((made, { name }) => {
  const last = made.at(-1)
  if (last === undefined || last.length + name.length > 112) return [...made, `${name},`]
  return [...made.slice(0, -1), `${last} ${name},`]
}, [])

const lines = [
  '// Written by `npm run list-destinations -w packages/atlas`.',
  ...entries.map(({ file, name }) => `import { ${name} } from './destinations/${file}'`),
  `import type { AtlasDestination } from './place.ts'`,
  '',
  '/** Every destination that the atlas describes with places. */',
  'export const DESTINATIONS: readonly AtlasDestination[] = [',
  ...rows.map((row) => `  ${row}`),
  '] // prettier-ignore',
  '',
]
writeFileSync(new URL('../src/destinations.ts', import.meta.url), lines.join('\n'))
