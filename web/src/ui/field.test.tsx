import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

describe('a field', () => {
  test('names its control, and describes it by the error first and then the hint', () => {
    render(
      <Field label="Password" hint="At least 8 characters" error="Password is required">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Password is required', 'At least 8 characters'])
  })

  test('without hint and error describes nothing', () => {
    render(<Field label="City">{(control) => <Input {...control} />}</Field>)
    const input = screen.getByLabelText('City')
    expect(input.getAttribute('aria-invalid')).toBe('false')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })
})
