import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Package {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Licences under which others may ship what they make of it; LGPL for libvips, which sharp loads as it is. */
const ALLOWED = [
  'MIT',
  'Apache-2.0',
  'OFL-1.1',
  'LGPL-3.0-or-later',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'CC0-1.0',
  '0BSD',
]

/** Their manifests name no licence; a file of each is that of MIT. */
const MIT_BY_FILE: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'LICENSE',
  'node_modules/limiter': 'LICENSE.txt',
  'node_modules/streamsearch': 'LICENSE',
}

const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Package>
}

const shipped = Object.entries(lockfile.packages).filter(
  ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
)

const isAllowed = (path: string, { license }: Package): boolean =>
  license === undefined ? path in MIT_BY_FILE : license.split(' AND ').every((one) => ALLOWED.includes(one))

it('everything that ships has a licence that allows it', () => {
  expect(shipped.length).toBeGreaterThan(100)
  const others = shipped.filter(([path, one]) => !isAllowed(path, one)).map(([path, { license }]) => [path, license])
  expect(others).toEqual([])
})

it('what names no licence has one in a file', () => {
  for (const [path, file] of Object.entries(MIT_BY_FILE)) {
    const text = readFileSync(new URL(`../../${path}/${file}`, import.meta.url), 'utf8')
    expect(text).toContain('Permission is hereby granted, free of charge')
  }
})
