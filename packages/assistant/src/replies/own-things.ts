import { DOCUMENT_TYPE_LABELS } from '@waymark/contract/vault/document'
import type { Asked } from '../asked.ts'
import { shortDay, shortRange } from '../dates-written.ts'
import type { OwnBooking, OwnList } from '../question.ts'
import { bullet, openScreen, type Reply } from '../reply.ts'

const SHOWN_LISTS = 3
const SHOWN_ITEMS = 6
const SHOWN_BOOKINGS = 6
const SHOWN_DOCUMENTS = 10

function listLines({ title, items }: OwnList): string[] {
  const open = items.filter(({ packed }) => !packed)
  const first = open.toSorted((a, b) => Number(b.essential) - Number(a.essential)).slice(0, SHOWN_ITEMS)
  const missing = first.map(({ name }) => name).join(', ')
  return [
    `${title}: ${items.length - open.length} of ${items.length} items packed.`,
    ...(open.length > 0
      ? [
          bullet(
            `Still to pack: ${missing}${open.length > SHOWN_ITEMS ? ` and ${open.length - SHOWN_ITEMS} more` : ''}`,
          ),
        ]
      : []),
  ]
}

export function myPacking({ facts, subject, subjectFrom }: Asked): Reply {
  const { lists } = facts
  const named =
    subjectFrom === 'message' && subject
      ? lists.filter(({ destination }) => destination.includes(subject.city.name) || destination.includes(subject.name))
      : []
  const shown = (named.length > 0 ? named : lists).slice(0, SHOWN_LISTS)
  if (shown.length === 0) {
    return {
      lines: [
        'You have no packing lists yet. The Packing Assistant makes one for your place, dates and plans, also offline.',
      ],
      actions: [openScreen('packingAssistant')],
      ...(subject
        ? { next: ['packing', 'weather'] }
        : { ask: ['Get packing recommendations', 'What should I pack for Iceland?', 'Tell me about my next trip'] }),
    }
  }
  return {
    lines: [
      ...shown.flatMap(listLines),
      ...(lists.length > shown.length ? [`You have ${lists.length} lists in all.`] : []),
    ],
    actions: [openScreen('dashboard')],
    ...(subject
      ? { next: ['weather', 'packing', 'plugs'] }
      : { ask: ['Get packing recommendations', 'Tell me about my next trip', 'Check visa requirements'] }),
  }
}

/** Upcoming bookings first; cancelled ones are left out. */
function bookingsToTell({ facts, today, subject, subjectFrom }: Asked): readonly OwnBooking[] {
  const coming = facts.bookings.filter(
    ({ status, endDate, startDate }) => status !== 'cancelled' && (endDate ?? startDate ?? today) >= today,
  )
  const there =
    subjectFrom === 'message' && subject
      ? coming.filter(({ location, title }) => `${location} ${title}`.includes(subject.city.name))
      : []
  return (there.length > 0 ? there : coming).toSorted((a, b) => ((a.startDate ?? '9') < (b.startDate ?? '9') ? -1 : 1))
}

function bookingLine({ title, location, startDate, endDate, status, confirmationCode }: OwnBooking): string {
  const when = startDate === null ? '' : `, ${shortRange(startDate, endDate ?? startDate)}`
  return bullet(
    `${title}${location === '' ? '' : `, ${location}`}${when}: code ${confirmationCode}${status === 'confirmed' ? '' : `, ${status}`}`,
  )
}

export function myBookings(asked: Asked): Reply {
  const bookings = bookingsToTell(asked)
  const rest = bookings.length - SHOWN_BOOKINGS
  return {
    lines:
      bookings.length === 0
        ? ['You have no bookings of this app that are still to come. What you booked elsewhere I cannot see.']
        : [
            'Your bookings:',
            ...bookings.slice(0, SHOWN_BOOKINGS).map(bookingLine),
            ...(rest > 0 ? [`And ${rest} more on your dashboard.`] : []),
          ],
    actions: [openScreen('dashboard')],
    ask: ['Tell me about my next trip', 'What is on my packing list?', 'What is next?'],
  }
}

export function myDocuments({ facts: { documents } }: Asked): Reply {
  return {
    lines: [
      ...(documents.length === 0
        ? ['Your Vault has no documents yet.']
        : [
            'In your Vault:',
            ...documents
              .slice(0, SHOWN_DOCUMENTS)
              .map(({ type, storedOn }) =>
                bullet(`${DOCUMENT_TYPE_LABELS[type]}, stored ${shortDay(storedOn)}, ${storedOn.slice(0, 4)}`),
              ),
          ]),
      'Names, days of expiry and what is in them are encrypted: only you see them, in the Vault.',
    ],
    actions: [openScreen('vault')],
    ask: ['Check visa requirements', 'What are my bookings?', 'Tell me about my next trip'],
  }
}
