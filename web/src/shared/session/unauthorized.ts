type Listener = () => void

const listeners = new Set<Listener>()

/** Calls `listener` whenever the server no longer knows the session. @returns how to stop */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellUnauthorized(): void {
  for (const listener of listeners) listener()
}
