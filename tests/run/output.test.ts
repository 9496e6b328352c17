import { expect, it } from 'vitest'
import { sharedTerminal } from './output.ts'

it('suites that write at the same time are read one after the other', () => {
  const printed: string[] = []
  const terminal = sharedTerminal((text) => printed.push(text))
  const [first, second, third] = [terminal.open('a'), terminal.open('b'), terminal.open('c')]
  second.write('b1 ')
  first.write('a1 ')
  third.write('c1 ')
  third.end()
  first.write('a2 ')
  expect(printed).toEqual(['a1 ', 'a2 '])
  first.end()
  second.write('b2 ')
  expect(printed).toEqual(['a1 ', 'a2 ', 'b1 ', 'b2 '])
  second.end()
  expect(printed.slice(4)).toEqual(['c1 '])
})
