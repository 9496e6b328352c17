import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { showBy, type Toast } from '../../ui/toast-queue.ts'
import { SelectBox, SelectionBar, useSelection } from './selection.tsx'
import { useBulkAction } from './use-bulk-action.ts'

const WORDS = {
  done: (count: number) => `${count} done`,
  doneText: 'Each was told.',
  failed: (count: number, of: number) => `${count} of ${of} not done`,
  fallback: 'Failed to do it.',
}

const told: Toast[] = []
let stop: () => void

beforeEach(() => {
  stop = showBy((toast) => void told.push(toast))
  // Other tests leave what nobody has shown.
  told.length = 0
})

afterEach(() => stop())

interface QueueProps {
  ids: readonly string[]
  act: (id: string) => Promise<void>
}

function Queue({ ids, act }: QueueProps) {
  const selection = useSelection(ids)
  const { progress, run } = useBulkAction()
  return (
    <>
      <SelectionBar selection={selection} total={ids.length} busy={progress !== undefined}>
        <button type="button" onClick={() => void run(selection.chosen, act, WORDS)}>
          {progress ?? `Do ${selection.chosen.length}`}
        </button>
      </SelectionBar>
      {ids.map((id) => (
        <SelectBox key={id} selection={selection} id={id} label={`Select ${id}`} busy={progress !== undefined} />
      ))}
    </>
  )
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('some or all of a list are chosen, in its order, and one that has left is not', async () => {
  const acted: string[] = []
  const act = async (id: string) => void acted.push(id)
  const { rerender } = render(<Queue ids={['a', 'b', 'c']} act={act} />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(box('Select c'))
  await userEvent.click(box('Select a'))
  expect(box(/^Select all/).indeterminate).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('2 selected')
  await userEvent.click(screen.getByRole('button', { name: 'Do 2' }))
  expect(acted).toEqual(['a', 'c'])

  rerender(<Queue ids={['a', 'b']} act={act} />)
  expect(screen.getByRole('status').textContent).toBe('1 selected')
  await userEvent.click(box('Select all (2)'))
  await userEvent.click(screen.getByRole('button', { name: 'Do 2' }))
  expect(acted).toEqual(['a', 'c', 'a', 'b'])
  await userEvent.click(box('Select all (2)'))
  expect(screen.queryByRole('button')).toBeNull()
})

const refused = (code: 'conflict' | 'unauthenticated', userMessage: string) => new ApiError('x', { code, userMessage })

test('what is refused is told with its reason, and does not stop the others; an ended session does', async () => {
  const acted: string[] = []
  const act = (error: ApiError) => async (id: string) => {
    acted.push(id)
    if (id === 'b') throw error
  }
  const ids = ['a', 'b', 'c']
  const { unmount } = render(<Queue ids={ids} act={act(refused('conflict', 'It was cancelled meanwhile.'))} />)
  await userEvent.click(box('Select all (3)'))
  await userEvent.click(screen.getByRole('button', { name: 'Do 3' }))
  expect(acted).toEqual(ids)
  expect(told).toMatchObject([{ kind: 'error', title: '1 of 3 not done', description: 'It was cancelled meanwhile.' }])
  unmount()

  acted.length = 0
  render(<Queue ids={ids} act={act(refused('unauthenticated', 'Unauthorized'))} />)
  await userEvent.click(box('Select all (3)'))
  await userEvent.click(screen.getByRole('button', { name: 'Do 3' }))
  expect(acted).toEqual(['a', 'b'])
  expect(told).toHaveLength(1)
})
