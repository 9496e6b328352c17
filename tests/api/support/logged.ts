import { z } from '@waymark/contract/zod'

/** A log line in the form of Cloud Logging. */
interface Entry {
  readonly resource: { readonly type: string; readonly labels: { readonly service_name: string } }
  readonly jsonPayload: Readonly<Record<string, unknown>>
}

/**
 * Parses the output of a function, one entry per JSON line.
 * @param serviceName of the function in Cloud Run
 */
export const entriesIn = (log: string, serviceName = 'api'): Entry[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({
      resource: { type: 'cloud_run_revision', labels: { service_name: serviceName } },
      jsonPayload: z.record(z.string(), z.unknown()).parse(JSON.parse(line)),
    }))

function fieldOf(entry: Entry, path: string): unknown {
  let found: unknown = entry
  for (const name of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  }
  return found
}

const COMPARISON = /^([\w.]+)(=~|>=|=)(.+)$/

/** One comparison of a field, as https://cloud.google.com/logging/docs/view/logging-query-language has it. */
function holds(entry: Entry, comparison: string): boolean {
  const [, path = '', operator, wanted = ''] = COMPARISON.exec(comparison) ?? []
  const found = fieldOf(entry, path)
  if (operator === '>=') return typeof found === 'number' && found >= Number(wanted)
  const texts = Array.from(wanted.matchAll(/"([^"]*)"/g), ([, text = '']) => text)
  if (operator === '=~') return typeof found === 'string' && texts.some((text) => new RegExp(text).test(found))
  if (operator === '=') return texts.includes(String(found))
  throw new Error(`${comparison} is in no filter of ours`)
}

/** The entries that match a filter of Cloud Logging, limited to the syntax that our filters use. */
export const foundBy = (filter: string, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => filter.split(' AND ').every((comparison) => holds(entry, comparison)))
