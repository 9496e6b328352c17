import { rmSync } from 'node:fs'
import { buildAll } from '@waymark/tools/local-stack/build'
import { dataFolder } from '@waymark/tools/local-stack/config'
import { geminiDouble } from '@waymark/tools/local-stack/functions-settings'
import { claimFreeBase, portsFrom } from '@waymark/tools/local-stack/ports'
import { seed } from '@waymark/tools/local-stack/seed'
import { startSuite } from '@waymark/tools/local-stack/suite'

interface StackOptions {
  /** The functions have a key, and Gemini is a double that the tests run themselves: see tests/ai/support/gemini.ts. */
  readonly hasGemini?: boolean
  /** On Google's own Firestore engine. */
  readonly official?: boolean
  /** Uses tools/local-stack/front.ts for Hosting and functions, which serves many requests faster. */
  readonly hasFront?: boolean
}

/** The whole local stack with seed data. */
export interface TestStack {
  readonly env: { readonly WAYMARK_URL: string; readonly WAYMARK_EMULATORS_URL: string }
  stop(): Promise<void>
}

/** Builds and starts a stack on free ports. */
export async function startStack({
  hasGemini = false,
  official = false,
  hasFront = false,
}: StackOptions = {}): Promise<TestStack> {
  await buildAll()
  const base = await claimFreeBase(5150)
  rmSync(dataFolder(base, official), { recursive: true, force: true })
  const ports = portsFrom(base)
  const gemini = hasGemini ? geminiDouble(ports) : undefined
  const suite = await startSuite({ base, keepData: false, official, gemini, hasFront, onProgress: () => {} })
  await seed(base)
  const emulators = `http://localhost:${hasFront ? ports.hostingEmulator : ports.hosting}`
  return { env: { WAYMARK_URL: suite.url, WAYMARK_EMULATORS_URL: emulators }, stop: () => suite.stop() }
}

/** Runs `use` with the address of a new stack, and stops it afterwards. */
export async function withStack<T>(use: (env: TestStack['env']) => Promise<T>, options: StackOptions = {}): Promise<T> {
  const stack = await startStack(options)
  try {
    return await use(stack.env)
  } finally {
    await stack.stop()
  }
}
