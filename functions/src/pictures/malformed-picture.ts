/** The bytes are not a complete picture of their type. */
export class MalformedPictureError extends Error {
  constructor() {
    super('Not a whole picture')
    this.name = 'MalformedPictureError'
  }
}
