import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'

// Screens are loaded when first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// Reports of faults go nowhere: what one says its own test looks at.
navigator.sendBeacon = () => true

let errors: MockInstance<typeof console.error>

/** A test that expects an error looks at `console.error` itself and then clears it. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // reactfire keeps observables by id for ever, and files whose modules are loaded anew count their ids from one again.
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (observables instanceof Map) observables.clear()
  const said = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
