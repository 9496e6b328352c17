import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Screen sizes of iPhones and iPads with a supported Safari, in CSS pixels in portrait orientation, with their pixel
 * ratio. Other devices show an empty page while the app starts.
 */
const PHONES = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const

const TABLETS = [
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const

export const SCHEMES = ['light', 'dark'] as const

interface StartUpImage {
  readonly scheme: (typeof SCHEMES)[number]
  /** In device pixels; iOS only shows an image of exactly this size. */
  readonly width: number
  readonly height: number
  /** Below `web/public`. */
  readonly file: string
  /** Media query by which iOS selects it. */
  readonly media: string
}

function imagesOf([short, long, density]: readonly [number, number, number], isTablet: boolean): StartUpImage[] {
  // The home screen of phones is always in portrait orientation.
  const orientations = isTablet ? (['portrait', 'landscape'] as const) : (['portrait'] as const)
  return orientations.flatMap((orientation) =>
    SCHEMES.map((scheme) => {
      const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
      return {
        scheme,
        width: width * density,
        height: height * density,
        file: `start-up/${width * density}x${height * density}-${scheme}.png`,
        // iOS reports width and height of the portrait orientation, however the device is held.
        media: `(device-width: ${short}px) and (device-height: ${long}px) and (-webkit-device-pixel-ratio: ${density}) and (orientation: ${orientation}) and (prefers-color-scheme: ${scheme})`,
      }
    }),
  )
}

/** Images that iOS shows until the first page of the installed app is painted; scripts/draw-icons.mjs draws them. */
export const START_UP_IMAGES: readonly StartUpImage[] = [
  ...PHONES.flatMap((screen) => imagesOf(screen, false)),
  ...TABLETS.flatMap((screen) => imagesOf(screen, true)),
]

/**
 * Links them in every page: iOS fetches the matching one when the app is added to the home screen; other systems ignore
 * them.
 */
export const startUpImages = (): Plugin => ({
  name: 'start-up-images',
  transformIndexHtml: () =>
    START_UP_IMAGES.map(({ media, file }): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: { rel: 'apple-touch-startup-image', media, href: `/${file}` },
      injectTo: 'head',
    })),
})
