import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

function Page({ pathname, heading }: { pathname: string; heading?: string }) {
  useFocusOnNavigation(pathname)
  return (
    <main>
      <button type="button">Menu</button>
      {heading === undefined ? <output>Loading</output> : <h1>{heading}</h1>}
    </main>
  )
}

test('the heading of the new screen has the focus, also when it comes later', async () => {
  const { rerender } = render(<Page pathname="/" heading="Home" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page pathname="/dashboard" heading="Dashboard" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }))
  rerender(<Page pathname="/admin" />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  rerender(<Page pathname="/admin" heading="Admin" />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Admin' })))
})

test('whoever has moved on meanwhile stays there', async () => {
  const { rerender } = render(<Page pathname="/" heading="Home" />)
  rerender(<Page pathname="/admin" />)
  const menu = screen.getByRole('button', { name: 'Menu' })
  menu.focus()
  rerender(<Page pathname="/admin" heading="Admin" />)
  await Promise.resolve()
  expect(document.activeElement).toBe(menu)
})
