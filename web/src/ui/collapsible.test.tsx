import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Collapsible } from './collapsible.tsx'

const folded = (open: boolean) => (
  <Collapsible title="Past trips (1)" open={open}>
    <p>Lisbon</p>
  </Collapsible>
)
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

test('a section that was open from the start stays so when there is something else to see, until it is closed', () => {
  const { rerender } = render(folded(true))
  expect(isOpen()).toBe(true)
  rerender(folded(false))
  expect(isOpen()).toBe(true)
  screen.getByRole<HTMLDetailsElement>('group').open = false
  rerender(folded(true))
  expect(isOpen()).toBe(false)
})
