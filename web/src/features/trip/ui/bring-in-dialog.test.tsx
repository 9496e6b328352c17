import { aTripOfStops } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigationAt, NavigationContext } from '../../../shared/navigation/navigation.ts'
import { BringInDialog } from './bring-in-dialog.tsx'

const NAVIGATION = navigationAt({ pathname: '/trips/t' })

test('a pasted confirmation goes only after a question', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <NavigationContext value={NAVIGATION}>
      <BringInDialog trip={aTripOfStops()} uid="ann" onAdd={() => undefined} onClose={onClose} />
    </NavigationContext>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hotel Lux' } })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})
