import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmergencyCall } from './emergency-call.tsx'

test('the country is named as within a sentence', () => {
  render(
    <>
      <EmergencyCall countryCode="US" country="United States" />
      <EmergencyCall countryCode="PT" country="Portugal" />
    </>,
  )
  const said = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(said).toEqual(['In an emergency in the United States', 'In an emergency in Portugal'])
})
