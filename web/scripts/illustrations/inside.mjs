import { HEIGHT, WIDTH } from './canvas.mjs'
import { person } from './things.mjs'

/** The view from a window: sky, hills and what stands in them. */
function view(c, x, y, width, height) {
  c.rect(x - 12, y - 12, width + 24, height + 24, '#fffaf0', 4)
  c.glow(x, y, width, height, { dawn: '#f7d9c4', day: '#bfe0f2', dusk: '#f0a878', night: '#1c2f5e' }[c.mood])
  c.shape(
    [
      [x, y + height],
      [x, y + height * 0.62],
      [x + width * 0.3, y + height * 0.4],
      [x + width * 0.55, y + height * 0.6],
      [x + width * 0.8, y + height * 0.46],
      [x + width, y + height * 0.6],
      [x + width, y + height],
    ],
    '#7fa58a',
  )
  c.rect(x + width / 2 - 4, y, 8, height, '#fffaf0')
}

function room(c) {
  c.fade(0, 430, '#f0e7da', '#e6d8c5')
  c.fade(430, 170, '#b98d64', '#a37850')
  view(c, 110, 90, 220, 210)
  c.path('M84 70h44v250q-30 8-44 0z', '#d98f7a')
  c.path('M312 70h44v250q-14 8-44 0z', '#d98f7a')
  c.rect(76, 62, 290, 10, '#7a583c')
  c.rect(520, 96, 170, 110, '#fffaf0', 4)
  c.shape(
    [
      [532, 194],
      [580, 136],
      [614, 170],
      [646, 130],
      [678, 194],
    ],
    '#7fa5b8',
  )
  c.rect(430, 250, 340, 150, '#8a5f45', 18)
  c.rect(410, 360, 380, 140, '#fdf8ef', 14)
  c.rect(410, 420, 380, 96, '#5f8f8c', 14)
  for (const x of [446, 620]) c.rect(x, 328, 140, 62, '#ffffff', 20)
  c.rect(428, 510, 18, 40, '#6b4a35')
  c.rect(756, 510, 18, 40, '#6b4a35')
  c.rect(330, 420, 74, 100, '#8a5f45', 6)
  c.rect(362, 356, 8, 64, '#6b4a35')
  c.shape(
    [
      [336, 362],
      [350, 312],
      [384, 312],
      [398, 362],
    ],
    c.lamps ? '#ffd98a' : '#f6e6cd',
  )
  c.ellipse(250, 540, 220, 34, '#d9c3a0')
  c.line('M60 470q-30-120 10-170M60 470q40-100 30-150M60 470q-60-60-50-120', '#3c8a55', 12)
  c.shape(
    [
      [34, 470],
      [90, 470],
      [80, 540],
      [44, 540],
    ],
    '#c9674a',
  )
}

function loft(c) {
  c.fade(0, 440, '#c98f72', '#b97c60')
  c.faint(0.25, () => {
    let bricks = ''
    for (let y = 0; y < 440; y += 26) {
      for (let x = (y / 26) % 2 === 0 ? 0 : 34; x < WIDTH; x += 68) bricks += `M${x} ${y}h64v22h-64z`
    }
    c.path(bricks, '#8f5a44')
  })
  c.fade(440, 160, '#8a6a50', '#765840')
  view(c, 90, 70, 280, 260)
  c.rect(460, 0, 6, 120, '#3b3b3b')
  c.path('M424 160q40-70 78 0z', '#3b3b3b')
  c.circle(463, 164, 14, c.lamps ? '#ffe3a1' : '#fff6dd')
  c.rect(470, 340, 290, 120, '#3f6f7c', 22)
  c.rect(450, 390, 330, 100, '#4f8593', 20)
  for (const x of [486, 650]) c.rect(x, 352, 96, 60, '#e6a63a', 14)
  c.rect(474, 486, 12, 34, '#4a352a')
  c.rect(744, 486, 12, 34, '#4a352a')
  c.rect(180, 450, 220, 16, '#6b4a35', 6)
  c.rect(200, 466, 10, 76, '#6b4a35')
  c.rect(370, 466, 10, 76, '#6b4a35')
  c.rect(240, 424, 60, 26, '#d9573f', 3)
  c.rect(246, 404, 54, 20, '#f4e6cf', 3)
  c.path('M330 450v-26h40v26q-20 10-40 0z', '#fdf8ef')
  c.line('M700 350V210M700 290q-40-10-50-60M700 270q40-10 46-70', '#3c8a55', 9)
}

function table(c) {
  c.fade(0, HEIGHT, '#c79b6d', '#a97b50')
  c.faint(0.2, () => {
    for (const y of [90, 210, 330, 450, 560]) c.rect(0, y, WIDTH, 4, '#6b4a35')
  })
  c.rect(0, 180, WIDTH, 240, '#f4ecdc')
  for (const y of [190, 402]) c.rect(0, y, WIDTH, 8, '#d9573f')
  c.circle(400, 300, 172, '#fffdf8')
  c.circle(400, 300, 140, '#eef1ee')
  c.circle(400, 300, 116, '#d98f4a')
  for (let piece = 0; piece < 16; piece += 1) {
    const [angle, far] = [c.between(0, 6.28), c.between(10, 92)]
    c.circle(
      400 + Math.cos(angle) * far,
      300 + Math.sin(angle) * far,
      c.between(10, 22),
      c.pick(['#7fae4d', '#e4694f', '#f2b84b', '#f6e6cd', '#5f8a45']),
    )
  }
  c.circle(650, 190, 74, '#3f6f7c')
  c.circle(650, 190, 58, '#fff4e2')
  c.circle(650, 190, 46, '#c8463a')
  c.circle(160, 430, 84, '#e6a63a')
  c.circle(160, 430, 66, '#f6e6cd')
  for (const [dx, dy] of [
    [-24, -12],
    [10, -26],
    [26, 8],
    [-8, 22],
    [-34, 18],
    [6, 0],
  ])
    c.circle(160 + dx, 430 + dy, 17, '#b5654a')
  c.circle(150, 160, 52, '#fffdf8')
  c.circle(150, 160, 38, '#6b3f2a')
  c.rect(598, 300, 12, 190, '#cfd6da', 6)
  c.rect(640, 300, 12, 190, '#cfd6da', 6)
  c.ellipse(646, 318, 14, 30, '#cfd6da')
}

function workshop(c) {
  c.fade(0, 400, '#efe0c8', '#e2cca8')
  c.fade(400, 200, '#a97b50', '#8f6440')
  view(c, 300, 60, 200, 170)
  for (const y of [130, 240, 350]) {
    c.rect(20, y, 240, 12, '#7a583c')
    c.rect(540, y, 240, 12, '#7a583c')
    for (const left of [36, 556]) {
      for (let pot = 0; pot < 4; pot += 1) {
        const [x, h] = [left + pot * 56, c.between(40, 74)]
        c.path(
          `M${x + 10} ${y}q-18-${h * 0.5} 2-${h * 0.8}v-${h * 0.2}h18v${h * 0.2}q20 ${h * 0.3} 2 ${h * 0.8}z`,
          c.pick(['#3f6f9c', '#c9674a', '#f4e6cf', '#5f8f8c', '#e6a63a']),
        )
      }
    }
  }
  c.rect(80, 430, 640, 26, '#c79b6d')
  c.rect(110, 456, 22, 120, '#8a5f45')
  c.rect(668, 456, 22, 120, '#8a5f45')
  for (let tile = 0; tile < 4; tile += 1) {
    const x = 150 + tile * 66
    c.rect(x, 372, 58, 58, '#fdf8ef', 3)
    c.shape(
      [
        [x + 29, 378],
        [x + 52, 401],
        [x + 29, 424],
        [x + 6, 401],
      ],
      '#3f6f9c',
    )
    c.circle(x + 29, 401, 9, '#e6a63a')
  }
  person(c, 540, 440, 190, '#5f8f8c')
  c.rect(470, 400, 60, 30, '#c9674a', 8)
}

function museum(c) {
  c.fade(0, 430, '#ece4d8', '#ded2c0')
  c.fade(430, 170, '#b59a7c', '#9c8265')
  for (const x of [40, 700]) {
    c.rect(x, 60, 60, 390, '#f8f3e9')
    c.rect(x - 12, 48, 84, 24, '#e6dccb')
    c.rect(x - 12, 440, 84, 22, '#e6dccb')
  }
  const frames = [
    [140, 110, 150, 190],
    [330, 80, 160, 230],
    [530, 130, 140, 160],
  ]
  for (const [x, y, width, height] of frames) {
    c.rect(x, y, width, height, '#b58a3c', 4)
    c.rect(x + 12, y + 12, width - 24, height - 24, c.pick(['#3f6f7c', '#d9c3a0', '#7f4f5f']))
    c.circle(x + width * 0.5, y + height * 0.4, width * 0.18, c.pick(['#f2b84b', '#e4694f', '#f6e6cd']))
    c.path(
      `M${x + 12} ${y + height - 12}q${width * 0.3}-${height * 0.4} ${width * 0.5}-${height * 0.1}t${width * 0.5 - 24}-${height * 0.05}v${height * 0.15}z`,
      c.pick(['#5f8a45', '#345f83', '#8a5a8f']),
    )
  }
  c.rect(250, 470, 300, 20, '#7a583c', 8)
  c.rect(276, 490, 14, 50, '#6b4a35')
  c.rect(510, 490, 14, 50, '#6b4a35')
  person(c, 600, 560, 150, '#d9573f')
  person(c, 210, 560, 140, '#345f83')
}

export const INSIDE = { room, loft, table, workshop, museum }
