import { describe, expect, it } from 'vitest'
import { isOwnNavigation, type NavigationHeaders, originOf, type OriginHeaders } from './same-origin.ts'

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

describe('isOwnNavigation', () => {
  const visit = (changes: Partial<NavigationHeaders>): NavigationHeaders => ({
    secFetchSite: 'same-origin',
    secFetchDest: 'document',
    referer: undefined,
    accept: 'text/html,*/*',
    host: 'waymark.example',
    ...changes,
  })
  const withoutFetchHeaders = { secFetchSite: undefined, secFetchDest: undefined }
  const page = 'https://waymark.example/dashboard'

  it.each<[string, Partial<NavigationHeaders>]>([
    ['the browser says so', {}],
    ['an older browser comes from a page of the site', { ...withoutFetchHeaders, referer: page }],
    ['the service worker hands on a visit from a page of the site', { secFetchDest: 'empty', referer: page }],
  ])('is so when %s', (_when, given) => expect(isOwnNavigation(visit(given))).toBe(true))

  it.each<[string, Partial<NavigationHeaders>]>([
    ['a page of another site leads here', { secFetchSite: 'cross-site' }],
    ['a page of a neighbouring site leads here', { secFetchSite: 'same-site' }],
    ['a mail or a bookmark leads here', { secFetchSite: 'none' }],
    ['a page of the site shows it as a picture', { secFetchDest: 'image' }],
    ['a page of the site calls it', { secFetchDest: 'empty', referer: page, accept: '*/*' }],
    ['the service worker hands on a visit from a mail', { secFetchDest: 'empty' }],
    ['the service worker hands on a visit from elsewhere', { secFetchDest: 'empty', referer: 'https://evil.example/' }],
    ['nothing says where it comes from', withoutFetchHeaders],
    ['an older browser comes from another site', { ...withoutFetchHeaders, referer: 'https://evil.example/' }],
    ['an older browser shows it as a picture', { ...withoutFetchHeaders, referer: page, accept: 'image/webp,*/*' }],
  ])('is not so when %s', (_when, given) => expect(isOwnNavigation(visit(given))).toBe(false))
})
