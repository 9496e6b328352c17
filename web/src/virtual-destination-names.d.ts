declare module 'virtual:destination-names' {
  export const DESTINATION_NAMES: import('@waymark/atlas/destination-names').DestinationNames
}
