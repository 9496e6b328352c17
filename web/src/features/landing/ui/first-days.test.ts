import { afterEach, expect, it, vi } from 'vitest'
import { FIRST_DAYS_ID } from '../model/preview-on-submit.ts'
import { showFirstDays } from './first-days.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('shows what was asked for last, whichever answer comes first', async () => {
  const frame = document.createElement('div')
  frame.id = FIRST_DAYS_ID
  const form = document.createElement('form')
  document.body.append(form, frame)
  const answers: ((message: string) => void)[] = []
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      answers.push((message) => resolve(Response.json({ message }, { status: 404 })))
    })
  })
  const [first, second] = [showFirstDays('Porto', form), showFirstDays('Lisbon', form)]
  answers[1]?.('Nothing of Lisbon')
  await second
  answers[0]?.('Nothing of Porto')
  await first
  expect(form.textContent).toBe('Nothing of Lisbon')
  expect(frame.textContent).toBe('')
})
