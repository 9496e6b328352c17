import { describe, expect, test } from 'vitest'
import { asked, historyBefore, withMessage, withProblem, type Message } from './message.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

const talk = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => asked(`m${index}`, `words ${index}`, NOW))

describe('what is sent along with a question', () => {
  test('is the five messages before it', () => {
    expect(historyBefore(talk(9), 'm7').map(({ content }) => content)).toEqual(
      ['words 2', 'words 3', 'words 4', 'words 5', 'words 6'], // prettier-ignore
    )
  })

  test('is nothing before the first, and nothing of what was never answered', () => {
    expect(historyBefore(talk(2), 'm0')).toEqual([])
    expect(historyBefore(withProblem(talk(3), 'm0', 'Failed'), 'm2')).toEqual([{ role: 'user', content: 'words 1' }])
  })
})

test('the oldest messages make room', () => {
  const messages = withMessage(talk(100), asked('new', 'new', NOW))
  expect(messages).toHaveLength(100)
  expect([messages[0]?.id, messages.at(-1)?.id]).toEqual(['m1', 'new'])
})

test('a problem can be noted and forgotten', () => {
  const noted = withProblem(talk(1), 'm0', 'Failed')
  expect(noted[0]?.problem).toBe('Failed')
  expect(withProblem(noted, 'm0', undefined)).toEqual(talk(1))
})
