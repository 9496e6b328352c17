import { fittedSize } from '../model/fitted-size.ts'

const QUALITY = 0.7

/**
 * The picture as the data URL of a JPEG of at most 800x600, upright whichever way the camera was held.
 * @throws what the browser throws for something that it cannot show
 */
export async function shrinkPicture(source: Blob | HTMLVideoElement): Promise<string> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' })
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(bitmap))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas.')
  // A JPEG has no transparency; without this it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}
