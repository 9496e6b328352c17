import type { Plugin } from 'vite'
import { LANDING, namedScreens } from '../screens.ts'

interface Preview {
  readonly title: string
  /** Path of the screen; one with `:id` stands for many addresses. */
  readonly path: string
}

const PICTURE = '/icons/social-preview.png'

/** Origin of the site, because previews need absolute URLs. Undefined in builds for the local stack. */
function siteOrigin(): string | undefined {
  const config = process.env['VITE_FIREBASE_CONFIG'] ?? ''
  if (config === '') return undefined
  const { authDomain } = JSON.parse(config) as { authDomain?: string }
  return authDomain === undefined ? undefined : `https://${authDomain}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/>/

const descriptionOf = (path: string): string | undefined =>
  path === '/' ? LANDING.description : namedScreens().find((screen) => screen.path === path)?.prerender?.description

/** Adds the description and the Open Graph tags (https://ogp.me) to a page. */
export function withPreview(page: string, { title, path }: Preview, origin = siteOrigin()): string {
  const description = descriptionOf(path)
  if (description === undefined) throw new Error(`site-texts: ${path} is not prerendered`)
  if (!DESCRIPTION.test(page)) throw new Error('site-texts: the page has no description to replace')
  const address = origin === undefined || path.includes(':') ? undefined : origin + path
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Waymark',
    'og:title': title,
    'og:description': description,
    'og:image': `${origin ?? ''}${PICTURE}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    ...(address !== undefined && { 'og:url': address }),
  }
  const tags = [
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(address === undefined ? [] : [`<link rel="canonical" href="${address}" />`]),
  ]
  return page.replace(DESCRIPTION, () => tags.join('\n    '))
}

/** robots.txt; the sitemap needs an absolute URL. */
export const robotsTxt = (origin: string | undefined): string =>
  `User-agent: *\nDisallow: /api/\n${origin === undefined ? '' : `Sitemap: ${origin}/sitemap.xml\n`}`

/** Emits robots.txt and the sitemap. */
export const siteTexts = (): Plugin => ({
  name: 'site-texts',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsTxt(siteOrigin()) })
  },
})
