import { aStop } from '@waymark/contract/fixtures/trips'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StopRow } from './stop-row.tsx'

const nothing = () => undefined

function showRow(way: string | undefined) {
  const stop = aStop({
    title: 'Tower',
    description: 'A tower of 75 metres. Allow 15 minutes by local transport or taxi.',
  })
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
  showRow('9 min on foot')
  expect(screen.getByText('9 min on foot')).toBeDefined()
  expect(screen.getByText(/^A tower/).textContent).toBe('A tower of 75 metres.')
})

test('the first stop of a day keeps the way that it was planned with', () => {
  showRow(undefined)
  expect(screen.getByText(/^A tower/).textContent).toMatch(/Allow 15 minutes by local transport or taxi\.$/)
})
