interface PreloadedPictureProps {
  /** As the `sizes` attribute of the picture that will be there. */
  sizes: string
  className: string
}

/** While a screen loads, the place of its first picture: `navigation/preload-picture.ts` may have it before the app is there. */
export function PreloadedPicture({ sizes, className }: PreloadedPictureProps) {
  return <div data-preloaded-picture={sizes} aria-hidden="true" className={className} />
}
