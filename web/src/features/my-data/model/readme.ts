import type { Left } from './archive.ts'

/** The readme for people who open the export without the app. */
export const readmeOf = (exportedAt: string, left: readonly Left[]): string =>
  [
    'Your data from Waymark',
    `Exported at ${exportedAt}`,
    '',
    'profile.json               your profile',
    'trips.json                 your trips, day by day',
    'packing-lists.json         your packing lists',
    'places.json, places/       the places you have discovered, with their photos',
    'bookings.json              your bookings',
    'notices.json               what the app has told you',
    'favorites.json             what you have marked with a heart',
    'submitted-activities.json  the activities that you have submitted',
    'reviews.json               what you have written about stays and activities',
    'documents.json, documents/ the documents of your vault',
    'calendar.ics               trips and bookings, for any calendar',
    'waymark.json               for the app, which can import this file',
    '',
    'Documents in documents/ that end in .encrypted are as they lie in the vault. Open open-vault.html in a browser,',
    'choose this zip file there, and enter the passphrase of your vault or its recovery code: without a network, and',
    'without Waymark. vault.json holds the key, wrapped by both: whoever has this file can try to guess the passphrase.',
    'All others can be read by whoever has this file. Keep it in a safe place.',
    ...(left.length === 0 ? [] : ['', 'Not in this file:', ...left.map(({ what, why }) => `- ${what}: ${why}`)]),
    '',
  ].join('\r\n')
