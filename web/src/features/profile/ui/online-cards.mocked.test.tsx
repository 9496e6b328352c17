import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { OnlineCards } from './online-cards.tsx'

vi.mock('./sign-in-methods.tsx', () => ({ SignInMethods: () => <input aria-label="New password" /> }))
vi.mock('./push-settings.tsx', () => ({ PushSettings: () => null }))

const goes = (online: boolean): void =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

afterEach(() => {
  vi.restoreAllMocks()
})

it('keeps what was typed through a moment without a network', async () => {
  goes(false)
  render(<OnlineCards />)
  expect(screen.getByText('Changing them needs a connection.').tagName).toBe('P')
  goes(true)
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Long enough')
  goes(false)
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveProperty('value', 'Long enough')
  expect(screen.getByText(/needs a connection/).tagName).toBe('P')
})
