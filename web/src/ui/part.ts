import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { tell } from './toast-queue.ts'

/** Code that is loaded when something on the screen is first pressed. */
export interface Part<Module> {
  /** Undefined until loaded. */
  readonly read: () => Module | undefined
  /** Rejects if it could not be loaded; the next call tries again. */
  readonly fetch: () => Promise<void>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Chromium before version 156 remembers a failed import until the page is loaded anew: measured in 123, 131 and 149. */
const NOT_LOADED =
  'A part of Waymark could not be loaded. Please check your connection and try again, or reload the page.'

const parts = new Set<Part<unknown>>()
let isIdle = false

/** Prefetches a part. A failure (offline) is ignored here and reported when the part is needed. */
const fetchAhead = (part: Part<unknown>): Promise<void> => part.fetch().catch(() => undefined)

/** Prefetches all parts from now on. Call it once the browser is idle. */
export async function fetchPartsAhead(): Promise<void> {
  isIdle = true
  await Promise.all([...parts].map(fetchAhead))
}

/** Declares a part; call it once, at the top of a module. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
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

  const made: Part<Module> = {
    read: () => module,
    fetch: () => (module === undefined ? (fetching ??= fetch()) : Promise.resolve()),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
  parts.add(made)
  if (isIdle) void fetchAhead(made)
  return made
}

/**
 * The module of a part once it is wanted: undefined before that and while loading. If it cannot be loaded, a toast says
 * so and the screen keeps what was typed.
 * @param onMissing resets the wish, so that the next press tries again
 */
export function usePart<Module>(
  { read, fetch, subscribe }: Part<Module>,
  wanted: boolean,
  onMissing: () => void,
): Module | undefined {
  const [isWanted, setWanted] = useState(wanted)
  if (wanted && !isWanted) setWanted(true)
  const module = useSyncExternalStore(subscribe, () => (isWanted ? read() : undefined))

  const giveUp = useEffectEvent(() => {
    tell({ kind: 'error', title: 'This could not be opened', description: NOT_LOADED })
    setWanted(false)
    onMissing()
  })
  useEffect(() => {
    if (!wanted) return undefined
    let isHere = true
    fetch().catch(() => {
      if (isHere) giveUp()
    })
    return () => {
      isHere = false
    }
  }, [wanted, fetch])

  return module
}
