import { anArgon2idKeyring } from '@waymark/contract/fixtures/documents'
import { afterEach, expect, test, vi } from 'vitest'
import { preloadKeyWorker, runKeyJob } from './key-jobs.ts'

let made: StandInWorker[] = []

/** Answers each job at once. One that could not be loaded answers none, as in browsers. */
class StandInWorker extends EventTarget {
  isLoaded = true
  readonly jobs: unknown[] = []

  constructor() {
    super()
    made.push(this)
  }

  fail(): void {
    this.isLoaded = false
    this.dispatchEvent(new Event('error'))
  }

  postMessage(job: unknown): void {
    this.jobs.push(job)
    if (this.isLoaded) this.dispatchEvent(new MessageEvent('message', { data: { result: 'open' } }))
  }

  terminate(): void {}
}

afterEach(() => {
  made = []
  vi.unstubAllGlobals()
})

const unlock = () => runKeyJob('unlockByPassphrase', anArgon2idKeyring(), 'ann', 'kettle violin')
const jobsOfEach = () => made.map(({ jobs }) => jobs.length)

test('a job is done by the worker that was loaded for it, and each job by one of its own', async () => {
  vi.stubGlobal('Worker', StandInWorker)
  preloadKeyWorker()
  preloadKeyWorker()
  expect(jobsOfEach()).toEqual([0])
  expect(await unlock()).toBe('open')
  expect(await unlock()).toBe('open')
  expect(jobsOfEach()).toEqual([1, 1])
})

test('a worker that could not be loaded meanwhile is given no job', async () => {
  vi.stubGlobal('Worker', StandInWorker)
  preloadKeyWorker()
  made[0]?.fail()
  expect(await unlock()).toBe('open')
  expect(jobsOfEach()).toEqual([0, 1])
})
