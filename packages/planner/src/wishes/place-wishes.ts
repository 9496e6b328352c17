import type { PlaceKind } from '@waymark/atlas/place'

/** The effect of a word for places, and of refusing it. */
export interface PlaceWish {
  /** On the chip: 'No museums', 'Likes museums'. */
  readonly label: string
  /** Kinds that are preferred. */
  readonly kinds: readonly PlaceKind[]
  /** Kinds that are left out if it is refused; `kinds` by default. */
  readonly refused?: readonly PlaceKind[]
  /** Words that identify it in the name and description of a place of any kind: 'Palace Museum'. */
  readonly named?: string
  /** The same for longer texts about a place; only for wishes that have no kind. */
  readonly told?: string
}

/** By the concepts of `PLACE_WORDS`. */
export const PLACE_WISHES: Readonly<Record<string, PlaceWish>> = {
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
  northernLights: { label: 'northern lights', kinds: ['nature'], refused: [], told: 'northern lights|aurora' },
  stars: {
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
  hiking: {
    label: 'hiking',
    kinds: ['nature', 'viewpoint'],
    refused: [],
    told: 'hik(?:e|es|ing|ers?)|trek\\w*|trails?|ridge|summits?|climb\\w*|on foot|hours? up|uphill|walk up|scrambl\\w*|peaks?',
  },
  cycling: { label: 'cycling', kinds: ['park'], refused: [], told: 'bicycles?|bikes?|cycl\\w+' },
  beaches: { label: 'beaches', kinds: ['beach'], named: 'beach(?:es)?|playa|praia|plage|swim\\w*' },
  surfing: { label: 'surfing', kinds: ['beach'], refused: [], told: '(?:kite|wind)?surf\\w*' },
  snorkelling: { label: 'snorkelling', kinds: ['beach'], refused: [], told: 'snorkel\\w*' },
  diving: {
    label: 'diving',
    kinds: ['beach', 'activity'],
    refused: [],
    told: 'div(?:e|es|ing|ers?)|snorkel\\w*|reefs?',
  },
  spa: {
    label: 'spas and hot springs',
    kinds: ['activity'],
    refused: [],
    told: 'thermal|baths?|spas?|hot springs?|onsen|hammams?|saunas?',
  },
  shopping: { label: 'shopping', kinds: ['shopping', 'market'], named: 'shops?|shopping|malls?|boutiques?' },
  markets: { label: 'markets', kinds: ['market'], named: 'markets?|bazaars?|souks?|mercado|mercato' },
  christmasMarkets: {
    label: 'Christmas markets',
    kinds: ['market', 'square'],
    refused: [],
    told: 'Christmas|Weihnacht\\w*|Advent',
  },
  food: { label: 'food', kinds: ['food', 'market'], refused: ['food'], named: 'food|restaurants?|tastings?' },
  wine: { label: 'wine', kinds: ['food'], refused: [], told: 'wines?|winer(?:y|ies)|vineyards?|cellars?|bodegas?' },
  spirits: {
    label: 'whisky and spirits',
    kinds: ['food'],
    refused: [],
    told: 'whisk(?:y|ey|ies)|distiller(?:y|ies)|mezcal\\w*|tequila|cognac',
  },
  beer: { label: 'beer', kinds: ['food', 'nightlife'], refused: [], told: 'beers?|brewer(?:y|ies)|taprooms?' },
  coffee: { label: 'coffee', kinds: ['food'], refused: [], told: 'coffee|cafés?' },
  nightlife: { label: 'nightlife', kinds: ['nightlife'], named: 'nightlife|nightclubs?|bars?|pubs?|clubs' },
  casinos: { label: 'casinos', kinds: ['nightlife'], refused: [], told: 'casinos?|gambling' },
  indoors: {
    label: 'things to do indoors',
    kinds: ['museum', 'gallery', 'shopping', 'theatre'],
    refused: [],
    told: 'indoors?|covered market|glasshouses?|greenhouses?|arcades?|aquariums?',
  },
  yoga: {
    label: 'yoga and meditation',
    kinds: ['park', 'garden'],
    refused: [],
    told: 'yoga|meditat\\w*|zen|retreats?',
  },
  liveMusic: {
    label: 'music',
    kinds: ['theatre', 'nightlife'],
    refused: [],
    told: 'jazz|concerts?|live music|musicians?|fado|flamenco|tango|salsa|danc\\w+|blues|opera',
  },
  theatre: { label: 'theatre and opera', kinds: ['theatre'], named: 'theatres?|theaters?|opera|ballet' },
  views: { label: 'views', kinds: ['viewpoint'], named: 'views?|viewpoints?|lookouts?|panorama|observation' },
  photography: {
    label: 'photography',
    kinds: ['viewpoint', 'bridge', 'nature', 'neighbourhood'],
    refused: [],
    told: 'photograph\\w*|views?|sunset',
  },
  zoos: { label: 'animals', kinds: ['zoo or aquarium'], named: 'zoos?|aquariums?|safari' },
  childrensPlaces: {
    label: 'children’s attractions',
    kinds: ['activity', 'zoo or aquarium'],
    refused: [],
    named: "children[’']?s|kids|playgrounds?|toy museum|theme parks?|Legoland|Disney\\w*",
    told: 'for children|playgrounds?|hands-on',
  },
  themeParks: {
    label: 'theme parks',
    kinds: ['activity', 'zoo or aquarium'],
    refused: [],
    told: 'theme parks?|amusement|roller ?coasters?|water ?parks?|rides',
  },
  playgrounds: { label: 'playgrounds', kinds: ['park', 'activity'], refused: [], told: 'playgrounds?|slides?' },
  football: {
    label: 'football',
    kinds: ['activity'],
    refused: [],
    told: 'football|soccer|stadiums?|stadion|estadio|Bernabéu|Camp Nou',
  },
  sports: {
    label: 'sports',
    kinds: ['activity'],
    refused: [],
    told: 'sports?|stadiums?|baseball|basketball|rugby|cricket|tennis',
  },
  skiing: { label: 'skiing', kinds: ['activity', 'nature'], refused: [], told: 'ski\\w*|snowboard\\w*|pistes?' },
  boats: {
    label: 'boat trips',
    kinds: ['activity'],
    refused: [],
    told: 'boats?|cruises?|ferr(?:y|ies)|kayak\\w*|canoe\\w*|sail(?:s|ing)?|gondolas?',
  },
  dayTrips: { label: 'day trips', kinds: ['day trip'], named: 'day trips?|excursions?' },
  adventure: {
    label: 'adventure',
    kinds: ['activity', 'nature'],
    refused: [],
    told: 'zip-?lin\\w*|raft\\w*|bung(?:y|ee)|paraglid\\w*|canyoning|climbing',
  },
  science: {
    label: 'science',
    kinds: ['museum'],
    refused: [],
    told: 'science|technolog\\w*|planetarium|dinosaurs?|space',
  },
  trains: { label: 'railways', kinds: ['activity'], refused: [], told: 'railways?|trains?|trams?|locomotives?' },
  books: { label: 'books', kinds: ['museum'], refused: [], told: 'librar(?:y|ies)|bookshops?|books|writers?|poets?' },
  film: { label: 'film', kinds: ['activity'], refused: [], told: 'films?|movies?|cinema|studios?' },
  anime: { label: 'anime and games', kinds: ['shopping'], refused: [], told: 'anime|manga|arcades?|gaming|Ghibli' },
  villages: { label: 'villages', kinds: ['day trip'], refused: [], told: 'villages?|countryside' },
  oldTown: {
    label: 'strolls',
    kinds: ['historic quarter', 'neighbourhood', 'street', 'square'],
    refused: ['neighbourhood'],
  },
  romance: { label: 'romantic places', kinds: ['viewpoint', 'garden'], refused: [], told: 'sunset|romantic' },
  heights: {
    label: 'heights',
    kinds: ['viewpoint'],
    named: 'towers?|cable cars?|observation|sky ?deck',
    told: 'towers?|cable cars?|glass floor|steps up|high above',
  },
  caves: {
    label: 'caves',
    kinds: ['nature'],
    refused: [],
    told: 'caves?|caverns?|underground|catacombs?|tunnels?|crypts?',
  },
  war: {
    label: 'war history',
    kinds: ['museum', 'monument'],
    refused: [],
    told: 'wars?|battles?|military|holocaust|genocide|bunkers?',
  },
}
