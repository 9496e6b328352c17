import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inLanes } from './lanes.ts'

it('jobs are done once, in the order of their lists, and an idle lane helps the other', async () => {
  const log: string[] = []
  const job = (name: string, turns: number) => async () => {
    log.push(`${name} starts`)
    for (let count = 0; count < turns; count += 1) await turn()
    log.push(`${name} ends`)
  }
  await inLanes([[job('a1', 20), job('a2', 1), job('a3', 1)], [job('b1', 1)]])
  expect(log).toEqual(['a1 starts', 'b1 starts', 'b1 ends', 'a2 starts', 'a2 ends', 'a3 starts', 'a3 ends', 'a1 ends'])
})
