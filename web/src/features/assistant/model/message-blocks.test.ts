import { expect, test } from 'vitest'
import type { Message } from './message.ts'
import { answererToName, blocksOf } from './message-blocks.ts'

test('lines with a dash are lists, and all others are text', () => {
  expect(blocksOf('Worth seeing:\n- Castle\n- Tower\nCheck first.\nAnd go.')).toEqual([
    { kind: 'text', lines: ['Worth seeing:'] },
    { kind: 'list', lines: ['Castle', 'Tower'] },
    { kind: 'text', lines: ['Check first.', 'And go.'] },
  ])
  expect(blocksOf('-5 to 3 °C, and 3 - 4 days')).toEqual([{ kind: 'text', lines: ['-5 to 3 °C, and 3 - 4 days'] }])
  expect(blocksOf('<b>no</b> markup')).toEqual([{ kind: 'text', lines: ['<b>no</b> markup'] }])
})

test('who answers is named once, and again when somebody else does', () => {
  const message = (role: Message['role'], answeredBy?: Message['answeredBy']): Message => ({
    id: 'm',
    role,
    content: 'x',
    timestamp: '2026-11-22T12:00:00.000Z',
    ...(answeredBy && { answeredBy }),
  })
  const talk = [
    message('user'),
    message('assistant', 'guide'),
    message('user'),
    message('assistant', 'guide'),
    message('user'),
    message('assistant', 'gemini'),
    message('user'),
    message('assistant', 'guide'),
  ]
  const named = talk.map((_, index) => answererToName(talk, index))
  const guide = 'From our travel guide'
  expect(named).toEqual([undefined, guide, undefined, undefined, undefined, 'Answered by AI', undefined, guide])
  expect(answererToName([message('assistant', 'gemini')], 0)).toBeUndefined()
})
