import { expect, it } from 'vitest'
import { pictureFault } from './scan.ts'

it.each([
  ['IMG_1.HEIC', '', 'This browser cannot read HEIC photos.'],
  ['photo', 'image/heif', 'This browser cannot read HEIC photos.'],
  ['ticket.pdf', 'application/pdf', 'This file is not a photo.'],
  ['broken.jpg', 'image/jpeg', 'This photo could not be read.'],
  ['unknown', '', 'This photo could not be read.'],
])('tells what is wrong with %s of the type "%s"', (name, type, fault) => {
  expect(pictureFault({ name, type })).toBe(`${fault} Choose a JPEG, PNG or WebP photo.`)
})
