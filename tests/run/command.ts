import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ROOT } from '@waymark/tools/local-stack/paths'
import { computesFor } from './computing-time.ts'
import type { Output } from './output.ts'
import { FAIL, PASS, type Tally } from './tally.ts'

/** Low priority, because nothing waits for these checks, unlike pages and engines, whose calls time out. */
const YIELDING = new Set(['unit', 'lint', 'types', 'format'])

/**
 * Runs a Node program of the checkout, by default with the current Node.
 * @returns its exit code
 */
export function runNode(
  args: readonly string[],
  output: Output,
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<number> {
  const child = spawn(node, args, {
    cwd: ROOT,
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...computesFor(output.suite), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined && YIELDING.has(output.suite))
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.write(text))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

/** A check that counts as one test: it passes when every command exits with 0. */
export async function check(output: Output, ...commands: readonly (readonly string[])[]): Promise<Tally> {
  for (const command of commands) if ((await runNode(command, output)) !== 0) return FAIL
  return PASS
}
