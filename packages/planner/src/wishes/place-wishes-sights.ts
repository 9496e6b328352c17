import type { PlaceWish } from './place-wish.ts'

/** Of sights and landscapes, by the concepts of `PLACE_WORDS`. */
export const SIGHT_WISHES: Readonly<Record<string, PlaceWish>> = {
  museums: {
    label: 'museums',
    kinds: ['museum', 'gallery'],
    named: 'museums?|museo|musée|museu|exhibitions?|galler(?:y|ies)',
  },
  art: {
    label: 'art',
    kinds: ['gallery', 'museum'],
    refused: ['gallery'],
    named: 'galler(?:y|ies)|art museums?|museums? of [a-z ]*art|fine arts?',
    toldOfMuseums:
      'art|arts|artists?|artworks?|paint(?:ings?|ers?)|masterpieces?|sculpt(?:ures?|ors?)|impressionis\\w+|old masters|guggenheim|installations?',
  },
  modernArt: {
    label: 'modern art',
    kinds: ['gallery', 'museum'],
    refused: [],
    named: 'modern art|contemporary|art moderne|arte moderna|arte moderno|MoMA|Tate Modern|Guggenheim|Pompidou|Moderna',
    told: 'modern art|contemporary art|pop art',
  },
  churches: {
    label: 'churches and temples',
    kinds: ['religious site'],
    named:
      'church(?:es)?|cathedrals?|temples?|mosques?|shrines?|synagogues?|basilica|abbey|monaster(?:y|ies)|chapel|minster|pagoda|duomo|wat|masjid',
    begins:
      'church(?:es)?|cathedral|temple|mosque|shrine|synagogue|basilica|abbey|monastery|convent|chapel|minster|pagoda',
  },
  castles: {
    label: 'castles and palaces',
    kinds: ['castle', 'palace'],
    named: 'castles?|palaces?|palacio|palazzo|fort(?:ress)?|alcázar|château',
  },
  history: {
    label: 'history',
    kinds: ['ruins', 'monument', 'historic quarter', 'castle', 'museum'],
    refused: ['ruins', 'monument', 'historic quarter', 'castle'],
    named: 'ruins|archaeological|monuments?|historic',
  },
  architecture: {
    isEverywhere: true,
    label: 'architecture',
    kinds: ['palace', 'bridge', 'historic quarter', 'religious site', 'square'],
    refused: [],
    told: 'architect\\w*|modernis\\w*|art nouveau|art deco|façades?|skyscrapers?|Gaudí|Bauhaus',
  },
  streetArt: {
    label: 'street art',
    kinds: ['street', 'neighbourhood'],
    refused: [],
    told: 'street art|graffiti|murals?',
  },
  water: {
    label: 'the waterside',
    kinds: ['beach'],
    refused: [],
    told: 'rivers?|lakes?|lagoons?|canals?|harbours?|waterfronts?|waterfalls?|seaside|the sea|shores?|quays?|promenades?|piers?|boats?|ferr(?:y|ies)|aquariums?|fountains?|springs?|bay|ponds?',
  },
  nature: {
    label: 'nature',
    kinds: ['nature', 'park', 'garden'],
    refused: ['nature'],
    told: 'forests?|lakes?|waterfalls?|mountains?|wildlife',
  },
  outdoors: {
    label: 'things to do outdoors',
    kinds: ['nature', 'park', 'garden'],
    refused: [
      ...(['nature', 'park', 'garden', 'beach', 'viewpoint', 'square', 'street', 'bridge', 'ruins'] as const),
      ...(['monument', 'neighbourhood', 'historic quarter'] as const),
    ],
  },
  mountains: {
    label: 'mountains',
    kinds: ['nature', 'viewpoint'],
    refused: [],
    told: 'mountains?|summits?|peaks?|ridge|cable cars?|volcano\\w*',
  },
  wildlife: {
    label: 'wild animals',
    kinds: ['nature'],
    refused: [],
    told: 'wildlife|wild animals|whales?|dolphins?|birds?|birdwatch\\w*|elephants?|turtles?|penguins?|seals?|monkeys|gorillas?|orang-?utans?|puffins?',
  },
  safari: {
    label: 'safaris',
    kinds: ['nature', 'day trip'],
    refused: [],
    told: 'safaris?|game drives?|wildlife|big five',
  },
  northernLights: {
    isEverywhere: true,
    label: 'northern lights',
    kinds: ['nature'],
    refused: [],
    told: 'northern lights|aurora',
  },
  stars: {
    isEverywhere: true,
    label: 'stars',
    kinds: ['nature'],
    refused: [],
    told: 'stars|stargaz\\w*|observator(?:y|ies)|planetariums?',
  },
  blossoms: { label: 'blossoms', kinds: ['park', 'garden'], refused: [], told: 'cherry|cherries|blossoms?|plum trees' },
  autumnLeaves: {
    label: 'autumn leaves',
    kinds: ['park', 'garden', 'nature'],
    refused: [],
    told: 'autumn|maples?|foliage',
  },
  parks: { label: 'parks and gardens', kinds: ['park', 'garden'], named: 'parks?|gardens?' },
}
