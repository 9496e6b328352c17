const CHOOSE = 'Choose a JPEG, PNG or WebP photo.'

const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const isPicture = ({ type }: Pick<File, 'type'>): boolean => type === '' || type.startsWith('image/')

/** What to tell about a file that the browser could not show as a picture. */
export function pictureFault(file: Pick<File, 'name' | 'type'>): string {
  if (isHeic(file)) return `This browser cannot read HEIC photos. ${CHOOSE}`
  if (!isPicture(file)) return `This file is not a photo. ${CHOOSE}`
  return `This photo could not be read. ${CHOOSE}`
}
