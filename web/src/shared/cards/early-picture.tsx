interface EarlyPictureProps {
  /** As the `sizes` attribute of the picture that will be there. */
  sizes: string
  className: string
}

/** While a screen loads, the place of its first picture: `platform/early-picture.ts` may have it before the app is there. */
export function EarlyPicture({ sizes, className }: EarlyPictureProps) {
  return <div data-early-picture={sizes} aria-hidden="true" className={className} />
}
