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
      <input aria-label="Ages" {...register('childAges')} />
      <UnderstoodWishes
        control={control}
        onParty={({ adults, childAges }) => {
          if (adults !== undefined) setValue('adults', String(adults))
          if (childAges !== undefined) setValue('childAges', childAges.join(', '))
        }}
      />
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

test('who travels, as the wishes tell it and the form does not, is taken over by a press', async () => {
  render(<Form />)
  fireEvent.change(screen.getByLabelText('Preferences'), { target: { value: '2 adults, children 4 and 7' } })
  await pass(1_000)
  expect(screen.getByText('Children (4, 7)')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Use: 2 adults, children 4 and 7' }))
  expect(screen.getByLabelText('Adults')).toHaveProperty('value', '2')
  expect(screen.getByLabelText('Ages')).toHaveProperty('value', '4, 7')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()

  // What was entered since is another one; the text's is offered again.
  fireEvent.change(screen.getByLabelText('Ages'), { target: { value: '9' } })
  await pass(1_000)
  expect(screen.getByText('Child (9)')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Use: children 4 and 7' })).toBeDefined()
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
