import { elements, items } from './open-data-double.ts'

// A town that the atlas does not describe, as both services describe it.

export const ZLIN = { lat: 49.2264, lng: 17.6707, countryCode: 'CZ' } as const

const OBUV = { id: 'Q12040410', name: 'Museum of Southeast Moravia', classId: 'Q33506', lat: 49.2237, lng: 17.6587 }

export const zlinItems = () =>
  items(
    { id: 'Q1056437', name: 'Lešná Castle', about: 'castle in Zlín, Czech Republic', classId: 'Q751876', lat: 49.2755, lng: 17.7146, articles: 9 }, // prettier-ignore
    { ...OBUV, about: 'museum in Zlín, Czech Republic', articles: 5 },
    { ...OBUV, classId: 'Q207694', articles: 5 },
    { id: 'Q999999999', name: 'Q999999999', classId: 'Q33506', lat: 49.22, lng: 17.66, articles: 3 },
  )

export const ZLIN_ELEMENTS: readonly object[] = [
  { type: 'way', id: 31190017, center: { lat: 49.22371, lon: 17.65861 }, tags: { name: 'Muzeum jihovýchodní Moravy', 'name:en': 'Museum of Southeast Moravia', tourism: 'museum', wikidata: 'Q12040410', opening_hours: 'Tu-Su 10:00-18:00' } },
  { type: 'node', id: 501, lat: 49.2412, lon: 17.6702, tags: { name: 'Vyhlídka Barabáš', tourism: 'viewpoint' } },
  { type: 'way', id: 502, center: { lat: 49.2264, lon: 17.6707 }, tags: { name: 'Zámek Zlín', historic: 'castle', wikidata: 'Q26777444' } },
  { type: 'relation', id: 503, center: { lat: 49.2723, lon: 17.7155 }, tags: { name: 'Zoo Zlín', tourism: 'zoo' } },
  { type: 'node', id: 504, lat: 49.2301, lon: 17.6622, tags: { name: 'Pod Kaštany', amenity: 'marketplace' } },
  { type: 'node', id: 505, lat: 49.2255, lon: 17.6641, tags: { name: 'Galerie Alternativa', tourism: 'gallery' } },
  { type: 'node', id: 506, lat: 49.229, lon: 17.668, tags: { name: 'Bunker', tourism: 'museum', access: 'private' } },
  { type: 'node', id: 507, tags: { name: 'Nowhere', tourism: 'museum' } },
  { type: 'node', id: 508, lat: 49.2251, lon: 17.6661, tags: { name: '<script>alert(1)</script>'.repeat(4), tourism: 'museum' } },
] // prettier-ignore

export const zlinElements = () => elements(...ZLIN_ELEMENTS)

/** The places in both that travellers can visit. */
export const ZLIN_NAMES: readonly string[] = [
  'Lešná Castle',
  'Museum of Southeast Moravia',
  'Zámek Zlín',
  'Vyhlídka Barabáš',
  'Zoo Zlín',
  'Pod Kaštany',
  'Galerie Alternativa',
]
