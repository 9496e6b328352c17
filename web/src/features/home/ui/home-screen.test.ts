import { expect, test } from 'vitest'
import { greetingAt } from './home-screen.tsx'

test.each([
  [0, 'Good Night'],
  [4, 'Good Night'],
  [5, 'Good Morning'],
  [11, 'Good Morning'],
  [12, 'Good Afternoon'],
  [17, 'Good Afternoon'],
  [18, 'Good Evening'],
  [21, 'Good Evening'],
  [22, 'Good Night'],
  [23, 'Good Night'],
])('at %i o’clock the greeting is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
