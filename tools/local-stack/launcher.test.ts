import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const JAVA = fileURLToPath(new URL('bin/java', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
afterAll(() => rmSync(folder, { recursive: true }))

function bundle(name: string, source: string): string {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

async function ended(child: ChildProcess): Promise<{ code: number | null; signal: string | null; output: string }> {
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  const [code, signal] = await once(child, 'close')
  return { code, signal, output }
}

describe('the launcher named java', () => {
  it('answers the version check of firebase-tools as Java 21', async () => {
    const { code, output } = await ended(spawn(JAVA, ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']))
    expect(code).toBe(0)
    expect(/version "([1-9][0-9]*)/.exec(output)?.[1]).toBe('21')
  })

  it('runs what -jar names with the arguments after it, and hands on its exit code', async () => {
    const path = bundle('echo.mjs', 'console.log(JSON.stringify(process.argv.slice(2))); process.exit(7)')
    const args = ['-Duser.language=en', '-jar', path, '--port', '8080', '--rules', 'a folder/firestore.rules']
    const { code, output } = await ended(spawn(JAVA, args))
    expect(code).toBe(7)
    expect(JSON.parse(output)).toEqual(['--port', '8080', '--rules', 'a folder/firestore.rules'])
  })

  it('connects the standard input, on which the storage rules runtime is asked', async () => {
    const child = spawn(JAVA, ['-jar', bundle('cat.mjs', 'process.stdin.pipe(process.stdout)'), 'serve'])
    child.stdin.end('{"id":1}\n')
    expect((await ended(child)).output).toBe('{"id":1}\n')
  })

  it('lets signals through to what it runs', async () => {
    const source = "process.on('SIGINT', () => process.exit(3)); console.log('ready'); setInterval(() => {}, 1000)"
    const child = spawn(JAVA, ['-jar', bundle('wait.mjs', source)])
    child.stdout.once('data', () => child.kill('SIGINT'))
    expect(await ended(child)).toMatchObject({ code: 3, signal: null })
  })

  it('hands a jar over to the real Java, with the class to start and the arguments after it', async () => {
    const real = bundle('real-java', '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 9\n')
    chmodSync(real, 0o755)
    const env = { ...process.env, WAYMARK_JAVA: real, WAYMARK_FIRESTORE_MAIN: 'com.example.Main' }
    const args = ['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-jar', 'a folder/cloud.jar', '--port', '8080']
    const { code, output } = await ended(spawn(JAVA, args, { env }))
    expect(code).toBe(9)
    expect(output.trim().split('\n')).toEqual([
      '-Duser.language=en',
      '-cp',
      'a folder/cloud.jar',
      'com.example.Main',
      'start',
      '--port',
      '8080',
    ])
  })

  it('says what is missing when it is not told which Java to hand a jar over to', async () => {
    const { WAYMARK_JAVA: _, ...env } = process.env
    const { code, output } = await ended(spawn(JAVA, ['-jar', 'cloud.jar'], { env }))
    expect(code).not.toBe(0)
    expect(output).toContain('WAYMARK_JAVA')
  })

  it('says what it is for when there is nothing to run', async () => {
    const { code, output } = await ended(spawn(JAVA, ['-Xmx1g', 'Main']))
    expect(code).toBe(2)
    expect(output).toContain('java -jar <bundle>')
  })
})
