import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { z } from '@waymark/contract/zod'
import { ROOT } from '../local-stack/paths.ts'
import { DeployError, type Deployment } from './projects.ts'

const Param = z.object({
  name: z.string(),
  type: z.enum(['string', 'int', 'boolean', 'secret']),
  default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
})
export type Param = z.infer<typeof Param>

/** The parameters that the built function declares, as a deployment discovers them. */
export function paramsOf(functions: string): Param[] {
  const manifest = `${functions}/manifest.json`
  const { status } = spawnSync(
    process.execPath,
    [`${ROOT}node_modules/firebase-functions/lib/bin/firebase-functions.js`],
    {
      cwd: functions,
      env: { ...process.env, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new DeployError('What the function declares could not be read; the lines above say why.')
  const { params } = z.object({ params: z.array(Param) }).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  rmSync(manifest)
  return params
}

/**
 * The dotenv file of a release. It names every parameter: firebase-tools asks for those that it does not, whatever
 * their defaults, and fails where it cannot ask. Secrets are in Secret Manager.
 * @throws DeployError if the config names a parameter that the function does not have, or one has no value
 */
export function paramsFile(params: readonly Param[], { params: configured = {} }: Pick<Deployment, 'params'>): string {
  const asked = params.filter(({ type }) => type !== 'secret')
  const unknown = Object.keys(configured).find((name) => !asked.some((param) => param.name === name))
  if (unknown !== undefined)
    throw new DeployError(`The function has no parameter ${unknown}: see params in the config.`)
  const lines = asked.map(({ name, default: usual }) => {
    const value = configured[name] ?? usual
    if (value === undefined)
      throw new DeployError(`The parameter ${name} has no value: set it in params of the config.`)
    return `${name}=${JSON.stringify(String(value))}\n`
  })
  return lines.join('')
}
