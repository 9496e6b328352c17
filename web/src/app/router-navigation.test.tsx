import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useClosedByBack, useNavigation } from '../shared/navigation/navigation.ts'
import { RouterNavigation } from './router-navigation.tsx'

function Overlay({ onClose }: { onClose: () => void }) {
  useClosedByBack(onClose)
  return <p>Overlay</p>
}

function Screen() {
  const { go } = useNavigation()
  const [isOpen, setOpen] = useState(true)
  const leave = (close: boolean) => () => {
    go('/next')
    if (close) setOpen(false)
  }
  return (
    <>
      {isOpen && <Overlay onClose={() => setOpen(false)} />}
      <button onClick={leave(true)}>Leave and close</button>
      <button onClick={leave(false)}>Leave</button>
    </>
  )
}

function start() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <RouterNavigation>
            <Outlet />
          </RouterNavigation>
        ),
        children: [
          { path: '/first', element: <p>First</p> },
          { path: '/here', element: <Screen /> },
          { path: '/next', element: <p>Next</p> },
        ],
      },
    ],
    { initialEntries: ['/first', '/here'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

test.each(['Leave', 'Leave and close'])('a navigation leaves the screen under an overlay: %s', async (name) => {
  const router = start()
  act(() => screen.getByRole('button', { name }).click())
  await screen.findByText('Next')
  expect(router.state.location.pathname).toBe('/next')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/here')
})

test('Back only closes an overlay, and leaves the screen the next time', async () => {
  const router = start()
  await act(() => router.navigate(-1))
  expect(screen.queryByText('Overlay')).toBeNull()
  expect(router.state.location.pathname).toBe('/here')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/first')
})
