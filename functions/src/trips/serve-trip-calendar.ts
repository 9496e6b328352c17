import { TRIP_CALENDAR_ENDPOINT, TripCalendarParams } from '@waymark/contract/trips/trip-link-calls'
import { z } from '@waymark/contract/zod'
import type { Request, Response, Router } from 'express'
import { addressesOf, requireWithinRateLimit } from '../http/rate-limit.ts'
import { setTrace } from '../http/trace.ts'

/** A calendar polls once an hour; calendar services poll for many people from the same address. */
const LIMITED = { path: TRIP_CALENDAR_ENDPOINT, perMinute: 1_200, perMinutePerAddress: 60 } as const

async function serveTripCalendar(request: Request, response: Response): Promise<void> {
  setTrace(response, { route: `GET ${TRIP_CALENDAR_ENDPOINT}` })
  requireWithinRateLimit(LIMITED, addressesOf(request), Date.now())
  const params = z.safeParse(TripCalendarParams, request.params)
  const token = params.success ? params.data.token.replace(/\.ics$/, '') : undefined
  // Loaded lazily: importing Firestore takes most of a cold start.
  const [{ followedCalendar }, { tripOfLink }] = await Promise.all([
    import('@waymark/domain/trip-calendar'),
    import('./shared-trip.ts'),
  ])
  const calendar = followedCalendar(await tripOfLink(token, 'calendar'))
  response.set('Content-Type', 'text/calendar; charset=utf-8').send(calendar)
}

/**
 * Serves a trip's calendar subscription. Not a contract endpoint, because it responds with a calendar instead of JSON.
 */
export function addTripCalendarRoute(router: Router): void {
  router.get(TRIP_CALENDAR_ENDPOINT, serveTripCalendar)
}
