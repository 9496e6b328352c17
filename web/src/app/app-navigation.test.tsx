import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeaveQuestion } from '../shared/forms/leave-question.tsx'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { useClosedByBack } from '../ui/closed-by-back.ts'
import { AppNavigation } from './app-navigation.tsx'

function Overlay({ onClose }: { onClose: () => void }) {
  useClosedByBack(onClose)
  return <p>Overlay</p>
}

function Here({ isAsked }: { isAsked: boolean }) {
  const { go } = useNavigation()
  const [isOpen, setOpen] = useState(true)
  const leave = (close: boolean) => () => {
    go('/next')
    if (close) setOpen(false)
  }
  return (
    <>
      {isAsked && (
        <LeaveQuestion isAsked={({ toOtherScreen }) => toOtherScreen} title="Leave?" description="Yes?" cancel="Stay" />
      )}
      {isOpen && <Overlay onClose={() => setOpen(false)} />}
      <button onClick={leave(true)}>Leave and close</button>
      <button onClick={leave(false)}>Leave here</button>
      <button onClick={() => go('/here?tab=2')}>Other tab</button>
      <button onClick={() => go('/slow')}>Slow one</button>
      <button onClick={() => go('/here')}>Same</button>
    </>
  )
}

let arrive = (): void => undefined

/** A screen whose code arrives when `arrive` is called. */
let Slow = lazy(() => new Promise<{ default: () => React.ReactNode }>(() => undefined))

beforeEach(() => {
  const loaded = new Promise<{ default: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ default: () => <p>Slow screen</p> })
  })
  Slow = lazy(() => loaded)
})

function Screens({ isAsked }: { isAsked: boolean }) {
  const { address, go } = useNavigation()
  if (address.pathname === '/here') return <Here isAsked={isAsked} />
  if (address.pathname === '/slow') return <Slow />
  return (
    <>
      <p>{address.pathname}</p>
      <button onClick={() => go('/here')}>Here</button>
    </>
  )
}

/** Opens the screen at `/here` from another one. */
async function open(isAsked = false): Promise<void> {
  history.pushState(null, '', '/first')
  render(
    <AppNavigation>
      <Suspense fallback={null}>
        <Screens isAsked={isAsked} />
      </Suspense>
    </AppNavigation>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Here' }))
  expect(screen.getByText('Overlay')).toBeDefined()
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const scrolled = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  scrolled.mockClear()
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled(Number(to[0]), Number(to[1]))
    vi.stubGlobal('scrollY', to[1])
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['Leave here', 'Leave and close'])('a navigation leaves the screen under an overlay: %s', async (name) => {
  await open()
  await press(name)
  await screen.findByText('/next')
  expect(location.pathname).toBe('/next')
  act(() => history.back())
  await screen.findByText('Overlay')
  expect(location.pathname).toBe('/here')
})

test('Back only closes an overlay, and leaves the screen the next time', async () => {
  await open()
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Overlay')).toBeNull())
  expect(location.pathname).toBe('/here')
  act(() => history.back())
  await screen.findByText('/first')
})

test('the overlay is asked before the screen under it', async () => {
  await open(true)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Overlay')).toBeNull())
  expect(screen.queryByText('Leave?')).toBeNull()
  act(() => history.back())
  await screen.findByText('Leave?')
  await press('Stay')
  expect(location.pathname).toBe('/here')
  act(() => history.back())
  await screen.findByText('Leave?')
  await press('Leave')
  await screen.findByText('/first')
})

test('a link that leaves from under an overlay is asked about by the screen', async () => {
  await open(true)
  await press('Leave here')
  await screen.findByText('Leave?')
  expect(location.pathname).toBe('/here')
  await press('Leave')
  await screen.findByText('/next')
})

test('Back within a screen asks nobody', async () => {
  await open(true)
  await press('Other tab')
  expect(location.search).toBe('?tab=2')
  act(() => history.back())
  await waitFor(() => expect(location.search).toBe(''))
  expect(screen.getByText('Overlay')).toBeDefined()
  expect(screen.queryByText('Leave?')).toBeNull()
})

test('a link that was asked about does not go on later by itself', async () => {
  await open(true)
  await press('Leave here')
  await screen.findByText('Leave?')
  // The screen goes by itself, as a form does whose trip was planned meanwhile.
  cleanup()
  expect(location.pathname).toBe('/here')
})

test('a screen that is left while the next one is loaded stays until then, and a double click is one step', async () => {
  await open()
  await press('Slow one')
  await press('Slow one')
  expect(location.pathname).toBe('/slow')
  expect(screen.getByText('Overlay')).toBeDefined()
  await act(async () => arrive())
  await screen.findByText('Slow screen')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  act(() => history.back())
  await screen.findByText('Overlay')
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Overlay')).toBeNull())
  act(() => history.back())
  await screen.findByText('/first')
})

test('another link takes the place of a screen that is still loaded, and the present one needs no entry', async () => {
  await open()
  await press('Slow one')
  await press('Leave here')
  await screen.findByText('/next')
  act(() => history.back())
  await screen.findByText('Overlay')
  await press('Slow one')
  await press('Same')
  await waitFor(() => expect(location.pathname).toBe('/here'))
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Overlay')).toBeNull())
  act(() => history.back())
  await screen.findByText('/first')
})

test('Back while the next screen is loaded asks nobody', async () => {
  await open(true)
  await press('Slow one')
  await screen.findByText('Leave?')
  await press('Leave')
  expect(location.pathname).toBe('/slow')
  act(() => history.back())
  await waitFor(() => expect(location.pathname).toBe('/here'))
  expect(screen.queryByText('Leave?')).toBeNull()
  expect(screen.getByText('Overlay')).toBeDefined()
})

test('Back shows a screen where it was read, also after another search', async () => {
  await open()
  vi.stubGlobal('scrollY', 300)
  await press('Other tab')
  await press('Leave here')
  await screen.findByText('/next')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  act(() => history.back())
  await screen.findByText('Overlay')
  expect(scrolled).toHaveBeenLastCalledWith(0, 300)
})

test('a link to a part of the page is an entry of its own', async () => {
  await open()
  act(() => {
    location.hash = '#part'
  })
  await waitFor(() => expect(history.state).not.toBeNull())
  act(() => history.back())
  await waitFor(() => expect(location.hash).toBe(''))
  act(() => history.back())
  await waitFor(() => expect(screen.queryByText('Overlay')).toBeNull())
  expect(location.pathname).toBe('/here')
})
