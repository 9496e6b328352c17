import { basename } from 'node:path'

/** They run what their arguments name. */
const RUNNERS = new Set(['node', 'tools/run.mjs'])

const SCRIPT = /\.[cm]?[jt]s$|Runtime$/

/**
 * A short name for a process by its command line as /proc tells it, the same for those that do the same:
 * `bin/vite.js build`, `chromium renderer`, `firefox-esr tab`.
 */
export function programOf(commandLine: string): string {
  // Chromium writes its arguments again, with blanks between them.
  const [program = '', ...args] = commandLine.split(/[\0 ]/).filter((arg) => arg !== '')
  const name = basename(program)
  const valueOf = (option: string) => args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1)
  const kind =
    valueOf('--utility-sub-type')?.split('.').at(-1) ??
    valueOf('--type') ??
    // Firefox names it last.
    (args.includes('-contentproc') ? args.at(-1) : undefined)
  if (kind !== undefined) return `${name} ${kind}`
  if (!RUNNERS.has(name)) return name
  const own = args.findIndex((arg, index) => SCRIPT.test(arg) && args[index - 1] !== '--require' && !RUNNERS.has(arg))
  const script = args[own]?.split('/').slice(-2).join('/') ?? name
  return args[own + 1] === 'build' ? `${script} build` : script
}
