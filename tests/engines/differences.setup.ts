import { basename } from 'node:path'
import { beforeEach } from 'vitest'
import { DIFFERENCES } from './differences.ts'
import { isGoogle } from './engine.ts'

const engine = isGoogle ? 'google' : 'stand-in'
const listed = new Map(DIFFERENCES.filter(({ on }) => on === engine).map((it) => [it.test, it]))

beforeEach(({ task, skip }) => {
  const difference = listed.get(`${basename(task.file.name)} > ${task.fullTestName}`)
  if (difference?.isRace) skip(difference.reason)
  if (difference !== undefined) Object.assign(task, { fails: true })
})
