import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { errorHandler } from '../http/error-handler.ts'
import { addSitemapRoute } from './serve-sitemap.ts'

it('what it names is read once, with whatever query it is asked for, and again only after a failure', async () => {
  let reads = 0
  const app = express()
  addSitemapRoute(app, async () => {
    reads += 1
    if (reads === 1) throw new Error('no database')
    return ['/accommodations/casa']
  })
  app.use(errorHandler)
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (query: string) => fetch(`http://127.0.0.1:${port}/sitemap.xml${query}`)
  try {
    expect((await ask('')).status).toBe(500)
    const answers = await Promise.all(['', '?x=1', '?x=2'].map(ask))
    for (const answer of answers)
      expect(await answer.text()).toContain(`<loc>http://127.0.0.1:${port}/accommodations/casa</loc>`)
    expect(reads).toBe(2)
    // Hosting writes its own behind what a caller claims, and keeps the answer for everybody.
    const claiming = (host: string) =>
      fetch(`http://127.0.0.1:${port}/sitemap.xml`, { headers: { 'x-forwarded-host': host } })
    const forwarded = await (await claiming('evil.example, waymark.example')).text()
    expect(forwarded).toContain('<loc>https://waymark.example/accommodations/casa</loc>')
    expect(forwarded).not.toContain('evil.example')
    expect((await claiming('a</loc><loc>https://evil.example')).status).toBe(400)
    expect((await claiming('waymark.example')).status).toBe(200)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
