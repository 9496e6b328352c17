import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, describe, expect, it } from 'vitest'
import { keepOnlyBuiltFiles, writeConfig, type HeaderRule } from './config.ts'
import { ROOT } from './paths.ts'
import { portsFrom } from './ports.ts'

const BASE = 7_500
const path = writeConfig(BASE, portsFrom(BASE), '.local/functions-x')
const local = JSON.parse(readFileSync(path, 'utf8'))
const production = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'))

afterAll(() => rmSync(path))

const headersOf = (config: { hosting: { headers: { headers: { key: string; value: string }[] }[] } }, key: string) =>
  config.hosting.headers.flatMap((rule) =>
    rule.headers.filter((header) => header.key === key).map(({ value }) => value),
  )

describe('the configuration of a local stack', () => {
  it('puts every part on its port of this machine alone', () => {
    expect(local.emulators.hosting).toEqual({ host: '127.0.0.1', port: BASE })
    expect(local.emulators.firestore.port).toBe(BASE + 2)
  })

  it('opens the content policy for the local auth, Firestore and storage, and for nothing else', () => {
    const [before] = headersOf(production, 'Content-Security-Policy')
    const [after] = headersOf(local, 'Content-Security-Policy')
    const added = after?.split(/[\s;]+/).filter((word) => !before?.split(/[\s;]+/).includes(word)) ?? []
    expect(new Set(added)).toEqual(
      new Set([1, 2, 3].flatMap((n) => [`http://127.0.0.1:${BASE + n}`, `http://localhost:${BASE + n}`])),
    )
  })

  it('leaves out Strict-Transport-Security, which production sends', () => {
    expect(headersOf(production, 'Strict-Transport-Security')).toHaveLength(1)
    expect(headersOf(local, 'Strict-Transport-Security')).toEqual([])
  })

  it('lets the functions have parameters of this stack', () => {
    expect(local.functions).toEqual([{ ...production.functions[0], configDir: '.local/functions-x' }])
  })

  it('has a file of the build kept for a year, and no address where there is none', () => {
    const folder = mkdtempSync(`${tmpdir()}/assets-`)
    writeFileSync(`${folder}/app-C0ffee.js`, '')
    writeFileSync(`${folder}/text-B_-4.woff2`, '')
    const rules: HeaderRule[] = production.hosting.headers.map((rule: HeaderRule) => ({ ...rule }))
    keepOnlyBuiltFiles(rules, folder)
    rmSync(folder, { recursive: true })
    const [kept, ...others] = rules.filter((rule) => rule.headers.some(({ value }) => value.includes('immutable')))
    expect([kept?.source, others]).toEqual([undefined, []])
    const addresses = ['app-C0ffee.js', 'text-B_-4.woff2', 'app-C0ffee-js', 'app-0ld.js', 'x/app-C0ffee.js', ''].map(
      (name) => `/assets/${name}`,
    )
    expect(addresses.filter((address) => new RegExp(kept?.regex ?? '').test(address))).toEqual(addresses.slice(0, 2))
  })

  it('changes neither rules nor rewrites', () => {
    expect(local.firestore).toEqual(production.firestore)
    expect(local.storage).toEqual(production.storage)
    expect(local.hosting.rewrites).toEqual(production.hosting.rewrites)
  })
})
