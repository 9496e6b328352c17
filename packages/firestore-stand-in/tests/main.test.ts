import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { HOST } from '../testing/clients.ts'
import { PROJECT } from '../testing/stand-in.ts'

const MAIN = fileURLToPath(new URL('../firestore/main.ts', import.meta.url))
const OPEN = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} { allow read, write: if true; }
}`

const folder = mkdtempSync(join(tmpdir(), 'firestore-main-'))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  readonly child: ChildProcess
  output(): string
  /** Waits until the output fits. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  ended(): Promise<number | null>
}

function run(...args: readonly string[]): Run {
  const all = [
    '--import',
    'tsx',
    MAIN,
    '--host',
    HOST,
    '--project_id',
    PROJECT,
    '--single_project_mode',
    'true',
    ...args,
  ]
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let output = ''
  const exit = once(child, 'close')
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return {
    child,
    output: () => output,
    async said(pattern) {
      for (;;) {
        const match = pattern.exec(output)
        if (match !== null) return match
        if (child.exitCode !== null) throw new Error(`It ended without having said ${pattern}: ${output}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exit])
      }
    },
    async ended() {
      await exit
      return child.exitCode
    },
  }
}

const portOf = async (started: Run) => Number((await started.said(/runs on 127\.0\.0\.1:(\d+)/))[1])

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const documents = (port: number) => `http://${HOST}:${port}/v1/projects/${PROJECT}/databases/(default)/documents`
const write = (port: number, path: string) =>
  fetch(`${documents(port)}/${path}`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { name: { stringValue: 'Rome' } } }),
  })

describe('the Firestore that firebase-tools starts', () => {
  it('serves under the rules it was given, and stops with code 0 when interrupted', async () => {
    const started = run('--port', '0', '--rules', file('open.rules', OPEN))
    const port = await portOf(started)
    expect((await write(port, 'trips/rome')).status).toBe(200)
    started.child.kill('SIGINT')
    expect(await started.ended()).toBe(0)
  })

  it('says where the rules are malformed and refuses everything until they are corrected', async () => {
    const path = file('bad.rules', 'service cloud.firestore {\n  match /x { allow read: if ; }\n}')
    const started = run('--port', '0', '--rules', path)
    const port = await portOf(started)
    expect(started.output()).toContain(`${path}:2:29`)
    expect((await write(port, 'trips/rome')).status).toBe(403)
    const rules = { rules: { files: [{ name: 'security.rules', content: OPEN }] } }
    const url = `http://${HOST}:${port}/emulator/v1/projects/${PROJECT}:securityRules`
    await fetch(url, { method: 'PUT', body: JSON.stringify(rules) })
    expect((await write(port, 'trips/rome')).status).toBe(200)
  })

  it('takes in what an earlier one exported', async () => {
    const first = run('--port', '0', '--rules', file('open.rules', OPEN))
    const port = await portOf(first)
    await write(port, 'trips/rome')
    const body = JSON.stringify({ export_directory: folder, export_name: 'firestore_export' })
    await fetch(`http://${HOST}:${port}/emulator/v1/projects/${PROJECT}:export`, { method: 'POST', body })
    const metadata = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata')
    const second = await portOf(run('--port', '0', '--rules', file('open.rules', OPEN), '--seed_from_export', metadata))
    expect(await (await fetch(`${documents(second)}/trips/rome`)).json()).toMatchObject({
      fields: { name: { stringValue: 'Rome' } },
    })
  })

  it('refuses a query that needs an index missing beside its rules', async () => {
    file('firestore.indexes.json', '{"indexes":[],"fieldOverrides":[]}')
    const port = await portOf(run('--port', '0', '--rules', file('open.rules', OPEN)))
    const structuredQuery = {
      from: [{ collectionId: 'trips' }],
      where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: 'ann' } } },
      orderBy: [{ field: { fieldPath: 'start' }, direction: 'DESCENDING' }],
    }
    const answer = await fetch(`${documents(port)}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject([{ error: { status: 'FAILED_PRECONDITION' } }])
  })

  it('says that its port is taken and ends with code 1', async () => {
    const other = createServer().listen(0, HOST)
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const started = run('--port', String(port))
    expect(await started.ended()).toBe(1)
    expect(started.output()).toContain(`Port ${port} of 127.0.0.1: address already in use`)
    other.close()
  })

  it('goes when the process that started it is killed', async () => {
    const args = JSON.stringify(['--import', 'tsx', MAIN, '--host', HOST, '--port', '0'])
    const options = "{ detached: true, stdio: ['ignore', 'inherit', 'inherit'] }"
    const source = `require('child_process').spawn(process.execPath, ${args}, ${options}); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(parent)
    let output = ''
    parent.stdout.on('data', (chunk) => (output += String(chunk)))
    while (!/runs on .*:\d+/.test(output)) await once(parent.stdout, 'data')
    const port = Number(/runs on .*:(\d+)/.exec(output)?.[1])
    // The stand-in holds the other end of the pipe too, so it closes when both are gone.
    const gone = once(parent.stdout, 'close')
    parent.kill('SIGKILL')
    await gone
    await expect(fetch(documents(port))).rejects.toThrow('fetch failed')
  })
})
