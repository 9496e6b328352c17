import { describe, expect, it } from 'vitest'
import {
  blankToUndefined,
  blankToNull,
  choiceInput,
  listInput,
  moneyInput,
  scaleInput,
  integerInput,
  textInput,
} from './coercions.ts'
import { PictureUrl } from './primitives.ts'
import { z } from './zod.ts'

/** The parsed value of a form field, or its error message. */
function taken(schema: z.ZodMiniType, field: unknown): unknown {
  const parsed = z.strictObject({ field: schema }).safeParse(field === undefined ? {} : { field })
  return parsed.success ? parsed.data.field : `! ${parsed.error.issues[0]?.message}`
}

const money = moneyInput(10_000, 'Price is required')
const whole = integerInput({ min: 1, max: 10, required: 'Number is required', tooSmall: 'At least 1' })
const scale = scaleInput({ min: 1, max: 5, step: 0.1 })
const list = listInput(3, 5)
const picture = blankToNull(PictureUrl)

const NOT_AN_ADDRESS = '! The address of an image begins with https:// or /'

describe.each<[string, z.ZodMiniType, readonly (readonly [sent: unknown, becomes: unknown])[]]>([
  [
    'money',
    money,
    [
      ['49.90', 4_990],
      [49.9, 4_990],
      [0, 0],
      [undefined, '! Price is required'],
      [null, '! Price is required'],
      [' ', '! Price is required'],
      ['100.01', '! Invalid input'],
      [-1, '! Invalid input'],
      ['free', '! Invalid input'],
      [['49'], '! Invalid input'],
    ],
  ],
  [
    'a whole number',
    whole,
    [
      ['3', 3],
      [10, 10],
      [undefined, '! Number is required'],
      ['', '! Number is required'],
      [0, '! At least 1'],
      ['-1', '! At least 1'],
      [11, '! Must be at most 10'],
      [1.5, '! Invalid input'],
      ['two', '! Invalid input'],
      ['0x3', '! Invalid input'],
      [true, '! Invalid input'],
    ],
  ],
  [
    'a number on a scale, or none',
    scale,
    [
      ['4.7', 4.7],
      [0.1 + 0.2 + 1, 1.3],
      [undefined, null],
      [null, null],
      ['', null],
      [0.9, '! Must be a number from 1 to 5'],
      [5.1, '! Must be a number from 1 to 5'],
      [4.75, '! Must be a number from 1 to 5'],
      ['good', '! Must be a number from 1 to 5'],
    ],
  ],
  [
    'a list, also with commas',
    list,
    [
      ['a, b,,c ', ['a', 'b', 'c']],
      [
        ['a', ' ', 'b'],
        ['a', 'b'],
      ],
      ['', []],
      [undefined, []],
      [null, []],
      ['a,b,c,d', '! Must be at most 3 entries'],
      ['toolong', '! Must be at most 5 characters'],
      [[1], '! Invalid input'],
    ],
  ],
  [
    'a picture, or none',
    picture,
    [
      ['https://example.com/a.webp?w=1', 'https://example.com/a.webp?w=1'],
      ['/illustrations/beach-day.svg', '/illustrations/beach-day.svg'],
      ['', null],
      [undefined, null],
      [null, null],
      ['http://example.com/a.webp', NOT_AN_ADDRESS],
      ['//example.com/a.webp', NOT_AN_ADDRESS],
      ['/\\example.com/a.webp', NOT_AN_ADDRESS],
      ['javascript:alert(1)', NOT_AN_ADDRESS],
      ['data:image/svg+xml,<svg/>', NOT_AN_ADDRESS],
      ['https://example.com/a".webp', NOT_AN_ADDRESS],
      [5, '! Expected string received number'],
    ],
  ],
  [
    'words that may be none',
    textInput(5),
    [
      [' sun ', 'sun'],
      ['', ''],
      [undefined, ''],
      [null, ''],
      ['sunset', '! Must be at most 5 characters'],
      [5, '! Expected string received number'],
    ],
  ],
  [
    'a choice with a usual one',
    choiceInput(['USD', 'EUR'], 'USD'),
    [
      ['EUR', 'EUR'],
      ['', 'USD'],
      [undefined, 'USD'],
      [null, 'USD'],
      ['usd', '! Invalid input'],
    ],
  ],
  [
    'a choice that may be left out',
    blankToUndefined(z.enum(['USD', 'EUR'])),
    [
      ['EUR', 'EUR'],
      [' ', undefined],
      [undefined, undefined],
      [null, undefined],
      ['usd', '! Invalid input'],
      [5, '! Invalid input'],
    ],
  ],
])('%s', (_what, schema, rows) => {
  it.each(rows)('%j becomes %j', (sent, becomes) => expect(taken(schema, sent)).toEqual(becomes))
})
