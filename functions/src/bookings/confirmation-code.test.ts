import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ now: 1_777_622_400_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A fresh module instance, which chooses its offset when it generates the first code. */
async function newProcess() {
  vi.resetModules()
  const { confirmationCode } = await import('./confirmation-code.ts')
  return (count: number) => Array.from({ length: count }, () => confirmationCode('charter'))
}

const draw = (...places: number[]) => {
  const random = vi.spyOn(Math, 'random')
  for (const place of places) random.mockReturnValueOnce(place)
}

it('is a prefix and a timestamp, close to the clock', async () => {
  draw(0.37)
  const codes = await newProcess()
  expect(codes(2)).toEqual(['CT-1777622400037', 'CT-1777622400137'])
})

it('is never given twice, however many are asked for, also when the clock goes back', async () => {
  const codes = await newProcess()
  const given = codes(1_000)
  vi.setSystemTime(1_777_622_399_000)
  given.push(...codes(1_000))
  expect(new Set(given).size).toBe(2_000)
})

it('is another one in each of two processes that give codes in the same millisecond', async () => {
  draw(0.1, 0.9)
  const [one, other] = [await newProcess(), await newProcess()]
  expect(new Set([...one(50), ...other(50)]).size).toBe(100)
})

it('does not stay the same in two processes that have met', async () => {
  draw(0.1, 0.1, 0.2, 0.8)
  const [one, other] = [await newProcess(), await newProcess()]
  expect(one(1)).toEqual(other(1))
  vi.advanceTimersByTime(1_000)
  expect(one(1)).not.toEqual(other(1))
})
