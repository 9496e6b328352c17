import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigationAt, NavigationContext } from '../navigation/navigation.ts'
import { RenameForm } from './rename-form.tsx'

const navigation = navigationAt()

test('a title that somebody else gives meanwhile is replaced by what was typed, and by nothing else', () => {
  const onRename = vi.fn<(title: string) => void>()
  const onCancel = vi.fn<() => void>()
  const form = (title: string) => (
    <NavigationContext value={navigation}>
      <RenameForm label="Rename trip" title={title} onRename={onRename} onCancel={onCancel} />
    </NavigationContext>
  )
  const { rerender } = render(form('Lisbon'))
  rerender(form('Lisbon with Gus'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onRename).not.toHaveBeenCalled()
  expect(onCancel).toHaveBeenCalledOnce()

  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lisbon by train' } })
  rerender(form('Lisbon with Gus and Mia'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onRename).toHaveBeenCalledWith('Lisbon by train')
})
