import { spawn } from 'node:child_process'
import { ROOT } from '@waymark/emulators/suite/paths'
import { FAIL, PASS, type Tally } from './tally.ts'

/** Runs a Node program of the checkout with its output shown. @returns its exit code */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

/** A check that counts as one test: it passes when every command exits with 0. */
export async function check(...commands: readonly (readonly string[])[]): Promise<Tally> {
  for (const command of commands) if ((await runNode(command)) !== 0) return FAIL
  return PASS
}
