import { DOCUMENT_TYPE_LABELS, type DocumentType } from '@waymark/contract/vault/document'

/** What cameras, scanners and messengers write into names: 'IMG_1234', 'PXL_20270103_101500.MP', 'image (1)'. */
const BY_DEVICE =
  /img|mvimg|dsc[fn]?|pxl|images?|photo|picture|screenshot|scan(?:ned)?|camscanner|wa(?=\d)|\bmp\b|burst|at|[ap]m/giu
const HEX = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/iu

/** Of 'Passport Ann.jpg', 'Passport Ann'. */
const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/u, '')

const isByDevice = (stem: string): boolean => HEX.test(stem) || !/\p{L}/u.test(stem.replaceAll(BY_DEVICE, ''))

/** The name of a new document: the file's, or its type if a device has named the file. */
export const newName = (fileName: string, type: DocumentType): string =>
  type !== 'other' && isByDevice(stemOf(fileName.trim())) ? DOCUMENT_TYPE_LABELS[type] : fileName.trim()
