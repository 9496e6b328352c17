import { spawnSync } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from './paths.ts'
import { claimFreeBase, HOST, openBase, portsFrom, refusedPorts, takenPorts } from './ports.ts'
import { readStartOptions, StartOptionsError } from './start-options.ts'

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/run.mjs', 'tools/local-stack/start.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  })

let occupant: Server | undefined

const occupy = (port: number, host = HOST): Promise<void> =>
  new Promise((resolve) => {
    occupant = createServer().listen(port, host, resolve)
  })

afterEach(() => {
  occupant?.close()
  occupant = undefined
})

describe('npm start', () => {
  it('says in one sentence which port is taken, and leaves with 1', async () => {
    const base = await claimFreeBase(7_100)
    const { firestore } = portsFrom(base)
    await occupy(firestore)
    const { status, stderr } = start('--port', String(base))
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      `Something else, perhaps another npm start, is using port ${firestore} (firestore). Stop it, or choose other ports: npm start -- --port ${base + 100}`,
    ])
  })

  it('says what is wrong with an option, and leaves with 1', () => {
    const { status, stderr } = start('--prot', '5050')
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^Unknown option '--prot'/)
    expect(stderr).not.toContain('    at ')
  })

  it.each(['80', 'abc', '70000', '5050.5'])('refuses --port %s', (port) => {
    expect(() => readStartOptions(['--port', port])).toThrow(
      new StartOptionsError(`--port takes a number from 1024 to 65000, not "${port}".`),
    )
  })

  it('says which ports browsers refuse, and offers others', () => {
    expect(() => readStartOptions(['--port', '6000'])).toThrow(
      new StartOptionsError('Browsers open nothing on port 6000. Choose other ports: npm start -- --port 6001'),
    )
  })

  it('takes the usual ports where none are named', () => {
    expect(readStartOptions(['--fresh'])).toMatchObject({ base: 5050, fresh: true, dev: false, official: false })
  })
})

describe('ports', () => {
  it('are consecutive from that of hosting', () => {
    expect(portsFrom(5050)).toMatchObject({
      hosting: 5050,
      auth: 5051,
      firestore: 5052,
      storage: 5053,
      functions: 5054,
    })
  })

  it('are all open to browsers from the usual one, and from the one that is offered instead of others', () => {
    expect(refusedPorts(5050)).toEqual([])
    for (const base of [5056, 6000, 6560, 6660, 6690]) {
      expect(refusedPorts(base)).not.toEqual([])
      expect(refusedPorts(openBase(base))).toEqual([])
    }
  })

  it('are free until somebody takes one, on whatever address', async () => {
    const base = await claimFreeBase(7_300)
    expect(await takenPorts(portsFrom(base))).toEqual([])
    await occupy(base + 1)
    expect(await takenPorts(portsFrom(base))).toEqual(['auth'])
    occupant?.close()
    await occupy(base + 21, '127.0.0.2')
    expect(await takenPorts(portsFrom(base + 20))).toEqual(['auth'])
    expect(await claimFreeBase(base)).toBeGreaterThan(base + 20)
  })

  it('are those of whoever found them before anything listens there, also for npm start', async () => {
    const base = await claimFreeBase(7_500)
    expect(await claimFreeBase(base)).toBeGreaterThan(base)
    const { status, stderr } = start('--port', String(base))
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      `Another stack is about to use the ports from ${base} on. Stop it, or choose other ports: npm start -- --port ${base + 100}`,
    )
  })
})
