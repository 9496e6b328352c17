import type { Endpoint } from './endpoint.ts'
import {
  deletePackingList,
  generatePackingList,
  listPackingLists,
  replacePackingItems,
  savePackingList,
} from './packing-calls.ts'
import { analyzeScan, deleteScanResult, listScanResults, saveScanResult } from './scan-calls.ts'
import { createSession } from './session.ts'
import { deleteTrip, listTrips, planTrip } from './trips.ts'
import { checkAdmin, getCurrentUser } from './users.ts'

/** Every call of /api, by its name: what the server must route and the OpenAPI document describes. */
export const ENDPOINTS = {
  createSession,
  getCurrentUser,
  checkAdmin,
  listTrips,
  planTrip,
  deleteTrip,
  listPackingLists,
  savePackingList,
  replacePackingItems,
  deletePackingList,
  generatePackingList,
  analyzeScan,
  listScanResults,
  saveScanResult,
  deleteScanResult,
} satisfies Record<string, Endpoint>
