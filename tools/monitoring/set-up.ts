import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DeployError, readDeployment } from '../deploy/projects.ts'
import { LOCAL } from '../local-stack/paths.ts'
import { monitoring } from './google-monitoring.ts'

const USAGE = `Usage: npm run monitoring -- --project <id> --channel <name of a notification channel> --runbook <address of docs/runbook.md> [--dry-run]
--dry-run: writes the files and says which commands would be given; needs no account.`

function readOptions() {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      projects: { type: 'string' },
      channel: { type: 'string' },
      runbook: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { project, projects, channel, runbook, 'dry-run': dryRun } = values
  if (project === undefined || channel === undefined || runbook === undefined) throw new DeployError(USAGE)
  return { project, channel, runbook, dryRun, host: readDeployment(project, projects).firebase.authDomain }
}

/** Metrics come before the policies that count them. */
function commandsIn(folder: string, host: string, wanted: ReturnType<typeof monitoring>): string[][] {
  const write = (name: string, content: unknown): string => {
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(content, null, 2))
    return `${folder}/${name}.json`
  }
  return [
    ...wanted.metrics.map((metric) => [
      ...['logging', 'metrics', 'create', metric.name],
      `--config-from-file=${write(`metric-${metric.name}`, metric)}`,
    ]),
    ...wanted.policies.map((policy, index) => [
      ...['monitoring', 'policies', 'create'],
      `--policy-from-file=${write(`policy-${index}`, policy)}`,
    ]),
    ['monitoring', 'dashboards', 'create', `--config-from-file=${write('dashboard', wanted.dashboard)}`],
    [
      ...['monitoring', 'uptime', 'create', 'waymark-health', '--resource-type=uptime-url'],
      ...[`--resource-labels=host=${host}`, '--protocol=https', '--path=/api/health', '--period=1'],
    ],
  ]
}

try {
  const { project, channel, runbook, dryRun, host } = readOptions()
  const folder = `${LOCAL}monitoring-${project}`
  mkdirSync(folder, { recursive: true })
  for (const command of commandsIn(folder, host, monitoring(runbook, channel))) {
    console.log(`  gcloud ${command.join(' ')} --project ${project}`)
    if (dryRun) continue
    const { status } = spawnSync('gcloud', [...command, '--project', project, '--quiet'], { stdio: 'inherit' })
    if (status !== 0)
      throw new DeployError('gcloud failed at this command; what came before it is there. Give the rest by hand.')
  }
} catch (error) {
  if (!(error instanceof DeployError) && !(error instanceof TypeError)) throw error
  console.error(error instanceof DeployError ? error.message : USAGE)
  process.exitCode = 1
}
