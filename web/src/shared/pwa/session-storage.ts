/** Values in session storage, as JSON, in browsers which allow it: they live as long as the tab. */

/** Undefined if nothing is stored, or it cannot be read. */
export function readSession(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined removes the key. Without storage, only the page itself remembers the value. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Callers must handle missing values anyway.
  }
}
