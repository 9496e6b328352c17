import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { AiSearch } from './ai-search.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const open = () =>
  render(
    <MemoryRouter>
      <AiSearch />
      <Address />
    </MemoryRouter>,
  )

const address = () => new URL(screen.getByRole('status').textContent, location.origin)
const question = () => address().searchParams.get('q')

describe('the AI search', () => {
  test('takes the trimmed question to the assistant on Enter', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Ask the AI assistant'), '  food & wine in Évora? {Enter}')
    expect(address().pathname).toBe('/travel-assistant')
    expect(question()).toBe('food & wine in Évora?')
  })

  test('does nothing with blank text, and its button is disabled', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Ask the AI assistant'), '   {Enter}')
    expect(address().pathname).toBe('/')
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveProperty('disabled', true)
  })

  test('has three suggestions that ask for themselves', async () => {
    open()
    expect(screen.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(screen.getByRole('link', { name: 'Winter sports' }))
    expect(question()).toBe('Winter sports destinations and activities')
  })
})
