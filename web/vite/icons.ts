import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'

/** File name of each exported icon: `FileUp` is in `file-up`. */
function filesByName(): ReadonlyMap<string, string> {
  const index = createRequire(import.meta.url).resolve(`${PACKAGE}/dist/esm/${PACKAGE}.mjs`)
  const exports = readFileSync(index, 'utf8').matchAll(/^export \{ (.+) \} from '\.\/icons\/(.+)\.mjs'/gm)
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  )
}

/**
 * Imports each icon from its own file. Through the package's index a module that needs one icon would reach all of
 * them, and `visitorChunks` could not tell which screens use which icons.
 */
export function icons(): Plugin {
  const files = filesByName()
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/src\/.*\.tsx?$/, /^\0virtual:screens/], code: PACKAGE },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = name, local = icon] = name.split(' as ')
              const file = files.get(icon)
              if (file === undefined) throw new Error(`${PACKAGE} has no icon "${icon}"`)
              return `import ${local} from '${PACKAGE}/icons/${file}'`
            })
            .join('\n'),
        ),
    },
  }
}
