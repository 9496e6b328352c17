import { afterEach, expect, test, vi } from 'vitest'
import { keepApp } from './keep-app.ts'

afterEach(() => vi.useRealTimers())

/** A worker that answers the question with this number, and no other. */
function workerThatKeeps(atQuestion: number) {
  const questions: unknown[] = []
  const worker = {
    state: 'activated',
    postMessage(message: unknown, [port]: [MessagePort]) {
      questions.push(message)
      if (questions.length === atQuestion) port.postMessage('kept')
    },
  }
  return { worker: worker as unknown as ServiceWorker & { state: string }, questions }
}

test('a worker that was ended on the way is asked again, until it has kept the app', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { worker, questions } = workerThatKeeps(3)
  keepApp(worker)
  expect(questions).toEqual([{ type: 'KEEP_APP' }])
  vi.advanceTimersByTime(60_000)
  expect(questions).toHaveLength(3)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  vi.advanceTimersByTime(90_000)
  expect(questions).toHaveLength(3)
})

test('it is not asked without a network, nor once another has taken its place', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { worker, questions } = workerThatKeeps(0)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  keepApp(worker)
  vi.advanceTimersByTime(60_000)
  expect(questions).toHaveLength(0)
  online.mockReturnValue(true)
  vi.advanceTimersByTime(30_000)
  expect(questions).toHaveLength(1)
  Object.assign(worker, { state: 'redundant' })
  vi.advanceTimersByTime(60_000)
  expect(questions).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
