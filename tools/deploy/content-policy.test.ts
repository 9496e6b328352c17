import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../local-stack/paths.ts'
import { policyOf } from './content-policy.ts'
import { readDeployment } from './projects.ts'

const DEPLOYMENT = readDeployment('waymark-dry-run', `${ROOT}tools/deploy/testing/`)
const [POLICY = ''] = /default-src 'self';[^"]+/.exec(readFileSync(`${ROOT}firebase.json`, 'utf8')) ?? []

const sourcesOf = (directive: string, app?: Record<string, string>): string[] =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`)
    .exec(policyOf(POLICY, { ...DEPLOYMENT, ...(app && { app }) }))?.[1]
    ?.split(' ') ?? []

it('lets a page show pictures of its own bucket, and reach no other part of Cloud Storage', () => {
  expect(sourcesOf('img-src')).toContain(
    'https://firebasestorage.googleapis.com/v0/b/waymark-dry-run.firebasestorage.app/o/',
  )
  expect(sourcesOf('connect-src').filter((source) => source.includes('storage'))).toEqual([])
})

it('lets it frame the host that signs people in', () => {
  expect(sourcesOf('frame-src')).toEqual(["'self'", 'https://waymark.example.com'])
})

it('names hosts one by one, and of those with callbacks only the paths that are needed', () => {
  expect(policyOf(POLICY, DEPLOYMENT)).not.toContain('*')
  expect(sourcesOf('script-src').filter((source) => source.startsWith('https:'))).toEqual([
    'https://apis.google.com/js/api.js',
    'https://apis.google.com/_/scs/',
  ])
})

it('opens for a map provider and for App Check where they are configured', () => {
  expect(sourcesOf('img-src', { VITE_MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png' })).toContain(
    'https://tiles.example.com',
  )
  expect(sourcesOf('script-src', { VITE_APP_CHECK_SITE_KEY: 'k' })).toContain('https://www.google.com/recaptcha/')
  expect(sourcesOf('script-src')).not.toContain('https://www.google.com/recaptcha/')
})
