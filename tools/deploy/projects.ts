import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from '@waymark/contract/zod'
import { ROOT } from '../local-stack/paths.ts'

const TEXT = z.string().check(z.minLength(1))

/** Configuration of a deployment: `tools/deploy/projects/<project id>.json`. It contains no secrets. */
const Deployment = z.strictObject({
  /** The project's web configuration from the Firebase console. */
  firebase: z.strictObject({
    apiKey: TEXT,
    projectId: TEXT,
    /**
     * The site's own host, which also serves `/__/auth/**`: otherwise sign-in by redirect fails in Safari and Firefox.
     */
    authDomain: z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)),
    appId: TEXT,
    storageBucket: TEXT,
  }),
  /** Additional variables of the app, such as VITE_APP_CHECK_SITE_KEY. */
  app: z.optional(z.record(z.string().check(z.regex(/^VITE_[A-Z_]+$/)), z.string())),
  /** Function parameters that differ from their defaults: functions/src/platform/params.ts. */
  params: z.optional(z.record(z.string().check(z.regex(/^[A-Z][A-Z_]*$/)), z.string())),
})

export type Deployment = z.infer<typeof Deployment>

export const PROJECTS = `${ROOT}tools/deploy/projects/`

/** Valid project ids. Those of emulators start with 'demo-'. */
const PROJECT_ID = /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/

/** A reason not to deploy, as one sentence for the terminal. */
export class DeployError extends Error {}

const isJson = (name: string): boolean => name.endsWith('.json')

/** @throws DeployError if the file is missing, invalid, or of another project */
export function readDeployment(project: string, folder = PROJECTS): Deployment {
  if (!PROJECT_ID.test(project))
    throw new DeployError(`"${project}" is no project of Google's. --project takes its id, such as waymark-staging.`)
  const path = `${folder}${project}.json`
  if (!existsSync(path)) {
    const known = existsSync(folder) ? readdirSync(folder).filter(isJson) : []
    const others = known.length > 0 ? ` There are: ${known.join(', ')}.` : ''
    throw new DeployError(
      `There is no ${project}.json in tools/deploy/projects; docs/deploy.md says what is in it.${others}`,
    )
  }
  const deployment = parseDeployment(readFileSync(path, 'utf8'), path)
  const { projectId } = deployment.firebase
  if (projectId !== project) throw new DeployError(`${path} is the config of ${projectId}, not of ${project}.`)
  return deployment
}

function parseDeployment(text: string, path: string): Deployment {
  try {
    return Deployment.parse(JSON.parse(text))
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error)
    throw new DeployError(`${path} cannot be read: ${why}`, { cause: error })
  }
}
