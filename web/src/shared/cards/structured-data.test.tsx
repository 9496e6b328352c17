import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StructuredData } from './structured-data.tsx'

test('a thing is told with what belongs to it, hidden, and without what is not known', () => {
  const offers = { type: 'Offer', facts: { price: '120.50', priceCurrency: 'USD' } }
  const { container } = render(
    <StructuredData thing={{ type: 'LodgingBusiness', facts: { name: 'Casa "Azul"', telephone: null, offers } }} />,
  )
  const thing = container.querySelector('[itemtype="https://schema.org/LodgingBusiness"]')
  expect(thing?.hasAttribute('hidden')).toBe(true)
  expect(thing?.querySelector('[itemprop=name]')?.getAttribute('content')).toBe('Casa "Azul"')
  expect(thing?.querySelector('[itemprop=telephone]')).toBeNull()
  const offer = thing?.querySelector('[itemprop=offers]')
  expect(offer?.getAttribute('itemtype')).toBe('https://schema.org/Offer')
  expect(offer?.querySelector('[itemprop=price]')?.getAttribute('content')).toBe('120.50')
})
