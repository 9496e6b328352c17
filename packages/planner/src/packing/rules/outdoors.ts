import type { PackingRule } from '../packing-rule.ts'

export const OUTDOORS: readonly PackingRule[] = [
  {
    name: 'Daypack',
    any: ['outdoors', 'city', 'culture', 'photography'],
    reason: 'For water, jacket and camera through the day',
  },
  {
    name: 'Head torch',
    any: ['outdoors', 'camping'],
    reason: 'With fresh batteries, for early starts and late returns',
  },
  {
    name: 'Trekking poles',
    all: ['outdoors'],
    none: ['lightLuggage'],
    reason: 'Spare the knees; not in the hand luggage',
  },
  { name: 'Offline maps', any: ['outdoors', 'road', 'backpacking'], reason: 'Loaded before the signal ends' },
  { name: 'Whistle and rescue blanket', any: ['outdoors'], reason: 'Light, for the day when it matters' },
  { name: 'Pocket knife', any: ['camping', 'outdoors'], reason: 'In the hold, not in the hand luggage' },
  {
    name: 'Rain cover for the backpack',
    all: ['outdoors'],
    any: ['rain', 'anyWeather'],
    reason: 'Keeps the dry things dry',
  },
  { name: 'Travel towel', any: ['backpacking', 'camping'], reason: 'Small and quick to dry' },
  { name: 'Sleeping bag liner', any: ['backpacking', 'camping'], reason: 'For hostels and huts' },
  { name: 'Tent and mat', any: ['camping'], reason: 'Pitched once at home to see that all is there' },
  {
    name: 'Sleeping bag',
    any: ['camping'],
    reason: 'For nights down to about {low} °C',
    reasonIf: [['anyWeather', 'Right for the coldest night']],
  },
  { name: 'Camp stove and cookware', any: ['camping'], reason: 'Gas is bought on the spot: it may not fly' },
  { name: 'Padlock', any: ['backpacking'], reason: 'For lockers in hostels' },
  { name: 'Microspikes', all: ['outdoors', 'snow'], reason: 'For icy paths' },
  { name: 'Binoculars', all: ['outdoors'], none: ['backpacking', 'lightLuggage'], reason: 'For animals and far views' },
]
