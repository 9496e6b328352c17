import { afterEach, describe, expect, it, vi } from 'vitest'
import { receiveShared } from './receive-shared.ts'

/** As far as it is read. */
const sharing = (formData: () => Promise<FormData>): Request =>
  Object.assign(new Request('https://waymark.test'), { formData })

function formWith(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const picture = () => new File(['png'], 'tower.png', { type: 'image/png' })

afterEach(() => vi.unstubAllGlobals())

describe('what another app shares', () => {
  it('leads to the assistant when it is words', async () => {
    const answer = await receiveShared(sharing(async () => formWith({ text: 'Time Out Market' })))
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      'https://waymark.test/travel-assistant?draft=Time%20Out%20Market',
    ])
  })

  it('leads to the assistant when its words are too many, and the last that fits is half a character', async () => {
    const answer = await receiveShared(sharing(async () => formWith({ text: `${'a'.repeat(1_999)}🧳 and more` })))
    const draft = new URL(answer.headers.get('Location') ?? '').searchParams.get('draft')
    expect(draft).toBe('a'.repeat(1_999))
  })

  it('leads to an empty scan when the browser cannot read it', async () => {
    const answer = await receiveShared(sharing(() => Promise.reject(new TypeError('Failed to fetch'))))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, 'https://waymark.test/scan-discover'])
  })

  it('is a page in words when the device cannot keep the picture', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
    const answer = await receiveShared(sharing(async () => formWith({ image: picture() })))
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(await answer.text()).toContain('The picture could not be kept on this device')
  })
})
