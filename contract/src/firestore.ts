import { docConverter } from './converter.ts'
import { PackingList } from './packing.ts'
import { ScanResult } from './scans.ts'
import { Trip } from './trips.ts'
import { User } from './users.ts'

/** Names of the collections, in the order of the rules. */
export const COLLECTIONS = {
  users: 'users',
  trips: 'trips',
  packingLists: 'packingLists',
  scanResults: 'scanResults',
  limits: 'limits',
} as const

/** One converter a collection, made once: the SDKs compare queries by the converter's identity. */
export const converters = {
  user: docConverter<User>(User),
  trip: docConverter<Trip>(Trip),
  packingList: docConverter<PackingList>(PackingList),
  scanResult: docConverter<ScanResult>(ScanResult),
}
