import { ENGINES, findEngine } from '../browser/engines.ts'
import type { Report } from './report.ts'
import { vitest } from './vitest.ts'

/** Plays the stories in each engine that is found, each as a suite of its own, against the stack that WAYMARK_URL names. */
export async function stories(report: Report, env: { readonly WAYMARK_URL: string }): Promise<void> {
  for (const engine of ENGINES) {
    const program = findEngine(engine)
    if (program === undefined) console.log(`\n── stories in ${engine}: not found on this machine, not played`)
    else await report.suite(`stories in ${engine} (${program})`, () => vitest(['browsers'], { ...env, ENGINE: engine }))
  }
}
