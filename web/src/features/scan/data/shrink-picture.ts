export interface Size {
  readonly width: number
  readonly height: number
}

/** Maximum size that is sent. */
const MAX: Size = { width: 800, height: 600 }

/** The largest size within 800x600 with the same aspect ratio; smaller pictures stay unchanged. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX.width / width, MAX.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const QUALITY = 0.7

/**
 * The picture as a JPEG data URL of at most 800x600, upright.
 * @throws the browser's error if it cannot be decoded
 */
export async function shrinkPicture(source: Blob | HTMLVideoElement): Promise<string> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' })
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(bitmap))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas.')
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
