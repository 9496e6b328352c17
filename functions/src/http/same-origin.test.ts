import { describe, expect, it } from 'vitest'
import { originOf, type OriginHeaders } from './same-origin.ts'

const headers = (changes: Partial<OriginHeaders>): OriginHeaders => ({
  origin: undefined,
  secFetchSite: undefined,
  host: 'waymark.example',
  ...changes,
})

describe('originOf', () => {
  it.each<[string, Partial<OriginHeaders>]>([
    ['the origin has the host of the site', { origin: 'https://waymark.example' }],
    ['the site is on this machine and has no certificate', { origin: 'http://localhost:5050', host: 'localhost:5050' }],
    ['the browser says same-origin', { secFetchSite: 'same-origin' }],
    [
      'the browser says same-origin, behind a proxy with another host',
      { secFetchSite: 'same-origin', origin: 'http://localhost:1' },
    ],
    ['the browser says that no page asked', { secFetchSite: 'none' }],
  ])('is same when %s', (_when, given) => expect(originOf(headers(given))).toBe('same'))

  it.each<[string, Partial<OriginHeaders>]>([
    ['the origin is another site', { origin: 'https://evil.example' }],
    ['the origin only begins with the host', { origin: 'https://waymark.example.evil.example' }],
    ['the origin has another port', { origin: 'https://waymark.example:8443' }],
    ['the origin has the host without its certificate', { origin: 'http://waymark.example' }],
    ['the origin has another scheme', { origin: 'ftp://localhost:5050', host: 'localhost:5050' }],
    ['the origin is a sandboxed page', { origin: 'null' }],
    ['the origin is empty', { origin: '' }],
    ['the browser says cross-site', { secFetchSite: 'cross-site' }],
    ['the browser says same-site', { secFetchSite: 'same-site', origin: 'https://waymark.example' }],
    ['the host is unknown', { origin: 'https://waymark.example', host: undefined }],
  ])('is cross when %s', (_when, given) => expect(originOf(headers(given))).toBe('cross'))

  it('is unknown when no header says it', () => expect(originOf(headers({}))).toBe('unknown'))
})
