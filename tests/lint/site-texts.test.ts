import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANDING, namedScreens, SCREENS } from '../../web/screens.ts'
import { robotsTxt, withPreview } from '../../web/vite/site-texts.ts'

const INDEX = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
const STAYS = { title: 'Stays "by the sea" & more', path: '/accommodations' }

test('a page tells search engines and previews what it is, with whole addresses where the site has one', () => {
  const page = withPreview(INDEX, STAYS, 'https://example.com')
  for (const tag of [
    `<meta name="description" content="${SCREENS.accommodations.prerender?.description}" />`,
    '<meta property="og:title" content="Stays &quot;by the sea&quot; &amp; more" />',
    '<meta property="og:url" content="https://example.com/accommodations" />',
    '<meta property="og:image" content="https://example.com/icons/social-preview.png" />',
    '<link rel="canonical" href="https://example.com/accommodations" />',
  ])
    expect(page).toContain(tag)
  expect(page.match(/name="description"/g)).toHaveLength(1)
})

test('one that stands for many addresses, or for the local stack, names none', () => {
  expect(withPreview(INDEX, { ...STAYS, path: '/accommodations/:id' }, 'https://example.com')).not.toMatch(
    /og:url|canonical/,
  )
  expect(withPreview(INDEX, STAYS)).not.toMatch(/og:url|canonical/)
})

test('each page that the build draws has words of its own, short enough to be shown whole', () => {
  const descriptions = [
    LANDING.description,
    ...namedScreens().flatMap(({ prerender }) => (prerender === undefined ? [] : [prerender.description])),
  ]
  expect(descriptions.length).toBeGreaterThan(4)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160)
  expect(INDEX).toContain(LANDING.description)
})

test('robots.txt names the sitemap where the site has a host', () => {
  expect(robotsTxt('https://example.com')).toContain('\nSitemap: https://example.com/sitemap.xml\n')
  expect(robotsTxt(undefined)).toBe('User-agent: *\nDisallow: /api/\n')
})
