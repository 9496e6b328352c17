import type { monitoring } from './google-monitoring.ts'

const UPTIME_CHECK = 'waymark-health'

/**
 * Runs a gcloud command.
 * @returns its output
 */
export type Gcloud = (args: readonly string[]) => string

interface SetUp {
  readonly host: string
  readonly wanted: ReturnType<typeof monitoring>
  /**
   * Writes content to a file for a command.
   * @returns its path
   */
  readonly file: (name: string, content: unknown) => string
}

/**
 * Creates what is missing and updates what exists, so that repeating it is safe. Metrics come before the policies that
 * use them.
 */
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
    // An updated policy keeps its incidents.
    gcloud(['monitoring', 'policies', ...(first === undefined ? ['create'] : ['update', first]), from])
    for (const name of more) gcloud(['monitoring', 'policies', 'delete', name])
  }

  // Dashboards have no history to lose.
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
