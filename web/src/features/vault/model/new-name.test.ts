import { expect, test } from 'vitest'
import { newName } from './new-name.ts'

test.each([
  'IMG_1234.HEIC',
  'IMG-20270103-WA0007.jpg',
  'PXL_20270103_101500123.MP.jpg',
  'DSCN0012.JPG',
  '20270103_101500.jpg',
  'image.jpg',
  'image (1).png',
  'Screenshot 2027-01-03 at 10.15.00 AM.png',
  'CamScanner 01-03-2027 10.15.pdf',
  '5f1c2d3e-0a1b-4c5d-8e9f-001122334455.jpg',
])('%s is named after its type', (fileName) => {
  expect(newName(fileName, 'identity')).toBe('Passport or ID')
  expect(newName(fileName, 'other')).toBe(fileName)
})

test.each([
  'passport.pdf',
  'Passport Ann.jpg',
  'Passe d’embarquement.pdf',
  'Scan Reisepass.pdf',
  '旅券.jpg',
  'visa 2.png',
])('%s keeps its name', (fileName) => {
  expect(newName(fileName, 'identity')).toBe(fileName)
})
