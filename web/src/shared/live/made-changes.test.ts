import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noteMade, useMadeChanges } from './made-changes.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('keeps what was made for three days, and no longer, also when nothing else is made', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { result, rerender } = renderHook(useMadeChanges)
  const queued = { outcome: Promise.resolve('queued' as const), sent: Promise.resolve() }
  await act(async () => noteMade('trip', 'ann', [{ 'stops.k1.day': 2 }], queued))
  expect(result.current).toMatchObject([{ path: 'stops.k1.day', value: 2 }])
  vi.setSystemTime(Date.now() + 3 * 24 * 3_600_000 - 1000)
  rerender()
  expect(result.current).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2000)
  rerender()
  expect(result.current).toEqual([])
})

it('keeps that a day was moved without a network, until it is removed by oneself', async () => {
  const { result } = renderHook(useMadeChanges)
  const make = async (fields: Readonly<Record<string, unknown>>, outcome: 'queued' | 'accepted' = 'queued') =>
    act(async () => noteMade('days', 'ann', [fields], { outcome: Promise.resolve(outcome), sent: Promise.resolve() }))
  await make({ 'dayOrder.2': 'a1' }, 'accepted')
  expect(result.current).toEqual([])
  await make({ 'dayOrder.2': 'a1', 'dayOrder.3': 'a2' })
  await make({ 'removedDays.3': true })
  expect(result.current).toMatchObject([{ path: 'dayOrder.2.moved', value: 'a1' }])
})

it('keeps texts and amounts that were typed with a network as well: who comes back later may replace them', async () => {
  const { result } = renderHook(useMadeChanges)
  const accepted = { outcome: Promise.resolve('accepted' as const), sent: Promise.resolve() }
  const fields = { 'expenses.e1.amountCents': 7_000, 'expenses.e1.title': 'Dinner', 'expenses.e1.category': 'food' }
  await act(async () => noteMade('money', 'ann', [fields], accepted))
  expect(result.current.filter(({ of }) => of === 'money')).toMatchObject([
    { path: 'expenses.e1.amountCents', value: 7_000 },
    { path: 'expenses.e1.title', value: 'Dinner' },
  ])
})
