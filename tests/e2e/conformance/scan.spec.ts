import { signIn } from '../accounts.ts'
import { phonePhoto, scanScreen, sizeOf } from '../scan-page.ts'
import { expect, test } from './conformance-test.ts'
import type { Row } from './row.ts'

const section = '2 Scan & Discover'
const provenBy = 'tests/e2e/scan-discover.spec.ts'

const ROWS = [
  { section, where: 'top', how: 'opened', as: 'heading', texts: ['Scan & Discover'] },
  {
    section,
    where: 'where a photo comes from',
    how: 'opened',
    as: 'button',
    texts: [
      ['Camera', 'Open camera'],
      ['upload', 'Upload a photo'],
    ],
  },
  {
    section: '9 Constants',
    where: 'what is sent',
    how: 'a photo of 1600 x 1200 held upright',
    as: 'rule',
    texts: ['at most 800x600 keeping the ratio, JPEG'],
  },
  {
    section: '5 Other forms',
    where: 'camera',
    how: 'the camera opened',
    as: 'rule',
    texts: ['The camera faces the environment'],
  },
  {
    section: '4 States',
    where: 'camera',
    how: 'a photo taken',
    provenBy: 'tests/e2e/scan-camera.spec.ts',
    texts: [['Camera capture stops the camera', "toBe('ended')"]],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'alert',
    how: 'the server fails',
    as: 'alert',
    texts: ['Failed to analyze the image. Please try again or upload a different image.'],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'alert',
    how: 'a photo without a place',
    provenBy,
    texts: [
      'No location information found',
      ['The server message is used if provided', 'Too many requests. Please try again later.'],
    ],
  },
  {
    section: '3 Scan results',
    where: 'result',
    how: 'analyzed',
    as: 'heading',
    texts: [
      ['description', 'Description'],
      ['keyFeatures', 'Key Features'],
      ['location.address', 'Location'],
      ['historicalInfo', 'Historical Information'],
      ['visitingTips', 'Visiting Tips'],
      ['nearbyAttractions', 'Nearby Attractions'],
      ['bestTimeToVisit', 'Best Time to Visit'],
    ],
  },
  {
    section: '9 Constants',
    where: 'result',
    how: 'analyzed',
    texts: [['Scan confidence is shown as a rounded percent', /^\d{1,3}% confidence$/]],
  },
  {
    section: '8 Profile, booking, scan, packing',
    where: 'notice',
    how: 'saved while the server fails',
    as: 'notice',
    texts: ['Error', ['Error: Failed to save scan result', 'Failed to save scan result']],
  },
  {
    section: '8 Success notices',
    where: 'notice',
    how: 'saved',
    as: 'notice',
    texts: ['Scan result saved to your dashboard'],
  },
] as const satisfies readonly Row[]

const failure = (message: string) => ({ status: 500, json: { message, code: 'internal', requestId: 'x' } })

test('scan and discover reads and measures as specified', async ({ page, account, errors, checklist }) => {
  errors.allow(/status of 500/)
  const list = checklist(ROWS)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      Reflect.set(window, 'wantedOfCamera', JSON.stringify(wanted))
      throw new DOMException('No camera', 'NotFoundError')
    }
  })
  await signIn(page, account, '/scan-discover')
  const scan = scanScreen(page)
  await list.seen(page, 'opened')
  await scan.openCamera.click()
  await expect(scan.alert).toBeVisible()
  expect(await page.evaluate(() => String(Reflect.get(window, 'wantedOfCamera')))).toContain('"environment"')
  list.holds('The camera faces the environment')

  await scan.file.setInputFiles(await phonePhoto(page, { orientation: 6 }))
  expect(await sizeOf(scan.photo)).toEqual([450, 600])
  const analyze = '**/api/scan-discover/analyze'
  await page.route(
    analyze,
    (route) => route.fulfill(failure('Failed to analyze the image. Please try again or upload a different image.')),
    { times: 1 },
  )
  const [request] = await Promise.all([page.waitForRequest(analyze), scan.analyze.click()])
  expect((request.postDataJSON() as { image: string }).image).toMatch(/^data:image\/jpeg;base64,/)
  list.holds('at most 800x600 keeping the ratio, JPEG')
  await list.seen(page, 'the server fails')
  await scan.analyze.click()
  await list.seen(page, 'analyzed')

  await page.route('**/api/scan-results', (route) => route.fulfill(failure('Failed to save scan result')), { times: 1 })
  await scan.save.click()
  await list.seen(page, 'saved while the server fails')
  await scan.save.click()
  await list.seen(page, 'saved')
})
