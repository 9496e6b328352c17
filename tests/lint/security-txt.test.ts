import { expect, it } from 'vitest'
import { securityTxt } from '../../web/vite/security-txt.ts'

it('says whom to tell, and for how long that holds', () => {
  expect(securityTxt('mailto:security@example.com', new Date('2026-01-01T00:00:00Z'))).toBe(
    'Contact: mailto:security@example.com\nExpires: 2027-01-01T00:00:00.000Z\nPreferred-Languages: en\n',
  )
})

it.each(['security@example.com', 'http://example.com', 'mailto:a\nCanonical: x'])('refuses %j', (contact) => {
  expect(() => securityTxt(contact, new Date())).toThrow('https:// or mailto:')
})
