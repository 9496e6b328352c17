import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { computesFor, ComputingTime } from './computing-time.ts'
import { programOf } from './program-name.ts'

const compute = (microseconds: number): string => `while (process.cpuUsage().user < ${microseconds}) {}`
const OTHER = `${compute(400_000)} console.log('done'); process.stdin.resume()`
/** Computes for 0.2 s and starts another that computes for 0.4 s, which then says so. Both end with their input. */
const PROGRAM = `${compute(200_000)}
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(OTHER)}], { detached: true, stdio: ['inherit', 'inherit', 'ignore'] })
  process.stdin.resume()`
/** The same through a shell, as browsers are started: it says so as well when both have ended. */
const STARTER = `require('node:child_process')
  .spawn('sh', ['-c', '"$0" -e "$1"; exit 0', process.execPath, ${JSON.stringify(OTHER)}], { stdio: 'inherit' })
  .once('exit', () => { console.log('ended'); setInterval(() => {}, 60_000) })`

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
    expect(times.programsOf('ours').map(({ program }) => program)).toEqual(['node'])

    child.kill()
    await once(child, 'exit')
    times.sample()
    expect(times.secondsOf('ours')).toBeGreaterThanOrEqual(known)
    child.stdin.end()
  })

  it('counts once who ends at the same time as the one who has waited for it', async () => {
    const times = new ComputingTime()
    const child = spawn(process.execPath, ['-e', STARTER], { env: { ...process.env, ...computesFor('chain') } })
    await once(child.stdout, 'data')
    times.sample()
    const known = times.secondsOf('chain')
    expect(known).toBeGreaterThanOrEqual(0.38)
    child.stdin.end()
    await once(child.stdout, 'data')
    times.sample()
    expect(times.secondsOf('chain')).toBeLessThan(known + 0.2)
    child.kill()
  })
})

it.each([
  ['node', '/usr/bin/node\0-e\0while (true) {}'],
  ['run/main.ts', 'node\0tools/run.mjs\0tests/run/main.ts\0rules'],
  ['bin/vite.js build', '/usr/bin/node\0node_modules/vite/bin/vite.js\0build\0web'],
  ['local-stack/front.ts', '/usr/bin/node\0--import\0tsx\0tools/local-stack/front.ts\x005150'],
  ['chromium renderer', '/usr/lib/chromium/chromium --type=renderer --headless=old --lang=en-US'],
  [
    'chromium NetworkService',
    '/usr/lib/chromium/chromium --type=utility --utility-sub-type=network.mojom.NetworkService',
  ],
  ['firefox-esr tab', '/usr/lib/firefox-esr/firefox-esr\0-contentproc\0-isForBrowser\x001234\0tab'],
])('%s is what it is called', (name, commandLine) => expect(programOf(commandLine)).toBe(name))
