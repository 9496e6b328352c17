import { SHARED_IMAGE_CACHE, SHARED_IMAGE_URL } from '../config/caches.ts'
import { paths } from '../config/paths.ts'

/**
 * Takes a picture that another app has shared with this one, keeps it for the screen and leads there. The field is
 * named in the web manifest's `share_target`.
 */
export async function receiveSharedImage(request: Request): Promise<Response> {
  const image = (await request.formData()).get('image')
  const received = image instanceof File && image.type.startsWith('image/')
  if (received) {
    const cache = await caches.open(SHARED_IMAGE_CACHE)
    await cache.put(SHARED_IMAGE_URL, new Response(image, { headers: { 'Content-Type': image.type } }))
  }
  return Response.redirect(received ? `${paths.scanDiscover}?shared` : paths.scanDiscover, 303)
}
