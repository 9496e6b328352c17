import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const CASES: readonly { file: string; imports: string; may: boolean }[] = [
  { file: 'contract/src/a.ts', imports: 'zod/mini', may: true },
  { file: 'contract/src/a.ts', imports: './limits.ts', may: true },
  { file: 'contract/src/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'contract/src/a.ts', imports: '@waymark/atlas/find-city', may: false },
  { file: 'contract/src/a.ts', imports: 'vitest', may: false },
  { file: 'contract/src/a.test.ts', imports: 'vitest', may: true },
  { file: 'contract/src/a.ts', imports: '@waymark/domain/prices', may: false },
  { file: 'packages/domain/src/a.ts', imports: '@waymark/contract/money', may: true },
  { file: 'packages/domain/src/a.ts', imports: '@waymark/atlas/find-city', may: false },
  { file: 'packages/atlas/src/a.ts', imports: '@waymark/domain/name-key', may: true },
  { file: 'packages/atlas/src/a.ts', imports: '@waymark/planner/plan-trip', may: false },
  { file: 'packages/atlas/src/a.ts', imports: '../../planner/src/plan-trip.ts', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/atlas/find-city', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/assistant/question', may: false },
  { file: 'packages/assistant/src/a.ts', imports: '@waymark/planner/plan-trip', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/contract/trips', may: true },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/functions/x', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@waymark/emulators/x', may: false },
  { file: 'functions/src/api/a.ts', imports: '../services/x.ts', may: true },
  { file: 'functions/src/services/a.ts', imports: '../api/x.ts', may: false },
  { file: 'functions/src/store/a.ts', imports: 'firebase-admin/firestore', may: true },
  { file: 'functions/src/services/a.ts', imports: 'firebase-admin/firestore', may: false },
  { file: 'functions/src/ai/gemini/client.ts', imports: '@google/generative-ai', may: true },
  { file: 'functions/src/ai/gemini/client.ts', imports: '@google/generative-ai/server', may: true },
  { file: 'functions/src/ai/gemini/client.ts', imports: '../../services/x.ts', may: false },
  { file: 'functions/src/ai/gemini/client.ts', imports: 'firebase-admin/firestore', may: false },
  { file: 'functions/src/ai/gemini/failure.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/gemini/testing/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/travel-model.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/ai/travel-model.ts', imports: '../store/x.ts', may: true },
  { file: 'functions/src/store/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'packages/planner/src/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: '@google/generative-ai', may: false },
  { file: 'functions/src/services/a.ts', imports: '@waymark/emulators/x', may: false },
  { file: 'web/src/app/a.ts', imports: '../features/trips/a.ts', may: true },
  { file: 'web/src/features/trips/a.ts', imports: '../../platform/a.ts', may: true },
  { file: 'web/src/features/trips/a.ts', imports: '../../app/a.ts', may: false },
  { file: 'web/src/features/trips/a.ts', imports: '../packing/a.ts', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: '../../packing/data/a.ts', may: false },
  { file: 'web/src/features/trips/data/a.ts', imports: 'firebase/firestore', may: true },
  { file: 'web/src/features/trips/a.ts', imports: 'firebase/firestore', may: false },
  { file: 'web/src/platform/a.ts', imports: 'reactfire', may: true },
  { file: 'web/src/platform/a.ts', imports: '../features/trips/a.ts', may: false },
  { file: 'web/src/ui/a.ts', imports: '../platform/a.ts', may: false },
  { file: 'web/src/ui/a.ts', imports: '../config/a.ts', may: true },
  { file: 'web/src/ui/a.ts', imports: 'reactfire', may: false },
  { file: 'web/src/app/a.ts', imports: 'firebase-admin', may: false },
]

/** The line of its file on which a case stands: as many cases of this file as come before it, and itself. */
const lineOf = (index: number): number =>
  CASES.slice(0, index + 1).filter(({ file }) => file === CASES[index]?.file).length

let tree: string
/** What oxlint says of all files, a line for each finding: `file:line:column: message [severity/rule]`. */
let findings: readonly string[]

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'zones-'))
  copyFileSync(join(ROOT, 'oxlint.config.mjs'), join(tree, 'oxlint.config.mjs'))
  for (const feature of ['trips', 'packing']) mkdirSync(join(tree, 'web/src/features', feature), { recursive: true })
  for (const [index, { file, imports }] of CASES.entries()) {
    const path = join(tree, file)
    mkdirSync(dirname(path), { recursive: true })
    appendFileSync(path, `export { x as x${index} } from '${imports}'\n`)
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
  for (const [index, { file, imports, may }] of CASES.entries()) {
    it(`${file} ${may ? 'may' : 'may not'} import ${imports}`, () => {
      const found = findings.filter((line) => line.startsWith(`${file}:${lineOf(index)}:`))
      expect(found.length > 0, found.join('\n')).toBe(!may)
    })
  }
})
