import type { KnipConfig } from 'knip'
import { SCREENS } from './web/screens.ts'

/** Reports unused files, exports and dependencies. Listed here is what only tools load. */
const config: KnipConfig = {
  ignoreIssues: {
    // Selected by the browser condition in package.json.
    'packages/{atlas,planner}/src/*.browser.ts': ['exports'],
  },
  workspaces: {
    'packages/*': { includeEntryExports: true },
    'packages/atlas': {
      includeEntryExports: true,
      entry: ['scripts/build-holidays.mjs', 'scripts/import-data.ts'],
      ignore: ['src/*.browser.ts'],
    },
    'packages/firestore-stand-in': {
      includeEntryExports: true,
      entry: ['build.mjs'],
      // tsx starts its program in tests.
      ignoreDependencies: ['@google-cloud/firestore', 'tsx'],
    },
    functions: { entry: ['src/index.ts'] },
    web: {
      entry: [
        // Bundled by vite/vault-opener.ts.
        'src/app/vault-opener/main.ts',
        'src/first-paint.ts',
        'src/app/prerender.tsx',
        'scripts/*.mjs',
        ...Object.values(SCREENS).map(({ module }) => `src/${module}`),
      ],
      // The Generic Mapping Tools, which who draws the ground of maps has installed.
      ignoreBinaries: ['gmt'],
    },
    // Google's own program, which who sets up alerts has installed.
    tools: { entry: ['*.mjs'], ignoreBinaries: ['gcloud'] },
    tests: {
      entry: [
        '**/*.{test,spec,long,setup}.ts',
        'run/{main,check,long}.ts',
        'bench/*.ts',
        'screenshots/take.ts',
        'screenshots/contact-sheet/make.ts',
        'bench/bare-function/index.mjs',
      ],
      ignoreDependencies: ['firebase-functions'],
      ignoreBinaries: ['apt-get'],
    },
  },
}

export default config
