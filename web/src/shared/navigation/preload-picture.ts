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
 * Shows the first picture of a prefetched answer in the prerendered page's placeholder (`cards/preloaded-picture.tsx`)
 * while the app is still loading. The answer is untrusted; only a picture URL is taken from it.
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
