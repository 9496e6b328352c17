import { WIDTH } from './canvas.mjs'
import { boat, palm, person, pine, roundTree, water } from './things.mjs'

function beach(c) {
  c.sky(330, 600, 120)
  c.clouds(3, 110)
  c.hills(330, 40, 260, '#6f9f8f')
  water(c, 320, 150)
  boat(c, 200, 372, 90)
  c.path(`M0 440Q220 400 430 446T800 430V600H0z`, '#f3ddb3')
  c.path(`M0 440Q220 400 430 446T800 430V446Q620 420 430 462T0 456z`, '#fdf6e6')
  c.path('M560 470l90-38 90 38z', '#e4694f')
  c.path('M605 470l45-38 45 38z', '#fff4e2')
  c.rect(647, 440, 5, 92, '#8a6a48')
  c.rect(590, 528, 110, 14, '#4f8fb5', 6)
  palm(c, 92, 566, 260, 46)
  palm(c, 170, 590, 180, -26)
}

function mountains(c) {
  c.sky(420, 620, 110)
  c.clouds(3, 130)
  c.shape(
    [
      [0, 430],
      [150, 210],
      [290, 400],
      [420, 150],
      [600, 400],
      [700, 250],
      [800, 380],
      [800, 600],
      [0, 600],
    ],
    '#8ba4b8',
  )
  c.shape(
    [
      [420, 150],
      [372, 238],
      [404, 226],
      [424, 252],
      [452, 224],
      [482, 242],
    ],
    '#f6fafc',
  )
  c.shape(
    [
      [150, 210],
      [112, 266],
      [146, 256],
      [170, 272],
      [192, 264],
    ],
    '#f6fafc',
  )
  c.shape(
    [
      [700, 250],
      [668, 300],
      [700, 290],
      [722, 304],
      [736, 292],
    ],
    '#f6fafc',
  )
  c.hills(430, 50, 200, '#5f8b76')
  c.hills(490, 36, 270, '#7aa66d')
  for (let x = 20; x < WIDTH; x += 62) pine(c, x + c.between(-16, 16), 520 + c.between(-14, 30), c.between(70, 130))
  c.hills(576, 20, 300, '#8fb873')
}

function lakeCabin(c) {
  c.sky(360, 180, 130)
  c.clouds(2, 100)
  c.shape(
    [
      [0, 370],
      [170, 190],
      [330, 350],
      [480, 220],
      [640, 350],
      [800, 240],
      [800, 400],
      [0, 400],
    ],
    '#7f9db0',
  )
  for (let x = 0; x < WIDTH; x += 40) pine(c, x, 392 + c.between(-4, 6), c.between(60, 110), '#2b6049')
  water(c, 385, 215, '#6aaec0', '#2f7791')
  c.path('M420 470Q560 440 800 452V600H380z', '#7fa866')
  c.shape(
    [
      [500, 360],
      [612, 282],
      [724, 360],
    ],
    '#7a3f33',
  )
  c.rect(524, 360, 176, 112, '#a8714a')
  for (let y = 374; y < 470; y += 16) c.rect(524, y, 176, 2, '#8c5b3a')
  c.rect(640, 262, 22, 46, '#6e6a68')
  c.rect(592, 402, 38, 70, '#5d3c2b')
  for (const x of [540, 650]) c.lamp(x, 388, 34, 34, '#d6ecf7')
  c.shape(
    [
      [300, 520],
      [470, 486],
      [470, 498],
      [300, 536],
    ],
    '#9a7450',
  )
  c.rect(312, 528, 8, 44, '#7a583c')
  c.rect(392, 512, 8, 44, '#7a583c')
  pine(c, 762, 500, 190)
  pine(c, 712, 560, 130)
}

function jungle(c) {
  c.sky(400, 420, 120)
  c.hills(360, 70, 200, '#6ea78a')
  c.hills(420, 50, 150, '#478a64')
  water(c, 430, 170, '#74b9a8', '#2f7f77')
  c.path('M0 470Q240 430 330 600H0z', '#3f7f4d')
  c.path('M800 450Q560 450 500 600H800z', '#3f7f4d')
  c.shape(
    [
      [560, 400],
      [650, 340],
      [740, 400],
    ],
    '#c79a5a',
  )
  c.rect(580, 400, 140, 70, '#a0703f')
  c.rect(632, 416, 36, 54, '#5d3c2b')
  for (const x of [588, 708]) c.rect(x, 460, 8, 50, '#6b4a35')
  palm(c, 130, 520, 250, 30)
  palm(c, 770, 470, 220, -30)
  for (const [x, turn] of [
    [-10, 1],
    [90, 1],
    [800, -1],
    [690, -1],
  ]) {
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const [dx, dy] = [turn * (60 + leaf * 26), -60 - leaf * 26]
      c.path(
        `M${x} 610Q${x + dx * 0.2} ${610 + dy * 1.4} ${x + dx} ${610 + dy}Q${x + dx * 0.7} ${610 + dy * 0.2} ${x} 610z`,
        leaf % 2 === 0 ? '#2f6b41' : '#3c8a55',
      )
    }
  }
}

function trail(c) {
  c.sky(360, 220, 120)
  c.clouds(2, 100)
  c.hills(330, 80, 260, '#7fa3a0')
  c.hills(390, 50, 190, '#6d9f74')
  c.fade(400, 200, '#8dbb72', '#6f9f5d')
  c.path('M360 400Q460 440 380 490T470 600H610Q470 520 500 470T390 400z', '#e3cfa6')
  for (const [x, y, h] of [
    [60, 470, 150],
    [150, 430, 110],
    [250, 420, 90],
    [560, 420, 95],
    [650, 450, 130],
    [740, 500, 180],
    [30, 580, 190],
    [220, 560, 120],
    [690, 590, 150],
  ]) {
    if (x % 4 === 0) pine(c, x, y, h)
    else roundTree(c, x, y, h)
  }
  person(c, 440, 500, 74, '#d9573f')
  c.rect(424, 452, 14, 28, '#345f83', 4)
  person(c, 472, 520, 80, '#e6a63a')
}

export const NATURE = { beach, mountains, 'lake-cabin': lakeCabin, jungle, trail }
