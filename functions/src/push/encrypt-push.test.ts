import { expect, it } from 'vitest'
import { encryptPush } from './encrypt-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('is what RFC 8291, appendix A, has for its message and keys', () => {
  const receiver = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  const sent = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), receiver, once)
  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('refuses what no browser gives as its key, and a message that no push service takes', () => {
  const receiver = { p256dh: Buffer.alloc(65, 4), auth: Buffer.alloc(16) }
  expect(() => encryptPush(Buffer.from('x'), receiver)).toThrow(/public key/i)
  expect(() => encryptPush(Buffer.alloc(4_000), receiver)).toThrow('a push message of 4000 bytes')
})
