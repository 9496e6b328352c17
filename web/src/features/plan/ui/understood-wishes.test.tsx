import { act, fireEvent, render, screen } from '@testing-library/react'
import type { TripPlanRequest } from '@waymark/contract/trips/trip'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_PLAN, type PlanFields } from '../../../shared/forms/plan-fields.ts'
import { UnderstoodWishes } from './understood-wishes.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Form() {
  const { register, control, setValue } = useForm<PlanFields, unknown, TripPlanRequest>({ defaultValues: EMPTY_PLAN })
  return (
    <>
      <textarea aria-label="Preferences" {...register('preferences')} />
      <input aria-label="Adults" {...register('adults')} />
      <UnderstoodWishes control={control} onAdults={(adults) => setValue('adults', String(adults))} />
    </>
  )
}

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })

test('what is understood moves no button that is being pressed', async () => {
  render(<Form />)
  const preferences = screen.getByLabelText('Preferences')
  fireEvent.change(preferences, { target: { value: 'vegan' } })
  await pass(1_000)
  expect(screen.getByText('Vegan')).toBeDefined()

  fireEvent.pointerDown(preferences)
  fireEvent.change(preferences, { target: { value: 'vegan, no museums' } })
  await pass(1_000)
  expect(screen.queryByText('No museums')).toBeNull()
  fireEvent.pointerUp(preferences)
  expect(screen.queryByText('No museums')).toBeNull()
  await pass(0)
  expect(screen.getByText('No museums')).toBeDefined()
})

test('adults whom the wishes tell of and the form does not are shown, and taken over by a press', async () => {
  render(<Form />)
  fireEvent.change(screen.getByLabelText('Preferences'), { target: { value: '2 adults, children 4 and 7' } })
  await pass(1_000)
  expect(screen.getByText('Children (4, 7)')).toBeDefined()
  expect(screen.getByText('Your wishes say 2 adults')).toBeDefined()

  fireEvent.click(screen.getByRole('button', { name: 'Plan for 2' }))
  expect(screen.getByLabelText('Adults')).toHaveProperty('value', '2')
  expect(screen.queryByText('Your wishes say 2 adults')).toBeNull()
})

test('what no word list knows has no verdict before the places of the trip are known; an allergy has', async () => {
  render(<Form />)
  const value = 'qwertz every day, allergic to zzyzx'
  fireEvent.change(screen.getByLabelText('Preferences'), { target: { value } })
  await pass(1_000)
  const region = screen.getByRole('region', { name: 'What is understood of your preferences' })
  expect(region.textContent).toContain(
    'Looked for among the guide’s places and dishes once you plan: “qwertz every day”',
  )
  expect(region.textContent).toContain('Not understood, so the guide cannot heed it: “allergic to zzyzx”')
})
