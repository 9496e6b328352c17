type Listener = () => void

const listeners = new Set<Listener>()

/** Calls `listener` when somebody is about to be signed out, before anything else is dropped. */
export function onSignOut(listener: Listener): void {
  listeners.add(listener)
}

export function emitSignOut(): void {
  for (const listener of listeners) listener()
}
