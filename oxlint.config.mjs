import { existsSync, readdirSync } from 'node:fs'

/** Folders directly below `path`, so that a new feature is guarded at birth. */
const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

const ban = (regex, message) => ({ regex, message })

const BARE = {
  firebase: ban(
    '^(firebase(/|$)|@firebase/|reactfire$|rxfire)',
    'Firebase is reached through web/src/platform or a features/*/data file.',
  ),
  admin: ban('^firebase-admin(/|$)', 'firebase-admin is reached through functions/src/store or platform.'),
  gemini: ban('^@google/generative-ai', 'The Gemini SDK is imported by functions/src/ai/gemini/client.ts alone.'),
  emulators: ban('^@waymark/emulators|/emulators/', 'Only tests and scripts use the local stack.'),
  web: ban('^@waymark/web|/web/src/', 'Nothing imports the web app.'),
  functions: ban('^@waymark/functions|/functions/src/', 'Nothing imports the functions.'),
  // oxlint's regular expressions know no lookahead: any package whose name does not start with "zo".
  packages: ban('^(@|[a-y0-9]|z[a-np-z])', 'The contract imports zod and nothing else.'),
}

/** Relative imports of a sibling layer: `../features/x` from any depth. */
const layers = (names, message) => names.map((name) => ban(`^(\\.\\./)+${name}/`, message))

const zone = (files, patterns) => ({ files, rules: { 'eslint/no-restricted-imports': ['error', { patterns }] } })

/**
 * The packages from the bottom up; contract stands below them. Each imports what stands to its left: the planner knows
 * nothing of the assistant.
 */
const PACKAGES = ['domain', 'atlas', 'planner', 'assistant']
const packageBans = (names) =>
  names.map((name) =>
    ban(
      `^@waymark/${name}(/|$)|/${name}/(src|fixtures)/`,
      `contract <- ${PACKAGES.join(' <- ')}: a package knows nothing of what is built on it.`,
    ),
  )

/** From the top down: a layer imports what stands to its right, never to its left. */
const WEB_LAYERS = ['app', 'features', 'domain', 'platform', 'ui', 'config']
const FUNCTIONS_LAYERS = ['api', 'cli', 'services', 'ai', 'store', 'platform']

const downward = (root, all, base, exempt) =>
  all.map((layer, index) =>
    zone(
      [`${root}/${layer}/**`],
      [
        ...base(layer),
        ...layers(
          all.slice(0, index).filter((name) => !exempt(layer, name)),
          `${all.join(' -> ')}: imports go downward only.`,
        ),
      ],
    ),
  )

const WEB_BASE = [BARE.admin, BARE.gemini, BARE.emulators, BARE.functions]
const FUNCTIONS_BASE = [BARE.firebase, BARE.emulators, BARE.web]

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
    zone(['contract/src/**'], [BARE.packages, ...packageBans(PACKAGES), BARE.emulators, BARE.web, BARE.functions]),
    zone(['contract/src/**/*.test.ts'], [...packageBans(PACKAGES), BARE.emulators, BARE.web, BARE.functions]),
    ...PACKAGES.map((name, index) =>
      zone(
        [`packages/${name}/**`],
        [
          BARE.firebase,
          BARE.admin,
          BARE.gemini,
          BARE.emulators,
          BARE.web,
          BARE.functions,
          ...packageBans(PACKAGES.slice(index + 1)),
        ],
      ),
    ),
    ...downward(
      'web/src',
      WEB_LAYERS,
      (layer) => (layer === 'platform' ? WEB_BASE : [...WEB_BASE, BARE.firebase]),
      () => false,
    ),
    ...featureZones,
    ...downward(
      'functions/src',
      FUNCTIONS_LAYERS,
      (layer) => [...FUNCTIONS_BASE, ...(['store', 'platform'].includes(layer) ? [] : [BARE.admin]), BARE.gemini],
      (layer, name) => layer === 'ai' && name === 'services',
    ),
    zone(
      ['functions/src/ai/gemini/client.ts'],
      [...FUNCTIONS_BASE, BARE.admin, ...layers(['api', 'cli', 'services'], 'Imports go downward only.')],
    ),
    zone(['emulators/**'], [BARE.web, BARE.functions, ...packageBans(PACKAGES)]),
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**', '**/fixtures/**', 'packages/atlas/src/destinations/**'],
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
