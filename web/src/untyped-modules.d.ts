// The packages only have types for their full dictionaries, which are twice as large as needed.
declare module '@zxcvbn-ts/language-common/dist/diceware.json.mjs' {
  const words: string[]
  export default words
}
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const passwords: string[]
  export default passwords
}
declare module '@zxcvbn-ts/language-en/dist/commonWords.json.mjs' {
  const words: string[]
  export default words
}
declare module '@zxcvbn-ts/language-en/dist/firstnames.json.mjs' {
  const names: string[]
  export default names
}
declare module '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs' {
  const sequences: Record<string, string[]>
  export default sequences
}

/** The smallest build of exifr, for JPEG, with numeric tags; the package only has types for its largest build. */
declare module 'exifr/dist/mini.esm.mjs' {
  export function parse(
    file: Blob,
    options: { readonly gps: readonly number[]; readonly exif: false },
  ): Promise<Readonly<Record<string, unknown>> | undefined>
}
