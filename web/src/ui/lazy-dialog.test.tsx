import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog.tsx'
import { prefetchLazyModules } from './lazy-module.ts'
import { ToastRegion } from './toast.tsx'

interface NoteProps {
  of: string
  onClose: () => void
}

test('a dialog that cannot be loaded is told, keeps the screen with what was typed, and opens by the next press', async () => {
  const load = vi.fn<() => Promise<(props: NoteProps) => React.ReactNode>>(() => Promise.reject(new Error('offline')))
  const Note = lazyDialog(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Note of="Lisbon" onClose={() => setOpen(false)} />}
        <ToastRegion />
      </>
    )
  }
  render(<Page />)
  await prefetchLazyModules()
  expect(load).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox'), 'Ann')
  const button = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(button)
  await screen.findByText('This could not be opened')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ann')
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  load.mockResolvedValue(({ of }) => <p>About {of}</p>)
  await userEvent.click(button)
  await screen.findByText('About Lisbon')
  expect(load).toHaveBeenCalledTimes(2)
})
