import type { PackingRule } from '../packing-rule.ts'

export const OUTDOORS: readonly PackingRule[] = [
  {
    name: 'Daypack',
    any: ['outdoors', 'city', 'culture', 'photography'],
    reason: 'For water, jacket and camera through the day',
  },
  {
    name: 'Head torch',
    any: ['outdoors', 'camping', 'polarNight', 'festival', 'safari'],
    none: ['polarDay'],
    reason: 'With fresh batteries, for early starts and late returns',
    reasonIf: [['polarNight', 'The sun does not rise on your days']],
  },
  {
    name: 'Trekking poles',
    all: ['outdoors'],
    none: ['lightLuggage'],
    reason: 'Spare the knees; not in the hand luggage',
  },
  {
    name: 'Offline maps',
    any: ['outdoors', 'road', 'backpacking', 'motorbike'],
    reason: 'Loaded before the signal ends',
  },
  { name: 'Whistle and rescue blanket', any: ['outdoors'], reason: 'Light, for the day when it matters' },
  {
    name: 'Pocket knife',
    any: ['camping', 'outdoors'],
    none: ['festival'],
    reason: 'In the hold, not in the hand luggage',
  },
  {
    name: 'Rain cover for the backpack',
    all: ['outdoors'],
    any: ['rain', 'anyWeather'],
    reason: 'Keeps the dry things dry',
  },
  {
    name: 'Travel towel',
    any: ['backpacking', 'camping', 'trek', 'pilgrimage', 'festival'],
    reason: 'Small and quick to dry',
  },
  { name: 'Sleeping bag liner', any: ['backpacking', 'camping', 'trek', 'pilgrimage'], reason: 'For hostels and huts' },
  { name: 'Tent and mat', any: ['camping', 'festival'], reason: 'Pitched once at home to see that all is there' },
  {
    name: 'Sleeping bag',
    any: ['camping', 'trek', 'festival'],
    reason: 'For nights down to about {low} °C',
    reasonIf: [['anyWeather', 'Right for the coldest night']],
  },
  { name: 'Camp stove and cookware', any: ['camping'], reason: 'Gas is bought on the spot: it may not fly' },
  { name: 'Padlock', any: ['backpacking'], reason: 'For lockers in hostels' },
  {
    name: 'Gaiters',
    all: ['trek'],
    any: ['snow', 'rain', 'freezing'],
    reason: 'Keep snow, mud and stones out of the boots',
  },
  { name: 'Reflective bands', any: ['polarNight', 'pilgrimage'], reason: 'Seen on dark roads' },
  { name: 'Scallop shell or sign of the route', any: ['pilgrimage'], reason: 'So that others know where you go' },
  { name: 'Microspikes', all: ['outdoors', 'snow'], reason: 'For icy paths' },
  {
    name: 'Binoculars',
    any: ['outdoors', 'safari'],
    none: ['backpacking', 'lightLuggage'],
    reason: 'For animals and far views',
  },
]
