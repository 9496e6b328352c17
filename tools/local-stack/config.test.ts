import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  it.each([
    ['assets', ['app-C0ffee.js', 'text-B_-4.woff2'], ['app-C0ffee-js', 'app-0ld.js', 'x/app-C0ffee.js', '']],
    ['illustrations', ['flat.svg'], ['flat-svg', 'new.svg', '']],
    ['ground', ['-20_-100.json'], ['-20_-80.json']],
  ])('has the files in %s kept, and no address where there is none', (name, there, missing) => {
    const folder = mkdtempSync(`${tmpdir()}/hosting-`)
    mkdirSync(`${folder}/${name}`)
    for (const file of there) writeFileSync(`${folder}/${name}/${file}`, '')
    const rules: HeaderRule[] = production.hosting.headers.map((rule: HeaderRule) => ({ ...rule }))
    keepOnlyBuiltFiles(rules, folder)
    rmSync(folder, { recursive: true })
    const kept = rules.filter(({ headers }) =>
      headers.some(({ key, value }) => key === 'Cache-Control' && /max-age=[1-9]/.test(value)),
    )
    const isKept = (address: string) => kept.some(({ regex }) => regex !== undefined && new RegExp(regex).test(address))
    const addresses = [...there, ...missing].map((file) => `/${name}/${file}`)
    expect(addresses.filter(isKept)).toEqual(addresses.slice(0, there.length))
    expect(kept.filter(({ source }) => source?.startsWith(`/${name}/`))).toEqual([])
  })

  it('changes neither rules nor rewrites', () => {
    expect(local.firestore).toEqual(production.firestore)
    expect(local.storage).toEqual(production.storage)
    expect(local.hosting.rewrites).toEqual(production.hosting.rewrites)
  })
})
