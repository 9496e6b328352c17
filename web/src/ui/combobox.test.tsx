import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { Dialog } from './dialog.tsx'

const PLACES = [
  { id: 'one', name: 'Museu', detail: 'museum' },
  { id: 'other', name: 'Museu', detail: 'museum' },
]

function Title({ onTake }: { onTake: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <Combobox
      aria-label="Title"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      listLabel="Places"
      options={typed === '' ? [] : PLACES}
      onTake={onTake}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Title' })

test('Escape closes the list first, and then the dialog around it', async () => {
  const close = vi.fn<() => void>()
  render(
    <Dialog open onOpenChange={close} title="Add a stop">
      <Title onTake={() => undefined} />
    </Dialog>,
  )
  await userEvent.type(field(), 'Mu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('keys that choose among the words of an input method choose nothing of the list', async () => {
  const take = vi.fn<() => void>()
  render(<Title onTake={take} />)
  await userEvent.type(field(), 'Mu')
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(take).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(take).toHaveBeenCalledOnce()
})

test('two places of one name and kind are two options', async () => {
  render(<Title onTake={() => undefined} />)
  await userEvent.type(field(), 'Mu')
  expect(screen.getAllByRole('option')).toHaveLength(2)
})
