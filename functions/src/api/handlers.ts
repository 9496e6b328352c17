import { PLAN_DAY_PAUSE_MS } from '../platform/params.ts'
import type { Handlers } from './handler.ts'

/** Who answers which endpoint of the contract: each exactly once, held by the type. */
export const HANDLERS: Handlers = {
  createSession: async () => (await import('./routes/session.ts')).createSession,
  getCurrentUser: async () => (await import('./routes/users.ts')).getCurrentUser,
  checkAdmin: async () => (await import('./routes/users.ts')).checkAdmin,
  listTrips: async () => (await import('./routes/trips.ts')).listTrips,
  planTrip: async () => (await import('./routes/trips.ts')).planTripPausing(PLAN_DAY_PAUSE_MS.value()),
  deleteTrip: async () => (await import('./routes/trips.ts')).deleteTrip,
  listPackingLists: async () => (await import('./routes/packing-lists.ts')).listPackingLists,
  savePackingList: async () => (await import('./routes/packing-lists.ts')).savePackingList,
  replacePackingItems: async () => (await import('./routes/packing-lists.ts')).replacePackingItems,
  deletePackingList: async () => (await import('./routes/packing-lists.ts')).deletePackingList,
  generatePackingList: async () => (await import('./routes/packing.ts')).generatePackingList,
  analyzeScan: async () => (await import('./routes/scan-discover.ts')).analyzeScan,
  listScanResults: async () => (await import('./routes/scan-results.ts')).listScanResults,
  saveScanResult: async () => (await import('./routes/scan-results.ts')).saveScanResult,
  deleteScanResult: async () => (await import('./routes/scan-results.ts')).deleteScanResult,
}
