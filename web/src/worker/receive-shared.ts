import { LIMITS } from '@waymark/contract/limits'
import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../config/caches.ts'
import { assistantDraftPath, paths } from '../config/paths.ts'

async function keepImage(image: File): Promise<string> {
  const cache = await caches.open(SHARED_IMAGE_CACHE)
  await cache.put(SHARED_IMAGE_URL, new Response(image, { headers: { 'Content-Type': image.type } }))
  return `${paths.scanDiscover}?shared`
}

/** Title, text and link, each once: apps put the link into the text as well, or the title. */
function sharedText(form: FormData): string {
  const lines: string[] = []
  for (const name of ['title', 'text', 'url']) {
    const given = form.get(name)
    const line = typeof given === 'string' ? given.trim() : ''
    if (!lines.some((each) => each.includes(line))) lines.push(line)
  }
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, LIMITS.chatMessage)
}

/**
 * Takes what another app has shared with this one and leads to the screen for it: a picture to the scan, which finds it
 * in the cache, words or a link to the assistant. The fields are named in the web manifest's `share_target`.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const image = form.get('image')
  if (image instanceof File && image.type.startsWith('image/')) return Response.redirect(await keepImage(image), 303)
  const text = sharedText(form)
  return Response.redirect(text === '' ? paths.scanDiscover : assistantDraftPath(text), 303)
}
