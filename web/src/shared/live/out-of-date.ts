import { useSyncExternalStore } from 'react'

/** How to open each listener again that has failed and whose last reading is shown meanwhile. */
const failed = new Map<object, () => void>()
const listeners = new Set<() => void>()

const told = (): void => listeners.forEach((listener) => listener())

export function noteOutOfDate(source: object, retry: () => void): void {
  failed.set(source, retry)
  told()
}

export function noteUpToDate(source: object): void {
  if (failed.delete(source)) told()
}

/** Opens all failed listeners again without waiting. */
export const retryOutOfDate = (): void => [...failed.values()].forEach((retry) => retry())

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether something that is shown may be out of date, because its listener has failed. */
export const useOutOfDate = (): boolean => useSyncExternalStore(subscribe, () => failed.size > 0)
