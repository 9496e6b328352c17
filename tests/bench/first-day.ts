import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { geminiDouble } from '@waymark/tools/local-stack/functions-settings'
import { portsFrom } from '@waymark/tools/local-stack/ports'
import { withStack } from '../run/with-stack.ts'
import { quantile } from './measure.ts'
import { reportBench } from './report.ts'

const PLANS = 20
const WARM_UP = 2

/** What the model takes for a day. */
const DAY_MS = 1_000
const BUDGET_MS = 1_300

/** Milliseconds from the model's first word to the first day on another device of the traveller, for each plan. */
async function measure(url: string): Promise<number[]> {
  // What they import looks for the stack by this name when it is loaded.
  process.env['WAYMARK_URL'] = url
  const [{ newPerson }, { aRequest, soon }, { call }, { inTheApp }, { dayByDay }, { startGeminiDouble }] =
    await Promise.all([
      import('../api/support/people.ts'),
      import('../api/support/trips.ts'),
      import('../api/support/call.ts'),
      import('../api/support/app.ts'),
      import('../ai/support/plans.ts'),
      import('../../functions/src/ai/gemini/testing/gemini-double.ts'),
    ])
  const { collection, onSnapshot, query, where } = await import('firebase/firestore')
  const ports = portsFrom(Number(new URL(url).port))
  const double = await startGeminiDouble({ port: ports.gemini, apiKey: geminiDouble(ports).key })
  const request = aRequest({ endDate: soon(32) })
  const times: number[] = []
  for (let count = 0; count < WARM_UP + PLANS; count += 1) {
    const person = await newPerson()
    let asked = 0
    double.enqueue(
      dayByDay(request, {
        before: (day) => {
          if (day === 1) asked = performance.now()
          return pause(DAY_MS)
        },
      }),
    )
    await inTheApp(person, async (db) => {
      const trips = query(collection(db, 'trips'), where('memberIds', 'array-contains', person.uid))
      const seen = new Promise<number>((resolve) => {
        onSnapshot(trips, ({ docs }) => {
          if (docs.some((trip) => trip.get('progress.daysReady') >= 1)) resolve(performance.now())
        })
      })
      const planning = call('POST', '/api/trips/plan', { headers: person.byBearer, json: request })
      const at = await seen
      if ((await planning).status !== 200) throw new Error('The plan failed.')
      if (count >= WARM_UP) times.push(at - asked)
    })
  }
  await double.close()
  return times
}

const times = await withStack(({ WAYMARK_URL }) => measure(WAYMARK_URL), { hasGemini: true })
const shares = [0.5, 0.95].map((share) => ({ share, time: quantile(times, share) }))
const lines = [
  `A model that says a day of a trip every ${DAY_MS} ms: from its first word to the first day on another device, ${PLANS} plans`,
  `through the whole local stack. Goal: ${BUDGET_MS} ms at p50.`,
  '',
  '| | first day on the other device | after the model has said it |',
  '| --- | --- | --- |',
  ...shares.map(({ share, time }) => `| p${share * 100} | ${time.toFixed(0)} ms | ${(time - DAY_MS).toFixed(0)} ms |`),
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores, Node ${process.versions.node}.`,
]
console.log(`\n${lines.join('\n')}`)
reportBench('First day of a plan', lines)
process.exit((shares[0]?.time ?? Infinity) <= BUDGET_MS ? 0 : 1)
