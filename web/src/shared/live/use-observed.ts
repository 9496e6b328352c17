import { useObservable } from 'reactfire'
import type { Observable } from 'rxjs'

/** Where reactfire keeps its observables, by id, for ever. */
const REACTFIRE_CACHE = '_reactFirePreloadedObservables'

/**
 * What an observable has said last, shared by all components that name the same id; undefined before its first word. All
 * that reactfire does here: docs/decisions/070-two-libraries-without-upkeep.md says what takes its place.
 */
export function useObserved<T>(id: string, source: Observable<T>): T | undefined {
  const { status, data } = useObservable(id, source)
  return status === 'success' ? data : undefined
}

/** Lets the next reader of that id listen again. */
export function forgetObserved(id: string): void {
  const cache: unknown = Reflect.get(globalThis, REACTFIRE_CACHE)
  if (cache instanceof Map) cache.delete(id)
}
