import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from '../../ui/menu.tsx'
import { Copy } from 'lucide-react'
import { showBy, type Toast } from '../../ui/toast-queue.ts'
import { OnlineButton } from './online-button.tsx'

test('without a network a button tells why it does nothing, keeps the focus, and works when the network returns', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const told: Toast[] = []
  showBy((toast) => told.push(toast))
  const onClick = vi.fn<() => void>()
  render(
    <OnlineButton what="Cancelling a booking" onClick={onClick}>
      Cancel booking
    </OnlineButton>,
  )
  const button = screen.getByRole('button', {
    name: 'Cancel booking',
    description: 'Cancelling a booking needs a connection.',
  })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(told.map(({ description }) => description)).toEqual(['Cancelling a booking needs a connection.'])
  expect(document.activeElement).toBe(button)

  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(told).toHaveLength(1)
})

test('without a network an entry of a menu that needs it cannot be chosen and says so', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const onChoose = vi.fn<() => void>()
  render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[{ label: 'Copy trip', Icon: Copy, needsNetwork: true, onChoose }]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const entry = await screen.findByRole('menuitem', { name: 'Copy trip (when online)' })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy trip' }))
  expect(onChoose).toHaveBeenCalledOnce()
})
