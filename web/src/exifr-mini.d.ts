/** The smallest build of exifr, for JPEG, which names tags by their numbers; the package has types for its largest only. */
declare module 'exifr/dist/mini.esm.mjs' {
  export function parse(
    file: Blob,
    options: { readonly gps: readonly number[]; readonly exif: false },
  ): Promise<Readonly<Record<string, unknown>> | undefined>
}
