import { spawn } from 'node:child_process'
import { ROOT } from './paths.ts'
import { SuiteError } from './suite.ts'

/** Adds the demo accounts and their data to the stack with first port `base`. */
export async function seed(base: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${ROOT}tools/seed/seed.ts`, '--local-port', String(base)],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (status !== 0) throw new SuiteError('Filling in the demo data failed; the lines above say why.')
}
