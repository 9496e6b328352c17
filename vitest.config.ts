import { defineConfig } from 'vitest/config'

/** Suites by what they need running: nothing, the stand-ins alone, or the whole local stack. `long` runs only when it is asked for. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,guide,functions,emulators}/**/*.test.ts', 'tests/lint/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'sync',
          include: ['tests/sync/**/*.test.ts'],
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/sync/**/*.long.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
