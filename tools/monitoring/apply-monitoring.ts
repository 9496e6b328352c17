import type { monitoring } from './google-monitoring.ts'

const UPTIME_CHECK = 'waymark-health'

/** Gives Google's command line a command. @returns what it says */
export type Gcloud = (args: readonly string[]) => string

interface SetUp {
  readonly host: string
  readonly wanted: ReturnType<typeof monitoring>
  /** Writes what a command takes as a file. @returns its path */
  readonly file: (name: string, content: unknown) => string
}

/** Makes what is not there, and changes what is: however often it is given, each is there once. Metrics come before what counts them. */
export function applyMonitoring(gcloud: Gcloud, { host, wanted, file }: SetUp): void {
  const namesOf = (kind: readonly string[], displayName: string): string[] =>
    gcloud([...kind, `--filter=displayName="${displayName}"`, '--format=value(name)'])
      .split('\n')
      .filter((name) => name !== '')

  const metrics = new Set(gcloud(['logging', 'metrics', 'list', '--format=value(name)']).split('\n'))
  for (const metric of wanted.metrics) {
    const verb = metrics.has(metric.name) ? 'update' : 'create'
    const config = file(`metric-${metric.name}`, metric)
    gcloud(['logging', 'metrics', verb, metric.name, `--config-from-file=${config}`])
  }

  for (const [index, policy] of wanted.policies.entries()) {
    const from = `--policy-from-file=${file(`policy-${index}`, policy)}`
    const [first, ...more] = namesOf(['monitoring', 'policies', 'list'], policy.displayName)
    // One that is changed keeps what it has reported.
    gcloud(['monitoring', 'policies', ...(first === undefined ? ['create'] : ['update', first]), from])
    for (const name of more) gcloud(['monitoring', 'policies', 'delete', name])
  }

  // These know nothing that would be lost.
  const { dashboard } = wanted
  for (const name of namesOf(['monitoring', 'dashboards', 'list'], dashboard.displayName))
    gcloud(['monitoring', 'dashboards', 'delete', name])
  gcloud(['monitoring', 'dashboards', 'create', `--config-from-file=${file('dashboard', dashboard)}`])
  for (const name of namesOf(['monitoring', 'uptime', 'list-configs'], UPTIME_CHECK))
    gcloud(['monitoring', 'uptime', 'delete', name])
  gcloud([
    ...['monitoring', 'uptime', 'create', UPTIME_CHECK, '--resource-type=uptime-url'],
    ...[`--resource-labels=host=${host}`, '--protocol=https', '--path=/api/health', '--period=1'],
  ])
}
