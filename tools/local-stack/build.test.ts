import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourcesOf } from './build.ts'

let root: string

beforeEach(() => {
  root = `${mkdtempSync(`${tmpdir()}/build-`)}/`
  mkdirSync(`${root}web/src`, { recursive: true })
  writeFileSync(`${root}web/src/main.ts`, 'start()')
})

afterEach(() => rmSync(root, { recursive: true }))

it.each(['web/src/main.ts', 'web/.env', 'web/.env.local', 'web/.env.production', 'web/.env.production.local'])(
  'the app is built again when %s changes',
  (name) => {
    const before = sourcesOf('web', root)
    expect(sourcesOf('web', root)).toBe(before)
    writeFileSync(root + name, 'VITE_MAP_TILES=https://tiles.test')
    expect(sourcesOf('web', root)).not.toBe(before)
  },
)

it('the app is not built again when a file changes that it does not contain', () => {
  const before = sourcesOf('web', root)
  writeFileSync(`${root}web/.env.development`, 'VITE_MAP_TILES=https://tiles.test')
  expect(sourcesOf('web', root)).toBe(before)
})
