import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** One after the other: two at once would measure each other. */
const BENCHES = ['api', 'sync', 'first-day', 'lighthouse', 'plans']

const missed = BENCHES.filter((name) => {
  console.log(`\n── ${name}`)
  const script = fileURLToPath(new URL(`bench-${name}.mjs`, import.meta.url))
  return spawnSync(process.execPath, [script], { stdio: 'inherit' }).status !== 0
})
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
