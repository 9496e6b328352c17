import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { expect, it } from 'vitest'

it('modules are replaced in files of their own process alone, which are named *.mocked.test.ts', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: ROOT, encoding: 'utf8' }).split(
    '\n',
  )
  const replacing = files.filter((file) => file !== '' && /^vi\.mock\(/m.test(readFileSync(ROOT + file, 'utf8')))
  expect(replacing.length).toBeGreaterThan(3)
  expect(replacing.filter((file) => !/\.mocked\.test\.tsx?$/.test(file))).toEqual([])
})
