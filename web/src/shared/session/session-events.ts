type Listener = () => void

const atSignOut = new Set<Listener>()
const atUnauthorized = new Set<Listener>()

/** Calls `listener` when somebody is about to be signed out, before anything else is dropped. */
export function onSignOut(listener: Listener): void {
  atSignOut.add(listener)
}

export function emitSignOut(): void {
  for (const listener of atSignOut) listener()
}

/** Calls `listener` whenever the server no longer knows the session. @returns how to stop */
export function onUnauthorized(listener: Listener): () => void {
  atUnauthorized.add(listener)
  return () => atUnauthorized.delete(listener)
}

export function emitUnauthorized(): void {
  for (const listener of atUnauthorized) listener()
}
