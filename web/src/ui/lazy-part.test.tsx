import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, Nothing } from './lazy-part.tsx'

afterEach(() => vi.restoreAllMocks())

interface CostsProps {
  of: string
}
type Load = () => Promise<(props: CostsProps) => React.ReactNode>
const Costs = ({ of }: CostsProps) => <p>Costs of {of}</p>

test('a part that cannot be loaded leaves the screen with what was typed, and a press tries again', async () => {
  // A missing chunk leaves a reload as last resort, which is not for a device without a network.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<Load>(() => Promise.reject(new Error('no network')))
  const Part = lazyPart(load, { Loading: () => <p>Loading the costs</p> })
  render(
    <Suspense fallback="the whole screen is gone">
      <input aria-label="Name" />
      <Part of="Lisbon" />
    </Suspense>,
  )
  expect(screen.getByText('Loading the costs')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox'), 'Ann')
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue(Costs)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Costs of Lisbon')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ann')
})

test('a part that the screen works without leaves nothing, and comes once the device is online', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new Error('no network')))
  const Part = lazyPart(load, { Missing: Nothing })
  const { container } = render(<Part of="Oslo" />)
  await act(() => Promise.resolve())
  expect(container.textContent).toBe('')
  load.mockResolvedValue(Costs)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Costs of Oslo')).toBeTruthy()
})
