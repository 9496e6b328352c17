/** The colours of one picture. Layers get darker and more saturated towards the viewer. */
export interface Light {
  /** Sky colours from top to horizon. */
  readonly sky: readonly [string, string, string]
  readonly sun: string
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly fore: string
  readonly water: readonly [string, string]
  /** Colours of buildings: lit side, shaded side, roof. */
  readonly wall: string
  readonly shade: string
  readonly roof: string
  /** Whether it is dark: windows are lit and stars shine. */
  readonly lamps?: 'dusk' | 'night'
}

/**
 * Colours by climate and time of day; in each row, the first three are the sky, then sun, far, mid, near, fore, water,
 * wall, shade, roof.
 */
const row = (colours: string, lamps?: 'dusk' | 'night'): Light => {
  const list = colours.split(' ').map((colour) => `#${colour}`)
  const at = (index: number): string => list[index] ?? '#000000'
  return {
    sky: [at(0), at(1), at(2)],
    sun: at(3),
    far: at(4),
    mid: at(5),
    near: at(6),
    fore: at(7),
    water: [at(8), at(9)],
    wall: at(10),
    shade: at(11),
    roof: at(12),
    ...(lamps !== undefined && { lamps }),
  }
}

export const LIGHTS = {
  noon: row('5aa9de a5d5ef eef6ee fffbe6 a9c6d6 76a490 4f8170 244c44 74bdd4 2a7ba0 f7e8cf cfae88 c65f42'),
  dawn: row('7a9bd0 f1b5a9 fee6c6 fff3da bba6bf 8f82a0 626082 35385c e6b7b4 6b7cab fde6d3 c99b9c b4595f'),
  gold: row('5b8fb9 f5c88c fee9ba fff5cb cdb293 a98a61 756841 3d3d2a dfbb82 648586 fff0d4 d5a474 b54f31'),
  dusk: row('2e3a78 ad618b f9a674 ffdca6 91698f 68507f 433a66 241f42 cf7f8b 3a3a6c f6c9a8 8c5e84 7d3c5c', 'dusk'),
  night: row('0b1534 1b3160 41679a f7f1d8 36587f 25416a 182d52 0b1833 375b85 10254a 8197b4 3a5579 2b3e66', 'night'),
  nordic: row('86b0c9 c8dce3 f6ede0 fffbe9 aabfc7 7b999e 52757a 29454d 92b7c0 3b6878 f6f0e5 b3beba a8483a'),
  lateNordic: row('4c6f9c b9b4c6 fbd8b6 fff0cf a0a4b8 707f96 4b607a 26374f c9b8b8 47638a fdeadb ab9aa4 99453f'),
  tropic: row('279fc4 8adcd4 fef3cc fffbe0 8fc6b8 4aa185 26795b 0f463b 45c8c4 0b7796 fff4de dfbc8d d8643c'),
  tropicDusk: row('3b3f86 d0679a ffbd7d ffe3a6 8d6598 5c4a82 393467 1c1d41 e08d8e 3f4684 fdd2a9 95608a 863f63', 'dusk'),
  desert: row('4da4c9 f3d7a8 fdecd0 fffae0 e0b48c ca9160 a26841 623d2a 80c0c0 3c8794 fbe0b5 d19967 b5683f'),
  desertDusk: row('4e4380 dc7a69 fec786 ffe6b3 b56c7e 8d4c60 63394d 36223a d98f80 5d4675 f7c18f a2606a 8a3f45', 'dusk'),
  alpine: row('3f8bcb 9fcdec f0f7f8 fffdf0 b7cfe2 7396b2 3f7666 1c463f 6db4cf 276f94 fbf1df c3ab8c 8f5a3e'),
  mist: row('a9c4c0 dde5d6 f8f0de fffaea bccbc2 90a99e 5d8078 2e504d a5c8c4 56898d f9efdd c9b397 8a3b34'),
  savanna: row('e8904f f9c877 feefc2 fff8da dca666 b5823f 7e5c2d 41311b d6b06d 7b7a55 fbdfae bd8a50 8f4f2c'),
  riviera: row('2f8acb 8fcaea fdf3e2 fffbe3 aac3c9 93a876 68845a 38513a 45a9cc 13608f fff6e6 dfc6a6 d4643f'),
  lavender: row('6674b6 c5a6d2 ffe1ca fff4dc a99bc0 8179a4 595882 30345a b9a9d0 55659f fdebdf b8a0b8 a8506a'),
  winter: row('8fb2d6 d6e3ee fff5ec fffdf4 c4d4e3 d9e4ee bccfdf 56728d b4cfe2 5f8aac f6ead9 b3a9a5 9b4f45'),
  aurora: row('081430 10355a 2a7f86 e9f7ea 2f5f7d 3f6f92 1f4465 0a1c33 2a6a80 0c2848 8fa4b8 3a5474 7d3b44', 'night'),
} satisfies Readonly<Record<string, Light>>
export type LightName = keyof typeof LIGHTS

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Interpolates between two colours. */
export function mixed(from: string, to: string, amount: number): string {
  const target = channels(to)
  return hex(channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * amount))
}

/** The same light with every hue rotated a little, so that no two places have the same colours. */
export function turned(light: Light, degrees: number): Light {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = (colour: string): string => {
    const [r = 0, g = 0, b = 0] = channels(colour)
    // Rotates around the grey axis, by the luminance of each channel.
    return hex([
      (0.213 + cos * 0.787 - sin * 0.213) * r +
        (0.715 - cos * 0.715 - sin * 0.715) * g +
        (0.072 - cos * 0.072 + sin * 0.928) * b,
      (0.213 - cos * 0.213 + sin * 0.143) * r +
        (0.715 + cos * 0.285 + sin * 0.14) * g +
        (0.072 - cos * 0.072 - sin * 0.283) * b,
      (0.213 - cos * 0.213 - sin * 0.787) * r +
        (0.715 - cos * 0.715 + sin * 0.715) * g +
        (0.072 + cos * 0.928 + sin * 0.072) * b,
    ])
  }
  return {
    ...light,
    sky: [turn(light.sky[0]), turn(light.sky[1]), turn(light.sky[2])],
    far: turn(light.far),
    mid: turn(light.mid),
    near: turn(light.near),
    fore: turn(light.fore),
    water: [turn(light.water[0]), turn(light.water[1])],
    wall: turn(light.wall),
    shade: turn(light.shade),
    roof: turn(light.roof),
  }
}
