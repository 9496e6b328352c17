interface PreloadedPictureProps {
  /** As the `sizes` attribute of the final picture. */
  sizes: string
  className: string
}

/**
 * Placeholder for a loading screen's first picture; `navigation/preload-picture.ts` may fill it before the app has
 * loaded.
 */
export function PreloadedPicture({ sizes, className }: PreloadedPictureProps) {
  return <div data-preloaded-picture={sizes} aria-hidden="true" className={className} />
}
