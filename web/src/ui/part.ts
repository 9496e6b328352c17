import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { tell } from './toast-queue.ts'

/** Code that a screen needs only once something on it is pressed. */
export interface Part<Module> {
  /** Undefined until it is there. */
  readonly read: () => Module | undefined
  /** Rejects where it could not be loaded; the next call tries again. */
  readonly fetch: () => Promise<void>
  readonly subscribe: (onChange: () => void) => () => void
}

const NOT_LOADED = 'A part of Waymark could not be loaded. Please check your connection and try again.'

const parts = new Set<Part<unknown>>()
let isIdle = false

/** What is fetched ahead of its use may be missing without a network: who presses then finds out. */
const fetchAhead = (part: Part<unknown>): Promise<void> => part.fetch().catch(() => undefined)

/** From now on parts are fetched before they are wanted. To be called once the browser has nothing better to do. */
export async function fetchPartsAhead(): Promise<void> {
  isIdle = true
  await Promise.all([...parts].map(fetchAhead))
}

/** For a module to declare once, at its top. */
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
 * The part, from the first time on that it is wanted: undefined before, and while it is being fetched. One that cannot be
 * loaded is told in passing, and the screen with what was typed on it stays.
 * @param onMissing makes it unwanted again, so that the next press asks again
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
