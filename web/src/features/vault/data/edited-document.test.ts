import { expect, it } from 'vitest'
import { beginEdit, untilNotEdited } from './edited-document.ts'

it('has a document wait while its details are being edited, and no other', async () => {
  const { signal } = new AbortController()
  const order: string[] = []
  const end = beginEdit('one')
  await untilNotEdited('two', signal)
  const waiting = untilNotEdited('one', signal).then(() => order.push('went on'))
  await Promise.resolve()
  order.push('saved')
  end()
  await waiting
  expect(order).toEqual(['saved', 'went on'])
  await untilNotEdited('one', signal)
})

it('waits no longer once the renewal was stopped', async () => {
  const stopped = new AbortController()
  const end = beginEdit('one')
  const waiting = untilNotEdited('one', stopped.signal)
  stopped.abort()
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  end()
})
