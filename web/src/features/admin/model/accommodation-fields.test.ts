import type { AccommodationForm, AdminAccommodation } from '@waymark/contract/stays/manage-accommodation-calls'
import { anAccommodation } from '@waymark/contract/fixtures/accommodations'
import { moneyText } from '@waymark/contract/money'
import type { ResolverResult } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import {
  ACCOMMODATION_LABELS,
  accommodationResolver,
  EMPTY_ACCOMMODATION,
  fieldsOfAccommodation,
  type AccommodationFields,
} from './accommodation-fields.ts'

const stored = (): AdminAccommodation => {
  const { pricePerNightCents, searchTokens: _tokens, ...place } = anAccommodation()
  return { ...place, pricePerNight: moneyText(pricePerNightCents) }
}

const judge = async (changes: Partial<AccommodationFields>) => {
  const fields = { ...fieldsOfAccommodation(stored()), ...changes }
  const options = { fields: {}, shouldUseNativeValidation: false }
  const judged: ResolverResult<AccommodationFields, AccommodationForm> = await accommodationResolver(
    fields,
    undefined,
    options,
  )
  return judged as { values: Partial<AccommodationForm>; errors: Record<string, { message?: string }> }
}

const faultsOf = async (changes: Partial<AccommodationFields>) => {
  const { errors } = await judge(changes)
  return Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, fault.message]))
}

describe('the form of an accommodation', () => {
  it('holds all that is stored and is an administrator’s to decide, and gives it back unchanged', async () => {
    const { errors, values } = await judge({})
    expect(errors).toEqual({})
    const { pricePerNight, ...rest } = values
    expect(pricePerNight).toBe(12_050)
    const { pricePerNight: _price, ...expected } = stored()
    expect(expected).toMatchObject(rest)
    expect(Object.keys(ACCOMMODATION_LABELS)).toEqual(Object.keys(EMPTY_ACCOMMODATION))
    const decidedElsewhere = ['id', 'reviewCount', 'stayCategory', 'version', 'createdAt', 'updatedAt']
    expect(Object.keys(expected).filter((name) => !(name in rest))).toEqual(expect.arrayContaining(decidedElsewhere))
  })

  it('turns texts into numbers, lists and nothing', async () => {
    const { values } = await judge({
      maxGuests: ' 6 ',
      bedrooms: '',
      bathrooms: '2.5',
      rating: '',
      amenities: 'wifi, , pool ,',
      gallery: '/a.svg\n\n https://example.com/b.jpg \n',
      lat: '',
      lng: '',
      category: '',
      imageUrl: '',
      policies: [
        { name: ' Pets ', text: 'Welcome' },
        { name: '', text: '' },
      ],
    })
    expect(values).toMatchObject({
      maxGuests: 6,
      bedrooms: null,
      bathrooms: 2.5,
      rating: null,
      amenities: ['wifi', 'pool'],
      gallery: ['/a.svg', 'https://example.com/b.jpg'],
      coordinates: null,
      category: null,
      imageUrl: null,
      policies: { Pets: 'Welcome' },
    })
  })

  it('says beside the field what is wrong with it', async () => {
    expect(await faultsOf({ title: ' ', pricePerNight: '', maxGuests: '' })).toEqual({
      title: 'Title is required',
      pricePerNight: 'Price per night is required',
      maxGuests: 'Max guests is required',
    })
    expect(await faultsOf({ rating: '5.1', bathrooms: '1.3', gallery: 'ftp://x' })).toEqual({
      rating: 'Must be a number from 0 to 5',
      bathrooms: 'Must be a number from 0 to 50',
      gallery: 'The address of an image begins with https:// or /',
    })
    expect(Object.keys(await faultsOf({ lat: '91', lng: '' }))).toEqual(['lat', 'lng'])
  })

  it('wants a name of its own for each policy', async () => {
    const policies = [
      { name: 'Pets', text: 'Welcome' },
      { name: '', text: 'No parties' },
      { name: 'Pets', text: 'Not welcome' },
    ]
    const { errors } = await judge({ policies })
    expect(errors['policies']).toEqual([
      undefined,
      { name: { type: 'contract', message: 'Name is required' } },
      { name: { type: 'contract', message: 'There is one of this name already' } },
    ])
  })
})
