/** Pictures for everyone lie in Cloud Storage in these widths, each at most so wide. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The one that a picture is known by. */
export const PICTURE_WIDTH: PictureWidth = 960

/** Where Cloud Storage serves what everyone may read. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com'

export const publicPictureUrl = (origin: string, bucket: string, path: string): string =>
  `${origin}/v0/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(path)}?alt=media`

const OURS = /^(?<place>[^?#]+\/v0\/b\/[^/?#]+\/o\/)(?<name>public(?:%2F[\w.-]+)+)-(?:480|960|1600)\.webp\?alt=media$/

export interface SizedPicture {
  readonly width: PictureWidth
  readonly url: string
}

/** A picture that was uploaded here, in each of its widths; none where it comes from elsewhere. */
export function picturesInWidths(url: string): SizedPicture[] {
  const { place, name } = OURS.exec(url)?.groups ?? {}
  if (place === undefined || name === undefined) return []
  return PICTURE_WIDTHS.map((width) => ({ width, url: `${place}${name}-${width}.webp?alt=media` }))
}

/** Path of a picture that was uploaded here, without its width; undefined where it comes from elsewhere. */
export function picturePathIn(url: string): string | undefined {
  const name = OURS.exec(url)?.groups?.['name']
  return name === undefined ? undefined : decodeURIComponent(name)
}
