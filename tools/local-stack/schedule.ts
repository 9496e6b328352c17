import { PROJECT } from './paths.ts'
import { HOST, type Ports } from './ports.ts'
import { say } from './progress.ts'

const EVERY_MS = 5 * 60 * 1_000

/**
 * Runs a function that has a schedule, which Google's scheduler does in production. The functions emulator knows its
 * address and leaves calling it to an emulator of Pub/Sub, which needs Java. The 0 counts how often triggers were renamed.
 */
export const runScheduled = (functionsPort: number, name: string): Promise<Response> =>
  fetch(`http://${HOST}:${functionsPort}/functions/projects/${PROJECT}/triggers/us-central1-${name}-0`, {
    method: 'POST',
  })

async function tick({ functions }: Ports): Promise<void> {
  for (const name of ['lapseBookings', 'compareStayPrices', 'remindOfTrips']) {
    const { status } = await runScheduled(functions, name)
    if (status !== 200) say(`${name}, which runs on a schedule, answered ${status}.`)
  }
}

/** Runs what has a schedule, now and again and again, until the stack has ended. */
export function runSchedule(ports: Ports, ended: Promise<void>): void {
  const run = () =>
    void tick(ports).catch((error: unknown) => say(`what runs on a schedule could not be run: ${String(error)}`))
  run()
  const timer = setInterval(run, EVERY_MS)
  void ended.then(() => clearInterval(timer))
}
