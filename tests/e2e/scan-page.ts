import { photoTakenAt } from '@waymark/contract/fixtures/pictures'
import { expect, type Locator, type Page } from '@playwright/test'

export const EIFFEL_TOWER = { lat: 48.8575, lng: 2.2965 }

/** Page object of the scan screen. */
export const scanScreen = (page: Page) => ({
  openCamera: page.getByRole('button', { name: 'Open camera' }),
  takePhoto: page.getByRole('button', { name: 'Take photo' }),
  closeCamera: page.getByRole('button', { name: 'Close camera' }),
  upload: page.getByRole('button', { name: 'Upload a photo' }),
  file: page.locator('input[type=file]'),
  photo: page.getByRole('img', { name: 'What will be analyzed' }),
  useLocation: page.getByRole('button', { name: 'Use my location' }),
  leaveLocationOut: page.getByRole('button', { name: 'Leave the location out' }),
  analyze: page.getByRole('button', { name: 'Analyze photo' }),
  remove: page.getByRole('button', { name: 'Remove picture' }),
  nameIt: page.getByRole('button', { name: 'Name it yourself' }),
  somethingElse: page.getByRole('button', { name: 'It is something else' }),
  nameField: page.getByRole('combobox', { name: 'What is it?' }),
  alert: page.getByRole('alert'),
  save: page.getByRole('button', { name: 'Save to dashboard' }),
  open: page.getByRole('link', { name: 'Saved. Open it' }),
  newScan: page.getByRole('button', { name: 'New scan' }),
  place: page.getByRole('heading', { level: 2 }).first(),
})

export async function openScan(page: Page) {
  await page.goto('/scan-discover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan & Discover')
  return scanScreen(page)
}

interface Asked {
  readonly image: string
  readonly position?: { lat: number; lng: number; accuracyMeters?: number; source: string }
}

/** The analysis request sent by this action. */
export async function askedBy(page: Page, act: () => Promise<void>): Promise<Asked> {
  const analysis = page.waitForRequest(
    (request) => request.url().endsWith('/api/scan-discover/analyze') && request.method() === 'POST',
  )
  const [request] = await Promise.all([analysis, act()])
  return request.postDataJSON() as Asked
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly type?: string
}

/** A picture generated in the browser: noise, so that it is as large as a photo, with a red upper left corner. */
export async function drawPicture(page: Page, { width, height, type = 'image/jpeg' }: Drawing): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    ([width, height, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')!
      const gradient = context.createLinearGradient(0, 0, width, height)
      for (const [at, color] of [
        [0, '#8fd3dc'],
        [0.6, '#fdebc8'],
        [1, '#46845f'],
      ] as const)
        gradient.addColorStop(at, color)
      context.fillStyle = gradient
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#5a4632'
      context.beginPath()
      context.moveTo(width * 0.5, height * 0.15)
      context.lineTo(width * 0.62, height)
      context.lineTo(width * 0.38, height)
      context.fill()
      context.fillStyle = '#f00'
      context.fillRect(0, 0, width / 4, height / 4)
      return canvas.toDataURL(type, 0.9)
    },
    [width, height, type] as const,
  )
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** A phone's photo, by default in portrait orientation at the Eiffel Tower. */
export async function phonePhoto(
  page: Page,
  { orientation = 1, ...place }: Partial<Parameters<typeof photoTakenAt>[0]> = {},
) {
  const picture = await drawPicture(page, { width: 1600, height: 1200 })
  return {
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: photoTakenAt({ ...EIFFEL_TOWER, orientation, ...place }, picture),
  }
}

export async function plainPhoto(page: Page) {
  return { name: 'tower.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page, { width: 1200, height: 900 }) }
}

/** The natural size of a displayed picture. */
export const sizeOf = (image: Locator): Promise<[width: number, height: number]> =>
  image.evaluate(async (element) => {
    const picture = element as HTMLImageElement
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })

/** The colour of a picture at a position, 0 to 1 across and down. */
export const colorAt = (
  image: Locator,
  across: number,
  down: number,
): Promise<[red: number, green: number, blue: number]> =>
  image.evaluate(
    async (element, [across, down]): Promise<[number, number, number]> => {
      const picture = element as HTMLImageElement
      await picture.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: picture.naturalWidth,
        height: picture.naturalHeight,
      })
      const context = canvas.getContext('2d')!
      context.drawImage(picture, 0, 0)
      const [red = 0, green = 0, blue = 0] = context.getImageData(
        canvas.width * across,
        canvas.height * down,
        1,
        1,
      ).data
      return [red, green, blue]
    },
    [across, down] as const,
  )
