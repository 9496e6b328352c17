import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { showToast } from './toast-queue.ts'

/** Code that is loaded when something on the screen is first pressed. */
export interface LazyModule<Module> {
  /** Undefined until loaded. */
  readonly read: () => Module | undefined
  /** Rejects if it could not be loaded; the next call tries again. */
  readonly fetch: () => Promise<void>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Chromium before version 156 caches a failed import until the page is reloaded (measured in 123, 131 and 149). */
const NOT_LOADED =
  'A part of Waymark could not be loaded. Please check your connection and try again, or reload the page.'

const modules = new Set<LazyModule<unknown>>()
let isIdle = false

/** A failure (offline) is ignored here and reported when the module is needed. */
const prefetch = (module: LazyModule<unknown>): Promise<void> => module.fetch().catch(() => undefined)

/** Prefetches all lazy modules from now on. Call it once the browser is idle. */
export async function prefetchLazyModules(): Promise<void> {
  isIdle = true
  await Promise.all([...modules].map(prefetch))
}

/**
 * Declares a lazy module; call it once, at the top of a file.
 * @param options.isPrefetched whether it is loaded before it is needed, once the browser is idle
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  { isPrefetched } = { isPrefetched: true },
): LazyModule<Module> {
  let module: Module | undefined
  let fetching: Promise<void> | undefined
  const listeners = new Set<() => void>()

  async function fetch(): Promise<void> {
    try {
      module = await load()
    } finally {
      fetching = undefined
    }
    for (const listener of listeners) listener()
  }

  const declared: LazyModule<Module> = {
    read: () => module,
    fetch: () => (module === undefined ? (fetching ??= fetch()) : Promise.resolve()),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
  if (!isPrefetched) return declared
  modules.add(declared)
  if (isIdle) void prefetch(declared)
  return declared
}

/**
 * The module once it is wanted: undefined before that and while loading. If it cannot be loaded, a toast says
 * so and the screen keeps what was typed.
 * @param onMissing resets `wanted`, so that the next press tries again
 */
export function useLazyModule<Module>(
  { read, fetch, subscribe }: LazyModule<Module>,
  wanted: boolean,
  onMissing: () => void,
): Module | undefined {
  const [isWanted, setWanted] = useState(wanted)
  if (wanted && !isWanted) setWanted(true)
  const module = useSyncExternalStore(subscribe, () => (isWanted ? read() : undefined))

  const reportMissing = useEffectEvent(() => {
    showToast({ kind: 'error', title: 'This could not be opened', description: NOT_LOADED })
    setWanted(false)
    onMissing()
  })
  useEffect(() => {
    if (!wanted) return undefined
    let isHere = true
    fetch().catch(() => {
      if (isHere) reportMissing()
    })
    return () => {
      isHere = false
    }
  }, [wanted, fetch])

  return module
}
