import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi, type MockInstance } from 'vitest'
import { prefetchLazyModules } from '../ui/lazy-module.ts'

// Screens are loaded when first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Reports of faults go nowhere: what one says its own test looks at.
navigator.sendBeacon = () => true

// As in the app once the browser is idle: what is pressed opens at once.
beforeAll(prefetchLazyModules)

let errors: MockInstance<typeof console.error>

/** A test that expects an error looks at `console.error` itself and then clears it. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // reactfire keeps observables by id for ever, and files whose modules are reloaded count their ids from one again.
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (observables instanceof Map) observables.clear()
  const said = errors.mock.calls.map((call) => call.map(String).join(' '))
  errors.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`)
})
