/** Public pictures are stored in these widths (the maximum, in pixels). */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The width in the URL that documents store. */
export const PICTURE_WIDTH: PictureWidth = 960

/** Origin from which Cloud Storage serves public files. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com'

export const publicPictureUrl = (origin: string, bucket: string, path: string): string =>
  `${origin}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(path)}?alt=media`

const OURS = /^(?<place>[^?#]+\/v0\/b\/[^/?#]+\/o\/)(?<name>public(?:%2F[\w.-]+)+)-(?:480|960|1600)\.webp\?alt=media$/

export interface SizedPicture {
  readonly width: PictureWidth
  readonly url: string
}

/** The URLs of an uploaded picture in all widths; empty for pictures from elsewhere. */
export function picturesInWidths(url: string): SizedPicture[] {
  const { place, name } = OURS.exec(url)?.groups ?? {}
  if (place === undefined || name === undefined) return []
  return PICTURE_WIDTHS.map((width) => ({ width, url: `${place}${name}-${width}.webp?alt=media` }))
}

/** Storage path of an uploaded picture without its width; undefined for pictures from elsewhere. */
export function picturePathIn(url: string): string | undefined {
  const name = OURS.exec(url)?.groups?.['name']
  return name === undefined ? undefined : decodeURIComponent(name)
}
