import { spawnSync } from 'node:child_process'
import { ROOT } from '@waymark/tools/local-stack/paths'

/** One after the other: two at once would measure each other. */
const BENCHES = ['api', 'sync', 'first-day', 'trip', 'unlock', 'blocked', 'lighthouse', 'plans']

const missed = BENCHES.filter((name) => {
  console.log(`\n── ${name}`)
  return (
    spawnSync(process.execPath, ['tools/run.mjs', `tests/bench/${name}.ts`], { cwd: ROOT, stdio: 'inherit' }).status !==
    0
  )
})
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
