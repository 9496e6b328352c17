/** Reads and writes of local storage that survive browsers which refuse it (private windows, blocked site data). */

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes the key when `value` is null. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing is kept; every reader copes with a missing value.
  }
}
