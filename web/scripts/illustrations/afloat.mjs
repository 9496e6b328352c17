import { boat, palm, pine, water } from './things.mjs'

function pool(c) {
  c.sky(300, 170, 110)
  c.clouds(2, 90)
  c.hills(300, 50, 260, '#7fa58a')
  c.rect(430, 190, 370, 190, '#fbf5ea')
  c.rect(410, 176, 400, 20, '#d9cbb4')
  for (const x of [460, 560, 660]) c.lamp(x, 226, 74, 154, '#a9d0df')
  c.fade(370, 230, '#eadfca', '#dccbae')
  c.shape(
    [
      [60, 420],
      [610, 420],
      [760, 580],
      [0, 580],
      [0, 480],
    ],
    '#fdfaf2',
  )
  c.shape(
    [
      [90, 432],
      [592, 432],
      [716, 566],
      [0, 566],
      [0, 506],
    ],
    '#4fbcd0',
  )
  c.faint(0.4, () => {
    for (let wave = 0; wave < 12; wave += 1)
      c.rect(c.between(60, 560), c.between(446, 556), c.between(30, 80), 4, '#e9f7fb', 2)
  })
  for (const x of [640, 706]) {
    c.shape(
      [
        [x, 420],
        [x + 60, 420],
        [x + 92, 470],
        [x + 20, 470],
      ],
      '#f4e6cf',
    )
    c.rect(x + 10, 470, 8, 26, '#a37850')
  }
  palm(c, 70, 430, 250, 30)
  palm(c, 380, 400, 190, -20)
}

function fjord(c) {
  c.sky(400, 420, 120)
  c.clouds(2, 110)
  c.shape(
    [
      [280, 390],
      [400, 230],
      [470, 330],
      [540, 260],
      [640, 390],
    ],
    '#a9c0cc',
  )
  c.shape(
    [
      [0, 60],
      [120, 120],
      [200, 260],
      [310, 400],
      [0, 420],
    ],
    '#5f7f7a',
  )
  c.shape(
    [
      [0, 200],
      [90, 260],
      [160, 400],
      [0, 420],
    ],
    '#4d8060',
  )
  c.shape(
    [
      [800, 30],
      [690, 110],
      [600, 280],
      [500, 400],
      [800, 420],
    ],
    '#587670',
  )
  c.shape(
    [
      [800, 220],
      [720, 280],
      [650, 400],
      [800, 420],
    ],
    '#46785a',
  )
  c.line('M146 180q14 90 26 220', '#eef7fa', 7)
  water(c, 395, 205, '#5f9fae', '#23586d')
  c.path('M330 470h230l-30 46H366z', '#20354a')
  c.rect(372, 432, 150, 40, '#fffdf8', 6)
  c.rect(400, 402, 90, 32, '#fffdf8', 6)
  c.rect(452, 366, 26, 38, '#c8463a')
  for (let x = 384; x < 510; x += 24) c.lamp(x, 444, 13, 13, '#7fa5b8')
  for (const [x, y] of [
    [40, 470],
    [90, 520],
    [760, 490],
  ])
    pine(c, x, y, 120)
}

function ship(c) {
  c.sky(440, 640, 100)
  if (c.mood === 'night') {
    for (const [x, colour] of [
      [60, '#5fe0a0'],
      [220, '#7ff0c0'],
      [380, '#9f8ff0'],
      [520, '#5fe0a0'],
    ]) {
      c.faint(0.3, () => c.path(`M${x} 60q60 90 10 200t50 160l70-20q-70-70-20-160t-20-190z`, colour))
    }
  }
  c.hills(430, 46, 180, '#6f8f95')
  water(c, 420, 180, '#4f93aa', '#1d4f69')
  c.path('M170 440h500l-60 80H240z', '#22405c')
  c.rect(170, 440, 500, 10, '#e4694f')
  c.rect(230, 382, 370, 60, '#fffdf8', 8)
  c.rect(280, 330, 260, 54, '#fffdf8', 8)
  c.rect(330, 284, 110, 48, '#fffdf8', 8)
  c.rect(470, 262, 46, 70, '#d9573f')
  c.rect(470, 278, 46, 12, '#fffdf8')
  for (const [y, from, to] of [
    [402, 250, 590],
    [350, 298, 530],
    [300, 346, 430],
  ]) {
    for (let x = from; x < to; x += 30) c.lamp(x, y, 16, 16, '#7fa5b8')
  }
  c.line('M386 284V214M386 226h60', '#4a5a68', 4)
  boat(c, 90, 560, 70)
}

export const AFLOAT = { pool, fjord, ship }
