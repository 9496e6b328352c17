import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FirestoreError } from '../../service.ts'
import { compareValues } from './value-order.ts'
import { decodeValue, encodeValue } from './value-json.ts'
import type { Value } from './value.ts'

const text = fc.string({ unit: 'binary', maxLength: 4 })
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constant<Value>({ kind: 'null' }),
    fc.boolean().map((flag): Value => ({ kind: 'boolean', value: flag })),
    fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((integer): Value => ({ kind: 'integer', value: integer })),
    fc.double().map((double): Value => ({ kind: 'double', value: double })),
    fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((micros): Value => ({ kind: 'timestamp', micros })),
    text.map((content): Value => ({ kind: 'string', value: content })),
    fc.uint8Array({ maxLength: 3 }).map((bytes): Value => ({ kind: 'bytes', value: bytes })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
    fc
      .array(fc.tuple(fc.stringMatching(/^[a-c]{1,2}$/), tie('value')), { maxLength: 3 })
      .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  ),
}))

describe('the order of values', () => {
  it('is total: turning a pair round turns the order round', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(Math.sign(compareValues(left, right)) + Math.sign(compareValues(right, left))).toBe(0)
      }),
    )
  })

  it('is transitive', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const chained = compareValues(a, b) <= 0 && compareValues(b, c) <= 0
        expect(!chained || compareValues(a, c) <= 0).toBe(true)
      }),
    )
  })

  it('of text is that of its UTF-8 bytes', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const order = compareValues({ kind: 'string', value: left }, { kind: 'string', value: right })
        expect(Math.sign(order)).toBe(Buffer.compare(Buffer.from(left), Buffer.from(right)))
      }),
    )
  })
})

describe('JSON', () => {
  it('brings every value back as it was', () => {
    fc.assert(
      fc.property(value, (original) => {
        const json: unknown = JSON.parse(JSON.stringify(encodeValue(original)))
        expect(compareValues(decodeValue(json), original)).toBe(0)
      }),
    )
  })

  it.each([
    {},
    { integerValue: '1', doubleValue: 1 },
    { integerValue: '9223372036854775808' },
    { integerValue: '1.5' },
    { doubleValue: 'one' },
    { timestampValue: 'yesterday' },
    { geoPointValue: { latitude: 91, longitude: 0 } },
    { mysteryValue: 1 },
    'text',
  ])('that is no value is refused: %j', (json) => {
    expect(() => decodeValue(json)).toThrow(FirestoreError)
  })
})
