import { aStop } from '@waymark/contract/fixtures/trips'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Way } from '../model/ways.ts'
import { StopRow } from './stop-row.tsx'

const nothing = () => undefined

const ON_FOOT: Way = { means: 'foot', words: '9 min on foot', far: '0.7 km', isFromBed: false }

function showRow(
  way: Way | undefined,
  description = 'A tower of 75 metres. Allow 15 minutes by local transport or taxi.',
) {
  const stop = aStop({ title: 'Tower', description })
  const drag = { onPointerDown: nothing, onKeyDown: nothing, onBlur: nothing }
  const common = { isOnMap: false, isChosen: false, mayEdit: false, isMenuOpen: false, onMenu: nothing }
  render(
    <StopRow
      {...common}
      stop={stop}
      day={1}
      number={1}
      way={way}
      onCommand={nothing}
      onPoint={nothing}
      odd={undefined}
      fix={undefined}
      onMend={nothing}
      drag={drag}
    />,
  )
}

test('a stop says once how to get there: from the stop before, as the list has it now', () => {
  showRow(ON_FOOT)
  expect(screen.getByRole('listitem').textContent).toContain('9 min on foot from the stop before · 0.7 km')
  expect(screen.getByText(/^A tower/).textContent).toBe('A tower of 75 metres.')
})

test('the first stop of a day says it in the same place, from where one sleeps', () => {
  showRow({ ...ON_FOOT, isFromBed: true })
  expect(screen.getByRole('listitem').textContent).toContain('9 min on foot from where you stay · 0.7 km')
})

test('a stop without a way of its own keeps the sentence that it was planned with', () => {
  showRow(undefined)
  expect(screen.getByText(/^A tower/).textContent).toMatch(/Allow 15 minutes by local transport or taxi\.$/)
})

test('two lines of a long description are shown, and all of it on request', () => {
  showRow(undefined, 'A tower of 75 metres. '.repeat(8).trim())
  const text = screen.getByText(/^A tower/)
  expect(text.className).toContain('line-clamp-2')
  fireEvent.click(screen.getByRole('button', { name: 'More about Tower' }))
  expect(text.className).not.toMatch(/(^| |:)line-clamp-2/)
  expect(screen.getByRole('button', { name: 'Less about Tower' }).getAttribute('aria-expanded')).toBe('true')
})

test('a short description has nothing more to show', () => {
  showRow(undefined, 'A tower of 75 metres.')
  expect(screen.queryByRole('button')).toBeNull()
})
