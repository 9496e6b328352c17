export interface Size {
  readonly width: number
  readonly height: number
}

/** What is sent of a photo at most. */
const MAX: Size = { width: 800, height: 600 }

/** The largest size within 800x600 of the same shape; a smaller picture stays as it is. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX.width / width, MAX.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
