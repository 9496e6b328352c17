/** The atlas does not know the destination. The API answers with 400 on the field `destination`. */
export class UnknownPlaceError extends Error {
  readonly code = 'unknown-place'
  readonly field = 'destination'

  constructor() {
    super('We could not find this destination. Check the spelling or try a nearby city.')
    this.name = 'UnknownPlaceError'
  }
}
