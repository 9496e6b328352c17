import { useEffect, useRef, useState } from 'react'
import type { JobOptions, Progress } from './job.ts'

export interface Job {
  /** Undefined while nothing is running. */
  readonly progress: Progress | undefined
  readonly run: (work: (options: JobOptions) => Promise<void>) => void
  readonly cancel: () => void
}

/**
 * Runs one long job at a time, and cancels it when the screen is left.
 * @param onBusy called when it starts and ends
 */
export function useJob(onBusy: (isBusy: boolean) => void): Job {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(work: (options: JobOptions) => Promise<void>): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setProgress({ step: 'Starting', done: 0, total: 1 })
    onBusy(true)
    try {
      await work({ signal, onProgress: setProgress })
    } finally {
      running.current = undefined
      setProgress(undefined)
      onBusy(false)
    }
  }

  return {
    progress,
    run(work) {
      if (running.current === undefined) void start(work)
    },
    cancel: () => running.current?.abort(),
  }
}
