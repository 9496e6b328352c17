import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../local-stack/paths.ts'
import { ALERTS, filterOf } from './alerts.ts'
import { monitoring } from './google-monitoring.ts'

/** The sources that contain the log messages. */
const sources = () =>
  [
    ...['http/trace.ts', 'http/fault-report-routes.ts', 'platform/firestore.ts', 'platform/params.ts'],
    ...['bookings/lapse-bookings.ts', 'ai/gemini/log-call.ts', 'scans/analyze-scan.ts', 'assistant/chat.ts'],
    ...['quotas/spend-store.ts', 'orphans/sweep-orphans.ts'],
  ].map((path) => readFileSync(`${ROOT}functions/src/${path}`, 'utf8'))

describe.each(ALERTS)('the alert $name', ({ name, match }) => {
  it('counts lines that the function writes', () => {
    expect(sources().some((source) => source.includes(`'${match.message}'`))).toBe(true)
  })

  it('has a section in the runbook', () => {
    expect(readFileSync(`${ROOT}docs/runbook.md`, 'utf8')).toContain(`\n## ${name}\n`)
  })
})

it('asks Cloud Logging for the same lines', () => {
  expect(filterOf({ message: 'model call', outcome: 'refused' })).toBe(
    'resource.type="cloud_run_revision" AND resource.labels.service_name=("api" OR "comparestayprices" OR "lapsebookings" OR "remindoftrips" OR "sweeporphans") AND jsonPayload.message="model call" AND jsonPayload.outcome="refused"',
  )
})

it('asks for the lines of every function', () => {
  const index = readFileSync(`${ROOT}functions/src/index.ts`, 'utf8')
  const names = Array.from(index.matchAll(/export const (\w+) = on/g), ([, name]) => name)
  expect(names).toContain('api')
  for (const name of names) expect(filterOf({ message: 'x' })).toContain(`"${name?.toLowerCase()}"`)
})

it('watches from outside whether the site is there', () => {
  expect(readFileSync(`${ROOT}docs/runbook.md`, 'utf8')).toContain('\n## site-down\n')
})

it('leads from each alert to its section', () => {
  const { policies, metrics } = monitoring({
    runbook: 'https://example.com/runbook.md',
    channel: 'projects/p/notificationChannels/1',
    host: 'example.com',
  })
  expect(policies.map(({ documentation }) => documentation.content)).toContain(
    'https://example.com/runbook.md#server-errors',
  )
  const counted = JSON.stringify(policies)
  for (const { name } of metrics.filter(({ name }) => name !== 'waymark-requests'))
    expect(counted).toContain(`user/${name}\\"`)
})
