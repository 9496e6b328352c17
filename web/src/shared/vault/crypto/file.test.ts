import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHUNK_LENGTH, HEADER_LENGTH, sealedLength } from '@waymark/contract/vault/padding'
import { newHeader, readHeader, type Header } from './file-format.ts'
import { sealFile } from './seal-file.ts'
import { unpadded } from './padded-file.ts'
import { CannotOpen } from './sealed-bytes.ts'
import { aesKey, openedBytes, sealedBytes, steadyBytes } from './testing/pieces.ts'
import { referenceFile, referenceHeader, referencePadding, sha256Hex } from './testing/reference-vault.ts'

const PLACE = { uid: 'ann', documentId: 'A1b2C3d4E5f6G7h8I9j0' }
const RAW = steadyBytes(32, 1)

const headerOf = (chunkLength: number, seed = 2): Header =>
  readHeader(Uint8Array.from(referenceHeader(steadyBytes(7, seed), chunkLength)))

const byReference = (plain: Buffer, chunkLength: number) =>
  referenceFile(RAW, referenceHeader(steadyBytes(7, 2), chunkLength), PLACE.uid, PLACE.documentId, plain)

let key: CryptoKey

beforeAll(async () => {
  key = await aesKey(RAW)
})

describe('an encrypted file', () => {
  test.each([0, 1, 15, 16, 17, 31, 32, 33, 64, 1_000])(
    'of %i bytes is what node:crypto makes, and back',
    async (length) => {
      const plain = steadyBytes(length, 3)
      const expected = byReference(plain, 16)
      expect((await sealedBytes(plain, key, PLACE, headerOf(16))).equals(expected)).toBe(true)
      expect((await openedBytes(expected, key, PLACE)).equals(plain)).toBe(true)
    },
  )

  test('is today what it was when the format was fixed', async () => {
    const sealed = await sealedBytes(steadyBytes(100, 4), key, PLACE, headerOf(32))
    expect(sealed.subarray(0, 16).toString('hex')).toBe('574d4b5601000000202e77c00a549ee8')
    expect(sha256Hex(sealed)).toBe('8ff75bdaeca2d2f896f8e2fa89752a0903a1de423cc3ac3fc7c0b0e315221682')
  })

  test('of chunks as the app cuts them, over their borders', async () => {
    for (const length of [262_143, 262_144, 262_145, 600_000]) {
      const plain = steadyBytes(length, 5)
      expect((await openedBytes(await sealedBytes(plain, key, PLACE), key, PLACE)).equals(plain)).toBe(true)
    }
  })

  test('comes back, whatever it holds and however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 80 }), async (plain, chunk) => {
        const sealed = await sealedBytes(plain, key, PLACE, headerOf(chunk))
        return (await openedBytes(sealed, key, PLACE)).equals(Buffer.from(plain))
      }),
      { numRuns: 200 },
    )
  })

  test('of 20 MB is read in slices of one chunk, each when the one before has been taken', async () => {
    const size = 20 * 1024 * 1024
    const slices: number[] = []
    const file = {
      size,
      slice: (start: number, end: number) => {
        slices.push(end - start)
        return new Blob([new Uint8Array(end - start)])
      },
    } as unknown as Blob
    let taken = 0
    let sealed = 0
    for await (const { bytes } of sealFile(file, key, PLACE, newHeader(1))) {
      expect(slices.length).toBe(taken)
      taken += 1
      sealed += bytes.length
    }
    expect(slices.every((length) => length === CHUNK_LENGTH)).toBe(true)
    expect(sealed).toBe(HEADER_LENGTH + size + slices.length * 16)
  })

  test('never twice the same', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => sealedBytes(Buffer.from('same'), key, PLACE)))
    expect(one?.equals(other!)).toBe(false)
  })
})

describe('a padded file', () => {
  const header = (chunkLength: number): Buffer => referenceHeader(steadyBytes(7, 2), chunkLength, 2)
  const known = (plain: Buffer, chunkLength: number) =>
    referenceFile(RAW, header(chunkLength), PLACE.uid, PLACE.documentId, plain)

  test.each([
    [0, 4_096],
    [1, 1_000],
    [4_088, 3],
    [4_089, 4_096],
    [9_000, 4_100],
    [600_000, CHUNK_LENGTH],
  ])('of %i bytes in chunks of %i is what node:crypto makes, and back', async (length, chunkLength) => {
    const plain = steadyBytes(length, 3)
    const expected = known(plain, chunkLength)
    const sealed = await sealedBytes(plain, key, PLACE, readHeader(Uint8Array.from(header(chunkLength))))
    expect(sealed.equals(expected)).toBe(true)
    expect((await openedBytes(expected, key, PLACE, 2)).equals(plain)).toBe(true)
  })

  test('has a length that its own does not tell', async () => {
    for (const length of [0, 1, 4_000, 100_000, 700_000]) {
      const sealed = await sealedBytes(steadyBytes(length, 4), key, PLACE, newHeader(2))
      expect(sealed.length).toBe(sealedLength(length))
    }
  })

  test('is not opened as one of format 1, nor the other way round, nor as another length, nor with other padding', async () => {
    const sealed = known(steadyBytes(40, 5), 4_096)
    const asOne = Buffer.from(sealed)
    asOne[4] = 1
    const wrong: readonly (readonly [Buffer, 1 | 2])[] = [
      [sealed, 1],
      [asOne, 1],
      [byReference(steadyBytes(40, 5), 16), 2],
    ]
    for (const [bytes, format] of wrong) {
      await expect(openedBytes(bytes, key, PLACE, format)).rejects.toBeInstanceOf(CannotOpen)
    }
    const unpaddedBytes = async (plain: Buffer) => {
      const chunks = unpadded(
        (async function* () {
          yield Uint8Array.from(plain)
        })(),
      )
      const all: Uint8Array[] = []
      for await (const chunk of chunks) all.push(chunk)
      return Buffer.concat(all)
    }
    const whole = referencePadding(steadyBytes(5_000, 6))
    expect((await unpaddedBytes(whole)).equals(steadyBytes(5_000, 6))).toBe(true)
    const dirty = Buffer.from(whole)
    dirty[dirty.length - 1] = 1
    const longer = Buffer.from(whole)
    longer.writeBigUInt64BE(1n << 60n)
    for (const plain of [
      dirty,
      longer,
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.alloc(1)]),
      Buffer.alloc(7),
    ]) {
      await expect(unpaddedBytes(plain)).rejects.toBeInstanceOf(CannotOpen)
    }
  })
})

describe('a file that was changed does not open', () => {
  const expectClosed = (sealed: Uint8Array, place = PLACE) =>
    expect(openedBytes(sealed, key, place)).rejects.toBeInstanceOf(CannotOpen)

  test.each([0, 5, 40])('by any bit of any of its bytes: %i bytes', async (length) => {
    const sealed = byReference(steadyBytes(length, 6), 16)
    for (let index = 0; index < sealed.length; index += 1) {
      const flipped = Buffer.from(sealed)
      flipped[index]! ^= 1 << (index % 8)
      await expectClosed(flipped)
    }
  })

  test('by cutting it anywhere, or adding to it', async () => {
    const sealed = byReference(steadyBytes(64, 7), 16)
    for (let length = 0; length < sealed.length; length += 1) await expectClosed(sealed.subarray(0, length))
    await expectClosed(Buffer.concat([sealed, Buffer.from([0])]))
    await expectClosed(Buffer.concat([sealed, sealed.subarray(16, 48)]))
    await expectClosed(Buffer.concat([sealed, byReference(Buffer.alloc(0), 16).subarray(16)]))
  })

  test('by any other order of its chunks, or one of another file in its place', async () => {
    const sealed = byReference(steadyBytes(64, 8), 16)
    const header = sealed.subarray(0, 16)
    const chunks = [0, 1, 2, 3].map((chunk) => sealed.subarray(16 + chunk * 32, 48 + chunk * 32))
    const inOrder = (order: readonly number[]) => Buffer.concat([header, ...order.map((chunk) => chunks[chunk]!)])
    expect((await openedBytes(inOrder([0, 1, 2, 3]), key, PLACE)).length).toBe(64)
    const orders = [
      [1, 0, 2, 3],
      [0, 2, 1, 3],
      [0, 1, 3, 2],
      [3, 2, 1, 0],
      [0, 0, 2, 3],
      [0, 1, 2],
      [1, 2, 3],
      [0, 3],
    ]
    for (const order of orders) await expectClosed(inOrder(order))

    // Same key and place: the nonce prefix distinguishes the files.
    const other = await sealedBytes(steadyBytes(64, 9), key, PLACE, headerOf(16, 10))
    await expectClosed(Buffer.concat([header, other.subarray(16)]))
    await expectClosed(Buffer.concat([header, chunks[0]!, other.subarray(48)]))
  })

  test('by giving it to another user or document, or another key', async () => {
    const sealed = byReference(steadyBytes(40, 11), 16)
    await expectClosed(sealed, { ...PLACE, uid: 'ben' })
    await expectClosed(sealed, { ...PLACE, documentId: 'B1b2C3d4E5f6G7h8I9j0' })
    // Moving a letter from one name to the other must give a different binding.
    await expectClosed(sealed, { uid: 'annA', documentId: '1b2C3d4E5f6G7h8I9j0' })
    await expect(openedBytes(sealed, await aesKey(steadyBytes(32, 12)), PLACE)).rejects.toBeInstanceOf(CannotOpen)
  })

  test('by a header that asks for more memory than there is', async () => {
    const sealed = byReference(steadyBytes(40, 13), 16)
    sealed.writeUInt32BE(0xffffffff, 5)
    await expectClosed(sealed)
    sealed.writeUInt32BE(0, 5)
    await expectClosed(sealed)
  })
})
