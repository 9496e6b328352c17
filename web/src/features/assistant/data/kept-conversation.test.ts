import { expect, test } from 'vitest'
import { clearPreviousSession } from '../../../shared/session/previous-session.ts'
import { asked, emptyConversation } from '../model/message.ts'
import { keepConversation, readConversation } from './kept-conversation.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const TALK = { ...emptyConversation(NOW), messages: [asked('a', 'What to see in Rome?', NOW)], draft: 'half a thought' }

test('a conversation is kept for its account alone', () => {
  keepConversation('ann', TALK)
  expect(readConversation('ann')).toEqual(TALK)
  expect(readConversation('ben')).toBeUndefined()
})

test.each(['{', 'null', '{"messages":7}', '{"startedAt":"now","messages":[],"context":{},"draft":""}'])(
  'what is no conversation, such as %s, is none',
  (text) => {
    localStorage.setItem('waymark:conversation:ann', text)
    expect(readConversation('ann')).toBeUndefined()
  },
)

test('a visitor finds nothing of it', async () => {
  keepConversation('ann', TALK)
  localStorage.setItem('waymark:theme', 'dark')
  await clearPreviousSession()
  expect(Object.entries(localStorage)).toEqual([['waymark:theme', 'dark']])
})
