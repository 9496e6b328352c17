/** Tells the developers of a fault that the user need not see. `during` says what was being done. */
export function reportError(error: unknown, during: string): void {
  console.error(`[waymark] ${during}:`, error)
}
