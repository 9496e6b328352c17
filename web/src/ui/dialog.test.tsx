import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { useHandOnFocus } from './screen-focus.ts'

/** A form and, in its place, what came of it. */
function Flow({ onClose }: { onClose: () => void }) {
  const [done, setDone] = useState(false)
  if (done) return <Dialog open onOpenChange={onClose} title="Booked" />
  return (
    <Dialog open onOpenChange={onClose} title="Book">
      <Button onClick={() => setDone(true)}>Confirm</Button>
      <ConfirmDialog
        open={false}
        onOpenChange={() => undefined}
        title="Discard?"
        description=""
        confirm="Discard"
        onConfirm={() => undefined}
      />
    </Dialog>
  )
}

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book now</Button>
      {open && <Flow onClose={() => setOpen(false)} />}
    </>
  )
}

test('the focus goes back to where it was before the first of two dialogs', async () => {
  render(<Screen />)
  const opener = screen.getByRole('button', { name: 'Book now' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('dialog', { name: 'Booked' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the second click of a double click that closes a dialog presses nothing below it', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <>
      <Screen />
      <Button onClick={onPress}>Below</Button>
    </>,
  )
  const below = screen.getByRole('button', { name: 'Below' })
  await userEvent.click(screen.getByRole('button', { name: 'Book now' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(below, { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(below, { detail: 1 })
  expect(onPress).toHaveBeenCalledOnce()
})

function Entry({ onCancel }: { onCancel: () => void }) {
  const ref = useHandOnFocus<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Button onClick={onCancel}>Cancel booking</Button>
    </div>
  )
}

/** A list in which a cancelled entry is gone once its listener says so. */
function List({ isCancelled }: { isCancelled: boolean }) {
  const [asked, setAsked] = useState(false)
  return (
    <main>
      <h1>Bookings</h1>
      {!isCancelled && <Entry onCancel={() => setAsked(true)} />}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Cancel?"
        description=""
        confirm="Yes"
        onConfirm={() => setAsked(false)}
      />
    </main>
  )
}

test.each(['before', 'after'])('an entry that disappears %s its question hands the focus on', async (when) => {
  const { rerender } = render(<List isCancelled={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  if (when === 'before') rerender(<List isCancelled />)
  await userEvent.click(yes)
  if (when === 'after') {
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel booking' })))
    rerender(<List isCancelled />)
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookings' })))
})
