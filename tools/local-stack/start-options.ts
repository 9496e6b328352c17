import { parseArgs } from 'node:util'
import { openBase, refusedPorts } from './ports.ts'

/** Invalid options; the message is one sentence for the terminal. */
export class StartOptionsError extends Error {}

/**
 * The options of `npm start --`.
 * @throws StartOptionsError
 */
export function readStartOptions(args: readonly string[]) {
  const options = parse(args)
  const base = Number(options.port)
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new StartOptionsError(`--port takes a number from 1024 to 65000, not "${options.port}".`)
  const refused = refusedPorts(base)
  if (refused.length > 0) {
    const list = refused.join(', ')
    throw new StartOptionsError(
      `Browsers open nothing on port ${list}. Choose other ports: npm start -- --port ${openBase(base)}`,
    )
  }
  return { ...options, base }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '5050' },
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        official: { type: 'boolean', default: false },
        /** For tests/ai: use the Gemini double that they run on one of the stack's ports. */
        'gemini-double': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new StartOptionsError(error instanceof Error ? error.message : String(error))
  }
}
