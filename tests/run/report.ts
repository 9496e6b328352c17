import { ComputingTime, SHARED } from './computing-time.ts'
import { sharedTerminal, type Output } from './output.ts'
import { add, describeFailure, FAIL, type Tally } from './tally.ts'

interface Finished {
  readonly title: string
  readonly tally: Tally
  readonly seconds: number
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Runs suites and adds up their counts. */
export interface Report {
  suite(title: string, run: (output: Output) => Promise<Tally>): Promise<void>
  /**
   * Prints the time of each suite, the failures and the sum, and exits with 0 if everything passed and something ran.
   */
  end(engines: string, onPassed?: () => void): never
}

const WORTH_TELLING_S = 5

const counted = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** Times are printed, never asserted. */
export function createReport(): Report {
  const startedAt = performance.now()
  const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1_000)
  const finished: Finished[] = []
  const computing = ComputingTime.start()
  // Otherwise interrupting a run would leave a stack and browsers behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const pid of computing?.processIds() ?? []) end(pid)
      process.exit(1)
    })
  const terminal = sharedTerminal((text) => process.stdout.write(text))
  return {
    async suite(title, run) {
      const start = performance.now()
      const output = terminal.open(title)
      output.write(`\n── ${title}\n`)
      const tally = await run(output).catch((error: unknown) => {
        output.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        return FAIL
      })
      const seconds = secondsSince(start)
      output.write(`${title}: ${counted(tally)} in ${seconds} s\n`)
      output.end()
      finished.push({ title, tally, seconds })
    },
    end(engines, onPassed) {
      computing?.sample()
      const width = Math.max(...finished.map(({ title }) => title.length))
      const line = (title: string, seconds: string, computed: number | undefined, counts = '') => {
        const computing = computed === undefined ? '' : `${Math.round(computed)} s`.padStart(9)
        console.log(`${title.padEnd(width)} ${seconds.padStart(7)}${computing}  ${counts}`.trimEnd())
      }
      console.log(
        `\nIt took ${secondsSince(startedAt)} s; suites run side by side. Beside the time of each, its computing time:`,
      )
      for (const { title, tally, seconds } of finished)
        line(title, `${seconds} s`, computing?.secondsOf(title), counted(tally))
      if (computing !== undefined) {
        const titles = [...new Set([...finished.map(({ title }) => title), SHARED])]
        line(SHARED, '', computing.secondsOf(SHARED))
        line(
          'together',
          '',
          titles.map((title) => computing.secondsOf(title)).reduce((a, b) => a + b),
        )
        const programs = titles.flatMap((suite) => computing.programsOf(suite).map((each) => ({ ...each, suite })))
        console.log(`\nPrograms that computed for ${WORTH_TELLING_S} s or more:`)
        for (const { program, suite, seconds } of programs.toSorted((a, b) => b.seconds - a.seconds))
          if (seconds >= WORTH_TELLING_S)
            console.log(`${`${Math.round(seconds)} s`.padStart(7)}  ${program}, for ${suite}`)
      }
      for (const { title, tally } of finished.filter(({ tally }) => tally.failed > 0))
        console.log([`\nFailed: ${title}`, ...(tally.failures ?? []).map(describeFailure)].join('\n'))
      const total = finished.map(({ tally }) => tally).reduce(add, { passed: 0, failed: 0 })
      console.log(`\n${engines}\n${counted(total)}`)
      const hasPassed = total.failed === 0 && total.passed > 0
      if (hasPassed) onPassed?.()
      return process.exit(hasPassed ? 0 : 1)
    },
  }
}

/** Ends the process with one clear sentence. */
export function refuse(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  return process.exit(1)
}
