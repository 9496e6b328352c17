import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest'
import { prefetchLazyModules } from '../ui/lazy-module.ts'

// Screens are loaded lazily, which takes time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Error reports are not sent; tests of reporting inspect them themselves.
navigator.sendBeacon = () => true

// As in the app once the browser is idle: pressed controls open immediately.
beforeAll(prefetchLazyModules)

let errors: MockInstance<typeof console.error>

/** A test that expects an error checks `console.error` itself and then clears it. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // reactfire keeps observables by id forever, and files with reloaded modules count ids from one again.
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (observables instanceof Map) observables.clear()
  const said = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
