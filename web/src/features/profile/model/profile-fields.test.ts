import { aUser } from '@waymark/contract/fixtures/users'
import { describe, expect, it } from 'vitest'
import { fieldsOf, profileResolver, type ProfileFields } from './profile-fields.ts'

const before = fieldsOf(aUser({ location: 'Rome', passportNumber: '•••••4567' }))
const judge = (changes: Partial<ProfileFields>) =>
  profileResolver(before)({ ...before, ...changes }, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('the fields of a profile', () => {
  it('that are as they were are not sent', async () => {
    expect(await judge({})).toEqual({ values: {}, errors: {} })
    expect(await judge({ firstName: ' Anna ' })).toEqual({ values: { firstName: 'Anna' }, errors: {} })
  })

  it('that are emptied are taken away', async () => {
    const emptied = { location: '', dateOfBirth: '', passportNumber: '' }
    expect((await judge(emptied)).values).toEqual({ location: null, passportNumber: null })
  })

  it('are judged as the server does', async () => {
    const { errors } = await judge({ passportNumber: 'X1', phoneNumber: 'call me', dateOfBirth: '2990-01-01' })
    expect(errors).toMatchObject({
      passportNumber: { message: 'A passport number has at least 5 letters and digits' },
      phoneNumber: { message: 'A phone number has digits, spaces and the signs + ( ) . / - only' },
      dateOfBirth: { message: 'Date of birth cannot be in the future' },
    })
  })

  it('do not take a masked number with something typed into it', async () => {
    const { errors } = await judge({ passportNumber: '•••••45678' })
    expect(errors.passportNumber?.message).toBe('A passport number has letters and digits only')
  })
})
