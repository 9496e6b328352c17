import { deleteAccount, importTrip, listAccounts } from './users/account-calls.ts'
import {
  createAccommodation,
  deleteAccommodation,
  listAdminAccommodations,
  updateAccommodation,
} from './stays/manage-accommodation-calls.ts'
import {
  createActivity,
  deleteActivity,
  deleteOwnActivity,
  editOwnActivity,
  listActivities,
  listAdminActivities,
  listApprovedActivities,
  listOwnActivities,
  reviewActivity,
  submitActivity,
  updateActivity,
} from './activities/activity-calls.ts'
import { askAssistant } from './assistant/assistant-calls.ts'
import {
  book,
  cancelBooking,
  cancelCustomerBooking,
  confirmCustomerBooking,
  listBookings,
} from './bookings/booking-calls.ts'
import { getCharterTrip, listActiveCharterTrips, listFeaturedCharterTrips } from './charter-trips/charter-calls.ts'
import {
  createCharterTrip,
  deleteCharterTrip,
  listAllCharterTrips,
  updateCharterTrip,
} from './charter-trips/charter-management-calls.ts'
import {
  deleteDocument,
  listDocuments,
  renewDocument,
  replaceDocumentDetails,
  uploadDocument,
} from './vault/document-calls.ts'
import { replaceVaultKey } from './vault/key-change-calls.ts'
import {
  addPasskey,
  listFormerKeyrings,
  removePasskey,
  replacePassphrase,
  replaceRecoveryCode,
  reportExport,
  resetVault,
  restoreKeyring,
} from './vault/keyring-calls.ts'
import type { Endpoint } from './endpoint.ts'
import { reportFault } from './fault-report-calls.ts'
import { getHealth } from './health-calls.ts'
import {
  deletePackingList,
  generatePackingList,
  listPackingLists,
  replacePackingItems,
  savePackingList,
} from './packing/packing-calls.ts'
import { listPlacesAround } from './places/place-calls.ts'
import { updateProfile } from './users/profile-calls.ts'
import { decideReview, deleteReview, listReviews, writeReview } from './reviews/review-calls.ts'
import { analyzeScan, deleteScanResult, findScanPlaces, listScanResults, saveScanResult } from './scans/scan-calls.ts'
import { createSession } from './users/session-calls.ts'
import { bookStay, changeStay } from './stays/stay-booking-calls.ts'
import { getPushKey, subscribePush, unsubscribePush } from './users/push-calls.ts'
import { endOtherSessions, endSession, listSessions } from './users/session-calls.ts'
import { getStay, getTakenNights, listFeaturedStays, searchStays } from './stays/stay-calls.ts'
import { keepPlanPreview, previewPlan } from './trips/plan-preview-calls.ts'
import { deleteTrip, listTrips, planTrip } from './trips/trip-calls.ts'
import {
  copyTrip,
  insertTripDay,
  moveTripDay,
  proposeTripDay,
  removeTripDay,
  shiftTrip,
  upgradeTrip,
} from './trips/trip-day-calls.ts'
import { getSharedTrip } from './trips/shared-trip-calls.ts'
import { copySharedTrip } from './trips/shared-trip-copy-calls.ts'
import {
  acceptTripLink,
  changeTripMember,
  createTripLink,
  getTripInvitation,
  listTripLinks,
  listTripMembers,
  removeTripMember,
  revokeTripLink,
  shareTripLists,
} from './trips/trip-link-calls.ts'
import { uploadImage } from './pictures/upload-calls.ts'
import { listAuditEntries } from './audit/audit-calls.ts'
import { passSecondFactor, readSecondFactor, setUpSecondFactor } from './users/second-factor-calls.ts'
import { checkAdmin, getCurrentUser } from './users/user-calls.ts'

/** All API calls by name. The order matters for routing: a literal segment such as `featured` comes before an id. */
export const ENDPOINTS = {
  createSession,
  getPushKey,
  subscribePush,
  unsubscribePush,
  listSessions,
  endOtherSessions,
  endSession,
  getCurrentUser,
  checkAdmin,
  readSecondFactor,
  setUpSecondFactor,
  passSecondFactor,
  updateProfile,
  deleteAccount,
  importTrip,
  listTrips,
  planTrip,
  previewPlan,
  keepPlanPreview,
  deleteTrip,
  upgradeTrip,
  copyTrip,
  shiftTrip,
  insertTripDay,
  removeTripDay,
  moveTripDay,
  proposeTripDay,
  createTripLink,
  listTripLinks,
  revokeTripLink,
  acceptTripLink,
  getTripInvitation,
  shareTripLists,
  listTripMembers,
  changeTripMember,
  removeTripMember,
  getSharedTrip,
  copySharedTrip,
  listPlacesAround,
  listPackingLists,
  savePackingList,
  replacePackingItems,
  deletePackingList,
  generatePackingList,
  analyzeScan,
  findScanPlaces,
  listScanResults,
  saveScanResult,
  deleteScanResult,
  listDocuments,
  uploadDocument,
  replaceDocumentDetails,
  renewDocument,
  deleteDocument,
  replacePassphrase,
  replaceRecoveryCode,
  addPasskey,
  removePasskey,
  replaceVaultKey,
  resetVault,
  listFormerKeyrings,
  restoreKeyring,
  reportExport,
  askAssistant,
  listActivities,
  listApprovedActivities,
  listOwnActivities,
  submitActivity,
  editOwnActivity,
  deleteOwnActivity,
  uploadImage,
  listFeaturedStays,
  searchStays,
  getStay,
  getTakenNights,
  bookStay,
  changeStay,
  listFeaturedCharterTrips,
  listActiveCharterTrips,
  listAllCharterTrips,
  getCharterTrip,
  createCharterTrip,
  updateCharterTrip,
  deleteCharterTrip,
  listBookings,
  book,
  cancelBooking,
  listAdminActivities,
  createActivity,
  updateActivity,
  deleteActivity,
  reviewActivity,
  listAdminAccommodations,
  createAccommodation,
  updateAccommodation,
  deleteAccommodation,
  confirmCustomerBooking,
  cancelCustomerBooking,
  listReviews,
  writeReview,
  deleteReview,
  decideReview,
  listAuditEntries,
  listAccounts,
  reportFault,
  getHealth,
} satisfies Record<string, Endpoint>
