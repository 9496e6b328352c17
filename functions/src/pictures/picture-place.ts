import { PICTURE_WIDTHS, type PictureWidth } from '@waymark/contract/pictures/public-pictures'

export interface Uploader {
  readonly uid: string
  readonly isAdmin: boolean
}

/** Folder (with a trailing slash) of a user's submissions. Pictures that nothing shows are swept. */
export const submissionsFolder = (uid: string): string => `public/activities/${uid}/`

/** Folder of administrators' catalogue pictures, which are kept. */
export const catalogFolder = (uid: string): string => `public/catalog/${uid}/`

/**
 * Where pictures of approved activities go when their submitter's account is deleted, without a trace of the uid in the
 * path.
 */
export const keptPicture = (picture: string): string => `public/catalog/kept/${picture.split('/').at(-1) ?? ''}`

/** Path of a picture without its width. */
export const picturePath = ({ uid, isAdmin }: Uploader, id: string): string =>
  (isAdmin ? catalogFolder(uid) : submissionsFolder(uid)) + id

export const fileOf = (picture: string, width: PictureWidth): string => `${picture}-${width}.webp`

export const filesOf = (picture: string): string[] => PICTURE_WIDTHS.map((width) => fileOf(picture, width))

/** The picture that a file is one width of. */
export const pictureOfFile = (file: string): string => file.replace(/-\d+\.webp$/, '')
