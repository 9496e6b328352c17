import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepOrderKeys } from './keep-order-keys.ts'
import { LONGEST_KEY, orderKeys } from '@waymark/domain/order-key'

const ascends = (keys: readonly string[]): boolean => keys.every((key, index) => index === 0 || keys[index - 1]! < key)

describe('keepOrderKeys', () => {
  test('gives items without keys those of a new list', () => {
    expect(keepOrderKeys([undefined, undefined, undefined])).toEqual(orderKeys(3))
    expect(keepOrderKeys([])).toEqual([])
  })

  test('leaves keys that ascend already as they are, whatever new items stand between', () => {
    const keys = keepOrderKeys([undefined, 'a0', undefined, undefined, 'a1', undefined])
    expect(keys.filter((key) => ['a0', 'a1'].includes(key))).toEqual(['a0', 'a1'])
    expect(ascends(keys)).toBe(true)
  })

  test('gives one item a new key when one was moved', () => {
    const [first, ...others] = orderKeys(50)
    expect(keepOrderKeys([...others, first]).slice(0, 49)).toEqual(others)
    const [last, ...rest] = keepOrderKeys([others.at(-1), first, ...others.slice(0, -1)])
    expect(rest).toEqual([first, ...others.slice(0, -1)])
    expect(last! < first!).toBe(true)
  })

  test('replaces keys that two items share', () => {
    const keys = keepOrderKeys(['a1', 'a1', 'a1'])
    expect(ascends(keys)).toBe(true)
    expect(keys.filter((key) => key === 'a1')).toHaveLength(1)
  })

  test('replaces keys of another kind', () => {
    const keys = keepOrderKeys(['!', '10', 'zebra', 'a00', '🏝', 'a5'])
    expect(ascends(keys)).toBe(true)
    expect(keys.at(-1)).toBe('a5')
  })

  test('begins anew where the room between two keys is used up', () => {
    const crowded = ['a0', 'a0' + '0'.repeat(LONGEST_KEY - 3) + '1']
    expect(keepOrderKeys([crowded[0], undefined, crowded[1]])).toEqual(orderKeys(3))
  })

  test('always gives ascending keys that are short enough, and all those back that fit', () => {
    const anyKey = fc.option(fc.oneof(fc.constantFrom(...orderKeys(200)), fc.string({ minLength: 1 })), {
      nil: undefined,
    })
    fc.assert(
      fc.property(fc.array(anyKey, { maxLength: 60 }), (known) => {
        const keys = keepOrderKeys(known)
        expect(keys).toHaveLength(known.length)
        expect(ascends(keys)).toBe(true)
        expect(Math.max(0, ...keys.map((key) => key.length))).toBeLessThanOrEqual(LONGEST_KEY)
        expect(keepOrderKeys(keys)).toEqual(keys)
      }),
      { seed: 11, numRuns: 500 },
    )
  })
})
