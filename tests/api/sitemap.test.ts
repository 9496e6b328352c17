import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedCharter, storedStay } from './support/marketplace.ts'
import { call } from './support/call.ts'
import { ORIGIN } from './support/stack.ts'
import { serveOwnApp, type OwnApp } from './support/own-app.ts'

/** That of the stack keeps what it has read for an hour. */
let app: OwnApp
beforeAll(async () => {
  app = await serveOwnApp()
})
afterAll(() => app.close())

it('GET /sitemap.xml names the public pages, stays and charter trips that are offered, and none that are not', async () => {
  const [stay, inactive, trip, past] = await Promise.all([
    storedStay({ featured: true, rating: 5 }),
    storedStay({ isActive: false, featured: true, rating: 5 }),
    storedCharter({ featured: true }),
    storedCharter({ featured: true, startDate: '2020-01-01', endDate: '2020-01-03' }),
  ])
  const origin = `http://127.0.0.1:${app.port}`
  const body = await (await fetch(`${origin}/sitemap.xml`)).text()
  for (const path of ['/', '/accommodations', `/accommodations/${stay}`, '/charter', `/charter/${trip}`])
    expect(body).toContain(`<url><loc>${origin}${path}</loc></url>`)
  for (const id of [inactive, past]) expect(body).not.toContain(id)
})

it('Hosting hands the sitemap on, and keeps it for a day', async () => {
  const { status, headers, body } = await call('GET', '/sitemap.xml')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/xml/)
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400')
  expect(body).toContain(`<url><loc>${ORIGIN}/charter</loc></url>`)
})

it('robots.txt keeps the API to itself, and llms.txt says what the site is', async () => {
  expect((await call('GET', '/robots.txt')).body).toContain('Disallow: /api/')
  expect((await call('GET', '/llms.txt')).body).toMatch(/^# Waymark\n/)
})
