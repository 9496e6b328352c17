import { add, FAIL, type Tally } from './tally.ts'

/** Runs suites one after the other and adds up what they counted. */
export interface Report {
  suite(name: string, run: () => Promise<Tally>): Promise<void>
  /** Prints what failed, the engines and the sum, and ends the process: with 0 when everything passed and something ran. */
  end(engines: string): never
}

export function createReport(): Report {
  let total: Tally = { passed: 0, failed: 0 }
  const failures: string[] = []
  return {
    async suite(name, run) {
      console.log(`\n── ${name}`)
      const tally = await run().catch((error: unknown) => {
        console.error(error)
        return FAIL
      })
      console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`)
      if (tally.failed > 0) failures.push(name)
      total = add(total, tally)
    },
    end(engines) {
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
      console.log(`\n${engines}\n${total.passed} passed, ${total.failed} failed`)
      return process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
    },
  }
}

/** Ends the process with one clear sentence. */
export function refuse(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  return process.exit(1)
}
