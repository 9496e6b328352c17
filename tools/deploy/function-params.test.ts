import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { type Param, paramsFile } from './function-params.ts'

/** firebase-tools itself, which has no types. */
const require = createRequire(import.meta.url)
interface Env {
  readonly loadUserEnvs: (from: object) => Record<string, string>
}
interface Build {
  readonly resolveBackend: (of: object) => Promise<{ envs: Record<string, { toSDK(): string }> }>
}
const { loadUserEnvs } = require('firebase-tools/lib/functions/env.js') as Env
const { resolveBackend } = require('firebase-tools/lib/deploy/functions/build.js') as Build

const PROJECT = 'waymark-dry-run'
const PARAMS: readonly Param[] = [
  { name: 'MAX_INSTANCES', type: 'int', default: 50 },
  { name: 'MIN_INSTANCES', type: 'int', default: 0 },
  { name: 'MAIL_NOTICES', type: 'boolean', default: false },
  { name: 'GEMINI_PRICES', type: 'string', default: '0.75 3.75, from 2027-01-01: "1.50" $7' },
  { name: 'OPEN_DATA_CONTACT', type: 'string', default: '' },
  { name: 'PUSH_KEY', type: 'secret' },
]

/** What a deployment that cannot ask would give the function. */
async function deployed(dotenv: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(`${tmpdir()}/params-`)
  try {
    writeFileSync(`${folder}/.env.${PROJECT}`, dotenv)
    const userEnvs = loadUserEnvs({ projectDir: folder, configDir: folder, projectId: PROJECT })
    const params = PARAMS.filter(({ type }) => type !== 'secret')
    const build = { params, endpoints: {}, requiredAPIs: [] }
    const firebaseConfig = { projectId: PROJECT }
    const { envs } = await resolveBackend({
      build,
      firebaseConfig,
      userEnvs,
      codebase: 'default',
      nonInteractive: true,
    })
    return Object.fromEntries(params.map(({ name }) => [name, envs[name]?.toSDK() ?? 'nothing']))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('firebase-tools, which cannot ask, is told every parameter', async () => {
  const expected = Object.fromEntries(PARAMS.slice(0, -1).map(({ name, default: usual }) => [name, String(usual)]))
  const told = paramsFile(PARAMS, { params: { MAX_INSTANCES: '9' } })
  expect(await deployed(told)).toEqual({ ...expected, MAX_INSTANCES: '9' })
  await expect(deployed('MAX_INSTANCES="9"\n')).rejects.toThrow('no value for the following environment variables')
})

it('a parameter that the function has not, and one without a value, are told by name', () => {
  expect(() => paramsFile(PARAMS, { params: { MAX_INSTANCE: '9' } })).toThrow('no parameter MAX_INSTANCE')
  expect(() => paramsFile(PARAMS, { params: { PUSH_KEY: 'secret' } })).toThrow('no parameter PUSH_KEY')
  const lacking: readonly Param[] = [...PARAMS, { name: 'REGION', type: 'string' }]
  expect(() => paramsFile(lacking, {})).toThrow('REGION has no value')
  expect(paramsFile(lacking, { params: { REGION: 'x' } })).toContain('REGION="x"\n')
})
