import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

export interface MainOptions {
  readonly host: string
  readonly port: number
  readonly project: string | undefined
  readonly rulesFile: string | undefined
  /** `firestore.indexes.json` beside the rules, when there is one. */
  readonly indexesFile: string | undefined
  /** The `*.overall_export_metadata` file of an export. */
  readonly seedFile: string | undefined
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function indexesBeside(rulesFile: string | undefined): string | undefined {
  if (rulesFile === undefined) return undefined
  const file = join(dirname(rulesFile), 'firestore.indexes.json')
  return existsSync(file) ? file : undefined
}

/** Reads what firebase-tools passes to the Firestore emulator; what has no meaning here is passed over. */
export function mainOptions(args: readonly string[]): MainOptions {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      project_id: { type: 'string' },
      rules: { type: 'string' },
      seed_from_export: { type: 'string' },
      websocket_port: { type: 'string' },
      'database-edition': { type: 'string' },
      single_project_mode: { type: 'string' },
      functions_emulator: { type: 'string' },
    },
  })
  const port = Number(text(values['port']) ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port takes a number, not "${port}".`)
  const rulesFile = text(values['rules'])
  return {
    host: text(values['host']) ?? '127.0.0.1',
    port,
    project: text(values['project_id']),
    rulesFile,
    indexesFile: indexesBeside(rulesFile),
    seedFile: text(values['seed_from_export']),
  }
}
