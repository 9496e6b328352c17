import { HEIGHT, WIDTH } from './canvas.mjs'
import { person, pine, water } from './things.mjs'

function desert(c) {
  c.sky(400, 590, 130)
  c.hills(360, 60, 300, '#e0b184')
  c.path('M0 420Q200 330 420 400T800 360V600H0z', '#e8bf84')
  c.path('M420 400T800 360V600H300Q520 500 420 400z', '#d29f62')
  c.path('M0 520Q180 440 420 500T800 470V600H0z', '#f0cd94')
  c.shape(
    [
      [120, 440],
      [190, 372],
      [260, 440],
    ],
    '#b34e3d',
  )
  c.shape(
    [
      [165, 440],
      [190, 372],
      [212, 440],
    ],
    '#f6e6cd',
  )
  c.shape(
    [
      [250, 452],
      [300, 404],
      [350, 452],
    ],
    '#97402f',
  )
  for (const x of [470, 556, 642]) {
    c.path(
      `M${x} 448q10-34 24-12q12-26 26 4q10-20 12-26h12l-4 12-4 8q-4 26-16 26v34h-5v-32h-26v32h-5v-34q-10-2-14-12z`,
      '#7d5534',
    )
  }
}

function savanna(c) {
  c.sky(420, 300, 240)
  c.hills(400, 30, 280, '#a99a6b')
  c.fade(410, 190, '#e0c06f', '#c39a4a')
  for (const [x, y, h] of [
    [600, 450, 190],
    [160, 430, 120],
  ]) {
    c.line(
      `M${x} ${y}L${x + 6} ${y - h * 0.6}M${x + 3} ${y - h * 0.4}L${x - h * 0.3} ${y - h * 0.8}M${x + 4} ${y - h * 0.4}L${x + h * 0.34} ${y - h * 0.82}`,
      '#5d4632',
      h * 0.05,
    )
    c.ellipse(x, y - h * 0.86, h * 0.66, h * 0.13, '#5f8147')
    c.ellipse(x + h * 0.2, y - h * 0.95, h * 0.42, h * 0.1, '#6e9152')
  }
  for (const [x, s] of [
    [380, 1],
    [470, 0.8],
  ]) {
    const y = 510
    c.path(
      `M${x} ${y}v${-70 * s}q0-${20 * s} ${20 * s}-${24 * s}l${26 * s}-${96 * s}l${-4 * s}-${8 * s}l${26 * s}-${2 * s}l${10 * s} ${14 * s}l${-18 * s} ${6 * s}l${-14 * s} ${96 * s}v${86 * s}h-${8 * s}v${-54 * s}h-${30 * s}v${54 * s}z`,
      '#d59b4a',
    )
    for (const [dx, dy] of [
      [14, 62],
      [26, 72],
      [34, 98],
      [40, 120],
      [8, 48],
      [44, 142],
    ])
      c.circle(x + dx * s, y - dy * s, 4.5 * s, '#9a6530')
  }
  c.faint(0.5, () => {
    for (let x = 10; x < WIDTH; x += 24) c.line(`M${x} ${580 + c.between(-30, 10)}q4-18 10-24`, '#a27f38', 3)
  })
}

function snow(c) {
  c.sky(400, 160, 110)
  c.clouds(2, 110)
  c.shape(
    [
      [0, 400],
      [220, 140],
      [360, 300],
      [520, 110],
      [800, 360],
      [800, 600],
      [0, 600],
    ],
    '#b8cddd',
  )
  c.shape(
    [
      [520, 110],
      [800, 360],
      [800, 600],
      [300, 600],
    ],
    '#f2f8fc',
  )
  c.shape(
    [
      [220, 140],
      [360, 300],
      [250, 600],
      [0, 600],
      [0, 400],
    ],
    '#dce9f2',
  )
  c.line('M0 210L800 90', '#4a5a68', 4)
  for (const x of [150, 400, 650]) {
    const y = 210 - x * 0.15
    c.rect(x - 2, y, 4, 34, '#4a5a68')
    c.rect(x - 20, y + 34, 40, 34, '#d9573f', 8)
    c.rect(x - 13, y + 40, 26, 14, '#d6ecf7', 3)
  }
  for (const [x, y, h] of [
    [40, 540, 130],
    [110, 580, 160],
    [200, 560, 110],
    [720, 560, 150],
    [780, 590, 120],
    [640, 590, 90],
  ])
    pine(c, x, y, h, '#4f7f77')
  person(c, 470, 430, 60, '#345f83')
  c.line('M446 436l60-10M452 446l60-10', '#20354a', 5)
  c.faint(0.6, () => c.line('M500 200Q420 300 500 340T470 430', '#b8cddd', 6))
}

function kayak(c) {
  c.sky(330, 640, 110)
  c.clouds(2, 90)
  c.shape(
    [
      [0, 120],
      [90, 150],
      [150, 260],
      [210, 330],
      [250, 350],
      [0, 360],
    ],
    '#8c7f76',
  )
  c.shape(
    [
      [800, 60],
      [700, 130],
      [640, 250],
      [560, 320],
      [540, 350],
      [800, 360],
    ],
    '#7b7069',
  )
  c.hills(330, 46, 180, '#76a08d')
  water(c, 340, 260, '#63c0c4', '#1f7f8f')
  for (const [x, y, size, colour] of [
    [300, 430, 150, '#e4694f'],
    [520, 500, 190, '#f0b43c'],
  ]) {
    person(c, x, y, size * 0.42, '#345f83')
    c.path(
      `M${x - size * 0.6} ${y - 8}Q${x} ${y + 10} ${x + size * 0.6} ${y - 8}Q${x} ${y + size * 0.24} ${x - size * 0.6} ${y - 8}z`,
      colour,
    )
    c.line(`M${x - size * 0.3} ${y + 4}L${x + size * 0.34} ${y - size * 0.3}`, '#6b4a35', 5)
    c.ellipse(x - size * 0.34, y + 8, 12, 6, '#f6e6cd')
    c.ellipse(x + size * 0.37, y - size * 0.32, 12, 6, '#f6e6cd')
  }
}

function reef(c) {
  c.fade(0, HEIGHT, '#7fd3e0', '#0f4f7d')
  c.faint(0.2, () => {
    for (const x of [120, 300, 470, 640])
      c.shape(
        [
          [x, 0],
          [x + 70, 0],
          [x + 10, 460],
          [x - 120, 460],
        ],
        '#ffffff',
      )
  })
  c.hills(560, 60, 120, '#2b6f7f')
  for (let x = 30; x < WIDTH; x += 74) {
    const colour = c.pick(['#f08a5d', '#f2b84b', '#d9577a', '#8a63b8', '#e7d5a5'])
    const height = c.between(50, 130)
    for (const lean of [-26, -8, 10, 28])
      c.line(`M${x} 590Q${x + lean * 0.4} ${590 - height * 0.5} ${x + lean} ${590 - height}`, colour, 12)
  }
  for (let fish = 0; fish < 11; fish += 1) {
    const [x, y, s] = [c.between(60, 720), c.between(120, 440), c.between(14, 30)]
    const colour = c.pick(['#ffcf5c', '#ff8f5a', '#f6fafc', '#f2698a'])
    c.path(
      `M${x - s} ${y}q${s}-${s * 0.9} ${s * 2} 0q-${s} ${s * 0.9} -${s * 2} 0zm0 0l-${s * 0.7}-${s * 0.6}v${s * 1.2}z`,
      colour,
    )
  }
  c.line('M520 262L600 244L650 262M520 270L596 274L648 300', '#20354a', 13)
  c.shape(
    [
      [644, 254],
      [692, 246],
      [684, 276],
    ],
    '#f2b84b',
  )
  c.shape(
    [
      [640, 296],
      [684, 302],
      [662, 326],
    ],
    '#f2b84b',
  )
  c.ellipse(490, 260, 52, 19, '#20354a')
  c.rect(468, 228, 56, 16, '#d9573f', 8)
  c.line('M452 268L420 300', '#20354a', 11)
  c.circle(432, 252, 20, '#20354a')
  c.circle(425, 254, 15, '#e3b592')
  c.rect(408, 245, 20, 14, '#7fd3e0', 5)
  for (const [x, y, r] of [
    [408, 214, 5],
    [398, 190, 7],
    [412, 160, 9],
  ])
    c.circle(x, y, r, '#e9f7fb')
}

export const WILD = { desert, savanna, snow, kayak, reef }
