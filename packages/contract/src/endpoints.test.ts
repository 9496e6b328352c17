import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('endpoints are declared in files whose names say so', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const declaring = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('= defineEndpoint('),
  )
  expect(declaring.length).toBeGreaterThan(20)
  expect(declaring.filter((file) => !file.endsWith('-calls.ts'))).toEqual([])
})
