import { useObservable } from 'reactfire'
import type { Observable } from 'rxjs'

/** reactfire's permanent cache of observables, by id. */
const REACTFIRE_CACHE = '_reactFirePreloadedObservables'

/**
 * The latest value of an observable, shared by all components using the same id; undefined before the first value. This
 * is the only use of reactfire; docs/decisions/070-two-libraries-without-upkeep.md names its replacement.
 */
export function useObserved<T>(id: string, source: Observable<T>): T | undefined {
  const { status, data } = useObservable(id, source)
  return status === 'success' ? data : undefined
}

/** Lets the next reader of the id subscribe again. */
export function forgetObserved(id: string): void {
  const cache: unknown = Reflect.get(globalThis, REACTFIRE_CACHE)
  if (cache instanceof Map) cache.delete(id)
}
