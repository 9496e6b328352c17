import type { Answer } from './call.ts'
import type { Caller } from './marketplace.ts'
import { startAppProcess } from './own-app.ts'
import { newPerson, type Person } from './people.ts'
import { adminFirestore } from './stack.ts'

export interface Crowd {
  someone(index: number): Person
  /** The server that this person calls: the crowd is spread over several. */
  serverOf(index: number): Caller
  leave(): void
}

/**
 * Signed-in people. Created in batches, because the functions emulator starts a process for each concurrent sign-in.
 */
export async function newPeople(size: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < size) people.push(...(await Promise.all(Array.from({ length: 4 }, () => newPerson()))))
  return people.slice(0, size)
}

/** `size` people and several processes of the API, so that no state of a single process can be relied on. */
export async function gather(processes: number, size: number): Promise<Crowd> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startAppProcess()))
  const people = await newPeople(size)
  return {
    someone: (index) => people[index % size]!,
    serverOf: (index) => servers[index % processes]!.call,
    leave: () => servers.forEach(({ kill }) => kill()),
  }
}

/** Sends all requests at once and prints the response times, which no test asserts. */
export async function allAtOnce(
  what: string,
  count: number,
  send: (index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const startedAt = performance.now()
  const times: number[] = []
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answer = await send(index)
      times.push(performance.now() - startedAt)
      return answer
    }),
  )
  const percentile = (share: number) => Math.round(times[Math.ceil(share * count) - 1]!)
  // Not with console.log, which is hidden for passing tests.
  process.stdout.write(`${what}: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms\n`)
  return answers
}

/** Number of responses by status. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const key = status === 200 ? '200' : `${status} ${(body as { message: string }).message}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

export const bookingsWhere = async (field: string, value: string) =>
  (await adminFirestore.collection('bookings').where(field, '==', value).get()).docs
