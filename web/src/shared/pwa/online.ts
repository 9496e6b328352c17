import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const isOnline = (): boolean => navigator.onLine

/** Whether the device has a network; the server may still be unreachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

/** Runs `action` now, or once there is a network. */
export function whenOnline(action: () => void): void {
  if (isOnline()) action()
  else addEventListener('online', action, { once: true })
}
