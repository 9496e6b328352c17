import { mix, MOODS } from './moods.mjs'

export const WIDTH = 800
export const HEIGHT = 600

/** Seeded pseudo-random numbers from 0 to 1, so that drawings are deterministic. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const round = (number) => Math.round(number * 10) / 10

/** Draws plain shapes in daylight colours, which the mood tints. */
export function createCanvas(moodName, seed) {
  const mood = MOODS[moodName]
  const random = randomFrom(seed)
  const parts = []
  const definitions = []
  const lit = (colour) => mix(colour, mood.light, mood.amount)

  const canvas = {
    mood: moodName,
    lamps: mood.lamps,
    /** A random number in a range. */
    between: (least, most) => least + random() * (most - least),
    pick: (list) => list[Math.floor(random() * list.length)],
    rect(x, y, width, height, colour, corner = 0) {
      const rx = corner === 0 ? '' : ` rx="${corner}"`
      parts.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rx} fill="${lit(colour)}"/>`,
      )
    },
    circle(x, y, radius, colour) {
      parts.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${lit(colour)}"/>`)
    },
    ellipse(x, y, rx, ry, colour) {
      parts.push(
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${lit(colour)}"/>`,
      )
    },
    /** @param points [x, y] pairs */
    shape(points, colour) {
      const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
      parts.push(`<polygon points="${list}" fill="${lit(colour)}"/>`)
    },
    path(d, colour) {
      parts.push(`<path d="${d}" fill="${lit(colour)}"/>`)
    },
    line(d, colour, width) {
      parts.push(
        `<path d="${d}" fill="none" stroke="${lit(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
    },
    /** A light source, which moods do not dim. */
    glow(x, y, width, height, colour) {
      parts.push(
        `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${colour}"/>`,
      )
    },
    /** A window, lit at night. */
    lamp(x, y, width, height, glass) {
      if (mood.lamps) canvas.glow(x, y, width, height, '#ffd98a')
      else canvas.rect(x, y, width, height, glass)
    },
    glowPath(d, colour) {
      parts.push(`<path d="${d}" fill="${colour}"/>`)
    },
    /** Makes everything drawn inside transparent. */
    faint(opacity, draw) {
      parts.push(`<g opacity="${opacity}">`)
      draw()
      parts.push('</g>')
    },
    /** Two horizontal areas that meet at `y`. */
    fade(y, height, top, bottom) {
      const id = `g${definitions.length}`
      definitions.push(
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${lit(top)}"/><stop offset="1" stop-color="${lit(bottom)}"/></linearGradient>`,
      )
      parts.push(`<rect y="${y}" width="${WIDTH}" height="${height}" fill="url(#${id})"/>`)
    },
    sky(horizon, sunX, sunY) {
      const [top, bottom] = mood.sky
      definitions.push(
        `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
      )
      parts.push(`<rect width="${WIDTH}" height="${horizon}" fill="url(#sky)"/>`)
      if (moodName === 'night') {
        for (let star = 0; star < 26; star += 1) {
          const [x, y] = [random() * WIDTH, random() * horizon * 0.75]
          parts.push(
            `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.8 + random() * 1.4)}" fill="#fff" opacity=".8"/>`,
          )
        }
      }
      parts.push(`<circle cx="${sunX}" cy="${sunY}" r="74" fill="${mood.sun}" opacity=".18"/>`)
      parts.push(`<circle cx="${sunX}" cy="${sunY}" r="44" fill="${mood.sun}"/>`)
    },
    clouds(count, y) {
      if (moodName === 'night') return
      for (let cloud = 0; cloud < count; cloud += 1) {
        const [x, top] = [canvas.between(40, WIDTH - 160), y + canvas.between(-30, 30)]
        const width = canvas.between(70, 150)
        parts.push(
          `<path d="M${round(x)} ${round(top)}h${round(width)}a18 18 0 0 0-22-20a30 30 0 0 0-54-8a24 24 0 0 0-${round(width - 90 + 34)} 14z" fill="#fff" opacity=".55"/>`,
        )
      }
    },
    /** Hills across the picture, filled to the bottom. */
    hills(y, rise, step, colour) {
      let d = `M0 ${HEIGHT}V${round(y - random() * rise)}`
      for (let x = 0; x < WIDTH; x += step) {
        const [peak, end] = [y - random() * rise, y - random() * rise]
        d += `Q${round(x + step / 2)} ${round(peak - rise * 0.4)} ${round(x + step)} ${round(end)}`
      }
      canvas.path(`${d}V${HEIGHT}z`, colour)
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${definitions.join('')}</defs>${parts.join('')}</svg>\n`,
  }
  return canvas
}
