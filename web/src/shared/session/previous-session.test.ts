import { expect, test } from 'vitest'
import { clearStorage } from './previous-session.ts'

test('the choice of a theme alone outlives the emptying of the storage', () => {
  localStorage.setItem('waymark:theme', 'light')
  localStorage.setItem('waymark:signed-in', '1')
  sessionStorage.setItem('waymark:faults', '[]')
  clearStorage()
  expect(Object.keys(localStorage)).toEqual(['waymark:theme'])
  expect(sessionStorage).toHaveLength(0)
})
