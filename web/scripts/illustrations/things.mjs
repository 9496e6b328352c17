/** Objects of several scenes, drawn with their foot at x, y. */

export function pine(canvas, x, y, height, colour = '#2f6b4f') {
  canvas.rect(x - height * 0.03, y - height * 0.15, height * 0.06, height * 0.15, '#6b4a35')
  for (let layer = 0; layer < 3; layer += 1) {
    const [top, half] = [y - height + layer * height * 0.24, height * (0.16 + layer * 0.06)]
    canvas.shape(
      [
        [x, top],
        [x + half, top + height * 0.4],
        [x - half, top + height * 0.4],
      ],
      colour,
    )
  }
}

export function palm(canvas, x, y, height, lean = 20) {
  const [top, head] = [y - height, x + lean]
  canvas.line(`M${x} ${y}Q${x + lean * 0.2} ${y - height * 0.5} ${head} ${top}`, '#8a6a48', height * 0.05)
  for (const [dx, dy] of [
    [-0.5, 0.1],
    [-0.36, -0.18],
    [-0.05, -0.3],
    [0.36, -0.18],
    [0.5, 0.1],
    [0.2, 0.3],
    [-0.22, 0.3],
  ]) {
    const [endX, endY] = [head + dx * height, top + dy * height * 0.8]
    const [midX, midY] = [head + dx * height * 0.5, top + dy * height * 0.4 - height * 0.12]
    canvas.path(
      `M${head} ${top}Q${midX} ${midY} ${endX} ${endY}Q${midX} ${midY + height * 0.11} ${head} ${top}z`,
      '#3c8a55',
    )
  }
}

export function cypress(canvas, x, y, height) {
  canvas.path(
    `M${x} ${y - height}q${height * 0.16} ${height * 0.5} ${height * 0.05} ${height}h-${height * 0.1}q-${height * 0.11} -${height * 0.5} ${height * 0.05} -${height}z`,
    '#2d5c43',
  )
}

export function roundTree(canvas, x, y, height, colour = '#4d8f58') {
  canvas.rect(x - height * 0.04, y - height * 0.4, height * 0.08, height * 0.4, '#6b4a35')
  canvas.circle(x, y - height * 0.66, height * 0.32, colour)
  canvas.circle(x - height * 0.2, y - height * 0.5, height * 0.22, colour)
  canvas.circle(x + height * 0.21, y - height * 0.5, height * 0.2, colour)
}

/** Rows of windows; at night, some are lit. */
export function windows(canvas, { x, y, columns, rows, width, height, gapX, gapY, glass = '#cfe3ee' }) {
  let [dark, lit] = ['', '']
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pane = `M${Math.round(x + column * gapX)} ${Math.round(y + row * gapY)}h${width}v${height}h-${width}z`
      if (canvas.lamps && canvas.between(0, 1) < 0.6) lit += pane
      else dark += pane
    }
  }
  if (dark !== '') canvas.path(dark, glass)
  if (lit !== '') canvas.glowPath(lit, '#ffd98a')
}

export function water(canvas, y, height, top = '#5fb3c8', bottom = '#2b7f9e') {
  canvas.fade(y, height, top, bottom)
  canvas.faint(0.35, () => {
    for (let wave = 0; wave < 16; wave += 1) {
      const [x, at] = [canvas.between(0, 740), y + canvas.between(8, height - 6)]
      canvas.rect(x, at, canvas.between(24, 90), 3, '#e9f7fb', 1.5)
    }
  })
}

export function person(canvas, x, y, height, coat, hair = '#4a352a') {
  canvas.path(
    `M${x - height * 0.16} ${y}q0-${height * 0.7} ${height * 0.16}-${height * 0.7}t${height * 0.16} ${height * 0.7}z`,
    coat,
  )
  canvas.circle(x, y - height * 0.8, height * 0.14, '#e3b592')
  canvas.path(
    `M${x - height * 0.14} ${y - height * 0.8}a${height * 0.14} ${height * 0.14} 0 0 1 ${height * 0.28} 0z`,
    hair,
  )
}

/** A sailing boat with its waterline at y. */
export function boat(canvas, x, y, size, sail = '#fff4e2') {
  canvas.path(
    `M${x - size * 0.5} ${y - size * 0.14}h${size}l-${size * 0.16} ${size * 0.22}h-${size * 0.68}z`,
    '#a8483c',
  )
  canvas.rect(x - 2, y - size * 0.95, 4, size * 0.82, '#6b4a35')
  canvas.shape(
    [
      [x + 5, y - size * 0.92],
      [x + 5, y - size * 0.2],
      [x + size * 0.46, y - size * 0.2],
    ],
    sail,
  )
  canvas.shape(
    [
      [x - 5, y - size * 0.8],
      [x - 5, y - size * 0.2],
      [x - size * 0.36, y - size * 0.2],
    ],
    sail,
  )
}
