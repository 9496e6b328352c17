import { LIMITS } from '@waymark/contract/limits'
import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../config/caches.ts'
import { assistantDraftPath, paths } from '../config/paths.ts'
import { plainPage } from './plain-page.ts'

const NOT_KEPT =
  'The picture could not be kept on this device; it may have too little space left. Open Scan &amp; Discover and choose it there.'

/** Chromium 150 cannot read an empty form; an unreadable form contains nothing to share. */
const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())

async function keepImage(image: File): Promise<string> {
  const cache = await caches.open(SHARED_IMAGE_CACHE)
  await cache.put(SHARED_IMAGE_URL, new Response(image, { headers: { 'Content-Type': image.type } }))
  return `${paths.scanDiscover}?shared`
}

/** Title, text and link without duplicates: some apps repeat the link in the text or title. */
function sharedText(form: FormData): string {
  const lines: string[] = []
  for (const name of ['title', 'text', 'url']) {
    const given = form.get(name)
    const line = typeof given === 'string' ? given.trim() : ''
    if (!lines.some((each) => each.includes(line))) lines.push(line)
  }
  return (
    lines
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, LIMITS.chatMessage)
      // Half a character cannot be part of an address.
      .replace(/[\uD800-\uDBFF]$/, '')
  )
}

/**
 * Receives what another app has shared, and redirects to its screen: a picture to the scan, which reads it from the
 * cache, text or a link to the assistant, nothing to an empty scan. The fields are named in the web manifest's
 * `share_target`.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const seeOther = (path: string) => Response.redirect(new URL(path, request.url), 303)
  const form = await readForm(request)
  const image = form.get('image')
  if (image instanceof File && image.type.startsWith('image/')) {
    return keepImage(image).then(seeOther, () => plainPage(NOT_KEPT))
  }
  const text = sharedText(form)
  return seeOther(text === '' ? paths.scanDiscover : assistantDraftPath(text))
}
