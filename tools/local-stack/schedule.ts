import { PROJECT } from './paths.ts'
import { HOST, type Ports } from './ports.ts'
import { say } from './progress.ts'

const EVERY_MS = 5 * 60 * 1_000

/**
 * Runs a scheduled function, as Cloud Scheduler does in production. The functions emulator would leave that to the
 * Pub/Sub emulator, which needs Java. The 0 in the URL is the emulator's trigger generation.
 */
export const runScheduled = (functionsPort: number, name: string): Promise<Response> =>
  fetch(`http://${HOST}:${functionsPort}/functions/projects/${PROJECT}/triggers/us-central1-${name}-0`, {
    method: 'POST',
  })

async function tick({ functions }: Ports): Promise<void> {
  for (const name of ['lapseBookings', 'compareStayPrices', 'remindOfTrips', 'sweepOrphans']) {
    const { status } = await runScheduled(functions, name)
    if (status !== 200) say(`${name}, which runs on a schedule, answered ${status}.`)
  }
}

/** Runs the scheduled functions immediately and then regularly, until the stack ends. */
export function runSchedule(ports: Ports, ended: Promise<void>): void {
  const run = () =>
    void tick(ports).catch((error: unknown) => say(`what runs on a schedule could not be run: ${String(error)}`))
  run()
  const timer = setInterval(run, EVERY_MS)
  void ended.then(() => clearInterval(timer))
}
