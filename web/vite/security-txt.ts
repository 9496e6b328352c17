import type { Plugin } from 'vite'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** security.txt as in RFC 9116. `contact` is an https or mailto URL. */
export function securityTxt(contact: string, now: Date): string {
  if (!/^(?:https:\/\/|mailto:)[^\s]+$/.test(contact)) {
    throw new Error('VITE_SECURITY_CONTACT begins with https:// or mailto:, as security.txt wants it.')
  }
  const expires = new Date(now.getTime() + YEAR_MS).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`
}

/** Publishes a security contact if the deployment configures one; Hosting serves it under /.well-known too. */
export const securityContact = (): Plugin => ({
  name: 'security-txt',
  generateBundle() {
    const contact = process.env['VITE_SECURITY_CONTACT']
    if (!contact) return
    this.emitFile({ type: 'asset', fileName: 'security.txt', source: securityTxt(contact, new Date()) })
  },
})
