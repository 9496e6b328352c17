import { basename } from 'node:path'
import { beforeEach } from 'vitest'
import { DIFFERENCES } from './differences.ts'
import { isGoogle } from './engine.ts'

const engine = isGoogle ? 'google' : 'stand-in'
const listed = new Set(DIFFERENCES.filter(({ on }) => on === engine).map(({ test }) => test))

beforeEach(({ task }) => {
  if (listed.has(`${basename(task.file.name)} > ${task.fullTestName}`)) Object.assign(task, { fails: true })
})
