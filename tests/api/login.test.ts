import { describe, expect, it } from 'vitest'
import { call } from './support/call.ts'

const targetOf = async (query: string) => (await call('GET', `/api/login${query}`)).headers.get('location')

describe('GET /api/login', () => {
  it('leads to the sign-in screen with the path to go to afterwards', async () => {
    const answer = await call('GET', '/api/login?next=%2Fdashboard%3Ftrip%3Dabc%23day-2')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/sign-in?next=%2Fdashboard%3Ftrip%3Dabc%23day-2')
  })

  it.each([
    ['nothing', ''],
    ['another site', '?next=https%3A%2F%2Fevil.example'],
    ['another site without its scheme', '?next=%2F%2Fevil.example'],
    ['a scheme without slashes', '?next=https%3Aevil.example'],
    ['a backslash', '?next=%2F%5Cevil.example'],
    ['a tab between slashes', '?next=%2F%09%2Fevil.example'],
    ['a line break', '?next=%2Fa%0D%0ASet-Cookie%3A%20x%3Dy'],
    ['dots that leave two slashes', '?next=%2F.%2F%2Fevil.example'],
    ['a script', '?next=javascript%3Aalert(1)'],
    ['signing out', '?next=%2Fapi%2Flogout'],
    ['two values', '?next=%2Fa&next=%2Fb'],
    ['an object', '?next[a]=%2Fa'],
  ])('goes home afterwards when next is %s', async (_what, query) => {
    expect(await targetOf(query)).toBe('/sign-in?next=%2F')
  })
})

describe('GET /api/logout, without a page of the app that led there', () => {
  it.each([
    ['the path that is named', '?next=%2Faccount-deleted%3Ftrips%3D2', '/account-deleted?trips=2'],
    ['the start page without one', '', '/'],
    ['the start page instead of another site', '?next=%2F%2Fevil.example', '/'],
  ])('leads to %s', async (_what, query, target) => {
    const answer = await call('GET', `/api/logout${query}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(target)
  })
})
