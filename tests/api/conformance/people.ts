import { pictureUrl } from '@waymark/contract/fixtures/pictures'
import { expect } from 'vitest'
import { newPerson } from '../support/people.ts'
import { quotaDocument } from '../support/trips.ts'
import { allOf, type Everybody, ID, INSTANT, listOf, type Row, TEXT } from './row.ts'

/** The fields of a user, as they are before anything is filled in. */
const user = {
  id: ID,
  email: expect.stringContaining('@'),
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  location: null,
  currency: 'USD',
  airlineMembership: null,
  phoneNumber: null,
  dateOfBirth: null,
  nationality: null,
  passportNumber: null,
  isAdmin: false,
  createdAt: INSTANT,
  updatedAt: INSTANT,
}

const filledIn = {
  firstName: 'Ann',
  lastName: 'Miller',
  location: 'Lisbon, Portugal',
  currency: 'EUR',
  airlineMembership: 'TP 12345',
  phoneNumber: '+351 21 123 456',
  nationality: 'Portuguese',
}

const reply = {
  response: TEXT,
  suggestions: listOf(TEXT),
  actions: expect.any(Array),
  context: expect.any(Object),
  answeredBy: 'guide',
}

/** Lets the next question be asked, however many there were this minute. @returns no id */
async function questionAllowed({ traveller }: Everybody): Promise<string> {
  await quotaDocument(traveller).delete()
  return ''
}

const earlier = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: 'What can I see in Lisbon?',
  timestamp: new Date().toISOString(),
  suggestions: ['Discover local attractions'],
  actions: [],
}))

export const PEOPLE: readonly Row[] = [
  {
    call: 'GET /api/auth/user',
    shows: 'the current user with firstName; nothing is filled in, the currency is USD, isAdmin is false',
    as: 'traveller',
    answers: user,
  },
  { call: 'GET /api/admin/check', shows: 'isAdmin of a user', as: 'traveller', answers: { isAdmin: false } },
  { call: 'GET /api/admin/check', shows: 'isAdmin of an admin', as: 'admin', answers: { isAdmin: true } },
  {
    call: 'PUT /api/profile',
    shows: 'the profile with the date of birth as text, and the passport number by its last 4 characters',
    as: 'admin',
    sends: () => ({ ...filledIn, dateOfBirth: '1990-05-01', passportNumber: 'X1234567' }),
    answers: {
      ...user,
      ...filledIn,
      isAdmin: true,
      dateOfBirth: '1990-05-01',
      isPassportSealed: false,
      passportNumber: expect.stringMatching(/^[^\w]+4567$/),
    },
  },
  {
    call: 'PUT /api/profile',
    shows: 'the day of a date of birth that is sent as a moment',
    as: 'admin',
    sends: () => ({ dateOfBirth: '1991-06-02T00:00:00.000Z' }),
    answers: allOf({ dateOfBirth: '1991-06-02' }),
  },
  {
    call: 'PUT /api/profile',
    shows: 'that an empty date of birth takes it away',
    as: 'admin',
    sends: () => ({ dateOfBirth: '' }),
    answers: allOf({ dateOfBirth: null }),
  },
  {
    call: 'POST /api/assistant/chat',
    shows: 'response, suggestions, actions and context for a first message',
    as: 'traveller',
    about: questionAllowed,
    sends: () => ({ message: 'What can I see in Lisbon?', context: {}, previousMessages: [] }),
    answers: reply,
  },
  {
    call: 'POST /api/assistant/chat',
    shows: 'that the context comes back, with the last 5 messages sent whole',
    as: 'traveller',
    about: questionAllowed,
    sends: () => ({
      message: 'And when is the best time to go?',
      context: {
        destination: 'Lisbon',
        dates: { start: '2027-05-01', end: '2027-05-04' },
        budget: '1,500',
        mood: 'slow',
      },
      previousMessages: earlier,
    }),
    answers: {
      ...reply,
      context: allOf({
        destination: 'Lisbon',
        dates: { start: '2027-05-01', end: '2027-05-04' },
        budget: '1,500',
        mood: 'slow',
      }),
    },
  },
  {
    call: 'POST /api/assistant/chat',
    shows: 'that dates may be moments, the budget a number, and what is not known null',
    as: 'traveller',
    about: questionAllowed,
    sends: () => ({
      message: 'Is that enough?',
      context: {
        destination: null,
        dates: { start: '2027-05-01T00:00:00.000Z', end: '2027-05-04T00:00:00.000Z' },
        budget: 1500,
      },
      previousMessages: null,
    }),
    answers: { ...reply, context: allOf({ dates: { start: '2027-05-01', end: '2027-05-04' }, budget: '1,500' }) },
  },
  {
    call: 'POST /api/upload/image',
    shows: 'imageUrl of a file in the field image',
    as: 'traveller',
    sends: () => {
      const form = new FormData()
      const [, base64 = ''] = pictureUrl().split(',')
      form.append('image', new Blob([Buffer.from(base64, 'base64')], { type: 'image/jpeg' }), 'tile.jpg')
      return form
    },
    answers: { imageUrl: expect.stringMatching(/^(https?:\/\/|\/)\S+$/) },
  },
]

export const newEverybody = async (): Promise<Everybody> => ({
  traveller: await newPerson(),
  admin: await newPerson({ admin: true }),
})
