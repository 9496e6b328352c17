import { delimiter, dirname } from 'node:path'
import { fetchedPackage } from '../bench/fetched-package.ts'
import { runNode } from './command.ts'
import type { Output } from './output.ts'
import { FAIL, PASS, type Tally } from './tally.ts'

/** The versions on which Google runs functions; `npm test` uses the minimum version. */
export const NODES = ['22.23.3', '24.21.0'] as const

/** The Node binary from npm. */
const programOf = (version: string): string =>
  fetchedPackage(`node-${process.platform}-${process.arch}`, version, 'bin/node')

/** Runs suites and their local stack with another Node, which comes first in PATH. */
export async function onNode(version: string, output: Output): Promise<Tally> {
  const node = programOf(version)
  const PATH = [dirname(node), process.env['PATH'] ?? ''].join(delimiter)
  const suites = ['unit', 'rules', 'api']
  return (await runNode(['tools/run.mjs', 'tests/run/main.ts', ...suites], output, { PATH }, node)) === 0 ? PASS : FAIL
}
