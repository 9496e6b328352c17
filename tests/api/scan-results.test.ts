import { randomUUID } from 'node:crypto'
import { CAMERA, COMMENT, photoTakenAt, PICTURES, pictureUrl } from '@waymark/contract/fixtures/pictures'
import { aLocationInfo } from '@waymark/contract/fixtures/scans'
import { SCAN_IMAGE_TYPES } from '@waymark/contract/scans/scan'
import { deleteDoc, doc } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepScanImages } from '../../functions/src/scans/sweep-scan-images.ts'
import { inTheApp } from './support/app.ts'
import { call } from './support/call.ts'
import { askStorage, downloadTokenOf, listStorage } from './support/direct-storage.ts'
import { newPerson, type Person } from './support/people.ts'
import {
  aScan,
  fetchImage,
  imagesOf,
  removeScan,
  savedScan,
  saveScan,
  scanDocument,
  scansOf,
  scansSeenBy,
  storedImage,
} from './support/scans.ts'

let person: Person
beforeAll(async () => {
  person = await newPerson()
})

describe('keeping a discovered place', () => {
  it('stores it with its photo in Cloud Storage, and shows it in the list', async () => {
    const kept = await savedScan(person)
    const { name, category, description, confidence: _confidence, ...locationData } = aLocationInfo()
    expect(kept).toMatchObject({
      userId: person.uid,
      locationName: name,
      category,
      description,
      confidence: 0.88,
      locationData,
      imageData: `/api/scan-results/${kept.id}/image`,
    })
    expect((await scanDocument(kept.id).get()).data()).toMatchObject({
      userId: person.uid,
      image: { path: `scans/${person.uid}/${kept.id}`, contentType: 'image/jpeg' },
    })
    expect(await storedImage(person.uid, kept.id)).toEqual(Buffer.from(PICTURES['image/jpeg'], 'base64'))
    expect((await scansSeenBy(person))[0]).toEqual(kept)
  })

  it('stores nothing of what a phone notes in a photo: not the place, the device or a comment', async () => {
    const photo = photoTakenAt({ lat: 38.6916, lng: -9.216 })
    for (const secret of [CAMERA, COMMENT, 'Exif']) expect(photo.includes(secret)).toBe(true)
    const { id } = await savedScan(person, { imageData: `data:image/jpeg;base64,${photo.toString('base64')}` })
    const stored = await storedImage(person.uid, id)
    for (const secret of [CAMERA, COMMENT, 'Exif']) expect(stored.includes(secret)).toBe(false)
    expect(stored).toEqual(Buffer.from(PICTURES['image/jpeg'], 'base64'))
    expect(JSON.stringify((await scanDocument(id).get()).data())).not.toContain('38.69')
  })

  it('shows the photo through the API alone: Cloud Storage hands nobody a token that opens it', async () => {
    const { id } = await savedScan(person)
    for (const who of [person, await newPerson(), null]) {
      expect(await downloadTokenOf(who, `scans/${person.uid}/${id}`)).toEqual({ status: 403, token: undefined })
      expect((await askStorage(who, encodeURIComponent(`scans/${person.uid}/${id}`))).status).toBe(403)
      expect([401, 403]).toContain(await listStorage(who, `scans%2F${person.uid}%2F`))
    }
    const { status, bytes } = await fetchImage(person.byCookie, id)
    expect([status, bytes]).toEqual([200, await storedImage(person.uid, id)])
  })

  it.each(SCAN_IMAGE_TYPES)('takes a photo that is %s', async (type) => {
    const { id } = await savedScan(person, { imageData: pictureUrl(type) })
    const { status, headers, bytes } = await fetchImage(person.byBearer, id)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(bytes).toEqual(Buffer.from(PICTURES[type], 'base64'))
  })

  it.each([
    ['absent', undefined],
    ['null', null],
  ])('does without a photo: %s', async (_what, imageData) => {
    const kept = await savedScan(person, { imageData })
    expect(kept.imageData).toBeNull()
    expect((await fetchImage(person.byBearer, kept.id)).status).toBe(404)
  })

  it('takes the confidence as decimal text, too, and keeps two decimals', async () => {
    expect((await savedScan(person, { confidence: '0.876' })).confidence).toBe(0.88)
    expect((await savedScan(person, { confidence: 0.12345 })).confidence).toBe(0.12)
  })
})

describe('keeping a discovered place with an Idempotency-Key', () => {
  const keyed = (who: Person, key: string, changes = {}) => saveScan(who, aScan(changes), { 'idempotency-key': key })

  it('makes one of five requests at once, and answers each with it', async () => {
    const somebody = await newPerson()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed(somebody, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
    expect(await scansOf(somebody.uid)).toHaveLength(1)
    expect(await imagesOf(somebody.uid)).toHaveLength(1)
  })

  it('makes another for another key and for another person with the same key', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()]
    const key = randomUUID()
    for (const [who, of] of [
      [ann, key],
      [ann, randomUUID()],
      [ben, key],
    ] as const)
      await keyed(who, of)
    expect(await scansOf(ann.uid)).toHaveLength(2)
    expect(await scansOf(ben.uid)).toHaveLength(1)
  })

  it('refuses the key of one place for a different one with 409, and leaves the first as it is', async () => {
    const somebody = await newPerson()
    const key = randomUUID()
    await keyed(somebody, key)
    const other = await keyed(somebody, key, { imageData: pictureUrl('image/png') })
    expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const [only] = await scansOf(somebody.uid)
    expect(only?.get('image.contentType')).toBe('image/jpeg')
    expect(await storedImage(somebody.uid, only?.id ?? '')).toEqual(Buffer.from(PICTURES['image/jpeg'], 'base64'))
  })
})

describe('the photo of a discovered place', () => {
  it('is served to its owner by cookie and by token, to be kept by their browser alone', async () => {
    const { id } = await savedScan(person)
    for (const headers of [person.byCookie, person.byBearer]) {
      const { status, headers: said, bytes } = await fetchImage(headers, id)
      expect(status).toBe(200)
      expect(bytes).toEqual(Buffer.from(PICTURES['image/jpeg'], 'base64'))
      expect(said.get('content-type')).toBe('image/jpeg')
      expect(said.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(said.get('vary')).toMatch(/Cookie, Authorization/)
      expect(said.get('x-content-type-options')).toBe('nosniff')
      expect(said.get('cross-origin-resource-policy')).toBe('same-origin')
    }
    expect((await fetchImage(person.byBearer, id, 'HEAD')).status).toBe(200)
  })

  it('is not there for anybody else, and no browser keeps that answer', async () => {
    const { id } = await savedScan(person)
    const foreign = await fetchImage((await newPerson()).byCookie, id)
    const admin = await fetchImage((await newPerson({ admin: true })).byCookie, id)
    const unknown = await fetchImage(person.byCookie, 'nosuchscan')
    const signedOut = await fetchImage({}, id)
    expect([foreign, admin, unknown, signedOut].map(({ status }) => status)).toEqual([404, 404, 404, 401])
    for (const { headers } of [foreign, admin, unknown, signedOut]) {
      expect(headers.get('cache-control')).toMatch(/no-store/)
      expect(headers.get('content-type')).toMatch(/application\/json/)
    }
  })

  it.each(['%2e%2e', 'a%2Fb', '__all__', 'x'.repeat(129), 'a%00b', '%F0%9F%8F%9D'])(
    'is answered with 404 for the id %s',
    async (id) => {
      expect((await fetchImage(person.byBearer, id)).status).toBe(404)
    },
  )

  it.each(['POST', 'PUT', 'DELETE'])('cannot be changed by %s', async (method) => {
    const { id } = await savedScan(person)
    const { status, headers } = await fetchImage(person.byBearer, id, method)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('deleting a discovered place', () => {
  it('deletes it with its photo', async () => {
    const { id } = await savedScan(person)
    expect(await removeScan(person, id)).toMatchObject({
      status: 200,
      body: { message: 'Scan result deleted successfully' },
    })
    expect((await scanDocument(id).get()).exists).toBe(false)
    expect(await imagesOf(person.uid)).not.toContain(id)
    expect((await fetchImage(person.byBearer, id)).status).toBe(404)
    expect((await removeScan(person, id)).status).toBe(404)
  })

  it('is refused to a stranger and to an administrator, as if there were none, and leaves it whole', async () => {
    const { id } = await savedScan(person)
    const before = (await scanDocument(id).get()).data()
    for (const stranger of [await newPerson(), await newPerson({ admin: true })]) {
      const foreign = await removeScan(stranger, id)
      const unknown = await removeScan(stranger, 'nosuchscan')
      expect(foreign).toMatchObject({ status: 404, body: { message: 'Not found', code: 'not-found' } })
      expect({ ...(foreign.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' })
    }
    expect((await scanDocument(id).get()).data()).toEqual(before)
    expect(await imagesOf(person.uid)).toContain(id)
  })

  it('deletes the photo that is left when the app has deleted the place directly', async () => {
    const { id } = await savedScan(person)
    await inTheApp(person, (db) => deleteDoc(doc(db, 'scanResults', id)))
    expect((await fetchImage(person.byBearer, id)).status).toBe(404)
    expect(await imagesOf(person.uid)).toContain(id)
    expect((await removeScan(await newPerson(), id)).status).toBe(404)
    expect(await imagesOf(person.uid)).toContain(id)
    expect((await removeScan(person, id)).status).toBe(200)
    expect(await imagesOf(person.uid)).not.toContain(id)
  })
})

describe('photos whose places were deleted offline', () => {
  const deletedOffline = async (who: Person): Promise<string> => {
    const { id } = await savedScan(who)
    await inTheApp(who, (db) => deleteDoc(doc(db, 'scanResults', id)))
    return id
  }
  const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60_000)

  it('are swept, and with them nothing that is kept or that belongs to others', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()]
    const [orphan, foreign] = [await deletedOffline(ann), await deletedOffline(ben)]
    const kept = await savedScan(ann)
    await savedScan(ann, { imageData: null })
    expect(await imagesOf(ann.uid)).toEqual([orphan, kept.id].toSorted())
    await sweepScanImages(ann.uid, inTwoHours())
    expect(await imagesOf(ann.uid)).toEqual([kept.id])
    expect(await imagesOf(ben.uid)).toEqual([foreign])
  })

  it('are left for an hour, in which their place may just be being saved', async () => {
    const somebody = await newPerson()
    const orphan = await deletedOffline(somebody)
    await savedScan(somebody)
    await scansSeenBy(somebody)
    expect(await imagesOf(somebody.uid)).toContain(orphan)
  })
})

describe('listing discovered places', () => {
  it('shows the own ones, the newest first, and nobody else’s', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()]
    const first = await savedScan(ann, { locationName: 'Torre de Belém' })
    const second = await savedScan(ann, { locationName: 'Castelo de São Jorge' })
    expect((await scansSeenBy(ann)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await scansSeenBy(ben)).toEqual([])
  })

  it('leaves out a document that does not fit its schema instead of failing', async () => {
    const somebody = await newPerson()
    const [sound, broken] = [await savedScan(somebody), await savedScan(somebody)]
    await scanDocument(broken.id).update({ locationData: 'a tower' })
    expect((await scansSeenBy(somebody)).map(({ id }) => id)).toEqual([sound.id])
    expect((await removeScan(somebody, broken.id)).status).toBe(200)
  })

  it('takes no body and no other method', async () => {
    expect((await call('PUT', '/api/scan-results', { headers: person.byBearer, json: {} })).status).toBe(405)
  })
})
