import { defineConfig } from 'vitest/config'
import { webProject } from './web/vitest.config.ts'

/** Only stops what hangs: machines are shared, and no test is about time. */
const TIMEOUT_MS = 600_000

/** Of each question that is asked again until it is answered. Vitest gives it one second. */
const PATIENT = { expect: { poll: { timeout: TIMEOUT_MS / 4 } } }

/** One story has several browsers in it, one after the other. */
const STORY_MS = 900_000

/** They are evaluated by the stand-in for Google's other program, so they need no Firestore. */
const STORAGE_RULES = ['tests/rules/storage.rules.test.ts']

/** Tests of the stand-in that start it. */
const STAND_IN = 'packages/firestore-stand-in/tests/**/*.test.ts'

/** A suite that starts the Firestore it needs: the stand-in, and in `<name>-google` Google's own. */
const onEachEngine = (name: string, test: { include: string[]; exclude?: string[] }) =>
  [{ name }, { name: `${name}-google`, globalSetup: ['tests/engines/google.setup.ts'] }].map((engine) => ({
    test: {
      ...engine,
      ...PATIENT,
      ...test,
      setupFiles: ['tests/engines/differences.setup.ts'],
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      // Loading Google's libraries for each file costs more than most of them.
      isolate: false,
    },
  }))

/** A module that is replaced for one file would stay replaced for those that share its process: these have one each. */
const MOCKED = '**/*.mocked.test.{ts,tsx}'

/** Suites by what they need running: nothing, the stand-ins alone, or the whole local stack. `long` runs only when it is asked for. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENT,
          globalSetup: ['packages/atlas/scripts/vitest.setup.ts'],
          include: ['{packages,functions,tools,web/pictures}/**/*.test.ts', 'tests/{lint,run}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', STAND_IN, MOCKED],
          setupFiles: ['tests/engines/properties.setup.ts'],
          testTimeout: TIMEOUT_MS,
          // A process for each file took a third of the time. A file puts back what it changes of the process.
          isolate: false,
        },
      },
      './web/vitest.config.ts',
      { test: { name: 'unit-mocked', include: [`functions/src/${MOCKED}`], testTimeout: TIMEOUT_MS } },
      webProject({ name: 'web-mocked', include: [`src/${MOCKED}`], isolate: true }),
      {
        test: {
          name: 'emulators',
          ...PATIENT,
          include: ['tests/emulators/**/*.test.ts', STAND_IN],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      ...onEachEngine('sync', { include: ['tests/sync/**/*.test.ts'] }),
      ...onEachEngine('long', { include: ['tests/sync/**/*.long.ts'] }),
      ...onEachEngine('rules', { include: ['tests/rules/**/*.test.ts'], exclude: STORAGE_RULES }),
      ...onEachEngine('conformance', { include: ['tests/conformance/**/*.test.ts'] }),
      {
        test: {
          name: 'differential',
          ...PATIENT,
          include: ['tests/differential/**/*.test.ts'],
          globalSetup: ['tests/engines/google.setup.ts'],
          testTimeout: 900_000,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'storage-rules',
          ...PATIENT,
          include: STORAGE_RULES,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'api',
          ...PATIENT,
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/engines/properties.setup.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // Loading Google's libraries for each file would take a third of the time. What a test changes is its own.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browsers',
          ...PATIENT,
          include: ['tests/browser/stories/*.test.ts'],
          testTimeout: STORY_MS,
          hookTimeout: TIMEOUT_MS,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'ai',
          ...PATIENT,
          include: ['tests/ai/**/*.test.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // They count what a day has cost, which is one number for everybody.
          fileParallelism: false,
        },
      },
    ],
  },
})
