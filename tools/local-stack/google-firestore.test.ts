import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findGoogleFirestore, majorOfJava } from './google-firestore.ts'

let folder: string

/** A machine without jar, Java and Google Cloud CLI. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'google-firestore-'))
  mkdirSync(join(folder, 'bin'))
  vi.stubEnv('PATH', join(folder, 'bin'))
  vi.stubEnv('JAVA_HOME', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', undefined)
  vi.stubEnv('FIREBASE_EMULATORS_PATH', join(folder, 'cache'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function file(path: string, content = ''): string {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, content)
  chmodSync(full, 0o755)
  return full
}

const java = (version: string, path = 'bin/java') => file(path, `#!/bin/sh\necho '${version}' >&2\n`)

/** Simulates Debian's installation of the Cloud CLI: `gcloud` on the PATH is a symlink into its root. */
function cloudCli(): string {
  file('sdk/bin/gcloud')
  symlinkSync(join(folder, 'sdk/bin/gcloud'), join(folder, 'bin/gcloud'))
  return file('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
}

describe('Google’s Firestore emulator', () => {
  it('is the jar that FIRESTORE_EMULATOR_JAR names, before any other', () => {
    const program = java('openjdk version "17.0.15" 2025-04-15')
    cloudCli()
    file('cache/cloud-firestore-emulator-v1.19.8.jar')
    const jar = file('own.jar')
    vi.stubEnv('FIRESTORE_EMULATOR_JAR', jar)
    expect(findGoogleFirestore()).toEqual({ jar, java: program })
  })

  it('else is that of the Google Cloud CLI', () => {
    const program = java('openjdk version "11.0.2"')
    file('cache/cloud-firestore-emulator-v1.19.8.jar')
    expect(findGoogleFirestore()).toMatchObject({ java: program, jar: expect.stringContaining('/cache/') })
    const jar = cloudCli()
    expect(findGoogleFirestore()).toEqual({ jar, java: program })
  })

  it('else is the newest in the cache of firebase-tools', () => {
    java('openjdk version "21"')
    file('cache/cloud-firestore-emulator-v1.9.0.jar')
    const jar = file('cache/cloud-firestore-emulator-v1.19.8.jar')
    expect(findGoogleFirestore()).toMatchObject({ jar })
  })

  it('is not looked for elsewhere when FIRESTORE_EMULATOR_JAR names nothing', () => {
    java('openjdk version "21"')
    cloudCli()
    vi.stubEnv('FIRESTORE_EMULATOR_JAR', join(folder, 'none.jar'))
    expect(findGoogleFirestore()).toEqual({ missing: expect.stringMatching(/names .*none\.jar, which is not there$/) })
  })

  it('is missing where nobody has it', () => {
    java('openjdk version "21"')
    expect(findGoogleFirestore()).toEqual({ missing: expect.stringContaining('FIRESTORE_EMULATOR_JAR is not set') })
  })

  it('cannot be used without a Java, or with an old one', () => {
    cloudCli()
    expect(findGoogleFirestore()).toEqual({ missing: 'there is no java on the PATH' })
    const old = java('java version "1.8.0_402"')
    expect(findGoogleFirestore()).toEqual({ missing: `it needs Java 11 or newer, and ${old} is 8` })
  })

  it('cannot be used with a program that is no Java', () => {
    cloudCli()
    const program = java('hello')
    expect(findGoogleFirestore()).toEqual({ missing: `${program} does not tell its version` })
  })

  it('is run by the Java of JAVA_HOME where it is set', () => {
    java('java version "1.8.0_402"')
    cloudCli()
    vi.stubEnv('JAVA_HOME', join(folder, 'jdk'))
    const program = java('openjdk version "17.0.15"', 'jdk/bin/java')
    expect(findGoogleFirestore()).toMatchObject({ java: program })
  })
})

describe('the version of a Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_402"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['command not found', undefined],
  ])('%s', (text, major) => {
    expect(majorOfJava(text)).toBe(major)
  })
})
