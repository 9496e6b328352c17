/** In pixels. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a box is not cut off by the edge of what is in view: all of it is, or nothing. */
export const isUncut = (box: Box, view: Box): boolean =>
  !overlap(box, view) ||
  (view.left <= box.left && box.right <= view.right && view.top <= box.top && box.bottom <= view.bottom)

/**
 * Finds room for as many as possible, where they cover neither `taken` boxes nor each other. Who comes first chooses
 * first.
 * @param boxesOf where one could be, the best place first
 */
export function roomFor<T, B extends Box>(
  all: readonly T[],
  boxesOf: (one: T) => readonly B[],
  taken: readonly Box[],
): { readonly one: T; readonly box: B }[] {
  const boxes = [...taken]
  return all.flatMap((one) => {
    const box = boxesOf(one).find((possible) => !boxes.some((other) => overlap(possible, other)))
    if (box === undefined) return []
    boxes.push(box)
    return [{ one, box }]
  })
}
