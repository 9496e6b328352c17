import { delimiter, dirname } from 'node:path'
import { fetchedPackage } from '../bench/fetched-package.ts'
import { runNode } from './command.ts'
import type { Output } from './output.ts'
import { FAIL, PASS, type Tally } from './tally.ts'

/** Those that Google runs functions on, beside the floor that `npm test` is played on. */
export const NODES = ['22.23.3', '24.21.0'] as const

/** Its program, from the packages that bring it to npm. */
const programOf = (version: string): string =>
  fetchedPackage(`node-${process.platform}-${process.arch}`, version, 'bin/node')

/** Plays suites with another Node, and so does their local stack: all that it starts finds that one first. */
export async function onNode(version: string, output: Output): Promise<Tally> {
  const node = programOf(version)
  const PATH = [dirname(node), process.env['PATH'] ?? ''].join(delimiter)
  const suites = ['unit', 'rules', 'api']
  return (await runNode(['tools/run.mjs', 'tests/run/main.ts', ...suites], output, { PATH }, node)) === 0 ? PASS : FAIL
}
