import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Asks the registry for known vulnerabilities of the packages that ship. A mirror may not provide advisories: this is
// reported as 'not checked', which is not success.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOUND = 1
const UNKNOWN = 2

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8' })

function answerIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const { metadata, vulnerabilities = {} } = answerIn(stdout)
if (metadata === undefined) {
  console.error('The registry in use answers no questions about advisories: nothing has been checked.')
  process.exitCode = UNKNOWN
} else {
  const found = Object.values(vulnerabilities)
  for (const { name, severity, range } of found) console.error(`${severity}: ${name} ${range}`)
  console.log(`${found.length} of ${metadata.dependencies.prod} packages that ship have known weaknesses.`)
  if (found.length > 0) process.exitCode = FOUND
}
