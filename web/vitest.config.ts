import { defineProject } from 'vitest/config'
import { destinationNames } from './vite/destination-names.ts'
import { emergencyNumbers } from './vite/emergency-numbers.ts'
import { screens } from './vite/screens.ts'

export default defineProject({
  plugins: [screens(), destinationNames(), emergencyNumbers()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 90_000,
    // Setting up a DOM for each file took five times as long as the tests.
    isolate: false,
  },
})
