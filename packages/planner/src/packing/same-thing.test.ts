import { describe, expect, it } from 'vitest'
import { PACKING_RULES } from './packing-rules.ts'
import { thingKeys } from './same-thing.ts'

const isSame = (one: string, other: string): boolean => thingKeys(one).some((key) => thingKeys(other).includes(key))

describe('names of things to pack', () => {
  it.each([
    ['Socks', 'sock'],
    ['Wool socks', 'wool-sock'],
    ['Batteries', 'Battery'],
    ['Dress', 'Dresses'],
    ['Toothbrush', 'toothbrushes'],
    ['Watch', 'Watches'],
    ['Gloves', 'Glove'],
    ['Knife', 'Knives'],
    ['Shoes', 'A pair of shoes'],
    ['Cases', 'case'],
    ['Sunglasses', 'Sun glasses'],
    ['Sunscreen', 'Sunscreen (SPF 50)'],
    ['Passport or ID card', 'Passport'],
    ['Passport or ID card', 'ID cards'],
    ['Snorkel and mask', 'Masks'],
    ['Plug adapter', 'An extra plug adapter'],
    ['Café mugs', 'cafe mug'],
    ['Kids’ toys', "Kid's toy"],
    ['雨伞', '雨伞'],
  ])('%s and %s are the same', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  it.each([
    ['Camera', 'Camera charger'],
    ['Hat', 'Hot water bottle'],
    ['Beach towel', 'Towel'],
    ['Sun hat', 'Warm hat'],
    ['Rain jacket', 'Rain trousers'],
    ['雨伞', '雨衣'],
  ])('%s and %s are not', (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })

  it('are never without a key, nor of nothing but marks', () => {
    for (const { name } of PACKING_RULES) expect(thingKeys(name)).not.toEqual([])
    expect(thingKeys(' - (!) ')).toEqual([])
  })

  it('tell the rules of the guide apart', () => {
    const names = [...new Set(PACKING_RULES.map(({ name }) => name))]
    const doubled = names.flatMap((name, index) =>
      names.slice(index + 1).flatMap((other) => (keyOfWhole(name) === keyOfWhole(other) ? [`${name} = ${other}`] : [])),
    )
    expect(doubled).toEqual([])
  })
})

const keyOfWhole = (name: string) => thingKeys(name)[0]
