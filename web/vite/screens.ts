import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Screen } from '../screen.ts'
import { namedScreens, type NamedScreen } from '../screens.ts'

const quote = (value: unknown): string => JSON.stringify(value)

/** `ui/my-data-screen.tsx` exports `MyDataScreen`. */
const componentOf = (module: string): string =>
  basename(module, '.tsx').replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())

const fileOf = ({ module }: Screen): string => fileURLToPath(new URL(`../src/${module}`, import.meta.url))

/** Exports that the module of a screen must have. */
const exportsOf = ({ module, prerender }: Screen): string[] => [
  componentOf(module),
  ...(prerender === undefined ? [] : ['prefetch']),
]

function loaderOf(screen: Screen): string {
  const [component, prefetch] = exportsOf(screen)
  const names = [`Component: screen.${component}`, ...(prefetch === undefined ? [] : [`prefetch: screen.${prefetch}`])]
  return `() => import(${quote(fileOf(screen))}).then((screen) => ({ ${names.join(', ')} }))`
}

const columnsOf = ({ path, title, access, bare }: NamedScreen): string =>
  quote({ path, title, access, ...(bare && { bare }) }).slice(1, -1)

/** Columns of the table by virtual module, so that a part of the app gets only what it needs. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:screens': () =>
    `export const SCREENS = [\n${namedScreens()
      .map((screen) => `  { ${columnsOf(screen)}, load: ${loaderOf(screen)} },\n`)
      .join('')}]\n`,

  'virtual:screens/visitor': () => {
    // Loaders of the other screens would reference all files of the app.
    const screens = namedScreens().map((screen) =>
      screen.access === 'visitor'
        ? `  { ${columnsOf(screen)}, load: ${loaderOf(screen)} },\n`
        : `  { ${columnsOf(screen)} },\n`,
    )
    const links = namedScreens()
      .flatMap(({ path, title, menu }) =>
        menu?.forVisitors === undefined ? [] : [{ to: path, label: title, at: menu.forVisitors }],
      )
      .toSorted((a, b) => a.at - b.at)
      .map(({ to, label }) => ({ to, label }))
    return `export const VISITOR_SCREENS = [\n${screens.join('')}]\nexport const VISITOR_LINKS = ${quote(links)}\n`
  },

  'virtual:screens/menu': () => {
    const linked = namedScreens().flatMap(({ menu, ...screen }) => (menu === undefined ? [] : [{ ...screen, ...menu }]))
    const icons = linked.map(({ icon }) => icon)
    const links = linked.map(
      ({ path, title, access, icon }) =>
        `  { to: ${quote(path)}, label: ${quote(title)}, Icon: ${icon}, forAdmins: ${access === 'admin'} },\n`,
    )
    return `import { ${[...new Set(icons)].join(', ')} } from 'lucide-react'\nexport const MENU = [\n${links.join('')}]\n`
  },

  'virtual:screens/first-calls': () => {
    const screens = namedScreens().flatMap(({ path, prerender }) =>
      prerender === undefined ? [] : [{ path, firstCalls: prerender.firstCalls }],
    )
    return `export const FIRST_CALLS = ${quote(screens)}\n`
  },
}

/** Serves `../screens.ts` to the app as the modules described in `src/virtual-modules.d.ts`. */
export const screens = (): Plugin => ({
  name: 'screens',
  resolveId: (source) => (source in MODULES ? `\0${source}` : null),
  load: (id) => (id.startsWith('\0') ? (MODULES[id.slice(1)]?.() ?? null) : null),
  /** Checks that each screen's module has its exports: nothing else would notice before it is loaded. */
  buildEnd() {
    for (const screen of namedScreens()) {
      const info = this.getModuleInfo(fileOf(screen))
      const missing = exportsOf(screen).find((name) => info !== null && !info.exports?.includes(name))
      if (missing !== undefined) this.error(`screens: ${screen.module} exports no ${missing}`)
    }
  },
})
