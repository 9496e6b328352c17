import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKSPACE_PATH = /`((?:contract|guide|functions|web|emulators|tests|scripts|docs)\/[\w./-]+)`/g

describe('root documents', () => {
  for (const document of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']) {
    const text = readFileSync(ROOT + document, 'utf8')
    const paths = [...text.matchAll(WORKSPACE_PATH)].map((match) => match[1] ?? '')

    it(`${document} names paths`, () => expect(paths.length).toBeGreaterThan(0))

    it(`${document} names only paths that exist`, () => {
      expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([])
    })

    it(`${document} names only npm scripts that exist`, () => {
      const scripts = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts
      const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
      expect(named.filter((name) => !(name in scripts))).toEqual([])
    })
  }
})
