import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { paths } from '../config/paths.ts'
import { createRoutes } from './router.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { visitorScreenAt } from './visitor-app.tsx'

const routeAt = (address: string) => matchRoutes(createRoutes(), address)?.at(-1)?.route

const SIGNED_IN = [
  paths.plan,
  paths.planTrip,
  paths.dashboard,
  paths.scanDiscover,
  paths.packingAssistant,
  paths.travelAssistant,
  paths.vault,
  paths.activities,
  paths.profile,
  paths.myData,
  paths.admin,
  paths.charterTrips,
]
const OPEN = [
  paths.charter,
  '/charter/abc',
  paths.accommodations,
  '/accommodations/abc',
  paths.accountDeleted,
  paths.signIn,
]

describe('the routes', () => {
  test.each(SIGNED_IN)('%s sends a visitor to sign in and has a screen for others', (address) => {
    expect(visitorScreenAt(address).Component).toBe(SignInRedirect)
    expect(routeAt(address)?.lazy).toBeTypeOf('function')
  })

  test.each(OPEN)('%s has the same screen for everyone', (address) => {
    expect(routeAt(address)?.lazy).toBeTypeOf('function')
    expect(routeAt(address)?.handle).toEqual({ title: visitorScreenAt(address).title })
    expect(visitorScreenAt(address).Component).not.toBe(SignInRedirect)
  })

  test('an unknown address has none', () => {
    expect(visitorScreenAt('/nowhere/at/all').title).toBe('Page not found')
    expect(routeAt('/nowhere/at/all')?.handle).toEqual({ title: 'Page not found' })
  })
})
