import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseFile, chooseType, isComplete, removeFile, useUpload } from './upload-session.ts'

const pdf = (name: string): File => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })

/** A file whose bytes come when `arrive` is called. */
function slow(name: string) {
  const file = pdf(name)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const slice = file.slice.bind(file)
  vi.spyOn(file, 'slice').mockImplementation((...part) => {
    const blob = slice(...part)
    const read = blob.arrayBuffer.bind(blob)
    blob.arrayBuffer = () => arrived.then(read)
    return blob
  })
  return { file, arrive: () => arrive() }
}

const chosenName = () => renderHook(useUpload).result.current.chosen?.file.name

beforeEach(() => {
  removeFile()
  chooseType('visa')
})

test('who sends while the file is still being looked at need not press again', async () => {
  const { file, arrive } = slow('visa.pdf')
  chooseFile(file)
  const complete = isComplete()
  arrive()
  expect(await complete).toBe(true)
  expect(chosenName()).toBe('visa.pdf')
})

test('of two files the one chosen last counts, whichever is looked at sooner', async () => {
  const { file, arrive } = slow('first.pdf')
  chooseFile(file)
  chooseFile(pdf('second.pdf'))
  expect(await isComplete()).toBe(true)
  arrive()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(chosenName()).toBe('second.pdf')
})

test('without a file, or with one that cannot be taken, nothing is sent and the reason said', async () => {
  expect(await isComplete()).toBe(false)
  expect(renderHook(useUpload).result.current.fault).toBe('Choose a file first.')
  chooseFile(new File([], 'empty.pdf'))
  expect(await isComplete()).toBe(false)
  expect(renderHook(useUpload).result.current.fault).toBe('This file is empty.')
})
