import { afterEach, expect, it, vi } from 'vitest'
import { z } from '@waymark/contract/zod'

const Deployed = z.object({ secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))) })

/** Names of the secrets that a deployment binds to the function. */
async function secrets(): Promise<string[]> {
  vi.resetModules()
  const { api } = await import('./index.ts')
  const { secretEnvironmentVariables = [] } = Deployed.parse(Reflect.get(api, '__endpoint'))
  return secretEnvironmentVariables.map(({ key }) => key)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

it('gives the function the keys in production', async () => {
  expect(await secrets()).toEqual(['GEMINI_API_KEY', 'PUSH_KEY'])
})

it('lets the emulator look for no secret', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  expect(await secrets()).toEqual([])
})
