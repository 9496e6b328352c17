import { HEIGHT, WIDTH } from './canvas.mjs'
import { boat, cypress, palm, water } from './things.mjs'

function temple(c) {
  c.sky(420, 200, 130)
  c.clouds(2, 110)
  c.hills(390, 80, 260, '#8fae9c')
  c.fade(430, 170, '#c8cfae', '#a7b58a')
  for (let storey = 0; storey < 4; storey += 1) {
    const [y, half] = [430 - storey * 76, 120 - storey * 20]
    c.rect(540 - half * 0.62, y - 50, half * 1.24, 50, '#f1e4cf')
    for (const dx of [-0.5, -0.16, 0.16, 0.5]) c.rect(540 + half * dx - 4, y - 50, 8, 50, '#b0413a')
    c.path(
      `M${540 - half - 16} ${y - 44}Q${540 - half * 0.6} ${y - 60} ${540 - half * 0.5} ${y - 78}H${540 + half * 0.5}Q${540 + half * 0.6} ${y - 60} ${540 + half + 16} ${y - 44}z`,
      '#3c4a57',
    )
  }
  c.rect(536, 92, 8, 44, '#c9a24a')
  c.rect(150, 330, 18, 160, '#c8463a')
  c.rect(282, 330, 18, 160, '#c8463a')
  c.path('M116 318q108 20 218 0v22q-110 14-218 0z', '#a83a30')
  c.rect(140, 372, 170, 14, '#c8463a')
  c.path('M190 600L220 470H240L290 600z', '#e7ddc8')
  for (const [x, y, r] of [
    [40, 420, 60],
    [84, 388, 54],
    [720, 400, 62],
    [760, 360, 54],
    [690, 440, 46],
    [24, 366, 44],
  ])
    c.circle(x, y, r, '#f0b3c0')
  for (const x of [58, 728]) c.rect(x, 430, 14, 90, '#6b4a35')
}

function ruins(c) {
  c.sky(430, 620, 120)
  c.clouds(2, 110)
  c.hills(420, 50, 260, '#9fb07f')
  c.fade(430, 170, '#d9c28c', '#bfa068')
  c.shape(
    [
      [110, 250],
      [320, 150],
      [530, 250],
    ],
    '#e6d6b4',
  )
  c.shape(
    [
      [160, 240],
      [320, 168],
      [480, 240],
    ],
    '#d2bd92',
  )
  c.rect(120, 250, 400, 26, '#efe2c4')
  for (let x = 134; x < 520; x += 60) {
    c.rect(x, 276, 30, 160, '#f0e4ca')
    c.faint(0.4, () => c.rect(x + 18, 276, 10, 160, '#b7a071'))
    c.rect(x - 5, 276, 40, 10, '#e2d2ab')
  }
  c.rect(100, 436, 440, 18, '#e6d6b4')
  c.rect(80, 454, 480, 20, '#d9c597')
  c.rect(620, 330, 34, 130, '#efe2c4')
  c.shape(
    [
      [614, 330],
      [640, 316],
      [660, 330],
    ],
    '#e2d2ab',
  )
  c.rect(700, 400, 34, 64, '#efe2c4')
  c.ellipse(640, 510, 44, 15, '#e2d2ab')
  cypress(c, 60, 470, 150)
  cypress(c, 770, 480, 170)
}

function courtyard(c) {
  c.fade(0, HEIGHT, '#f2d5ab', '#e2b27c')
  c.sky(150, 620, 60)
  c.rect(0, 150, WIDTH, 18, '#b5573f')
  for (let x = 20; x < WIDTH; x += 196) {
    c.path(`M${x} 430V270q0-84 76-84t76 84v160z`, '#8a4f3a')
    c.path(`M${x + 14} 430V276q0-70 62-70t62 70v154z`, c.lamps ? '#d98b4a' : '#5f7f83')
    c.rect(x - 24, 230, 24, 210, '#f7e6c8')
  }
  c.fade(430, 170, '#3f8f8c', '#2b6f74')
  for (let y = 440; y < 600; y += 32) {
    for (let x = (y / 32) % 2 === 0 ? 0 : 24; x < WIDTH; x += 48)
      c.shape(
        [
          [x, y],
          [x + 14, y + 14],
          [x, y + 28],
          [x - 14, y + 14],
        ],
        '#e9d9a6',
      )
  }
  c.ellipse(400, 520, 150, 46, '#f4efe2')
  c.ellipse(400, 512, 128, 36, '#6fc0cf')
  c.rect(388, 440, 24, 76, '#f4efe2')
  c.ellipse(400, 440, 52, 14, '#f4efe2')
  c.line('M400 432q-30-50-44 0M400 432q30-50 44 0', '#d6f0f5', 4)
  palm(c, 120, 540, 190, 14)
  palm(c, 690, 540, 200, -14)
}

function bridge(c) {
  c.sky(430, 150, 130)
  c.clouds(3, 120)
  c.hills(420, 70, 260, '#7f9f8a')
  water(c, 420, 180, '#6fabc0', '#2f7390')
  c.rect(0, 392, WIDTH, 14, '#b8432f')
  for (const x of [210, 570]) {
    c.rect(x, 140, 14, 320, '#c8503a')
    c.rect(x + 38, 140, 14, 320, '#c8503a')
    for (const y of [150, 220, 300, 370]) c.rect(x, y, 52, 12, '#c8503a')
  }
  c.line('M-20 330Q120 300 236 146Q400 480 596 146Q700 320 820 340', '#c8503a', 6)
  for (let x = 250; x < 590; x += 20) {
    const y = 146 + 167 * (1 - ((x - 416) / 180) ** 2)
    c.line(`M${x} ${Math.round(y)}V392`, '#c8503a', 2)
  }
  boat(c, 420, 500, 100)
  boat(c, 690, 460, 54)
}

export const LANDMARKS = { temple, ruins, courtyard, bridge }
