import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fields } from './fields.tsx'

const form = (busy: boolean) => (
  <Fields busy={busy}>
    <input aria-label="Name" />
  </Fields>
)

test('the field from which a form is sent has the focus again when it can be changed again', () => {
  const { rerender } = render(form(false))
  const field = screen.getByLabelText('Name')
  field.focus()
  rerender(form(true))
  // As browsers do when they draw what is disabled.
  field.blur()
  expect(document.activeElement).toBe(document.body)
  rerender(form(false))
  expect(document.activeElement).toBe(field)
})
