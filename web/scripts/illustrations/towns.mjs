import { WIDTH } from './canvas.mjs'
import { cypress, person, roundTree, water, windows } from './things.mjs'

function skyline(c) {
  c.sky(470, 620, 120)
  c.clouds(2, 110)
  for (let x = -10; x < WIDTH; x += 58) c.rect(x, c.between(230, 360), 56, 300, '#a9bccb')
  for (let x = -20; x < WIDTH; x += 96) {
    const [top, width] = [c.between(150, 330), c.between(66, 92)]
    const wall = c.pick(['#6f8aa3', '#8296a8', '#5f7b94', '#93a1ac'])
    c.rect(x, top, width, 360, wall)
    if (c.between(0, 1) < 0.4) c.rect(x + width / 2 - 2, top - 44, 4, 44, wall)
    windows(c, {
      x: x + 10,
      y: top + 16,
      columns: Math.floor((width - 14) / 18),
      rows: 14,
      width: 10,
      height: 12,
      gapX: 18,
      gapY: 22,
    })
  }
  water(c, 500, 100, '#6fa5bb', '#376f8b')
}

function rooftops(c) {
  c.sky(380, 170, 120)
  c.clouds(3, 100)
  c.hills(340, 60, 240, '#88a98f')
  c.rect(560, 150, 60, 260, '#efe2cc')
  c.shape(
    [
      [552, 150],
      [590, 86],
      [628, 150],
    ],
    '#b5573f',
  )
  c.circle(590, 190, 15, '#fff8ea')
  c.rect(580, 236, 20, 34, '#7c8fa0', 10)
  for (const [row, y] of [
    [0, 350],
    [1, 430],
    [2, 515],
  ]) {
    for (let x = -30 - row * 20; x < WIDTH; x += 106) {
      const [width, top] = [112, y + c.between(-24, 16)]
      c.rect(x, top, width, 280, c.pick(['#f4e6cf', '#f1d3ae', '#e9dccb', '#f6efe0', '#e8c5a0']))
      c.shape(
        [
          [x - 8, top],
          [x + 14, top - 34],
          [x + width - 14, top - 34],
          [x + width + 8, top],
        ],
        c.pick(['#c9674a', '#b5573f', '#d27a55']),
      )
      windows(c, {
        x: x + 18,
        y: top + 18,
        columns: 3,
        rows: 3,
        width: 16,
        height: 24,
        gapX: 30,
        gapY: 44,
        glass: '#6f97ad',
      })
    }
  }
}

function canal(c) {
  c.sky(380, 640, 90)
  c.clouds(2, 90)
  for (let x = 0, index = 0; x < WIDTH; x += 100, index += 1) {
    const top = 150 + c.between(0, 60)
    const wall = c.pick(['#8c4a3f', '#b5654a', '#3f5566', '#c9a27a', '#6d4b52'])
    c.rect(x, top, 98, 300, wall)
    if (index % 2 === 0)
      c.shape(
        [
          [x, top],
          [x + 16, top - 34],
          [x + 34, top - 34],
          [x + 34, top - 58],
          [x + 64, top - 58],
          [x + 64, top - 34],
          [x + 82, top - 34],
          [x + 98, top],
        ],
        wall,
      )
    else
      c.shape(
        [
          [x, top],
          [x + 49, top - 62],
          [x + 98, top],
        ],
        wall,
      )
    windows(c, {
      x: x + 14,
      y: top + 14,
      columns: 3,
      rows: 5,
      width: 18,
      height: 28,
      gapX: 27,
      gapY: 48,
      glass: '#e6eef2',
    })
  }
  c.rect(0, 420, WIDTH, 26, '#8f867d')
  water(c, 444, 156, '#6d9aa3', '#345f70')
  c.path('M480 452Q620 380 800 440V470Q620 412 500 470z', '#a7998a')
  c.path('M130 500h170l-24 34H158z', '#2f4a5c')
  c.rect(176, 478, 84, 24, '#f4e6cf', 5)
  for (const x of [40, 360, 430]) roundTree(c, x, 424, 110, '#5f9a5d')
}

function vineyard(c) {
  c.sky(340, 610, 120)
  c.clouds(3, 110)
  c.hills(320, 60, 280, '#9fb88f')
  c.hills(370, 40, 220, '#86a86b')
  c.rect(180, 290, 130, 80, '#f1ddb8')
  c.shape(
    [
      [168, 292],
      [200, 256],
      [290, 256],
      [322, 292],
    ],
    '#c9674a',
  )
  c.rect(300, 262, 44, 108, '#efd7ab')
  c.shape(
    [
      [294, 264],
      [322, 236],
      [350, 264],
    ],
    '#b5573f',
  )
  windows(c, { x: 198, y: 310, columns: 3, rows: 1, width: 18, height: 28, gapX: 36, gapY: 40, glass: '#6f97ad' })
  for (const [x, h] of [
    [130, 120],
    [152, 96],
    [370, 130],
    [394, 104],
    [420, 80],
  ])
    cypress(c, x, 380, h)
  c.fade(380, 220, '#b9c06b', '#8f9f4a')
  for (let row = 0; row < 15; row += 1) {
    const [top, bottom] = [330 + row * 12, -640 + row * 150]
    c.shape(
      [
        [top, 384],
        [top + 5, 384],
        [bottom + 66, 600],
        [bottom, 600],
      ],
      row % 2 === 0 ? '#5f8a45' : '#6f9a4f',
    )
  }
}

function market(c) {
  c.sky(260, 640, 80)
  c.rect(0, 150, WIDTH, 300, '#e8cfa6')
  windows(c, { x: 30, y: 180, columns: 8, rows: 2, width: 40, height: 58, gapX: 98, gapY: 96, glass: '#7c94a0' })
  c.fade(440, 160, '#d9c3a0', '#b99f7c')
  for (const [x, colour] of [
    [30, '#d9573f'],
    [290, '#3f8f7c'],
    [550, '#e6a63a'],
  ]) {
    for (const dx of [6, 206]) c.rect(x + dx, 330, 8, 200, '#7a583c')
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const left = x - 8 + stripe * 29
      c.path(
        `M${left} 350L${left + 8} 296H${left + 35}L${left + 29} 350a14.5 14.5 0 0 1-29 0z`,
        stripe % 2 === 0 ? colour : '#fff4e2',
      )
    }
    c.rect(x, 450, 220, 86, '#9a7450')
    for (let heap = 0; heap < 4; heap += 1) {
      const fruit = c.pick(['#e4694f', '#f2b84b', '#7fae4d', '#c8463a', '#f0913c'])
      for (const [dx, dy] of [
        [-16, 0],
        [0, 0],
        [16, 0],
        [-8, -13],
        [8, -13],
        [0, -26],
      ])
        c.circle(x + 34 + heap * 52 + dx, 446 + dy, 9, fruit)
    }
  }
  person(c, 268, 580, 110, '#345f83')
  person(c, 528, 590, 118, '#8a5a8f')
}

export const TOWNS = { skyline, rooftops, canal, vineyard, market }
