import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { VAULT_KEY_ID } from '@waymark/contract/fixtures/documents'
import { User } from '@waymark/contract/users/user'
import { doc, getDoc } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPictures } from '../../functions/src/pictures/sweep-pictures.ts'
import { inTheApp } from './support/app.ts'
import { call } from './support/call.ts'
import { newVaultOwner, resetVault, withVault } from './support/documents.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminFirestore } from './support/stack.ts'
import { picturesOf, uploadedPicture } from './support/uploads.ts'

let ann: Person
beforeAll(async () => {
  ann = await newPerson({ displayName: 'Ann Miller' })
})

const put = (person: Person, json: unknown) => call('PUT', '/api/profile', { headers: person.byBearer, json })
const profileOf = async (person: Person): Promise<User> =>
  User.parse((await call('GET', '/api/auth/user', { headers: person.byBearer })).body)
const userDocument = ({ uid }: Person) => adminFirestore.doc(`users/${uid}`)
const passportDocument = ({ uid }: Person) => adminFirestore.doc(`users/${uid}/private/passport`)
const readPassport = (who: Person, { uid }: Person) =>
  inTheApp(who, async (db) => (await getDoc(doc(db, 'users', uid, 'private/passport'))).data())

const MASKED = '•••••4567'
const sealedPassport = (keyId = VAULT_KEY_ID) => ({ masked: MASKED, sealed: { keyId, sealed: 'c2VhbGVkLW51bWJlcg' } })

describe('the profile', () => {
  it('is changed field by field; what is left out stays, and empty text takes away', async () => {
    const all = {
      firstName: ' Anna ',
      lastName: 'Müller',
      location: 'Lisbon, Portugal',
      currency: 'CHF',
      airlineMembership: 'LH 99200',
      phoneNumber: '+351 (21) 123-456',
      dateOfBirth: '1990-02-28',
      nationality: 'Portuguese',
      hasSettledIn: true,
    }
    const answer = await put(ann, all)
    expect(answer).toMatchObject({ status: 200, body: { ...all, firstName: 'Anna', isAdmin: false, email: ann.email } })
    expect((await userDocument(ann).get()).data()).toMatchObject({ ...all, firstName: 'Anna' })
    expect(await put(ann, { location: '', phoneNumber: '', dateOfBirth: null })).toMatchObject({
      status: 200,
      body: { ...all, firstName: 'Anna', location: null, phoneNumber: null, dateOfBirth: null },
    })
    expect(await profileOf(ann)).toMatchObject({ lastName: 'Müller', location: null })
  })

  it('that comes back whole, as a client has read it, is taken', async () => {
    const somebody = await newPerson({ displayName: 'Ben Smith' })
    await put(somebody, { passportNumber: 'X1234567' })
    const {
      id: _id,
      isAdmin: _isAdmin,
      isPassportSealed: _sealed,
      createdAt: _created,
      updatedAt: _updated,
      ...whole
    } = await profileOf(somebody)
    expect(await put(somebody, whole)).toMatchObject({ status: 200, body: { passportNumber: MASKED } })
    expect((await passportDocument(somebody).get()).get('number')).toBe('X1234567')
  })

  it.each<[string, unknown, string]>([
    ['isAdmin', true, 'Unrecognized field: isAdmin'],
    ['id', 'eve', 'Unrecognized field: id'],
    ['createdAt', '2020-01-01T00:00:00Z', 'Unrecognized field: createdAt'],
    ['isPassportSealed', true, 'Unrecognized field: isPassportSealed'],
    ['email', 'eve@waymark.test', 'The e-mail address is that of your account and cannot be changed here'],
    ['currency', 'XXX', 'Invalid input'],
    ['firstName', 'x'.repeat(201), 'Must be at most 200 characters'],
    ['firstName', 'a\u0000b', 'Invalid input'],
    ['firstName', 5, 'Expected string received number'],
    ['dateOfBirth', '1899-12-31', 'Date of birth must be after 1900'],
    ['dateOfBirth', '2990-01-01', 'Date of birth cannot be in the future'],
    ['dateOfBirth', '1990-02-30', 'Invalid input'],
    ['phoneNumber', 'call me', 'A phone number has digits, spaces and the signs + ( ) . / - only'],
    ['phoneNumber', '12', 'A phone number has 5 to 15 digits'],
    ['profileImageUrl', 'javascript:alert(1)', 'The address of an image begins with https:// or /'],
    ['passportNumber', 'X123', 'A passport number has at least 5 letters and digits'],
    ['passportNumber', 'X'.repeat(21), 'A passport number has at most 20 letters and digits'],
    ['passportNumber', 'X12<34567', 'A passport number has letters and digits only'],
    ['passportNumber', '•••••9999', 'Enter the whole passport number'],
  ])('does not take %s: %j', async (field, value, message) => {
    const before = (await userDocument(ann).get()).data()
    expect(await put(ann, { location: 'Rome', [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'invalid-argument', fields: { [field]: message } },
    })
    expect((await userDocument(ann).get()).data()).toEqual(before)
  })
})

describe('the picture of the profile', () => {
  it('is kept as long as the profile shows it, and goes when another takes its place', async () => {
    const somebody = await newPerson()
    const inTwoDays = new Date(Date.now() + 48 * 60 * 60_000)
    const first = await uploadedPicture(somebody, Buffer.from(PICTURES['image/jpeg'], 'base64'))
    expect((await put(somebody, { profileImageUrl: first })).status).toBe(200)
    await sweepPictures(somebody.uid, inTwoDays)
    expect(await picturesOf(somebody.uid)).toHaveLength(3)
    const second = await uploadedPicture(somebody, Buffer.from(PICTURES['image/png'], 'base64'))
    expect((await put(somebody, { profileImageUrl: second })).status).toBe(200)
    expect(await picturesOf(somebody.uid)).toHaveLength(3)
    expect((await put(somebody, { profileImageUrl: '' })).status).toBe(200)
    expect(await picturesOf(somebody.uid)).toHaveLength(0)
  })
})

describe('the passport number', () => {
  it('is seen by nobody in full: neither in an answer nor in the profile, and not in its own document', async () => {
    const somebody = await newPerson()
    const answers = [await put(somebody, { passportNumber: ' x12-34 567 ' }), await profileOf(somebody)]
    expect(JSON.stringify([answers, (await userDocument(somebody).get()).data()])).not.toMatch(/1234567/)
    expect(await profileOf(somebody)).toMatchObject({ passportNumber: MASKED, isPassportSealed: false })
    expect((await passportDocument(somebody).get()).data()).toMatchObject({ number: 'X1234567', sealed: null })
    for (const who of [somebody, await newPerson(), await newPerson({ admin: true })]) {
      await expect(readPassport(who, somebody)).rejects.toMatchObject({ code: 'permission-denied' })
    }
    expect(await put(somebody, { passportNumber: '' })).toMatchObject({ status: 200, body: { passportNumber: null } })
    expect((await passportDocument(somebody).get()).exists).toBe(false)
  })

  it('is kept only encrypted from the day there is a vault, and then its owner alone can fetch it', async () => {
    const somebody = await newPerson()
    await put(somebody, { passportNumber: 'X1234567' })
    expect((await put(somebody, { sealedPassport: sealedPassport() })).status).toBe(409)
    await withVault(somebody)
    expect(await put(somebody, { passportNumber: 'Y7654321' })).toMatchObject({
      status: 409,
      body: { message: 'Unlock your vault to change the passport number' },
    })
    expect((await put(somebody, { sealedPassport: sealedPassport('another_key_-567890123') })).status).toBe(409)
    expect((await put(somebody, { passportNumber: 'Y7654321', sealedPassport: sealedPassport() })).status).toBe(400)
    expect((await passportDocument(somebody).get()).get('number')).toBe('X1234567')
    expect(await put(somebody, { sealedPassport: sealedPassport() })).toMatchObject({
      status: 200,
      body: { passportNumber: MASKED, isPassportSealed: true },
    })
    const stored = { number: null, sealed: sealedPassport().sealed }
    expect((await passportDocument(somebody).get()).data()).toMatchObject(stored)
    expect(await readPassport(somebody, somebody)).toMatchObject(stored)
    await expect(readPassport(await newPerson({ admin: true }), somebody)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('that is encrypted goes when the vault is reset, because nobody can open it any more', async () => {
    const somebody = await newVaultOwner()
    await put(somebody, { sealedPassport: sealedPassport(), location: 'Rome' })
    expect((await resetVault(somebody.byBearer, { keyId: VAULT_KEY_ID })).status).toBe(200)
    expect((await passportDocument(somebody).get()).exists).toBe(false)
    expect(await profileOf(somebody)).toMatchObject({ passportNumber: null, isPassportSealed: false, location: 'Rome' })
  })
})
