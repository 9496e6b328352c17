import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../local-stack/paths.ts'
import { refusal } from './check-release.mjs'
import { checkRules, releaseBefore } from './checks.ts'
import { readDeployment } from './projects.ts'
import { appEnvironment } from './release.ts'

const PROJECT = 'waymark-dry-run'
const EXAMPLE = JSON.parse(readFileSync(`${ROOT}tools/deploy/testing/${PROJECT}.json`, 'utf8'))

let folder: string

beforeEach(() => {
  folder = `${mkdtempSync(`${tmpdir()}/deploy-`)}/`
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string | object): void => {
  mkdirSync(dirname(folder + name), { recursive: true })
  writeFileSync(folder + name, typeof content === 'string' ? content : JSON.stringify(content))
}

describe('the config of a project', () => {
  it('is read where it is whole and its own', () => {
    write(`${PROJECT}.json`, EXAMPLE)
    expect(readDeployment(PROJECT, folder)).toEqual(EXAMPLE)
  })

  it.each(['demo-waymark', 'Waymark', 'a', '../secret', ''])('is not looked for under %j', (project) => {
    expect(() => readDeployment(project, folder)).toThrow('is no project of Google')
  })

  it('is missed by its name, beside those that are there', () => {
    write(`${PROJECT}.json`, EXAMPLE)
    expect(() => readDeployment('waymark-staging', folder)).toThrow(/no waymark-staging\.json .*waymark-dry-run\.json/s)
  })

  it('is refused when it is that of another project', () => {
    write('waymark-staging.json', EXAMPLE)
    expect(() => readDeployment('waymark-staging', folder)).toThrow('is the config of waymark-dry-run')
  })

  it.each([
    ['no JSON', '{'],
    ['no bucket', { ...EXAMPLE, firebase: { ...EXAMPLE.firebase, storageBucket: undefined } }],
    ['a key that nothing reads', { ...EXAMPLE, functions: {} }],
    ['a variable that is not the app’s', { ...EXAMPLE, app: { GEMINI_API_KEY: 'secret' } }],
  ])('is refused with %s', (_, content) => {
    write(`${PROJECT}.json`, content)
    expect(() => readDeployment(PROJECT, folder)).toThrow('cannot be read')
  })
})

describe('before anything is deployed, firebase-tools is told no', () => {
  const release = (app: string): void => {
    write('release.json', { project: PROJECT, commit: 'c0ffee' })
    write('web/index.html', '<title>Waymark</title>')
    write('web/assets/app.js', app)
  }

  it('but for the release of that project', () => {
    // Libraries contain localhost without a port.
    release(`{ projectId: '${PROJECT}' }; new URL('http://localhost')`)
    expect(refusal(folder, PROJECT)).toBeUndefined()
  })

  it.each([
    ['of another project', `'${PROJECT}'`, 'waymark-staging', 'was built for waymark-dry-run, not for waymark-staging'],
    ['of an app for the local stack', `'${PROJECT}' 'demo-waymark'`, PROJECT, 'is built for the local stack'],
    [
      'of an app that asks this machine',
      `'${PROJECT}' 'http://127.0.0.1:5052'`,
      PROJECT,
      'is built for the local stack',
    ],
    ['of an app for another local stack', `'${PROJECT}' {"projectId":"demo-other"}`, PROJECT, 'for the local stack'],
    ['of an app that asks every address here', `'${PROJECT}' 'http://0.0.0.0:80'`, PROJECT, 'for the local stack'],
    ['of an app that asks a socket', `'${PROJECT}' 'ws://localhost:5052'`, PROJECT, 'for the local stack'],
    ['of an app that knows no project', '0', PROJECT, 'does not name waymark-dry-run'],
  ])('for a release %s', (_, app, project, why) => {
    release(app)
    expect(refusal(folder, project)).toContain(why)
  })

  it.each(['http://localhost/api', 'http://127.0.0.1:8080/sparql', 'https://[::1]'])(
    'for a release whose function asks %s',
    (url) => {
      release(`'${PROJECT}'`)
      write(`params/.env.${PROJECT}`, 'OVERPASS_URL="https://localhost.example.com/api"\n')
      expect(refusal(folder, PROJECT)).toBeUndefined()
      write(`params/.env.${PROJECT}`, `MAX_INSTANCES="9"\nOVERPASS_URL="${url}"\n`)
      expect(refusal(folder, PROJECT)).toContain('is an address of this machine')
    },
  )

  it('for a release without an app', () => {
    write('release.json', { project: PROJECT, commit: 'c0ffee' })
    expect(refusal(folder, PROJECT)).toBe('This release has no app.')
  })

  it('for a checkout, which firebase.json asks for each part', () => {
    const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'))
    for (const part of [config.firestore, config.storage, config.hosting, ...config.functions]) {
      const [command, ...args] = String(part.predeploy).split(' ')
      expect(command).toBe('node')
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('npm run deploy -- --project') })
    }
  })
})

it('the app of a release takes its variables from the config of the project, and none from the shell', () => {
  const shell = {
    PATH: '/bin',
    NODE_ENV: 'development',
    VITE_MAP_TILES: 'https://tiles.test',
    VITE_FIREBASE_CONFIG: '{}',
  }
  expect(appEnvironment({ ...EXAMPLE, app: { VITE_APP_CHECK_SITE_KEY: 'key' } }, shell)).toEqual({
    PATH: '/bin',
    NODE_ENV: 'production',
    VITE_LOCAL_PORT: '',
    VITE_APP_CHECK_SITE_KEY: 'key',
    VITE_FIREBASE_CONFIG: JSON.stringify(EXAMPLE.firebase),
  })
})

describe('rules and indexes', () => {
  beforeEach(() => {
    for (const name of ['firestore.rules', 'storage.rules', 'firestore.indexes.json'])
      cpSync(ROOT + name, folder + name)
  })

  it('of this commit can be deployed', () => expect(() => checkRules(folder)).not.toThrow())

  it.each([
    ['firestore.rules', 'service cloud.firestore { match /a { allow read: if } }'],
    ['storage.rules', 'service firebase.storage {'],
    ['firestore.indexes.json', '{ "indexes": [{}], "fieldOverrides": [] }'],
  ])('with a fault in %s are refused by its name', (name, content) => {
    write(name, content)
    expect(() => checkRules(folder)).toThrow(name)
  })
})

describe('a rollback leads', () => {
  const releases = [
    { tag: 'c2', commit: 'C' },
    { tag: 'c1', commit: 'C' },
    { tag: 'b', commit: 'B' },
    { tag: 'a', commit: 'A' },
  ]

  it('to the last release of another commit', () => expect(releaseBefore(releases, false)).toBe('b'))
  it('to the last release after a deploy that failed', () => expect(releaseBefore(releases, true)).toBe('c2'))
  it('nowhere where there is no other', () => {
    expect(releaseBefore(releases.slice(0, 2), false)).toBeUndefined()
    expect(releaseBefore([], true)).toBeUndefined()
  })
})

it('without a project the program says how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/deploy/deploy.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Usage: npm run deploy') })
})
