import type { Answer } from './call.ts'
import type { Caller } from './marketplace.ts'
import { startAppProcess } from './own-app.ts'
import { newPerson, type Person } from './people.ts'
import { adminFirestore } from './stack.ts'

export interface Crowd {
  someone(index: number): Person
  /** The server of one of them: the crowd is spread over several. */
  serverOf(index: number): Caller
  leave(): void
}

/** People who are signed in. The functions emulator starts a process for each of them that signs in at the same time. */
export async function newPeople(size: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < size) people.push(...(await Promise.all(Array.from({ length: 4 }, () => newPerson()))))
  return people.slice(0, size)
}

/** `size` people, and the API in several processes: nothing that only one of them knows may be relied upon. */
export async function gather(processes: number, size: number): Promise<Crowd> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startAppProcess()))
  const people = await newPeople(size)
  return {
    someone: (index) => people[index % size]!,
    serverOf: (index) => servers[index % processes]!.call,
    leave: () => servers.forEach(({ kill }) => kill()),
  }
}

/** Sends all requests at once, and prints how long the answers took, which no test judges. */
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
  // Not by the console, whose lines of passing tests are left out.
  process.stdout.write(`${what}: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms\n`)
  return answers
}

/** How often each answer came. */
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
