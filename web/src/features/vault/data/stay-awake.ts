/** Keeps the screen on until the returned function is called, where the browser can do that. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  // A battery that runs low refuses; then the screen goes off as always.
  const lock = navigator.wakeLock.request('screen').catch(() => undefined)
  return () => void lock.then((held) => held?.release())
}
