import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The predeploy hook of firebase-tools. Plain Node without dependencies, because a plain `firebase deploy` may be the
// first command in a fresh clone.

/** Written into a release folder by tools/deploy/release.ts: the project and commit it was built for. */
export const RELEASE = 'release.json'

/** Project ids of emulators, in builds for a local stack. */
const LOCAL = /demo-waymark|projectId\W{1,6}demo-/

/** An address of a local stack. Libraries contain only the host, as a base for relative URLs. */
const LOCAL_ADDRESS = /(?:https?|wss?):\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]):\d/i

/** A parameter of the function is one address, which needs no port to be local. */
const LOCAL_PARAMETER = /\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?=[:/"]|$)/im

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  )

/**
 * Why the release in `folder` must not be deployed to `project`; undefined if it may.
 * @param {string} folder
 * @param {string | undefined} project
 * @returns {string | undefined}
 */
export function refusal(folder, project) {
  const path = join(folder, RELEASE)
  if (!existsSync(path))
    return 'This is a checkout, not a release: what is built here is for the local stack. Use: npm run deploy -- --project <id>. docs/deploy.md tells of it.'
  const release = JSON.parse(readFileSync(path, 'utf8'))
  if (release.project !== project)
    return `This release was built for ${release.project}, not for ${project}. Use: npm run deploy -- --project ${project}`
  const web = join(folder, 'web')
  const scripts = existsSync(web) ? filesBelow(web).filter((file) => /\.(js|html)$/.test(file)) : []
  if (scripts.length === 0) return 'This release has no app.'
  const texts = scripts.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')])
  const local = texts.find(([, text]) => LOCAL.test(text) || LOCAL_ADDRESS.test(text))
  if (local !== undefined) return `The app of this release is built for the local stack: see ${local[0]}.`
  const params = join(folder, 'params', `.env.${project}`)
  if (existsSync(params) && LOCAL_PARAMETER.test(readFileSync(params, 'utf8')))
    return 'A parameter of this release is an address of this machine: see params in the config of the project.'
  if (!texts.some(([, text]) => text.includes(release.project)))
    return `The app of this release does not name ${project}.`
  return undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const why = refusal(process.env['PROJECT_DIR'] ?? process.cwd(), process.env['GCLOUD_PROJECT'])
  if (why !== undefined) {
    console.error(`\n${why}\n`)
    process.exit(1)
  }
}
