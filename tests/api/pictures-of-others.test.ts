import { createHash } from 'node:crypto'
import { PICTURES } from '@waymark/contract/fixtures/pictures'
import { publicPictureUrl, STORAGE_ORIGIN } from '@waymark/contract/pictures/public-pictures'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, type Answer } from './support/call.ts'
import {
  aCharterForm,
  anAccommodationForm,
  anActivityForm,
  submitActivity,
  submittedActivity,
} from './support/catalog.ts'
import { askStorage } from './support/direct-storage.ts'
import { documentOf, storedActivity, storedCharter, storedStay } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { adminBucket, STORAGE_URL } from './support/stack.ts'
import { fetchPicture, storedPath, uploadedPicture } from './support/uploads.ts'

const [JPEG, PNG] = [Buffer.from(PICTURES['image/jpeg'], 'base64'), Buffer.from(PICTURES['image/png'], 'base64')]
const ELSEWHERE = 'Please upload the picture: addresses of other places are not taken'
const DRAWN = '/illustrations/workshop-day.svg'

type Changes = Readonly<Record<string, unknown>>

let ann: Person
let eve: Person
let admin: Person
// New ones for each test: nobody submits without end.
beforeEach(async () => {
  ;[ann, eve, admin] = [await newPerson(), await newPerson(), await newPerson({ admin: true })]
})

/** Addresses of pictures that nobody has uploaded here, each by what is wrong with it. */
const ELSEWHERES: readonly (readonly [what: string, url: (own: string) => string])[] = [
  ['on a foreign host', () => 'https://evil.test/pixel.webp?who=admin'],
  ['on a foreign host, named like ours', (own) => own.replace(STORAGE_URL, 'https://evil.test')],
  ['in a bucket of somebody else', (own) => own.replace(adminBucket.name, 'evil.appspot.com')],
  ['at Google, while ours are here', (own) => own.replace(STORAGE_URL, STORAGE_ORIGIN)],
  ['that is not there yet', (own) => own.replace(/\w{20}-960/, `${'a'.repeat(20)}-960`)],
  ['in the vault', () => publicPictureUrl(STORAGE_URL, adminBucket.name, 'vault/x/public/a-960.webp')],
  ['that is a call of ours', () => '/api/logout'],
  ['that is a file of the app', () => '/illustrations/../api/logout'],
]

const isRefused = (answer: Answer, field = 'imageUrl') =>
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-argument', message: ELSEWHERE, fields: { [field]: ELSEWHERE } },
  })

describe('a submission', () => {
  const edit = (who: Person, id: string, imageUrl: string) =>
    call('PUT', `/api/activities/${id}/edit`, { headers: who.byBearer, json: anActivityForm({ imageUrl }) })

  it.each(ELSEWHERES)('shows no picture %s', async (_what, url) => {
    const imageUrl = url(await uploadedPicture(eve, JPEG))
    isRefused(await submitActivity(eve, anActivityForm({ imageUrl })))
    const { id } = await submittedActivity(eve)
    isRefused(await edit(eve, id, imageUrl))
    expect((await documentOf('activities', id).get()).get('imageUrl')).toBe(null)
  })

  it('shows no picture that somebody else has uploaded', async () => {
    const imageUrl = await uploadedPicture(ann, PNG)
    isRefused(await submitActivity(eve, anActivityForm({ imageUrl })))
    expect((await submitActivity(ann, anActivityForm({ imageUrl }))).status).toBe(200)
  })

  it('shows one that its submitter has uploaded, an administrator, too, and one that the app brings along', async () => {
    for (const who of [eve, admin]) {
      const imageUrl = await uploadedPicture(who, JPEG)
      expect(await submitActivity(who, anActivityForm({ imageUrl }))).toMatchObject({ status: 200, body: { imageUrl } })
    }
    const { id } = await submittedActivity(eve, { imageUrl: DRAWN })
    expect((await edit(eve, id, DRAWN)).status).toBe(200)
  })

  it('is reviewed again when its picture is changed, and cannot be changed once it is approved', async () => {
    const { id } = await submittedActivity(eve, { imageUrl: await uploadedPicture(eve, JPEG) })
    const review = (json: object) =>
      call('POST', `/api/admin/activities/${id}/review`, { headers: admin.byBearer, json })
    expect((await review({ decision: 'reject', reason: 'Another picture, please' })).status).toBe(200)
    const next = await uploadedPicture(eve, PNG)
    expect(await edit(eve, id, next)).toMatchObject({ status: 200, body: { status: 'pending', imageUrl: next } })
    expect((await review({ decision: 'approve' })).status).toBe(200)
    expect((await edit(eve, id, await uploadedPicture(eve, JPEG))).status).toBe(409)
    expect((await documentOf('activities', id).get()).get('imageUrl')).toBe(next)
  })

  it('shows after its approval what was approved: nothing else can be put at the address', async () => {
    const imageUrl = await uploadedPicture(eve, PNG)
    const digest = async () =>
      createHash('sha256')
        .update((await fetchPicture(imageUrl)).bytes)
        .digest('hex')
    const approved = await digest()
    const name = encodeURIComponent(`${storedPath(imageUrl)}-960.webp`)
    for (const method of ['POST', 'DELETE']) {
      const { status } = await askStorage(eve, name, { method, ...(method === 'POST' && { body: 'another' }) })
      expect([401, 403]).toContain(status)
    }
    expect(await uploadedPicture(eve, JPEG)).not.toBe(imageUrl)
    expect(await digest()).toBe(approved)
  })
})

describe('what administrators enter', () => {
  const ENTRIES: readonly (readonly [
    what: string,
    path: () => Promise<string>,
    form: (changes: Changes) => object,
    hasGallery: boolean,
  ])[] = [
    ['an activity', async () => `/api/admin/activities/${await storedActivity()}`, anActivityForm, false],
    ['a stay', async () => `/api/admin/accommodations/${await storedStay()}`, anAccommodationForm, true],
    ['a charter trip', async () => `/api/charter-trips/${await storedCharter()}`, aCharterForm, true],
  ]

  it.each(ENTRIES)(
    '%s shows pictures that were uploaded here, whoever did, and no others',
    async (_w, path, form, hasGallery) => {
      const at = await path()
      const put = (changes: Changes) => call('PUT', at, { headers: admin.byBearer, json: form(changes) })
      const post = (changes: Changes) =>
        call('POST', at.slice(0, at.lastIndexOf('/')), { headers: admin.byBearer, json: form(changes) })
      const [ours, foreign] = [await uploadedPicture(eve, JPEG), 'https://evil.test/a.webp']
      for (const send of [put, post]) {
        isRefused(await send({ imageUrl: foreign }))
        expect(await send({ imageUrl: ours })).toMatchObject({ status: 200, body: { imageUrl: ours } })
        expect(await send({ imageUrl: DRAWN })).toMatchObject({ status: 200, body: { imageUrl: DRAWN } })
        if (!hasGallery) continue
        isRefused(await send({ gallery: [DRAWN, foreign] }), 'gallery')
        expect(await send({ gallery: [DRAWN, ours] })).toMatchObject({ status: 200, body: { gallery: [DRAWN, ours] } })
      }
    },
  )
})
