import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'
import { lazyModule, useLazyModule } from './lazy-module.ts'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'
import { ToastRegion } from './toast.tsx'

test('what could not be loaded is told, keeps what stands around it, and is asked for by the next press', async () => {
  const load = vi.fn<() => Promise<{ text: string }>>(() => Promise.reject(new Error('no network')))
  const words = lazyModule(load)
  function Words() {
    const [pressed, setPressed] = useState(false)
    const opened = useLazyModule(words, pressed, () => setPressed(false))
    return (
      <>
        <input aria-label="Name" />
        <button type="button" aria-pressed={pressed} onClick={() => setPressed(true)}>
          Open
        </button>
        {opened?.text}
      </>
    )
  }
  render(
    <>
      <Words />
      <ToastRegion />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Ann')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('This could not be opened')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ann')
  load.mockResolvedValue({ text: 'here' })
  // It has come by another way: nothing opens by itself.
  await act(() => words.fetch())
  expect(screen.queryByText('here')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open', pressed: false }))
  expect(await screen.findByText('here')).toBeTruthy()
})

const STOP_MENU = (
  <Menu
    trigger={<button type="button">Change</button>}
    items={['Edit', 'Move up'].map((label) => ({ label, Icon: Pencil, onChoose: () => undefined }))}
  />
)

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens a menu at its first item, and Escape leads back', async (key) => {
  render(STOP_MENU)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Move up')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'))
})

test('a press opens a menu beside its button, and a second one closes it', async () => {
  render(STOP_MENU)
  const button = () => screen.getByRole('button', { name: 'Change', hidden: true })
  await userEvent.click(button())
  screen.getByRole('menu')
  await userEvent.click(button())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a popover opens by a press, and Escape leads back to its button', async () => {
  render(
    <Popover label="Unchecked" trigger={<button type="button">Why?</button>}>
      <button type="button">Report</button>
    </Popover>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }))
  screen.getByRole('dialog', { name: 'Unchecked' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Why?'))
})

function Style() {
  const [value, setValue] = useState('')
  const options = ['Beach', 'City'].map((label) => ({ value: label.toLowerCase(), label }))
  return (
    <Select
      id="style"
      aria-label="Style"
      options={options}
      value={value}
      onValueChange={setValue}
      placeholder="Choose"
    />
  )
}

test.each(['{Enter}', '{ArrowDown}', 'c'])('%s opens a list, and what is chosen stands in its button', async (key) => {
  render(<Style />)
  expect(screen.getByRole('combobox').textContent).toBe('Choose')
  await userEvent.tab()
  await userEvent.keyboard(key)
  await userEvent.click(await screen.findByRole('option', { name: 'City' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Style' })))
  expect(screen.getByRole('combobox').textContent).toBe('City')
})
