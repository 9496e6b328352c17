import { LIMITS } from '@waymark/contract/limits'
import { CAMERA, COMMENT, photoTakenAt, PICTURES } from '@waymark/contract/fixtures/pictures'
import { picturesInWidths } from '@waymark/contract/pictures/public-pictures'
import { QUOTAS } from '@waymark/contract/quotas'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPictures } from '../../functions/src/pictures/sweep-pictures.ts'
import { call } from './support/call.ts'
import { anActivityForm, submittedActivity } from './support/catalog.ts'
import { storedActivity } from './support/marketplace.ts'
import { newPerson, type Person } from './support/people.ts'
import { ORIGIN } from './support/stack.ts'
import { quotaDocument } from './support/trips.ts'
import { fetchPicture, filesBelow, picturesOf, storedPath, upload, uploadedPicture } from './support/uploads.ts'

const JPEG = Buffer.from(PICTURES['image/jpeg'], 'base64')
const PNG = Buffer.from(PICTURES['image/png'], 'base64')
// A picture of 4 by 2 pixels, as libheif writes it.
const AVIF = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAQAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAtbWRhdBIACgg4BDtICGg0gDIXGUJjBMAANAAAkEDJHGFLjRrWEFSx+yA=',
  'base64',
)

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe('uploading a picture', () => {
  it('stores it for everyone in three widths, to be kept for long, and answers with its address', async () => {
    const answer = await upload(person.byCookie, { bytes: JPEG })
    expect(answer).toMatchObject({ status: 200, body: { imageUrl: expect.any(String) } })
    const { imageUrl } = answer.body as { imageUrl: string }
    const path = storedPath(imageUrl)
    expect(path.startsWith(`public/activities/${person.uid}/`)).toBe(true)
    expect(await filesBelow(path)).toEqual([`${path}-1600.webp`, `${path}-480.webp`, `${path}-960.webp`])
    for (const { url } of picturesInWidths(imageUrl)) {
      const { status, headers, bytes } = await fetchPicture(url)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    }
  })

  it.each([
    ['JPEG', JPEG],
    ['PNG', PNG],
    ['WebP', Buffer.from(PICTURES['image/webp'], 'base64')],
    ['AVIF', AVIF],
  ])('takes %s, whatever its name and its sender say', async (_kind, bytes) => {
    const answer = await upload(person.byBearer, { bytes, name: '../../etc/passwd.html', type: 'text/html' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })

  it('answers the same picture with the same address, and a picture of somebody else with another', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()]
    const first = await uploadedPicture(ann, PNG)
    expect(await uploadedPicture(ann, PNG)).toBe(first)
    expect(await picturesOf(ann.uid)).toHaveLength(3)
    expect(await uploadedPicture(ben, PNG)).not.toBe(first)
    expect(await picturesOf(ben.uid)).toHaveLength(3)
  })

  it('can be looked at by the page of this stack, under its content policy', async () => {
    const policy = (await fetch(ORIGIN)).headers.get('content-security-policy') ?? ''
    const sources = /img-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
    expect(sources).toContain(new URL(await uploadedPicture(person, PNG)).origin)
  })
})

describe('nothing but the picture is stored', () => {
  it('of a photo of a phone: not where it was taken, not the camera, no comment, nothing behind its end', async () => {
    const photo = photoTakenAt({ lat: 38.6916, lng: -9.216 })
    for (const secret of [CAMERA, COMMENT, 'Exif']) expect(photo.includes(secret)).toBe(true)
    for (const { url } of picturesInWidths(await uploadedPicture(person, photo))) {
      const { bytes } = await fetchPicture(url)
      for (const secret of [CAMERA, COMMENT, 'Exif', 'EXIF', 'XMP']) expect(bytes.includes(secret)).toBe(false)
    }
  })

  it('of a file that is a page and an archive, too', async () => {
    const page = '<script>fetch("https://evil.test")</script>'
    const polyglot = Buffer.concat([JPEG, Buffer.from(`${page}PK\u0003\u0004`, 'latin1')])
    for (const { url } of picturesInWidths(await uploadedPicture(person, polyglot))) {
      const { headers, bytes } = await fetchPicture(url)
      expect(headers.get('content-type')).toBe('image/webp')
      for (const foreign of ['<script>', 'evil.test', 'PK\u0003\u0004']) expect(bytes.includes(foreign)).toBe(false)
    }
  })
})

describe('what is no picture is refused, and nothing is stored', () => {
  const WRONG_TYPE = 'The image must be a JPEG, PNG, WebP or AVIF picture'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  it.each([
    ['a drawing with a script', Buffer.from(svg), 'drawing.svg', 'image/svg+xml', WRONG_TYPE],
    ['a drawing that calls itself a PNG', Buffer.from(svg), 'drawing.png', 'image/png', WRONG_TYPE],
    ['a page that calls itself a JPEG', Buffer.from('<!doctype html>'), 'photo.jpg', 'image/jpeg', WRONG_TYPE],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), 'dance.gif', 'image/gif', WRONG_TYPE],
    [
      'an iPhone photo',
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      'a.heic',
      'image/heic',
      WRONG_TYPE,
    ],
    ['the beginning of a JPEG', JPEG.subarray(0, 300), 'half.jpg', 'image/jpeg', 'The image cannot be read'],
    ['the signature of a PNG alone', PNG.subarray(0, 8), 'empty.png', 'image/png', 'The image cannot be read'],
  ])('%s', async (_what, bytes, name, type, message) => {
    const somebody = await newPerson()
    const answer = await upload(somebody.byBearer, { bytes, name, type })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-argument', message, fields: { image: message } },
    })
    expect(await picturesOf(somebody.uid)).toEqual([])
  })

  it('a file of 10 MB and one byte, while one of 10 MB is read', async () => {
    const somebody = await newPerson()
    const large = (size: number) => Buffer.concat([JPEG, Buffer.alloc(size - JPEG.length)])
    const answer = await upload(somebody.byBearer, { bytes: large(LIMITS.uploadedImageBytes + 1) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large', message: expect.any(String) } })
    expect((answer.body as { fields: object }).fields).toEqual({ image: 'Must be at most 10 MB' })
    expect(await picturesOf(somebody.uid)).toEqual([])
    expect((await upload(somebody.byBearer, { bytes: large(LIMITS.uploadedImageBytes) })).status).toBe(200)
  })

  it('a body without the file, with another one, or in another form', async () => {
    expect(await upload(person.byBearer, { bytes: Buffer.alloc(0) })).toMatchObject({
      status: 400,
      body: { fields: { image: 'Required' } },
    })
    expect(await upload(person.byBearer, { bytes: JPEG, field: 'avatar' })).toMatchObject({
      status: 400,
      body: { fields: { avatar: 'Unrecognized field: avatar' } },
    })
    expect(
      await call('POST', '/api/upload/image', { headers: person.byBearer, json: { image: 'data:' } }),
    ).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } })
  })
})

describe('who may upload', () => {
  it('nobody who is signed out, and no page of another site', async () => {
    expect(await upload({}, { bytes: JPEG })).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    const foreign = { ...person.byCookie, origin: 'https://evil.test' }
    expect((await upload(foreign, { bytes: JPEG })).status).toBe(403)
  })

  it('nobody without end', async () => {
    const somebody = await newPerson()
    await quotaDocument(somebody).set({ upload: { today: QUOTAS.upload.perDay - 1, minute: 0, thisMinute: 0 } })
    expect((await upload(somebody.byBearer, { bytes: JPEG })).status).toBe(200)
    expect((await upload(somebody.byBearer, { bytes: PNG })).status).toBe(429)
  })

  it('administrators, into a folder that is never swept', async () => {
    const admin = await newPerson({ admin: true })
    const path = storedPath(await uploadedPicture(admin, JPEG))
    expect(path.startsWith(`public/catalog/${admin.uid}/`)).toBe(true)
  })
})

describe('pictures that no submission shows', () => {
  const inTwoDays = () => new Date(Date.now() + 48 * 60 * 60_000)

  const edit = (who: Person, id: string, imageUrl: string) =>
    call('PUT', `/api/activities/${id}/edit`, { headers: who.byBearer, json: anActivityForm({ imageUrl }) })

  it('go with the submission that showed them, unless another one does', async () => {
    const ann = await newPerson()
    const imageUrl = await uploadedPicture(ann, JPEG)
    const [first, second] = [await submittedActivity(ann, { imageUrl }), await submittedActivity(ann, { imageUrl })]
    for (const [{ id }, left] of [
      [first, 3],
      [second, 0],
    ] as const) {
      expect((await call('DELETE', `/api/activities/${id}/delete`, { headers: ann.byBearer })).status).toBe(200)
      expect(await picturesOf(ann.uid)).toHaveLength(left)
    }
  })

  it('go when another one takes their place', async () => {
    const ann = await newPerson()
    const { id } = await submittedActivity(ann, { imageUrl: await uploadedPicture(ann, JPEG) })
    const next = await uploadedPicture(ann, PNG)
    expect((await edit(ann, id, next)).status).toBe(200)
    const kept = await picturesOf(ann.uid)
    expect(kept).toHaveLength(3)
    for (const file of kept) expect(file.startsWith(storedPath(next))).toBe(true)
  })

  it('of others stay, whatever an older submission names', async () => {
    const [ann, eve] = [await newPerson(), await newPerson()]
    const imageUrl = await uploadedPicture(ann, JPEG)
    const id = await storedActivity({ submittedBy: eve.uid, status: 'pending', imageUrl })
    expect((await edit(eve, id, '')).status).toBe(200)
    await sweepPictures(eve.uid, inTwoDays())
    expect(await picturesOf(ann.uid)).toHaveLength(3)
  })

  it('are swept after a day, in which a form may still be filled in', async () => {
    const ann = await newPerson()
    const shown = await uploadedPicture(ann, JPEG)
    await submittedActivity(ann, { imageUrl: shown })
    await uploadedPicture(ann, PNG)
    await sweepPictures(ann.uid)
    expect(await picturesOf(ann.uid)).toHaveLength(6)
    await sweepPictures(ann.uid, inTwoDays())
    const kept = await picturesOf(ann.uid)
    expect(kept).toHaveLength(3)
    for (const file of kept) expect(file.startsWith(storedPath(shown))).toBe(true)
  })
})
