import { defineProject } from 'vitest/config'
import { destinationNames } from './vite/destination-names.ts'
import { emergencyNumbers } from './vite/emergency-numbers.ts'
import { screens } from './vite/screens.ts'

interface WebTests {
  readonly name: string
  readonly include: string[]
  readonly exclude?: string[]
  readonly isolate: boolean
}

/** Tests of the app in a DOM. */
export const webProject = (tests: WebTests) =>
  defineProject({
    plugins: [screens(), destinationNames(), emergencyNumbers()],
    test: {
      ...tests,
      root: import.meta.dirname,
      environment: 'happy-dom',
      setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
      // Only ends tests that hang.
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  })

export default webProject({
  name: 'web',
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: ['**/*.mocked.test.{ts,tsx}'],
  // Setting up a DOM for each file took five times as long as the tests.
  isolate: false,
})
