import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { AiSearch } from './ai-search.tsx'

function open() {
  const router = createMemoryRouter([
    { path: '/', Component: AiSearch },
    { path: '/travel-assistant', element: null },
  ])
  render(<RouterProvider router={router} />)
  return router
}

const question = (router: ReturnType<typeof open>) => new URLSearchParams(router.state.location.search).get('q')

describe('the AI search', () => {
  test('takes the trimmed question to the assistant on Enter', async () => {
    const router = open()
    await userEvent.type(screen.getByLabelText('Ask the AI assistant'), '  food & wine in Évora? {Enter}')
    expect(router.state.location.pathname).toBe('/travel-assistant')
    expect(question(router)).toBe('food & wine in Évora?')
  })

  test('does nothing with blank text, and its button is disabled', async () => {
    const router = open()
    await userEvent.type(screen.getByLabelText('Ask the AI assistant'), '   {Enter}')
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveProperty('disabled', true)
  })

  test('has three suggestions that ask for themselves', async () => {
    const router = open()
    expect(screen.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(screen.getByRole('link', { name: 'Winter sports' }))
    expect(question(router)).toBe('Winter sports destinations and activities')
  })
})
