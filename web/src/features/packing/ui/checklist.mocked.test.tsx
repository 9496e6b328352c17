import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { applyPatch, type ListPatch } from '../model/list-patch.ts'
import { Checklist } from './checklist.tsx'

vi.mock('./packers.tsx', () => ({
  usePackers: () => ({ members: [], packerOf: () => undefined, setPacker: () => undefined }),
}))

const ITEMS = ['Passport', 'Map', 'Torch'].map((name, index) => aPackingItem({ id: name, name, order: `a${index}` }))

function Live() {
  const [list, setList] = useState(() =>
    aPackingList({ items: Object.fromEntries(ITEMS.map((item) => [item.id, item])) }),
  )
  function patch(edit: ListPatch): Promise<'accepted'> {
    setList((before) => ({ ...before, ...applyPatch(before, edit) }))
    return Promise.resolve('accepted')
  }
  return <Checklist list={list} onPatch={patch} />
}

const box = (name: string) => screen.getByRole('checkbox', { name })

test('where packed things are hidden, the focus of a ticked box goes to its neighbour; a box without it moves none', () => {
  render(<Live />)
  fireEvent.click(screen.getByRole('button', { name: 'Hide packed' }))
  // Safari does not focus a checkbox when it is tapped.
  fireEvent.click(box('Torch'))
  expect(screen.queryByRole('checkbox', { name: 'Torch' })).toBeNull()
  expect(document.activeElement).toBe(document.body)
  box('Passport').focus()
  fireEvent.click(box('Passport'))
  expect(document.activeElement).toBe(box('Map'))
})
