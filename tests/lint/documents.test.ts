import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENDPOINTS } from '@waymark/contract/endpoints'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKSPACE_PATH = /`((?:packages|functions|web|tools|tests|data|docs)\/[\w./-]+)`/g
const LINK = /\]\((?!https?:|#)([^)#]+)/g

describe('root documents', () => {
  for (const document of [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/specification.md',
    'docs/data-model.md',
    'docs/costs.md',
    'docs/deploy.md',
    'docs/faults-found.md',
    'docs/runbook.md',
    'docs/testing.md',
    'docs/threat-model.md',
  ]) {
    const text = readFileSync(ROOT + document, 'utf8')
    const paths = [...text.matchAll(WORKSPACE_PATH)].map((match) => match[1] ?? '')

    it(`${document} names paths`, () => expect(paths.length).toBeGreaterThan(0))

    it(`${document} names only paths that exist`, () => {
      expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([])
    })

    it(`${document} leads only to files that exist`, () => {
      const from = new URL(document, new URL('../..', import.meta.url))
      const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '')
      expect(links.filter((link) => !existsSync(new URL(link, from)))).toEqual([])
    })

    it(`${document} names only npm scripts that exist`, () => {
      const scripts = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts
      const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
      expect(named.filter((name) => !(name in scripts))).toEqual([])
    })
  }
})

it('docs/decisions/README.md lists every decision', () => {
  const index = readFileSync(`${ROOT}docs/decisions/README.md`, 'utf8')
  const pages = readdirSync(`${ROOT}docs/decisions`).filter((file) => /^\d{3}-/.test(file))
  expect(pages.filter((page) => !index.includes(`- [${page.slice(0, 3)}](${page}): `))).toEqual([])
})

it('docs/decisions/README.md has the decisions of each area in order, and says which are superseded', () => {
  const areas = readFileSync(`${ROOT}docs/decisions/README.md`, 'utf8').split('\n## ').slice(1)
  const numbers = areas.map((area) => [...area.matchAll(/^- \[(\d{3})\]/gm)].map((match) => match[1] ?? ''))
  expect(numbers).toEqual(numbers.map((area) => area.toSorted()))

  const marked = areas.flatMap((area) =>
    [...area.matchAll(/^- \[(\d{3})\].*superseded by/gm)].map((match) => match[1] ?? ''),
  )
  const superseded = readdirSync(`${ROOT}docs/decisions`)
    .filter((file) => /^\d{3}-/.test(file))
    .filter((file) => /superseded by/i.test(readFileSync(`${ROOT}docs/decisions/${file}`, 'utf8').split('\n')[2] ?? ''))
  expect(marked.toSorted()).toEqual(superseded.map((file) => file.slice(0, 3)))
})

describe('the commands of the guides for production', () => {
  const text = ['deploy', 'runbook'].map((name) => readFileSync(`${ROOT}docs/${name}.md`, 'utf8')).join('\n')

  it('are those of the firebase-tools that is installed', () => {
    const commands = [...text.matchAll(/(?:npx )?firebase ([a-z][\w:]*:[\w:]+)/g)].map((match) => match[1] ?? '')
    const folder = `${ROOT}node_modules/firebase-tools/lib/commands/`
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
    const known = files.map((name) => readFileSync(folder + name, 'utf8')).join('')
    expect(commands.length).toBeGreaterThan(2)
    expect(commands.filter((command) => !new RegExp(`Command\\("${command}[ "]`).test(known))).toEqual([])
  })

  it('give our own programs only options that they know', () => {
    const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
    const calls = [...text.matchAll(/npm run ([\w:-]+) -- ([^`\n]+)/g)].flatMap(([, script = '', rest = '']) =>
      [...rest.matchAll(/(?<=^|\s)--[a-z-]+/g)].map(([option]) => ({ script, option })),
    )
    const unknown = calls.filter(({ script, option }) => {
      const program = scripts[script]?.split(' ').at(-1) ?? ''
      return !readFileSync(ROOT + program, 'utf8').includes(option.slice(2))
    })
    expect(calls.length).toBeGreaterThan(5)
    expect(unknown).toEqual([])
  })
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
