type Listener = () => void

const atSignOut = new Set<Listener>()
const atUnauthorized = new Set<Listener>()

/** Registers a listener for sign-out, called before anything is cleared. */
export function onSignOut(listener: Listener): void {
  atSignOut.add(listener)
}

export function emitSignOut(): void {
  for (const listener of atSignOut) listener()
}

/**
 * Registers a listener for the session's end.
 * @returns a function that removes it
 */
export function onUnauthorized(listener: Listener): () => void {
  atUnauthorized.add(listener)
  return () => atUnauthorized.delete(listener)
}

export function emitUnauthorized(): void {
  for (const listener of atUnauthorized) listener()
}
