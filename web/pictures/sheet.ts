import { mixed, type Light } from './light.ts'

export const WIDTH = 800
export const HEIGHT = 500

export type Point = readonly [x: number, y: number]

/** Pseudo-random numbers from 0 to 1, seeded by a text, so that pictures are deterministic. */
export function randomOf(text: string): () => number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixing = Math.imul(state ^ (state >>> 15), state | 1)
    mixing ^= mixing + Math.imul(mixing ^ (mixing >>> 7), mixing | 61)
    return ((mixing ^ (mixing >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Rounds large numbers to integers and small ones to one decimal, without a leading zero. */
const short = (number: number): string =>
  String(Math.abs(number) < 8 ? Math.round(number * 10) / 10 : Math.round(number)).replace(/^(-?)0\./, '$1.')

/** The separator of two numbers can be omitted before a sign. */
const dense = (d: string): string => d.replaceAll(' -', '-').replaceAll(/([A-Za-z]) /g, '$1')

/** Collects the SVG of a picture in drawing order, from back to front, in compact form. */
export class Sheet {
  readonly light: Light
  private readonly random: () => number
  private readonly parts: string[] = []
  private readonly gradients: string[] = []
  private readonly stamps: string[] = []

  constructor(light: Light, seed: string) {
    this.light = light
    this.random = randomOf(seed)
  }

  between(least: number, most: number): number {
    return least + this.random() * (most - least)
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0]
  }

  /** Adds a path; its numbers must be rounded by `p`. */
  path(d: string, fill: string, opacity = 1): void {
    this.parts.push(`<path d="${dense(d)}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${short(opacity)}"`}/>`)
  }

  line(d: string, colour: string, width: number, opacity = 1): void {
    const faint = opacity === 1 ? '' : ` opacity="${short(opacity)}"`
    this.parts.push(
      `<path d="${dense(d)}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${faint}/>`,
    )
  }

  rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    this.path(box(x, y, width, height), fill, opacity)
  }

  circle(x: number, y: number, radius: number, fill: string, opacity = 1): void {
    const faint = opacity === 1 ? '' : ` opacity="${short(opacity)}"`
    this.parts.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${faint}/>`)
  }

  /** A vertical gradient. */
  fade(...colours: readonly string[]): string {
    const stops = colours.map((colour, index) => {
      const offset = index === 0 ? '' : ` offset="${short(index / (colours.length - 1))}"`
      return `<stop${offset} stop-color="${colour}"/>`
    })
    const id = `g${this.gradients.length}`
    this.gradients.push(`<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`)
    return `url(#${id})`
  }

  /** A radial gradient that fades out around a light. */
  halo(colour: string): string {
    const id = `g${this.gradients.length}`
    this.gradients.push(
      `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return `url(#${id})`
  }

  /** Rows or columns of windows: a dashed line whose dashes are the panes. */
  panes(d: string, colour: string, width: number, [pane, gap]: readonly [number, number], opacity = 1): void {
    if (d === '') return
    this.parts.push(
      `<path d="${d}" stroke="${colour}" stroke-width="${short(width)}" stroke-dasharray="${short(pane)} ${short(gap)}" opacity="${opacity}"/>`,
    )
  }

  /** Defines what `draw` draws around 0, 0 in `currentColor` once, and returns a function that places it. */
  stamp(draw: () => void): (x: number, y: number, scale: number, colour: string) => void {
    const id = `s${this.stamps.length}`
    const before = this.parts.length
    draw()
    this.stamps.push(`<g id="${id}">${this.parts.splice(before).join('')}</g>`)
    return (x, y, scale, colour) => {
      this.parts.push(
        `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${String(Math.round(scale * 100) / 100).replace(/^0/, '')})" color="${colour}"/>`,
      )
    }
  }

  /** Draws everything in `draw` translated, scaled, and tinted by the horizon's colour. */
  at(x: number, y: number, scale: number, draw: () => void): void {
    this.parts.push(`<g transform="translate(${short(x)} ${short(y)})scale(${Math.round(scale * 1000) / 1000})">`)
    draw()
    this.parts.push('</g>')
  }

  /** A colour tinted by the air at this distance. */
  hazy(colour: string, haze: number): string {
    return mixed(colour, this.light.sky[2], haze)
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${this.gradients.join('')}${this.stamps.join('')}</defs>${this.parts.join('')}</svg>\n`
  }
}

/** Formats the numbers of a path: `p\`M${x} ${y}z\``. */
export const p = (texts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  texts.map((text, index) => text + (index < numbers.length ? short(numbers[index] ?? 0) : '')).join('')

export const box = (x: number, y: number, width: number, height: number): string =>
  p`M${x} ${y}h${width}v${height}H${x}z`

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => p`${x} ${y}`).join(' ')}z`
