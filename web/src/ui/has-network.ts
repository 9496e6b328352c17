import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  const listening = new AbortController()
  addEventListener('online', onChange, listening)
  addEventListener('offline', onChange, listening)
  return () => listening.abort()
}

/** Whether the device has a network, for components without data; the others have `useOnline`. */
export const useHasNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
