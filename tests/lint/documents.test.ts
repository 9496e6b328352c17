import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKSPACE_PATH = /`((?:contract|packages|functions|web|emulators|tests|scripts|docs)\/[\w./-]+)`/g

describe('root documents', () => {
  for (const document of [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/specification.md',
    'docs/data-model.md',
    'docs/deploy.md',
    'docs/testing.md',
    'docs/threat-model.md',
  ]) {
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

/** Navigations, which are no calls of the contract. */
const NAVIGATIONS = ['GET /api/login', 'GET /api/logout']

it('the specification names only calls that are declared', () => {
  const text = readFileSync(`${ROOT}docs/specification.md`, 'utf8')
  const named = [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/api\/[\w/{}-]+)`/g)].map((match) => match[1] ?? '')
  const declared = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((call) => ![...declared, ...NAVIGATIONS, 'GET /api/openapi.json'].includes(call))).toEqual([])
})
