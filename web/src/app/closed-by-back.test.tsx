import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useNavigation } from '../shared/navigation/navigation.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { Popover } from '../ui/popover.tsx'
import { Select } from '../ui/select.tsx'
import { AppNavigation } from './app-navigation.tsx'

function Question() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete trip?"
        description="It is gone then."
        confirm="Delete"
        onConfirm={() => undefined}
      />
    </>
  )
}

function Screens({ children }: { children: ReactNode }) {
  const { address, go } = useNavigation()
  if (address.pathname === '/here') return children
  return <button onClick={() => go('/here')}>Here</button>
}

test.each<[name: string, element: ReactNode, role: string]>([
  [
    'a menu',
    <Menu
      key="menu"
      trigger={<button>Open</button>}
      items={[{ label: 'Rename', Icon: Pencil, onChoose: () => undefined }]}
    />,
    'menu',
  ],
  [
    'a popover',
    <Popover key="popover" label="Notices" trigger={<button>Open</button>}>
      None
    </Popover>,
    'dialog',
  ],
  ['a question', <Question key="question" />, 'alertdialog'],
  [
    'a list of options',
    <Select
      key="select"
      id="role"
      aria-label="Open"
      aria-invalid={false}
      placeholder="Choose"
      value="a"
      onValueChange={() => undefined}
      options={[{ value: 'a', label: 'A' }]}
    />,
    'listbox',
  ],
])('Back closes %s, and leaves the screen the next time', async (_name, element, role) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  history.pushState(null, '', '/first')
  render(
    <AppNavigation>
      <Screens>{element}</Screens>
    </AppNavigation>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Here' }))
  await userEvent.click(await screen.findByRole(role === 'listbox' ? 'combobox' : 'button', { name: 'Open' }))
  await screen.findByRole(role)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
  expect(location.pathname).toBe('/here')
  act(() => history.back())
  await screen.findByRole('button', { name: 'Here' })
})
