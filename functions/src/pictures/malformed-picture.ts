/** The bytes are no whole picture of the type that they begin as. */
export class MalformedPictureError extends Error {
  constructor() {
    super('Not a whole picture')
    this.name = 'MalformedPictureError'
  }
}
