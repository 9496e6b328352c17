import { aPackingItem, aPackingList } from '@waymark/contract/fixtures/packing'
import type { PackingItem } from '@waymark/contract/packing/packing-list'
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

const NAMES = { Passport: 'Documents', Map: 'Documents', Torch: 'Gear' }
const stored = (change: (items: Record<string, PackingItem>) => void) => {
  const items = Object.fromEntries(ITEMS.map((item) => [item.id, { ...item, category: NAMES[item.id as 'Map'] }]))
  change(items)
  return aPackingList({ items })
}

test('an editor stays with what was typed when somebody else renames the item, puts it elsewhere and removes it', () => {
  const onPatch = vi.fn<(patch: ListPatch) => Promise<'accepted'>>(() => Promise.resolve('accepted'))
  const { rerender } = render(<Checklist list={stored(() => {})} onPatch={onPatch} />)
  const see = (change: Parameters<typeof stored>[0]) => rerender(<Checklist list={stored(change)} onPatch={onPatch} />)
  fireEvent.click(screen.getByRole('button', { name: 'Edit Map' }))
  const name = screen.getByLabelText('Name')
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '3' } })
  const isOpen = () => {
    expect(screen.getByLabelText('Name')).toBe(name)
    expect(document.activeElement).toBe(name)
    expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3')
  }
  see((items) => Object.assign(items['Map']!, { name: 'Map of the Alps', category: 'Gear' }))
  isOpen()
  see((items) => Object.assign(items['Map']!, { name: 'Map of the Alps', category: 'Paper', order: 'Z0' }))
  isOpen()
  // What the editor did not change stays as the other has made it.
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onPatch).toHaveBeenLastCalledWith({ changed: new Map([['Map', { quantity: 3 }]]) })
  expect(screen.getByRole('heading', { name: 'Paper' })).toBeTruthy()

  see(() => {})
  fireEvent.click(screen.getByRole('button', { name: 'Edit Map' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Map of Spain' } })
  see((items) => delete items['Map'])
  expect(screen.getByText('0 / 2 items packed')).toBeTruthy()
  expect(screen.getByText('This item was removed meanwhile. Saving adds it again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const added = [expect.objectContaining({ id: 'Map', name: 'Map of Spain', category: 'Documents' })]
  expect(onPatch).toHaveBeenLastCalledWith({ added })
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('a list for several adults tells that its amounts are for one of them', () => {
  const list = (specialRequirements: string) => aPackingList({ basis: { specialRequirements } })
  const onPatch = () => Promise.resolve('accepted' as const)
  const { rerender } = render(<Checklist list={list('2 adults\nChildren aged 4 and 7')} onPatch={onPatch} />)
  expect(screen.getByText(/^Amounts are for one of the 2 adults/)).toBeDefined()
  rerender(<Checklist list={list('Vegan')} onPatch={onPatch} />)
  expect(screen.queryByText(/^Amounts are for one/)).toBeNull()
})
