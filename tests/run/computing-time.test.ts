import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { computesFor, ComputingTime } from './computing-time.ts'

const compute = (microseconds: number): string => `while (process.cpuUsage().user < ${microseconds}) {}`
const OTHER = `${compute(400_000)} console.log('done'); process.stdin.resume()`
/** Computes for 0.2 s and starts another that computes for 0.4 s, which then says so. Both end with their input. */
const PROGRAM = `${compute(200_000)}
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(OTHER)}], { detached: true, stdio: ['inherit', 'inherit', 'ignore'] })
  process.stdin.resume()`

describe.runIf(existsSync('/proc/self/stat'))('computing time', () => {
  it('is that of all processes that a suite has started, alive, ended or left behind', async () => {
    const times = new ComputingTime()
    const env = { ...process.env, ...computesFor('ours') }
    const child = spawn(process.execPath, ['-e', PROGRAM], { env, detached: true })
    await once(child.stdout, 'data')
    times.sample()
    expect(times.secondsOf('ours')).toBeGreaterThanOrEqual(0.58)
    const known = times.secondsOf('ours')
    times.sample()
    expect(times.secondsOf('ours')).toBeLessThan(known + 0.2)
    expect(times.secondsOf('others')).toBe(0)

    child.kill()
    await once(child, 'exit')
    times.sample()
    expect(times.secondsOf('ours')).toBeGreaterThanOrEqual(known)
    child.stdin.end()
  })
})
