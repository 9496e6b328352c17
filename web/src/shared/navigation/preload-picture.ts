import { picturesInWidths } from '@waymark/contract/pictures/public-pictures'
import { afterNextPaint } from './after-next-paint.ts'

interface Pictured {
  readonly images?: readonly string[]
  readonly imageUrl?: string | null
}

type Body = Pictured | readonly Pictured[] | { readonly accommodations: readonly Pictured[] }

function firstPictureIn(body: Body): string | undefined {
  const list = 'accommodations' in body ? body.accommodations : body
  const first: Pictured | undefined = Array.isArray(list) ? list[0] : list
  return first?.images?.[0] ?? first?.imageUrl ?? undefined
}

/**
 * Shows the first picture of an answer in the place that the page drawn at build time keeps for it
 * (`cards/preloaded-picture.tsx`), while the app that shows all of the answer is still on its way. What the answer holds
 * is no more trusted here than there: an address of a picture, nothing else.
 */
export async function preloadPicture(body: Body): Promise<void> {
  const url = firstPictureIn(body)
  const place = document.querySelector<HTMLElement>('[data-preloaded-picture]')
  if (url === undefined || place === null) return
  const image = document.createElement('img')
  image.alt = ''
  image.fetchPriority = 'high'
  image.referrerPolicy = 'no-referrer'
  image.className = 'size-full object-cover'
  const files = picturesInWidths(url)
  if (files.length > 0) {
    image.crossOrigin = ''
    image.sizes = place.dataset['preloadedPicture'] ?? ''
    image.srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  }
  image.src = url
  await image.decode()
  place.append(image)
  await afterNextPaint()
}
