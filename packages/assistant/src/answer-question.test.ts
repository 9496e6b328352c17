import { ChatReply, type AssistantContext } from '@waymark/contract/assistant/assistant-calls'
import { aTrip } from '@waymark/contract/fixtures/trips'
import { describe, expect, it, test } from 'vitest'
import { HOSTILE_PROMPTS } from '../fixtures/hostile-prompts.ts'
import { allDestinations } from '@waymark/atlas/destinations'
import { findCity } from '@waymark/atlas/find-city'
import { answerQuestion } from './answer-question.ts'
import { readQuestion } from './asked.ts'
import type { Intent } from './intents.ts'
import { type Facts, NO_FACTS, type OwnBooking, type OwnDocument, type Question } from './question.ts'
import { WINTER_PLACES } from './replies/ideas.ts'

const NOW = '2026-11-21T12:00:00.000Z'

const asking = (message: string, context: AssistantContext = {}, facts: Partial<Facts> = {}): Question => ({
  message,
  context,
  now: NOW,
  facts: { ...NO_FACTS, ...facts },
})

const answer = (...question: Parameters<typeof asking>) => answerQuestion(asking(...question))

type Row = [message: string, intent: Intent, ...facts: (string | RegExp)[]]

/** What people ask, what it means, and what the answer must hold. */
const QUESTIONS: readonly Row[] = [
  // The quick actions, the first suggestions and those of the home screen.
  ['Search Flights', 'flights', 'Book Flight', 'I cannot see fares'],
  ['Find Hotels', 'hotels', 'Which place?', 'Accommodations'],
  ['Discover Places', 'places', 'Which city or country?'],
  ['Plan Itinerary', 'plan', 'Where do you want to go?'],
  ['Local Experiences', 'experiences', 'Activities screen'],
  ['Travel Tips', 'tips', 'offline use'],
  ['Plan a weekend trip', 'weekend', 'Lisbon, Portugal', 'Kyoto'],
  ['Find cheap flights', 'flights', 'cheaper'],
  ['Discover local attractions', 'places', 'Which city or country?'],
  ['Check visa requirements', 'visa', 'official source', 'will not guess'],
  ['Get packing recommendations', 'packing', 'passport', 'Packing Assistant'],
  ['Plan a trip to Sweden', 'plan', 'Sweden', 'Stockholm', 'Gothenburg'],
  ['Best beach destinations for vacation', 'beaches', /Phuket|Cancún|Cape Town/],
  ['Winter sports destinations and activities', 'winter-sports', 'Innsbruck, Austria', 'Sapporo', 'snowboarding'],
  // Places.
  ['What to see in Kyoto', 'places', 'Fushimi Inari', 'Kinkaku-ji'],
  ['things to do in lisbon', 'places', 'Belém Tower'],
  ['museums in Paris', 'places', 'Louvre', 'Orsay'],
  ['What to see in Peru', 'places', 'Cusco', 'Lima'],
  ['What are the sights of Monaco?', 'places', 'Prince’s Palace'],
  ['Bali with kids', 'places', 'beach'],
  ['Tell me about the Eiffel Tower', 'about', '1889', 'Paris'],
  ['Tell me about Portugal', 'about', 'capital is Lisbon', 'Euro'],
  ['Sintra', 'about', 'Pena Palace'],
  ['What about Machu Picchu?', 'about', 'Peru'],
  ['Experiences in Marrakesh', 'experiences', 'Marrakesh'],
  ['Beaches in Spain', 'beaches', 'Barceloneta'],
  ['nightlife in Berlin', 'places', 'Berlin'],
  // When.
  ['Best time to visit Thailand?', 'season', 'December to March', 'not a forecast'],
  ['when should i go to lisbon', 'season', 'April to September'],
  ['rainy season in Vietnam', 'season', 'wettest'],
  ['Weather in Lisbon in May', 'weather', /May: usually 1\d to 2\d °C/],
  ['Is it hot in Dubai in July?', 'weather', /July: usually 3\d to 4\d °C/],
  ['Does it snow in Stockholm in winter', 'weather', /January: usually -\d to \d °C/],
  ['Weather in Sydney in summer', 'weather', 'December', 'February'],
  // Ways.
  ['flights from Berlin to Lisbon', 'flights', /Berlin to Lisbon it is about 2,3\d0 km/],
  ['How far is it from Berlin to Rome?', 'way-there', /1,1[789]0 km/],
  ['How do I get to Machu Picchu?', 'way-there', 'Book Flight'],
  ['Getting around in Tokyo', 'way-around', 'Suica'],
  ['Is there a metro in Lisbon?', 'way-around', 'metro'],
  ['weekend trip from Berlin', 'weekend', 'Dresden', 'Hamburg'],
  // Official matters.
  ['do i need a visa for japan', 'visa', 'Japan', 'official source', 'embassy'],
  ['Entry requirements for the USA', 'visa', 'the United States', 'will not guess'],
  ['Is my passport valid for Brazil?', 'visa', 'Brazil'],
  ['Is Cairo safe?', 'safety', 'official source', 'travel advice'],
  ['Are there pickpockets in Barcelona', 'safety', 'Barcelona'],
  ['Vaccinations for Kenya', 'health', 'doctor', 'official source'],
  ['Can I drink the tap water in Delhi?', 'tap-water', 'not safe', 'India'],
  // Practical matters.
  ['what should I pack for Iceland in March', 'packing', 'Iceland in March', 'Winter boots'],
  ['What to wear in Bangkok', 'packing', 'T-shirts'],
  ['Currency in Japan', 'money', 'Japanese yen (JPY)'],
  ['What is the currency in Japan in 2027?', 'money', '100 USD are about'],
  ['Exchange rate of 1,000 euros to dollars in Japan', 'money', '1,000 EUR are about', 'USD by'],
  ['How much is 100 dollars in euros in Paris?', 'money', '100 USD are about', 'EUR by'],
  ['can i pay by card in switzerland', 'money', 'Swiss franc'],
  ['Do I need cash in Germany?', 'money', 'Euro (EUR)'],
  ['tipping in New York', 'tipping', 'per cent'],
  ['what language do they speak in Belgium', 'language', 'French', 'Dutch'],
  ['plugs in the UK', 'plugs', 'type G'],
  ['Do I need an adapter for Japan?', 'plugs', 'type A'],
  ['time difference between London and Tokyo', 'clock', '9 hours ahead of London'],
  ['What time is it in New York?', 'clock', '7:00 AM', 'UTC-5'],
  ['time zone of Kathmandu', 'clock', 'UTC+5:45'],
  ['what to eat in Bangkok', 'food', 'Som tam', 'no restaurants'],
  ['vegan food in Berlin', 'food', 'a vegan dish'],
  ['Where to stay in Lisbon', 'hotels', 'Alfama'],
  ['Hotels in Bali', 'hotels', 'Ubud'],
  ['How expensive is Switzerland?', 'costs', 'A day in Zürich'],
  ['How much does a week in Tokyo cost? I have $1500', 'costs', 'for 7 days', '$1,500'],
  // What people ask of things that are no place.
  ['when do the clocks change in Spain?', 'clock', 'Mar 28, 2027: 1 hour forward', 'Oct 31, 2027: 1 hour back'],
  ['do the clocks change in Japan?', 'clock', 'Clocks do not change in Tokyo'],
  ['closest airport to Bruges', 'way-there', 'no list of all airports', 'Schiphol'],
  ['which airport is nearest to Siena?', 'way-there', 'reach of Siena', 'Florence: about 50 km'],
  ['flamenco in Seville', 'unsure', /in Sevilla:\n- Casa de la Memoria: Flamenco without/],
  ['fado in Lisbon', 'unsure', 'Alfama: Laundry hangs overhead and fado'],
  ['what is haggis', 'off-topic', 'lamb, game or offal', 'ask'],
  ['Is haggis vegetarian?', 'food', 'So it is not vegetarian'],
  ['what is ceviche?', 'off-topic', 'Peru', 'something raw'],
  ['does ramen contain pork?', 'food', 'dish or drink of Japan', 'contains pork'],
  ['what is a ryokan', 'off-topic', 'I do not know what that is'],
  ['what is a riad', 'about', 'I do not know what that is'],
  // Plans.
  ['Plan a 5 day trip to Rome from Berlin, March 3 to 7, budget $2,000, with kids', 'plan', 'Colosseum', 'Mar 3 to Mar 7, 2027', '$1,000 - $2,500', 'Family'],
  ['I want to go to Georgia', 'plan', 'Georgia'],
  ['romantic honeymoon in Santorini for a week', 'plan', 'Santorini, 7 days'],
  ['Weekend in Paris next weekend', 'weekend', 'Nov 27 to Nov 29, 2026'],
  ['10 days in Morocco', 'plan', 'Morocco'],
  ['Skiing in Austria', 'winter-sports', 'Innsbruck'],
  ['group tours to Egypt', 'charters', 'Charter trips'],
  ['trip to Zzyzxland', 'plan', 'could not find that place'],
  // The app and the talk itself.
  ['Where can I store my passport?', 'vault', 'encrypted'],
  ['identify this building', 'scan', 'Scan & Discover'],
  ['cancel my booking', 'changes', 'never change, book or delete'],
  ['my trips', 'my-trips', 'no trips yet'],
  ['What is on my packing list?', 'my-packing', 'no packing lists yet'],
  ['hello', 'greeting', 'Where would you like to go'],
  ['Thanks!', 'thanks', 'welcome'],
  ['What can you do?', 'abilities', 'You can ask me about'],
  ['who won the world cup', 'off-topic', 'only help with travelling'],
  ['write me a poem about cats', 'off-topic', 'only help with travelling'],
  ['asdf qwer', 'off-topic', 'Name a city'],
] // prettier-ignore

const shaped = ({ response, suggestions, actions, context }: ReturnType<typeof answerQuestion>) =>
  ChatReply.safeParse({ response, suggestions, actions, context, answeredBy: 'guide' })

test('what blooms is no unknown sight', () => {
  expect(answer('When is the cherry blossom in Japan?').response).toMatch(/^Cherry trees usually bloom/)
})

test('what is eaten names each dish once, and no market of old things', () => {
  const { response } = answer('Where do we eat in Lisbon without fish?')
  const dishes = [...response.matchAll(/^- (?:In the|At) \w+: (.*)$/gm)].flatMap(([, list = '']) =>
    list.split(/, | and /),
  )
  expect(dishes.length).toBeGreaterThan(8)
  expect(new Set(dishes.map((dish) => dish.toLowerCase())).size).toBe(dishes.length)
  expect(response).not.toMatch(/ginjinha|Feira da Ladra/i)
})

describe('the guide', () => {
  it.each(QUESTIONS)('answers %j as %s', (message, intent, ...facts) => {
    expect(readQuestion(asking(message)).intent).toBe(intent)
    const { response } = answer(message)
    for (const fact of facts) expect(response).toMatch(fact)
  })

  it.each(QUESTIONS)('offers what it understands itself after %j', (message) => {
    const first = answer(message)
    expect(shaped(first).error?.issues).toBeUndefined()
    expect(first.suggestions.length).toBeGreaterThanOrEqual(3)
    expect(first.suggestions.length).toBeLessThanOrEqual(4)
    for (const suggestion of first.suggestions) {
      expect(readQuestion(asking(suggestion)).intent, suggestion).not.toBe('off-topic')
      expect(answer(suggestion, first.context).response, suggestion).not.toContain('could not find')
    }
  })

  it('knows every destination of the atlas by its name, in one kind of question after the other', () => {
    const asked = ['What to see in', 'What to eat in', 'Best time to visit', 'Hotels in', 'Plan a trip to']
    for (const [index, { city, countryCode }] of allDestinations().entries()) {
      const found = findCity(city)
      if (found?.countryCode !== countryCode) continue
      const words = asked[index % asked.length]
      const { subject, subjectFrom } = readQuestion(asking(`${words} ${city}`))
      expect(subject?.city.countryCode, `${words} ${city}`).toBe(countryCode)
      expect(subjectFrom).toBe('message')
    }
  })

  it('names only winter places that the atlas finds where they are', () => {
    for (const [place] of WINTER_PLACES) expect(findCity(place)?.country, place).toBe(place.split(', ')[1])
  })

  it('never dashes, and never says undefined', () => {
    for (const [message] of QUESTIONS) expect(answer(message).response).not.toMatch(/—|undefined|NaN|\bnull\b|\n\n/)
  })
})

describe('the place of a question', () => {
  it('is the one of the conversation when none is named', () => {
    expect(answer('What to eat there?', { destination: 'Lisbon' }).response).toContain('Lisbon')
    expect(answer('Find Hotels', { destination: 'Lisbon' }).actions).toEqual([
      { type: 'search-stays', place: 'Lisbon' },
    ])
  })

  it('is that of the next trip when nothing has been said', () => {
    const trips = [
      aTrip({ destination: 'Oslo', startDate: '2026-01-03', endDate: '2026-01-05' }),
      aTrip({ destination: 'Rome', startDate: '2027-06-03', endDate: '2027-06-08' }),
      aTrip({ destination: 'Tokyo', startDate: '2027-02-03', endDate: '2027-02-08' }),
    ]
    const { response, context } = answer('Get packing recommendations', {}, { trips })
    expect(response).toContain('You have a trip to Tokyo planned')
    expect(response).toContain('Feb 3 to Feb 8, 2027')
    expect(context).toMatchObject({ destination: 'Tokyo', dates: { start: '2027-02-03', end: '2027-02-08' } })
    const other = answer('What to see in Lisbon', context, { trips })
    expect(other.context.destination).toBe('Lisbon')
    expect(other.context.dates).toBeUndefined()
  })

  it('is not that of the conversation when another one is named that nobody knows', () => {
    const { response, context } = answer('What to see in Zzyzxland?', { destination: 'Lisbon' })
    expect(response).toContain('could not find that place')
    expect(response).not.toContain('Belém')
    expect(context.destination).toBe('Lisbon')
  })

  it('can be changed while the question stays', () => {
    const first = answer('Best time to visit Lisbon')
    expect(answer('What about Bangkok?', first.context).response).toContain('The most pleasant months in Bangkok')
    expect(answer('And in July?', answer('Weather in Lisbon').context).response).toContain('July')
  })

  it('goes on with the month, season or days, until others are named', () => {
    const may = answer("What's Lisbon like in May?")
    expect(may.response).toContain('- May: usually')
    const porto = answer('And Porto?', may.context)
    expect(porto.response).toMatch(/Porto[^]*- May: usually/)
    expect(answer('And in September?', porto.context).response).toMatch(/Porto[^]*- September: usually/)
    expect(answer('What about Norway?', answer("What's Iceland like in winter?").context).response).toMatch(
      /Oslo[^]*- January: usually/,
    )
    const days = answer('Weather in Lisbon from 3 to 9 May 2027')
    expect(answer('And Porto?', days.context).response).toContain('Porto for May 3 to May 9, 2027')
    // A new question does not.
    expect(answer('Weather in Athens', may.context).response).toContain('- January: usually')
    expect(answer('And Porto?', { topic: 'weather', when: 'nonsense' }).response).toContain('- January: usually')
  })

  it('says of which town it speaks when an area is named, and that the air is not the sea', () => {
    expect(answer('Tell me about Tuscany').response).toContain('Of Tuscany I know Florence best. Florence, Italy')
    expect(answer('Weather in Tuscany in May').response).toContain('Going by Florence')
    expect(answer('Tell me about Bali').response).toContain('Bali, Indonesia')
    expect(answer('Tell me about Värmland').response).toMatch(/^Värmland is in Sweden; Karlstad is the town to stay in/)
    expect(answer('How warm is the sea in Crete in October?').response).toContain('I do not know how warm the sea is')
  })

  it('takes no season for a sight, and no initial for the end of a sentence', () => {
    expect(answer('Best food in Naples in summer').response).not.toContain('I do not know a sight')
    expect(answer('What to see in Doha').response).toContain('I. M. Pei’s last great work')
  })

  it('tells namesakes apart, also in what it hands on', () => {
    const { context, suggestions } = answer('What to see in Paris, Texas')
    expect(context.destination).toBe('Paris, Texas')
    expect(suggestions[0]).toContain('Paris, Texas')
  })

  it.each(['it was nice to meet you', 'I am reading a book', 'most of the time', 'what is best?', 'can you see me'])(
    'is none in %j',
    (message) => expect(readQuestion(asking(message)).named).toEqual([]),
  )
})

describe('what a conversation has settled', () => {
  it('goes into the trip form', () => {
    const first = answer('Plan a trip to Lisbon from Oslo, June 3 to 9, budget 900 dollars')
    expect(first.context).toMatchObject({
      destination: 'Lisbon',
      departureCity: 'Oslo',
      dates: { start: '2027-06-03', end: '2027-06-09' },
      budget: '900',
    })
    expect(answer('Plan Itinerary', first.context).actions).toEqual([
      {
        type: 'plan-trip',
        fields: {
          destination: 'Lisbon',
          departureCity: 'Oslo',
          startDate: '2027-06-03',
          endDate: '2027-06-09',
          budget: '$500 - $1,000',
        },
      },
    ])
  })

  it.each([
    ['Plan 4 days in Porto from 10 May', { start: '2027-05-10', end: '2027-05-13' }],
    ['Plan a week in Rome starting June 3rd, 2028', { start: '2028-06-03', end: '2028-06-09' }],
    ['3 nights in Oslo on 2027-02-26', { start: '2027-02-26', end: '2027-03-01' }],
    ['Plan 4 days in Porto until 10 May', undefined],
    ['Is there anything on 10 May in Porto?', undefined],
    ['Plan 10 days in Porto in May', undefined],
  ])('%s: %j', (message, dates) => expect(answer(message).context.dates).toEqual(dates))

  it('gives way to the airport that is named', () => {
    const context = { destination: 'Bangkok' }
    const landed = answer('How do I get from Lisbon airport to the centre at 1am', context)
    expect(landed.response).toContain('From the airport of Lisbon')
    expect(landed.context.destination).toBe('Lisbon')
    expect(answer('How do I get there from Lisbon airport', context).response).toContain('From Lisbon to Bangkok')
  })

  it('keeps what it does not know, and does not take days that are over', () => {
    const context = { destination: 'Lisbon', dates: { start: '2026-01-03', end: '2026-01-05' } }
    const { context: after, actions } = answer('Plan Itinerary', {
      ...context,
      ...{ wish: 'sea view' },
    } as unknown as AssistantContext)
    expect(after['wish']).toBe('sea view')
    expect(actions).toEqual([{ type: 'plan-trip', fields: { destination: 'Lisbon' } }])
  })
})

it.each([
  ['Book me the hotel Quinta das Vinhas 10-13 December', 'accommodations'],
  ['please book the tile painting class for us', 'activities'],
  ['Cancel my hotel booking', 'dashboard'],
])('who asks "%s" is led to %s', (message, screen) =>
  expect(answer(message).actions).toEqual([{ type: 'open-screen', screen }]),
)

describe('what the traveller has', () => {
  const trip = aTrip({ title: 'Lisbon in March', destination: 'Lisbon' })
  const other = aTrip({ title: 'Rome with Ben', destination: 'Rome', startDate: '2027-06-03', endDate: '2027-06-08' })

  it('is told of the next trip, and of one that is named', () => {
    expect(answer('Tell me about my next trip', {}, { trips: [other, trip] }).response).toContain('Lisbon in March')
    expect(answer('my trip to Rome', {}, { trips: [other, trip] }).response).toContain('Rome with Ben')
    expect(answer('my trips', {}, { trips: [other, trip] }).response).toMatch(/Rome with Ben[^]*Lisbon in March/)
  })

  it('is told day by day', () => {
    const { response, actions } = answer('What is on day 1 of my trip?', {}, { trips: [trip] })
    expect(response).toContain('Day 1 of “Lisbon in March” (Monday, Mar 1): The old town')
    expect(response).toContain('09:30 Castle of São Jorge')
    expect(actions).toEqual([{ type: 'open-screen', screen: 'dashboard' }])
  })

  it('is told of lists: what is packed and what is missing, the essential first', () => {
    const item = (name: string, essential: boolean, packed: boolean) => ({ name, essential, packed })
    const list = { id: 'list-1', title: 'Lisbon - Trip', destination: 'Lisbon', items: [item('Socks', false, true), item('Hat', false, false), item('Passport', true, false)] } // prettier-ignore
    const { response } = answer('What is still left to pack on my packing list?', {}, { lists: [list] })
    expect(response).toContain('Lisbon - Trip: 1 of 3 items packed.')
    expect(response).toContain('Still to pack: Passport, Hat')
  })

  it('is told what is next, by the clock of the place', () => {
    const inLisbon = aTrip({
      title: 'Lisbon now',
      destination: 'Lisbon',
      startDate: '2026-11-21',
      endDate: '2026-11-25',
    })
    const [day] = inLisbon.itinerary.dailyItinerary
    const dailyItinerary = [{ ...day!, date: '2026-11-21', activities: [{ time: '11:30', activity: 'Tram 28', description: '' }, { time: '12:30', activity: 'Castle', description: '' }, { time: '15:00', activity: 'Tiles', description: '' }] }] // prettier-ignore
    const trips = [{ ...inLisbon, itinerary: { ...inLisbon.itinerary, dailyItinerary } }]
    const { response } = answer("what's next", {}, { trips })
    expect(response).toContain('Castle, today at 12:30')
    expect(response).toContain('After that: Tiles at 15:00')
    expect(answer('what am I doing today', {}, { trips }).response).toContain('11:30 Tram 28')
    expect(answer('what are we doing tomorrow', {}, { trips }).response).toContain('nothing planned for that day')
  })

  it('is told of bookings with their codes, what is over and cancelled left out', () => {
    const booking: OwnBooking = { type: 'accommodation', title: 'Casa Azul', location: 'Lisbon, Portugal', startDate: '2027-03-01', endDate: '2027-03-05', status: 'confirmed', confirmationCode: 'ST-1763812345678', participants: 2 } // prettier-ignore
    const bookings: OwnBooking[] = [
      booking,
      { ...booking, title: 'Gone', startDate: '2026-01-01', endDate: '2026-01-05' },
      { ...booking, title: 'Off', status: 'cancelled' },
    ]
    const { response } = answer('what are my booking codes?', {}, { bookings })
    expect(response).toContain('Casa Azul, Lisbon, Portugal, Mar 1 to Mar 5, 2027: code ST-1763812345678')
    expect(response).not.toMatch(/Gone|Off/)
    expect(answer('my bookings').response).toContain('no bookings of this app')
  })

  it('is told which documents lie in the vault, and that no day of expiry can be read', () => {
    const documents: OwnDocument[] = [{ type: 'identity', storedOn: '2026-05-04' }]
    const { response, actions } = answer('when does my passport expire', {}, { documents })
    expect(response).toContain('Passport or ID, stored May 4, 2026')
    expect(response).toContain('encrypted')
    expect(actions).toEqual([{ type: 'open-screen', screen: 'vault' }])
  })

  it('is told what can be booked at the place and nowhere else', () => {
    const stay = (title: string, location: string) => ({ title, location })
    const offers = { ...NO_FACTS.offers, stays: [stay('Casa Azul', 'Lisbon, Portugal'), stay('Blue House', 'Oslo')] }
    const { response } = answer('Hotels in Lisbon', {}, { offers })
    expect(response).toContain('Casa Azul (Lisbon, Portugal)')
    expect(response).not.toContain('Blue House')
  })
})

describe('hostile messages', () => {
  it('are two hundred', () => {
    expect(new Set(HOSTILE_PROMPTS).size).toBeGreaterThanOrEqual(200)
  })

  it.each(HOSTILE_PROMPTS)('get nothing but the guide: %j', (message) => {
    const reply = answer(message, { destination: 'Lisbon' })
    expect(shaped(reply).success).toBe(true)
    const said = JSON.stringify([reply.response, reply.suggestions, reply.actions])
    expect(said).not.toMatch(
      /https?:|www\.|evil\.example|ben-secret-uid|rules off|GEMINI|<script|<img|DROP TABLE|\]\(/i,
    )
    expect(Object.keys(reply.context)).not.toContain('isAdmin')
  })
})
