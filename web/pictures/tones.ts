import { mixed } from './light.ts'
import type { Sheet } from './sheet.ts'

/** The colours of a sight, a little clearer because it stands in front of its town. */
export interface Tones {
  readonly wall: string
  readonly shade: string
  readonly roof: string
  readonly dark: string
  /** Windows. */
  readonly glass: string
  readonly gold: string
}

export function tonesOf({ light }: Sheet): Tones {
  return {
    wall: mixed(light.wall, light.sky[2], 0.1),
    shade: mixed(light.shade, light.sky[2], 0.06),
    roof: light.roof,
    dark: mixed(light.near, light.fore, 0.5),
    glass: light.lamps === undefined ? mixed(light.near, light.fore, 0.3) : '#ffd98a',
    gold: light.lamps === 'night' ? '#c9a95e' : '#e2b04a',
  }
}

/** Draws around x = 0 with its foot at y = 0, about 100 high. */
export type DrawSight = (s: Sheet, tones: Tones) => void

/** A shape with its right half shaded. */
export function lit(s: Sheet, { wall, shade }: Pick<Tones, 'wall' | 'shade'>, whole: string, half: string): void {
  s.path(whole, wall)
  s.path(half, shade)
}
