import type { PackingRule } from '../packing-rule.ts'

export const DOCUMENTS: readonly PackingRule[] = [
  {
    name: 'Passport or ID card',
    reason: 'Needed for check-in and at borders; look up whether it must be valid for six more months',
    reasonIf: [['home', 'Hotels and trains may ask for it']],
    essential: true,
  },
  { name: 'Bank card and some cash', reason: 'A second card in another bag helps when one is lost', essential: true },
  { name: 'Tickets and bookings', reason: 'On the phone and on paper, for when the battery is empty', essential: true },
  {
    name: 'Travel insurance details',
    any: ['abroad', 'maybeAbroad'],
    reason: 'Policy and emergency number; doctors abroad may want to see them',
  },
  {
    name: 'Visa or entry permit',
    any: ['abroad'],
    reason: 'If the country asks for one; look it up well ahead',
  },
  { name: 'Copies of documents', any: ['abroad', 'backpacking'], reason: 'Kept apart from the originals' },
  { name: 'Driving licence', any: ['road'], reason: 'Needed to drive and to rent', essential: true },
  {
    name: 'International driving permit',
    all: ['road'],
    any: ['abroad', 'maybeAbroad'],
    reason: 'Asked for in many countries beside the licence',
  },
  { name: 'Car papers and insurance card', any: ['road'], none: ['motorbike'], reason: 'For checks and rental desks' },
  { name: 'Health insurance card', reason: 'For doctors and pharmacies' },
  {
    name: 'Vaccination record',
    all: ['tropical'],
    any: ['abroad', 'maybeAbroad'],
    reason: 'Some warm countries ask for it at the border',
  },
  {
    name: 'Yellow fever certificate',
    all: ['yellowFever'],
    none: ['home'],
    reason:
      'Yellow fever occurs there: the border may ask for it, and the next country too; a vaccination takes ten days to count',
  },
  {
    name: 'Pilgrim’s pass',
    any: ['pilgrimage'],
    reason: 'Stamped on the way where the route has one; hostels ask for it',
  },
  {
    name: 'Meningitis vaccination certificate',
    any: ['hajj'],
    reason: 'Asked for with the visa of pilgrims: look up which one, some weeks ahead',
    essential: true,
  },
  { name: 'Diving certificate and logbook', any: ['diving'], reason: 'No boat takes divers without', essential: true },
  {
    name: 'Diving insurance details',
    any: ['diving'],
    reason: 'A pressure chamber is dear, and not every policy pays',
  },
  {
    name: 'Festival ticket and wristband',
    any: ['festival'],
    reason: 'On paper too: phones go flat in queues',
    essential: true,
  },
  {
    name: 'Motorbike licence',
    any: ['motorbike'],
    reason: 'Of the right class, else no insurance pays',
    essential: true,
  },
  { name: 'Spare bank card kept apart', any: ['month'], reason: 'On a long way one gets lost or swallowed' },
  { name: 'Business cards', any: ['business'], reason: 'For new contacts' },
  { name: 'Pet passport', any: ['pet'], reason: 'Chip number and vaccinations are checked at borders' },
  {
    name: 'Maternity notes',
    any: ['pregnancy'],
    reason: 'So that any doctor knows at once; airlines may ask for a certificate late in pregnancy',
    essential: true,
  },
  {
    name: "Children's passports",
    any: ['children', 'baby', 'toddler'],
    reason: 'Children need their own',
    essential: true,
  },
]
