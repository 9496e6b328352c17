import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { expect, it } from 'vitest'

/** Minimum length in lines of a file with a single importer. */
const LINES = 15

const TEST = /\.(test|spec|long)\.tsx?$/

const filesEndingIn = (...endings: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...endings], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)))

interface Package {
  readonly name?: string
  readonly exports?: Readonly<Record<string, string>>
}

/** By names such as `@waymark/contract`: the folder, and what its package.json exports. */
const PACKAGES = new Map(
  filesEndingIn('package.json', '**/package.json').map((file) => {
    const { name = '', exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Package
    return [name, { folder: dirname(file), exports }]
  }),
)

/** The file that `specifier` names in `file`; undefined for what is from elsewhere. */
function resolved(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier.replace(/\?.*/, ''))
  const [, name = '', path = ''] = /^(@waymark\/[\w-]+)(.*)$/.exec(specifier) ?? []
  const { folder, exports } = PACKAGES.get(name) ?? { folder: '', exports: {} }
  const subpath = `.${path}`
  // The longest pattern wins, as in Node.
  for (const [key, target] of Object.entries(exports).toSorted(([one], [other]) => other.length - one.length)) {
    const [start = '', end] = key.split('*')
    if (end !== undefined && subpath.startsWith(start))
      return join(folder, target.replace('*', subpath.slice(start.length)))
  }
  return undefined
}

/** `import … from '…'`, `export … from '…'`, and calls: `import('…')`, `new URL('…', import.meta.url)`. */
const IMPORT = /(?:from\s+|import\s+|(import|URL)\s*\(\s*)['"`]([^'"`\n]+)['"`]/g

interface Importer {
  readonly file: string
  /** By a call: loaded when it is needed, or run as a worker. */
  readonly isLazy: boolean
}

function importersOf(files: readonly string[]): Map<string, Importer[]> {
  const importers = new Map<string, Importer[]>()
  for (const file of files) {
    for (const [, call, specifier = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = resolved(file, specifier)
      if (target !== undefined) {
        importers.set(target, [...(importers.get(target) ?? []), { file, isLazy: call !== undefined }])
      }
    }
  }
  return importers
}

const nameOf = (file: string): string => basename(file).replace(/\..*$/, '')

it(`no file of fewer than ${LINES} lines is imported by one other alone`, () => {
  const files = filesEndingIn('*.ts', '*.tsx', '*.mjs')
  const importers = importersOf(files)
  const small = files.filter(
    (file) => !TEST.test(file) && readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length < LINES,
  )
  expect(small.length).toBeGreaterThan(50)

  /*
   * Exceptions: files without importers (programs and entries, which knip watches), files that are loaded lazily or as
   * workers, and files with their own test. Other tests do not count as importers.
   */
  const parts = small.filter((file) => {
    const all = importers.get(file) ?? []
    const hasOwnTest = all.some((one) => TEST.test(one.file) && nameOf(one.file) === nameOf(file))
    const counted = new Set(all.filter((one) => !TEST.test(one.file)).map((one) => one.file))
    return counted.size === 1 && !hasOwnTest && !all.some(({ isLazy }) => isLazy)
  })
  expect(parts, 'merge each into the file that imports it').toEqual([])
})
