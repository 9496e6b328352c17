import { rmSync } from 'node:fs'
import { buildAll } from '@waymark/emulators/suite/build'
import { dataFolder } from '@waymark/emulators/suite/config'
import { findFreeBase } from '@waymark/emulators/suite/ports'
import { seed } from '@waymark/emulators/suite/seed'
import { startSuite } from '@waymark/emulators/suite/suite'

/** Builds and starts the whole local stack with seed data on free ports, runs `use` with its address, and stops it again. */
export async function withStack<T>(use: (env: { WAYMARK_URL: string }) => Promise<T>): Promise<T> {
  buildAll()
  const base = await findFreeBase(5150)
  rmSync(dataFolder(base), { recursive: true, force: true })
  console.log(`Starting the local stack on port ${base} …`)
  const suite = await startSuite({ base, keepData: false, official: false, onProgress: () => {} })
  try {
    await seed(base)
    return await use({ WAYMARK_URL: suite.url })
  } finally {
    await suite.stop()
  }
}
