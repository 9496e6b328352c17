/** Times of day: sky colours from top to horizon, and the tint of everything below. */
export const MOODS = {
  dawn: { sky: ['#8fb7dc', '#f7d9c4'], sun: '#fff1d6', light: '#f3b79b', amount: 0.16, lamps: false },
  day: { sky: ['#5aa6e0', '#d6ecf7'], sun: '#fff6c9', light: '#ffffff', amount: 0, lamps: false },
  dusk: { sky: ['#3b4a86', '#f59f6b'], sun: '#ffd27a', light: '#6a3f6e', amount: 0.3, lamps: true },
  night: { sky: ['#0b1536', '#2c4674'], sun: '#f3f0dc', light: '#0d1c46', amount: 0.58, lamps: true },
}

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Interpolates between two colours. */
export function mix(from, to, amount) {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + (target[index] - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
