import { existsSync, readdirSync } from 'node:fs'

/** Folders directly below `path`, so that new features are covered automatically. */
const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

const ban = (regex, message) => ({ regex, message })

const BARE = {
  firebase: ban(
    '^(firebase(/|$)|@firebase/)',
    'Firebase is reached through web/src/shared/{live,session} or a features/*/data file.',
  ),
  reactfire: ban('^(reactfire|rxfire)(/|$)', 'reactfire is imported by web/src/shared/live/use-observed.ts alone.'),
  admin: ban('^firebase-admin(/|$)', 'firebase-admin is reached through a *-store.ts or functions/src/platform.'),
  gemini: ban('^@google/generative-ai', 'The Gemini SDK is imported by functions/src/ai/gemini/client.ts alone.'),
  standIn: ban('^@waymark/firestore-stand-in|/firestore-stand-in/', 'Only tests and tools use the stand-in.'),
  tools: ban('^@waymark/tools|/tools/', 'Only tests import tools.'),
  waymark: ban(
    '^@waymark/|^(\\.\\./)+(packages|web|functions|tools|tests|data)/',
    'The stand-in is a package by itself: it imports nothing of Waymark.',
  ),
  web: ban('^@waymark/web|/web/src/', 'Nothing imports the web app.'),
  functions: ban('^@waymark/functions|/functions/src/', 'Only tools and tests import the functions.'),
  // oxlint's regular expressions know no lookahead: any package whose name does not start with "zo".
  packages: ban('^(@|[a-y0-9]|z[a-np-z])', 'The contract imports zod and nothing else.'),
}

/** Relative imports of a sibling layer: `../features/x` from any depth. */
const layers = (names, message) => names.map((name) => ban(`^(\\.\\./)+${name}/`, message))

const zone = (files, patterns) => ({ files, rules: { 'eslint/no-restricted-imports': ['error', { patterns }] } })

/**
 * The packages from the bottom up, above contract. Each may import those to its left: the planner does not know the
 * assistant.
 */
const PACKAGES = ['domain', 'atlas', 'planner', 'assistant']
const packageBans = (names) =>
  names.map((name) =>
    ban(
      `^@waymark/${name}(/|$)|/${name}/(src|fixtures)/`,
      `contract <- ${PACKAGES.join(' <- ')}: a package knows nothing of what is built on it.`,
    ),
  )

/** From top to bottom: a layer may import those to its right, never to its left. */
const WEB_LAYERS = ['app', 'features', 'shared', 'ui', 'config']
/** Errors of the SDK have the prototype of their base, so that `instanceof FirestoreError` is never true. */
const NEVER_TRUE = {
  ...ban(
    '^firebase/firestore$',
    'Compare with FirebaseError of firebase/app: no error is an instance of FirestoreError.',
  ),
  importNames: ['FirestoreError'],
}
const WEB_BASE = [BARE.admin, BARE.gemini, BARE.reactfire, BARE.standIn, BARE.tools, BARE.functions, NEVER_TRUE]
const FUNCTIONS_BASE = [BARE.firebase, BARE.reactfire, BARE.standIn, BARE.tools, BARE.web]

const webZones = WEB_LAYERS.map((layer, index) =>
  zone(
    [`web/src/${layer}/**`],
    [
      ...WEB_BASE,
      BARE.firebase,
      ...layers(WEB_LAYERS.slice(0, index), `${WEB_LAYERS.join(' -> ')}: imports go downward only.`),
    ],
  ),
)

/** Of what is shared, the folders that join the app to its browser and server: they choose neither words nor looks. */
const PLATFORM = ['live', 'session', 'api', 'pwa', 'navigation']
const abovePlatform = layers(
  ['app', 'features', 'ui', ...foldersOf('web/src/shared').filter((folder) => !PLATFORM.includes(folder))],
  `web/src/shared/{${PLATFORM.join(',')}} import neither ui nor what uses them.`,
)
const platformZones = PLATFORM.map((folder) =>
  zone(
    [`web/src/shared/${folder}/**`],
    [...WEB_BASE, ...(['live', 'session'].includes(folder) ? [] : [BARE.firebase]), ...abovePlatform],
  ),
)
const reactfireZone = zone(
  ['web/src/shared/live/use-observed.ts'],
  [...WEB_BASE.filter((one) => one !== BARE.reactfire), ...abovePlatform],
)

const features = foldersOf('web/src/features')

const featureZones = features.flatMap((feature) => {
  const foreign = features
    .filter((name) => name !== feature)
    .map((name) =>
      ban(`^(\\.\\./)+(features/)?${name}/`, 'A feature never imports another feature; they meet in app/.'),
    )
  const above = layers(['app'], 'Imports go downward only.')
  return [
    zone([`web/src/features/${feature}/**`], [...WEB_BASE, BARE.firebase, ...foreign, ...above]),
    zone([`web/src/features/${feature}/data/**`], [...WEB_BASE, ...foreign, ...above]),
  ]
})

const ROUTES = ban('-routes\\.ts$', 'Routes are the outermost layer: functions/src/handlers.ts alone lists them.')
const HTTP = ban('^(\\.\\./)+http/', 'Only routes know of HTTP.')
/** The folders of functions that hold one resource each: its routes, services and stores. */
const RESOURCES = foldersOf('functions/src').filter((folder) => !['ai', 'http', 'platform'].includes(folder))
/** HTTP asks who calls and how often, and knows of nothing else. */
const aboveHttp = layers(
  RESOURCES.filter((folder) => !['users', 'quotas'].includes(folder)),
  'functions/src/http serves every resource and knows only users and quotas.',
)
const aboveFunctionsPlatform = layers([...RESOURCES, 'ai', 'http'], 'The platform imports nothing above it.')

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/node_modules/**', '**/dist/**', '.local/**', '**/data/*.json'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'eslint/max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    // An exhaustive switch returns in every case, which the compiler checks and this rule does not see.
    'typescript/consistent-return': 'off',
    // The compiler counts the arguments; this rule takes `z.catch` for a promise's.
    'promise/valid-params': 'off',
    'eslint/no-shadow': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-useless-spread': 'off',
    // Tables of cases: titles are computed, and a case says in words what it expects.
    'vitest/valid-title': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert'] }],
    'eslint/no-await-in-loop': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource-variable/**', '**/zod.ts'] }],
  },
  overrides: [
    zone(
      ['packages/contract/src/**'],
      [BARE.packages, ...packageBans(PACKAGES), BARE.standIn, BARE.tools, BARE.web, BARE.functions],
    ),
    zone(
      ['packages/contract/src/**/*.test.ts'],
      [...packageBans(PACKAGES), BARE.standIn, BARE.tools, BARE.web, BARE.functions],
    ),
    ...PACKAGES.map((name, index) =>
      zone(
        [`packages/${name}/**`],
        [
          BARE.firebase,
          BARE.reactfire,
          BARE.admin,
          BARE.gemini,
          BARE.standIn,
          BARE.tools,
          BARE.web,
          BARE.functions,
          ...packageBans(PACKAGES.slice(index + 1)),
        ],
      ),
    ),
    zone(['packages/firestore-stand-in/**'], [BARE.waymark]),
    ...webZones,
    ...platformZones,
    reactfireZone,
    ...featureZones,
    zone(['functions/src/**'], [...FUNCTIONS_BASE, BARE.admin, BARE.gemini, ROUTES]),
    {
      files: ['functions/src/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          {
            property: 'runTransaction',
            message: 'Changes are made by platform/optimistically.ts or in-transaction.ts.',
          },
        ],
      },
    },
    { files: ['functions/src/platform/in-transaction.ts'], rules: { 'eslint/no-restricted-properties': 'off' } },
    zone(['functions/src/**/*-store.ts'], [...FUNCTIONS_BASE, BARE.gemini, ROUTES, HTTP]),
    zone(['functions/src/platform/**'], [...FUNCTIONS_BASE, BARE.gemini, ROUTES, ...aboveFunctionsPlatform]),
    zone(['functions/src/http/**'], [...FUNCTIONS_BASE, BARE.admin, BARE.gemini, ROUTES, ...aboveHttp]),
    zone(['functions/src/ai/**'], [...FUNCTIONS_BASE, BARE.admin, BARE.gemini, ROUTES, HTTP]),
    zone(['functions/src/ai/gemini/client.ts'], [...FUNCTIONS_BASE, BARE.admin, ROUTES, HTTP]),
    zone(['functions/src/*.ts', 'functions/src/**/*-routes.ts'], [...FUNCTIONS_BASE, BARE.admin, BARE.gemini]),
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', '**/fixtures/**'],
      rules: {
        'eslint/max-lines': 'off',
        // A missing value fails a test as well as an expectation does.
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      files: ['**/*.config.{ts,mjs}', '**/vitest.*.ts', 'tests/**/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
}
