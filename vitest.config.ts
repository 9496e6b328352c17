import { defineConfig } from 'vitest/config'
import { webProject } from './web/vitest.config.ts'

/** Only ends tests that hang: machines are shared, and no test is about time. */
const TIMEOUT_MS = 600_000

/** Timeout of `expect.poll` and `vi.waitFor`, instead of Vitest's one second. */
const PATIENT = { expect: { poll: { timeout: TIMEOUT_MS / 4 } } }

/** A story uses several browsers one after the other. */
const STORY_MS = 900_000

/** Evaluated by the stand-in for the storage rules runtime, so they need no Firestore. */
const STORAGE_RULES = ['tests/rules/storage.rules.test.ts']

/** Tests that start the stand-in. */
const STAND_IN = 'packages/firestore-stand-in/tests/**/*.test.ts'

/** A suite that starts its own Firestore: the stand-in, and in `<name>-google` Google's engine. */
const onEachEngine = (name: string, test: { include: string[]; exclude?: string[] }) =>
  [{ name }, { name: `${name}-google`, globalSetup: ['tests/engines/google.setup.ts'] }].map((engine) => ({
    test: {
      ...engine,
      ...PATIENT,
      ...test,
      setupFiles: ['tests/engines/differences.setup.ts'],
      testTimeout: TIMEOUT_MS,
      hookTimeout: TIMEOUT_MS,
      // Not isolated, because loading Google's libraries takes longer than most test files.
      isolate: false,
    },
  }))

/** A mocked module would stay mocked for all files in the same process, so these files have one each. */
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
