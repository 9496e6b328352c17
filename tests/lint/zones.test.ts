import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const CASES: readonly { file: string; imports: string; name?: string; may: boolean }[] = [
  { file: 'packages/contract/src/a.ts', imports: 'zod/mini', may: true },
  { file: 'packages/contract/src/a.ts', imports: './limits.ts', may: true },
  { file: 'packages/contract/src/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'packages/contract/src/a.ts', imports: '@waymark/atlas/find-city', may: false },
  { file: 'packages/contract/src/a.ts', imports: 'vitest', may: false },
  { file: 'packages/contract/src/a.test.ts', imports: 'vitest', may: true },
  { file: 'packages/contract/src/a.ts', imports: '@waymark/domain/prices', may: false },
  { file: 'packages/domain/src/a.ts', imports: '@waymark/contract/money', may: true },
  { file: 'packages/domain/src/a.ts', imports: '@waymark/atlas/find-city', may: false },
  { file: 'packages/atlas/src/a.ts', imports: '@waymark/domain/name-key', may: true },
  { file: 'packages/atlas/src/a.ts', imports: '@waymark/planner/plan-trip', may: false },
  { file: 'packages/atlas/src/a.ts', imports: '../../planner/src/plan-trip.ts', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/atlas/find-city', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/assistant/question', may: false },
  { file: 'packages/assistant/src/a.ts', imports: '@waymark/planner/plan-trip', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/contract/trips/trip', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/functions/x', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/firestore-stand-in/x', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'packages/firestore-stand-in/rules/a.ts', imports: '@waymark/contract/money', may: false },
  { file: 'packages/firestore-stand-in/tests/a.ts', imports: 'firebase/firestore', may: true },
  { file: 'packages/firestore-stand-in/rules/a.ts', imports: '@waymark/tools/local-stack/paths', may: false },
  { file: 'functions/src/handlers.ts', imports: './trips/trip-routes.ts', may: true },
  { file: 'functions/src/trips/trip-routes.ts', imports: '../http/route.ts', may: true },
  { file: 'functions/src/trips/plan-trip.ts', imports: './trip-routes.ts', may: false },
  { file: 'functions/src/trips/plan-trip.ts', imports: './trips-store.ts', may: true },
  { file: 'functions/src/trips/plan-trip.ts', imports: 'firebase-admin/firestore', may: false },
  { file: 'functions/src/trips/plan-trip.ts', imports: '@waymark/firestore-stand-in/x', may: false },
  { file: 'functions/src/trips/plan-trip.ts', imports: '@waymark/tools/x', may: false },
  { file: 'functions/src/trips/trips-store.ts', imports: 'firebase-admin/firestore', may: true },
  { file: 'functions/src/trips/trips-store.ts', imports: '../http/route.ts', may: false },
  { file: 'functions/src/trips/trips-store.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/http/route.ts', imports: '../users/guards.ts', may: true },
  { file: 'functions/src/http/route.ts', imports: '../trips/plan-trip.ts', may: false },
  { file: 'functions/src/platform/logger.ts', imports: 'firebase-admin/app', may: true },
  { file: 'functions/src/platform/logger.ts', imports: '../users/guards.ts', may: false },
  { file: 'functions/src/ai/gemini/client.ts', imports: '@google/generative-ai', may: true },
  { file: 'functions/src/ai/gemini/client.ts', imports: '@google/generative-ai/server', may: true },
  { file: 'functions/src/ai/gemini/client.ts', imports: 'firebase-admin/firestore', may: false },
  { file: 'functions/src/ai/gemini/failure.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/gemini/testing/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/port/travel-model.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/port/travel-model.ts', imports: '../../http/route.ts', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'web/src/app/a.ts', imports: '../features/trips/ui/a.ts', may: true },
  { file: 'web/src/app/a.ts', imports: 'firebase-admin', may: false },
  { file: 'web/src/features/trips/ui/a.ts', imports: '../../../shared/live/a.ts', may: true },
  { file: 'web/src/features/trips/ui/a.ts', imports: '../../../app/a.ts', may: false },
  { file: 'web/src/features/trips/ui/a.ts', imports: '../../packing/a.ts', may: false },
  { file: 'web/src/features/trips/ui/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: '../../packing/data/a.ts', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: 'firebase/firestore', may: true },
  { file: 'web/src/shared/live/a.ts', imports: 'firebase/firestore', may: true },
  { file: 'web/src/shared/live/a.ts', imports: 'reactfire', may: false },
  { file: 'web/src/shared/live/use-observed.ts', imports: 'reactfire', may: true },
  { file: 'web/src/shared/live/use-observed.ts', imports: '../../ui/a.ts', may: false },
  { file: 'web/src/shared/session/a.ts', imports: 'reactfire', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: 'reactfire', may: false },
  { file: 'web/src/shared/live/a.ts', imports: '../../features/trips/a.ts', may: false },
  { file: 'web/src/shared/live/a.ts', imports: '../../ui/a.ts', may: false },
  { file: 'web/src/shared/live/a.ts', imports: '../forms/a.ts', may: false },
  { file: 'web/src/shared/api/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'web/src/shared/forms/a.ts', imports: '../../ui/a.ts', may: true },
  { file: 'web/src/shared/forms/a.ts', imports: '../live/a.ts', may: true },
  { file: 'web/src/shared/forms/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'web/src/ui/a.ts', imports: '../shared/live/a.ts', may: false },
  { file: 'web/src/ui/a.ts', imports: '../config/a.ts', may: true },
  { file: 'web/src/ui/a.ts', imports: 'reactfire', may: false },
  { file: 'web/src/shared/live/a.ts', imports: 'firebase/firestore', name: 'FirestoreError', may: false },
]

/** The line of a case in its file: the number of preceding cases of the file, plus one. */
const lineOf = (index: number): number =>
  CASES.slice(0, index + 1).filter(({ file }) => file === CASES[index]?.file).length

let tree: string
/** oxlint's findings in all files, one per line: `file:line:column: message [severity/rule]`. */
let findings: readonly string[]

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'zones-'))
  copyFileSync(join(ROOT, 'oxlint.config.mjs'), join(tree, 'oxlint.config.mjs'))
  const folders = ['web/src/features/trips', 'web/src/features/packing', 'web/src/shared/forms', 'web/src/shared/live']
  const resources = ['functions/src/trips', 'functions/src/users', 'functions/src/http', 'functions/src/platform']
  for (const folder of [...folders, ...resources]) mkdirSync(join(tree, folder), { recursive: true })
  for (const [index, { file, imports, name = 'x' }] of CASES.entries()) {
    const path = join(tree, file)
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `export { ${name} as x${index} } from '${imports}'\n`)
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format', 'unix', '.'],
    { cwd: tree, encoding: 'utf8' },
  )
  findings = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
})

afterAll(() => rmSync(tree, { recursive: true }))

describe('lint zones', () => {
  for (const [index, { file, imports, name = '', may }] of CASES.entries()) {
    it(`${file} ${may ? 'may' : 'may not'} import ${name} ${imports}`, () => {
      const found = findings.filter((line) => line.startsWith(`${file}:${lineOf(index)}:`))
      expect(found.length > 0, found.join('\n')).toBe(!may)
    })
  }
})
