import { readFileSync } from 'node:fs'
import { mainOptions, type MainOptions } from './main-options.ts'
import { onParentGone } from './parent-watch.ts'
import { startFirestoreServer, type FirestoreServer } from './server.ts'
import { FirestoreError } from './service.ts'
import { importFile } from './transport/rest-emulator.ts'

const REFUSE_EVERYTHING = 'service cloud.firestore {}'

const log = (line: string): void => console.log(line)

/** With malformed rules nothing is allowed until the file is corrected: firebase-tools then sends it again. */
async function startWithRules({ host, port, project, rulesFile, indexesFile }: MainOptions): Promise<FirestoreServer> {
  const options = { host, port, project, indexesFile, log }
  if (rulesFile === undefined) return startFirestoreServer(options)
  try {
    return await startFirestoreServer({ ...options, rulesSource: readFileSync(rulesFile, 'utf8') })
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error
    console.error(`${rulesFile}:${error.message}\nEverything is refused until the rules are corrected.`)
    return startFirestoreServer({ ...options, rulesSource: REFUSE_EVERYTHING })
  }
}

async function main(): Promise<void> {
  const options = mainOptions(process.argv.slice(2))
  const server = await startWithRules(options)
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  onParentGone(stop)
  if (options.seedFile !== undefined) await importFile(server.service, options.seedFile)
  log(`Firestore runs on ${options.host}:${server.port}.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
