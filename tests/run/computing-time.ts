import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { programOf } from './program-name.ts'

/** Environment variable that assigns a process to a suite: `<pid of the run>:<suite>`. Children inherit it. */
const MARK = 'WAYMARK_COMPUTES_FOR'
/** The kernel counts in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100
const SAMPLED_MS = 1_000

/** Name for all other processes: this one, its builds, and the stack. */
export const SHARED = 'the stack, builds'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly suite: string | undefined
  readonly program: string
  /** Seen twice with this name: a new process has the name of its parent until it has executed its own program. */
  readonly isNamed: boolean
  /** Ticks of the process itself, and of its ended children that it has waited for. */
  readonly own: number
  readonly ended: number
}

/** For the environment of a process that computes for a suite. */
export const computesFor = (suite: string): NodeJS.ProcessEnv => ({ [MARK]: `${process.pid}:${suite}` })

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended, or belongs to another user.
    return undefined
  }
}

/**
 * CPU time per suite, summed over all of its processes, including orphans. Unlike wall time, it hardly depends on other
 * load. Linux only.
 */
export class ComputingTime {
  #seen = new Map<string, Process>()
  /** By suite, and in it by program. */
  readonly #ticks = new Map<string, Map<string, number>>()

  /**
   * Samples until the process ends.
   * @returns undefined on other systems
   */
  static start(): ComputingTime | undefined {
    if (!existsSync('/proc/self/stat')) return undefined
    Object.assign(process.env, computesFor(SHARED))
    const times = new ComputingTime()
    // Excludes CPU time before the run, such as installing packages.
    times.#seen = times.#processes()
    setInterval(() => times.sample(), SAMPLED_MS).unref()
    return times
  }

  secondsOf(suite: string): number {
    return this.programsOf(suite).reduce((sum, { seconds }) => sum + seconds, 0)
  }

  /** The programs of a suite, by CPU time. */
  programsOf(suite: string): { readonly program: string; readonly seconds: number }[] {
    return [...(this.#ticks.get(suite) ?? [])]
      .map(([program, ticks]) => ({ program, seconds: ticks / TICKS_PER_SECOND }))
      .toSorted((a, b) => b.seconds - a.seconds)
  }

  /** Of all processes of this run but this one, as far as they are known: the stack and browsers have process groups of their own. */
  processIds(): number[] {
    this.sample()
    return [...this.#seen.values()].flatMap(({ pid, suite }) =>
      suite === undefined || pid === process.pid ? [] : [pid],
    )
  }

  /** The end of a process between samples is counted by the process that waited for it; of orphans it is missed. */
  sample(): void {
    const now = this.#processes()
    const waitedFor = new Map<number, number>()
    const gone = new Map([...this.#seen].filter(([key]) => !now.has(key)).map(([, each]) => [each.pid, each]))
    for (const { parent, own, ended } of gone.values()) {
      // A browser ends with the shell that started it; whoever waited for the shell gets the time of both.
      let heir = parent
      for (let next = gone.get(heir); next !== undefined; next = gone.get(heir)) heir = next.parent
      waitedFor.set(heir, (waitedFor.get(heir) ?? 0) + own + ended)
    }
    for (const [key, { pid, suite, program, own, ended }] of now) {
      if (suite === undefined) continue
      const before = this.#seen.get(key)
      this.#add(suite, program, own - (before?.own ?? 0))
      const unseen = ended - (before?.ended ?? 0) - (waitedFor.get(pid) ?? 0)
      if (unseen > 0) this.#add(suite, `started by ${program}`, unseen)
    }
    this.#seen = now
  }

  #add(suite: string, program: string, ticks: number): void {
    const programs = this.#ticks.get(suite) ?? new Map<string, number>()
    this.#ticks.set(suite, programs.set(program, (programs.get(program) ?? 0) + ticks))
  }

  #processes(): Map<string, Process> {
    const found = new Map<string, Process>()
    const suites = new Map<number, string | undefined>()
    for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
      const stat = read(`/proc/${pid}/stat`)
      if (stat === undefined) continue
      // The second field is a name in brackets, which may have blanks in it: see proc(5).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent, own, system, ended, endedSystem] = [1, 11, 12, 13, 14].map((index) => Number(fields[index])) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const key = `${pid} ${fields[19]}`
      const before = this.#seen.get(key)
      const suite = before === undefined ? (suiteOf(pid) ?? suites.get(parent)) : before.suite
      const isNamed = before !== undefined
      const program =
        suite === undefined ? '' : before?.isNamed ? before.program : programOf(read(`/proc/${pid}/cmdline`) ?? '')
      suites.set(pid, suite)
      found.set(key, { pid, parent, suite, program, isNamed, own: own + system, ended: ended + endedSystem })
    }
    return found
  }
}

/** Chromium overwrites the environment of its processes, so their parents determine the suite. */
function suiteOf(pid: number): string | undefined {
  if (pid === process.pid) return SHARED
  const [run, suite] = read(`/proc/${pid}/environ`)?.match(`(?:^|\0)${MARK}=(\\d+):([^\0]*)`)?.slice(1) ?? []
  return Number(run) === process.pid ? suite : undefined
}
