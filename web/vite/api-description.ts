import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../../packages/contract/src/openapi.ts', import.meta.url))

/**
 * Emits the OpenAPI document as a static file. Hosting serves files before it rewrites to the function, which would
 * need 100 to 300 ms of CPU to generate it per request.
 */
export const apiDescription = (): Plugin => ({
  name: 'api-description',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof import('../../packages/contract/src/openapi.ts')>(SOURCE, {
      configFile: false,
      logLevel: 'warn',
    })
    this.emitFile({ type: 'asset', fileName: 'api/openapi.json', source: JSON.stringify(module.openapiDocument()) })
  },
})
