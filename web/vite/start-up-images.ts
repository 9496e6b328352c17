import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Screens of iPhones and iPads on which a supported Safari runs, in pixels of CSS as they are held upright, and how many of
 * the screen's own are one of those. A screen that is not among them starts with an empty page, as all do without images.
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
  /** In pixels of the screen; iOS shows no image of another size. */
  readonly width: number
  readonly height: number
  /** Below `web/public`. */
  readonly file: string
  /** When iOS takes it. */
  readonly media: string
}

function imagesOf([short, long, density]: readonly [number, number, number], isTablet: boolean): StartUpImage[] {
  // The home screen of a phone stands upright.
  const orientations = isTablet ? (['portrait', 'landscape'] as const) : (['portrait'] as const)
  return orientations.flatMap((orientation) =>
    SCHEMES.map((scheme) => {
      const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
      return {
        scheme,
        width: width * density,
        height: height * density,
        file: `start-up/${width * density}x${height * density}-${scheme}.png`,
        // iOS names width and height as of the upright screen, however it is held.
        media: `(device-width: ${short}px) and (device-height: ${long}px) and (-webkit-device-pixel-ratio: ${density}) and (orientation: ${orientation}) and (prefers-color-scheme: ${scheme})`,
      }
    }),
  )
}

/** What iOS shows of the installed app until its first page is painted; scripts/draw-icons.mjs draws them. */
export const START_UP_IMAGES: readonly StartUpImage[] = [
  ...PHONES.flatMap((screen) => imagesOf(screen, false)),
  ...TABLETS.flatMap((screen) => imagesOf(screen, true)),
]

/** Names them in every page: iOS fetches the one of its screen when the app is added to the home screen, others none. */
export const startUpImages = (): Plugin => ({
  name: 'start-up-images',
  transformIndexHtml: () =>
    START_UP_IMAGES.map(({ media, file }): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: { rel: 'apple-touch-startup-image', media, href: `/${file}` },
      injectTo: 'head',
    })),
})
