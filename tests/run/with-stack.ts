import { rmSync } from 'node:fs'
import { buildAll } from '@waymark/emulators/suite/build'
import { dataFolder } from '@waymark/emulators/suite/config'
import { geminiDouble } from '@waymark/emulators/suite/functions-settings'
import { findFreeBase, portsFrom } from '@waymark/emulators/suite/ports'
import { seed } from '@waymark/emulators/suite/seed'
import { startSuite } from '@waymark/emulators/suite/suite'

interface StackOptions {
  /** The functions have a key, and Gemini is a double that the tests run themselves: see tests/ai/support/gemini.ts. */
  readonly hasGemini?: boolean
  /** On Google's own Firestore engine. */
  readonly official?: boolean
}

/** Builds and starts the whole local stack with seed data on free ports, runs `use` with its address, and stops it again. */
export async function withStack<T>(
  use: (env: { WAYMARK_URL: string }) => Promise<T>,
  { hasGemini = false, official = false }: StackOptions = {},
): Promise<T> {
  buildAll()
  const base = await findFreeBase(5150)
  rmSync(dataFolder(base), { recursive: true, force: true })
  console.log(`Starting the local stack on port ${base} …`)
  const gemini = hasGemini ? geminiDouble(portsFrom(base)) : undefined
  const suite = await startSuite({ base, keepData: false, official, gemini, onProgress: () => {} })
  try {
    await seed(base)
    return await use({ WAYMARK_URL: suite.url })
  } finally {
    await suite.stop()
  }
}
