import { PICTURE_WIDTHS, type PictureWidth } from '@waymark/contract/pictures/public-pictures'

/** Who uploads. */
export interface Uploader {
  readonly uid: string
  readonly isAdmin: boolean
}

/** With a slash at its end. What users upload for their submissions lies here, and is swept when nothing shows it. */
export const submissionsFolder = (uid: string): string => `public/activities/${uid}/`

/** Administrators' pictures are for anything in the catalogue, and stay. */
export const catalogFolder = (uid: string): string => `public/catalog/${uid}/`

/** Pictures of activities that stay on offer after their submitter has left: nothing in the path tells of whom. */
export const keptPicture = (picture: string): string => `public/catalog/kept/${picture.split('/').at(-1) ?? ''}`

/** Path of a picture without its width. */
export const picturePath = ({ uid, isAdmin }: Uploader, id: string): string =>
  (isAdmin ? catalogFolder(uid) : submissionsFolder(uid)) + id

export const fileOf = (picture: string, width: PictureWidth): string => `${picture}-${width}.webp`

export const filesOf = (picture: string): string[] => PICTURE_WIDTHS.map((width) => fileOf(picture, width))

/** The picture that a file is a width of. */
export const pictureOfFile = (file: string): string => file.replace(/-\d+\.webp$/, '')
