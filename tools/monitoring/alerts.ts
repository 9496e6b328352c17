/** What a log line must contain; see LogFields in functions/src/platform/logger.ts. */
interface Match {
  readonly message: string
  readonly statusAtLeast?: number
  readonly msAtLeast?: number
  readonly outcome?: string
  readonly source?: string
  /** Prefix of the field `detail`. */
  readonly detailBegins?: string
}

/** Alerts if more than `count` lines of the function's log match within `minutes`. */
export interface Alert {
  /** Name of the metric in Cloud Logging, and of the section in docs/runbook.md. */
  readonly name: string
  readonly match: Match
  readonly count: number
  readonly minutes: number
}

export const ALERTS: readonly Alert[] = [
  { name: 'server-errors', match: { message: 'request', statusAtLeast: 500 }, count: 5, minutes: 5 },
  { name: 'slow-answers', match: { message: 'request', msAtLeast: 20_000 }, count: 20, minutes: 15 },
  { name: 'unreadable-documents', match: { message: 'A document does not fit its schema' }, count: 0, minutes: 60 },
  { name: 'browser-errors', match: { message: 'A browser met an error' }, count: 30, minutes: 15 },
  { name: 'unreadable-in-browsers', match: { message: 'A browser could not read' }, count: 5, minutes: 60 },
  { name: 'bookings-not-lapsing', match: { message: 'A booking could not lapse' }, count: 2, minutes: 60 },
  { name: 'accounts-missing', match: { message: 'Too many accounts are missing' }, count: 0, minutes: 60 },
  { name: 'orphans-not-erased', match: { message: 'Orphaned data could not be erased' }, count: 0, minutes: 60 },
  { name: 'gemini-refused', match: { message: 'model call', outcome: 'refused' }, count: 0, minutes: 60 },
  {
    name: 'guide-instead-of-model',
    match: { message: 'The guide answers for a model that failed' },
    count: 10,
    minutes: 15,
  },
  {
    name: 'model-budget',
    match: { message: 'The budget of the model is used up', source: 'everybody' },
    count: 0,
    minutes: 60,
  },
  {
    name: 'contention',
    match: { message: 'request', statusAtLeast: 503, detailBegins: 'too many writes of the same documents' },
    count: 0,
    minutes: 15,
  },
  {
    name: 'policy-violations',
    match: { message: 'A browser met an error', detailBegins: 'SecurityPolicyViolation' },
    count: 5,
    minutes: 60,
  },
  { name: 'gemini-key', match: { message: 'The secret is not a key' }, count: 0, minutes: 60 },
]

/** Cloud Logging filter for the functions' lines. Cloud Run lower-cases the functions' names. */
const FUNCTIONS =
  'resource.type="cloud_run_revision" AND resource.labels.service_name=("api" OR "comparestayprices" OR "lapsebookings" OR "remindoftrips" OR "sweeporphans")'

export const filterOf = ({ message, statusAtLeast, msAtLeast, outcome, source, detailBegins }: Match): string =>
  [
    FUNCTIONS,
    `jsonPayload.message="${message}"`,
    ...(statusAtLeast === undefined ? [] : [`jsonPayload.status>=${statusAtLeast}`]),
    ...(msAtLeast === undefined ? [] : [`jsonPayload.ms>=${msAtLeast}`]),
    ...(outcome === undefined ? [] : [`jsonPayload.outcome="${outcome}"`]),
    ...(source === undefined ? [] : [`jsonPayload.source="${source}"`]),
    ...(detailBegins === undefined ? [] : [`jsonPayload.detail=~"^${detailBegins}"`]),
  ].join(' AND ')
