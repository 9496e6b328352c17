import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

function Form({ onSend }: { onSend: () => void }) {
  const [pending, setPending] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setPending(true)
        onSend()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" pending={pending}>
        Send
      </Button>
    </form>
  )
}

test('a button keeps the focus while its work is under way, and neither it nor Enter sends again', async () => {
  const onSend = vi.fn<() => void>()
  render(<Form onSend={onSend} />)
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
})
