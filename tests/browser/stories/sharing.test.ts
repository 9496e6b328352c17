import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photoTakenAt } from '@waymark/contract/fixtures/pictures'
import { newAccount } from '../device.ts'
import { test } from '../story.ts'

/** Sends what a system's share sheet would, which only an installed app is in: words, or a drawn picture. */
const share = (what: 'words' | 'picture' | 'nothing') => `(async () => {
  const { share_target: { action, method, enctype, params } } = await (await fetch('/manifest.webmanifest')).json()
  const form = Object.assign(document.createElement('form'), { action, method, enctype })
  const add = (field) => form.append(Object.assign(document.createElement('input'), field))
  if (${what === 'words'}) add({ name: params.text, value: 'Time Out Market' })
  if (${what === 'picture'}) {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
    const png = await new Promise((resolve) => canvas.toBlob(resolve))
    const files = new DataTransfer()
    files.items.add(new File([png], 'tower.png', { type: 'image/png' }))
    add({ type: 'file', name: params.files[0].name, files: files.files })
  }
  document.body.append(form)
  setTimeout(() => form.submit())
})()`

test('what another app shares arrives: a picture at the scan, words at the assistant, which answers', async ({
  device,
}) => {
  const person = await device({ installs: true })
  await person.signIn(await newAccount())
  await person.keepsApp()
  await person.window.evaluate(share('picture'))
  await person.isAt('/scan-discover?shared')
  await person.sees({ role: 'heading', text: 'Your picture has arrived' })
  await person.click({ role: 'button', name: 'Remove picture' })

  await person.window.evaluate(share('nothing'))
  await person.isAt('/scan-discover')
  await person.sees({ role: 'title', text: 'Scan & Discover' })

  await person.window.evaluate(share('words'))
  await person.isAt('/travel-assistant')
  await person.until('the words are in the box', `document.querySelector('textarea').value === 'Time Out Market'`)
  await person.fill('Message', 'What to see in Lisbon')
  await person.click({ role: 'button', name: 'Send' })
  await person.sees({ css: 'p, li', text: /Belém|Alfama|São Jorge/ })
})

test('a photo is scanned, and the place that it shows is saved', async ({ device }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'waymark-photo-')), 'IMG_0001.jpg')
  writeFileSync(file, photoTakenAt({ lat: 48.8575, lng: 2.2965, orientation: 1 }))
  const person = await device()
  await person.signIn(await newAccount(), '/scan-discover')
  await person.upload(file)
  await person.click({ role: 'button', name: 'Analyze photo' })
  await person.sees({ role: 'heading', text: 'Eiffel Tower' })
  await person.click({ role: 'button', name: 'Save to dashboard' })
  await person.click({ role: 'link', name: 'Saved. Open it' })
  await person.sees({ role: 'dialog', name: 'Eiffel Tower' })
})
