import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DeployError, readDeployment } from '../deploy/projects.ts'
import { LOCAL } from '../local-stack/paths.ts'
import { type Gcloud, applyMonitoring } from './apply-monitoring.ts'
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

/** gcloud's output, or undefined if it failed. */
function answerOf(args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('gcloud', [...args, '--quiet'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (error !== undefined) throw new DeployError('There is no gcloud on this machine: https://cloud.google.com/sdk')
  return status === 0 ? stdout.trim() : undefined
}

/** Prints each command; with `dryRun` none is executed, and nothing exists yet. */
const gcloudOf =
  (project: string, dryRun: boolean): Gcloud =>
  (args) => {
    console.log(`  gcloud ${args.join(' ')} --project ${project}`)
    const answer = dryRun ? '' : answerOf([...args, '--project', project])
    if (answer === undefined)
      throw new DeployError('gcloud failed at this command; what came before it is there. Mend it and begin again.')
    return answer
  }

try {
  const { project, channel, runbook, dryRun, host } = readOptions()
  const folder = `${LOCAL}monitoring-${project}`
  mkdirSync(folder, { recursive: true })
  applyMonitoring(gcloudOf(project, dryRun), {
    host,
    wanted: monitoring({ runbook, channel, host }),
    file(name, content) {
      writeFileSync(`${folder}/${name}.json`, JSON.stringify(content, null, 2))
      return `${folder}/${name}.json`
    },
  })
} catch (error) {
  if (!(error instanceof DeployError) && !(error instanceof TypeError)) throw error
  console.error(error instanceof DeployError ? error.message : USAGE)
  process.exitCode = 1
}
