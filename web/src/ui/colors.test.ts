import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Rgb = readonly [red: number, green: number, blue: number]
type Oklch = readonly [lightness: number, chroma: number, hue: number]

const CSS = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8')
const NUMBERS = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`
const PAIR = new RegExp(String.raw`--color-([\w-]+): light-dark\(${NUMBERS}, ${NUMBERS}\)`, 'g')

const COLORS = new Map<string, Readonly<Record<'light' | 'dark', Oklch>>>(
  [...CSS.matchAll(PAIR)].map(([, name = '', ...numbers]) => {
    const [l1 = 0, c1 = 0, h1 = 0, l2 = 0, c2 = 0, h2 = 0] = numbers.map(Number)
    return [name, { light: [l1, c1, h1], dark: [l2, c2, h2] }]
  }),
)

/** Linear light, by the matrices of CSS Color 4. */
function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** What a screen makes of a colour that it cannot show lies within its range. */
const luminance = (color: Oklch): number => {
  const [red, green, blue] = linearRgb(color).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(name: string, ground: string, scheme: 'light' | 'dark'): number {
  const [one, other] = [name, ground].map((each) => {
    const color = COLORS.get(each)
    if (color === undefined) throw new Error(`theme.css has no colour "${each}"`)
    return luminance(color[scheme])
  })
  const [low = 0, high = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['canvas', 'surface', 'sunken', 'raised']

/** What is read, on what it is read. */
const TEXT: readonly (readonly [name: string, grounds: readonly string[]])[] = [
  ['ink', [...GROUNDS, 'accent-soft', 'warning-soft', 'danger-soft']],
  ['muted', ['canvas', 'surface', 'sunken', 'accent-soft', 'warning-soft']],
  ['accent-ink', ['canvas', 'surface', 'sunken', 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['danger', ['canvas', 'surface', 'sunken', 'danger-soft']],
  ['on-danger', ['danger', 'danger-hover']],
  ['success', ['surface', 'success-soft']],
  ['warning', ['surface', 'warning-soft']],
  // Of a tooltip.
  ['canvas', ['ink']],
]

/** What only has to be seen: the edge of a field, the focus, an icon, a star. */
const SHAPES: readonly (readonly [name: string, grounds: readonly string[]])[] = [
  ['control', ['canvas', 'surface', 'sunken']],
  ['accent', [...GROUNDS, 'accent-soft']],
  ['star', ['canvas', 'surface']],
]

describe.each(['light', 'dark'] as const)('in %s colours', (scheme) => {
  const faint = (pairs: typeof TEXT, least: number): string[] =>
    pairs.flatMap(([name, grounds]) =>
      grounds
        .map((ground) => ({ pair: `${name} on ${ground}`, ratio: contrast(name, ground, scheme) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
    )

  test('what is read stands out by 4.5 to 1', () => expect(faint(TEXT, 4.5)).toEqual([]))

  test('what is seen stands out by 3 to 1', () => expect(faint(SHAPES, 3)).toEqual([]))
})

test('no colour of the theme is left out', () => {
  const used = new Set([...TEXT, ...SHAPES].flatMap(([name, grounds]) => [name, ...grounds]))
  // A line only divides, and a veil lies over what is not to be read.
  const decoration = new Set(['line', 'veil'])
  expect(COLORS.size).toBeGreaterThan(20)
  expect([...COLORS.keys()].filter((name) => !used.has(name) && !decoration.has(name))).toEqual([])
})
