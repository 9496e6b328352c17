import { failsAll } from '../../../shared/api/api-error.ts'

/** How far a long job is. */
export interface Progress {
  readonly step: string
  readonly done: number
  readonly total: number
}

export interface JobOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/** Whether nothing else can succeed: cancelled, offline or signed out. */
export const endsAll = (error: unknown, signal: AbortSignal): boolean => signal.aborted || failsAll(error)
