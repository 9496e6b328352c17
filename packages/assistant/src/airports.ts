import { kmBetween } from '@waymark/atlas/distance'
import { findCity, type FoundCity } from '@waymark/atlas/find-city'

interface Airport {
  readonly name: string
  /** How a question names it, in lower case. */
  readonly sign: RegExp
  /** How one gets into town. */
  readonly way: string
}

type Row = readonly [city: string, name: string, sign: RegExp, way: string]

/** Airports that people ask about, with the trains that have run for years; no fares and no times of day. */
const ROWS: readonly Row[] = [
  ['London', 'Heathrow', /\bheathrow\b|\blhr\b/, 'the Elizabeth line and the Piccadilly line run into the middle, the Heathrow Express to Paddington in a quarter of an hour.'],
  ['London', 'Gatwick', /\bgatwick\b|\blgw\b/, 'the Gatwick Express to Victoria in half an hour, and Thameslink to London Bridge and St Pancras.'],
  ['London', 'Stansted', /\bstansted\b/, 'the Stansted Express to Liverpool Street in about fifty minutes.'],
  ['London', 'Luton', /\bluton\b/, 'a shuttle to Luton Airport Parkway, then a train to St Pancras.'],
  ['London', 'City', /\blondon city airport\b/, 'the Docklands Light Railway.'],
  ['Paris', 'Charles de Gaulle', /\bcharles de gaulle\b|\bcdg\b|\broissy\b/, 'the RER B to Gare du Nord, Châtelet and Saint-Michel in about forty minutes.'],
  ['Paris', 'Orly', /\borly\b/, 'metro line 14 into the middle in about half an hour.'],
  ['Rome', 'Fiumicino', /\bfiumicino\b|\bda vinci airport\b|\bfco\b/, 'the Leonardo Express to Termini in about half an hour, and regional trains to Trastevere and Tiburtina.'],
  ['Rome', 'Ciampino', /\bciampino\b/, 'buses to Termini.'],
  ['Milan', 'Malpensa', /\bmalpensa\b|\bmxp\b/, 'the Malpensa Express to Cadorna and Centrale in about fifty minutes.'],
  ['Milan', 'Linate', /\blinate\b/, 'metro line 4 into the middle.'],
  ['New York City', 'JFK', /\bjfk\b|\bkennedy airport\b/, 'the AirTrain to Jamaica or Howard Beach, then the Long Island Rail Road or the subway.'],
  ['New York City', 'Newark', /\bnewark\b|\bewr\b/, 'the AirTrain to the airport station, then a train to Penn Station.'],
  ['New York City', 'LaGuardia', /\blaguardia\b|\blga\b/, 'buses such as the Q70 to the subway.'],
  ['Tokyo', 'Narita', /\bnarita\b|\bnrt\b/, 'the Narita Express to Tokyo Station in about an hour, and the Skyliner to Ueno in about forty minutes.'],
  ['Tokyo', 'Haneda', /\bhaneda\b|\bhnd\b/, 'the Tokyo Monorail to Hamamatsuchō and the Keikyū line to Shinagawa.'],
  ['Ōsaka', 'Kansai', /\bkansai airport\b|\bkix\b/, 'the Haruka to Tennōji, Shin-Osaka and Kyoto, and the Nankai line to Namba.'],
  ['Amsterdam', 'Schiphol', /\bschiphol\b/, 'a train from the station below the hall to Centraal in about a quarter of an hour.'],
  ['Madrid', 'Barajas', /\bbarajas\b/, 'metro line 8, and the suburban train from Terminal 4.'],
  ['Barcelona', 'El Prat', /\bel prat\b/, 'the Aerobús to Plaça de Catalunya, metro line 9 and a suburban train.'],
  ['Lisbon', 'Humberto Delgado', /\bhumberto delgado\b/, 'the red line of the metro.'],
  ['Munich', 'Franz Josef Strauss', /\bmunich airport\b/, 'the S1 and the S8 into the middle in about forty minutes.'],
  ['Frankfurt', 'Frankfurt Airport', /\bfrankfurt airport\b/, 'the S8 and the S9 to the main station in about a quarter of an hour.'],
  ['Berlin', 'BER', /\bber\b|\bbrandenburg airport\b/, 'the airport express and regional trains to the main station in about half an hour.'],
  ['Vienna', 'Schwechat', /\bschwechat\b/, 'the City Airport Train to Wien Mitte in a quarter of an hour, the S7, and Railjet trains to the main station.'],
  ['Zürich', 'Kloten', /\bkloten\b|\bzurich airport\b/, 'a train to the main station in about ten minutes.'],
  ['Copenhagen', 'Kastrup', /\bkastrup\b/, 'the metro and a train to the central station in about a quarter of an hour.'],
  ['Stockholm', 'Arlanda', /\barlanda\b/, 'the Arlanda Express to the central station in about twenty minutes, and suburban trains.'],
  ['Oslo', 'Gardermoen', /\bgardermoen\b/, 'the airport express and regional trains to the central station in about twenty minutes.'],
  ['Athens', 'Eleftherios Venizelos', /\bvenizelos\b/, 'metro line 3 to Syntagma in about forty minutes.'],
  ['Bangkok', 'Suvarnabhumi', /\bsuvarnabhumi\b|\bbkk\b/, 'the Airport Rail Link to Phaya Thai in about half an hour.'],
  ['Hong Kong', 'Chek Lap Kok', /\bhong kong airport\b|\bchek lap kok\b/, 'the Airport Express to Hong Kong station in about twenty-five minutes.'],
  ['Singapore', 'Changi', /\bchangi\b/, 'the MRT, with a change at Tanah Merah.'],
  ['Seoul', 'Incheon', /\bincheon airport\b/, 'the AREX express to Seoul Station in about forty-five minutes.'],
  ['Sydney', 'Kingsford Smith', /\bkingsford smith\b/, 'the Airport Link train to Central in about a quarter of an hour.'],
  ['Chicago', "O'Hare", /\bo'?hare\b/, 'the Blue Line of the CTA to the Loop in about forty-five minutes.'],
  ['San Francisco', 'SFO', /\bsfo\b/, 'BART into the middle in about half an hour.'],
] // prettier-ignore

/** Further large airports, of which nobody asks by name: by their city, or with their own name. */
const OTHERS: readonly (readonly [city: string, name?: string])[] = [
  ['Naples'], ['Bari'], ['Brindisi'], ['Venice', 'Marco Polo'], ['Bologna'], ['Pisa'], ['Florence'], ['Turin'], ['Genoa'],
  ['Verona'], ['Palermo'], ['Catania'], ['Cagliari'], ['Olbia'], ['Nice'], ['Marseille'], ['Lyon', 'Saint-Exupéry'],
  ['Toulouse'], ['Bordeaux'], ['Nantes'], ['Basel', 'EuroAirport'], ['Geneva'], ['Strasbourg'], ['Brussels', 'Zaventem'],
  ['Luxembourg'], ['Düsseldorf'], ['Cologne'], ['Hamburg'], ['Stuttgart'], ['Nuremberg'], ['Leipzig'], ['Hanover'],
  ['Salzburg'], ['Innsbruck'], ['Graz'], ['Prague'], ['Budapest'], ['Warsaw', 'Chopin'], ['Kraków'], ['Gdańsk'], ['Wrocław'],
  ['Bratislava'], ['Ljubljana'], ['Zagreb'], ['Split'], ['Dubrovnik'], ['Zadar'], ['Pula'], ['Belgrade'], ['Sarajevo'],
  ['Podgorica'], ['Tirana'], ['Skopje'], ['Sofia'], ['Varna'], ['Bucharest', 'Otopeni'], ['Cluj-Napoca'],
  ['Thessaloniki'], ['Irákleion'], ['Chaniá'], ['Rhodes'], ['Corfu'], ['Santorini'], ['Mykonos'], ['Istanbul'], ['Antalya'],
  ['Izmir'], ['Larnaca'], ['Paphos'], ['Valletta'], ['Porto'], ['Faro'], ['Funchal'], ['Sevilla'], ['Málaga'], ['Valencia'],
  ['Alicante'], ['Bilbao'], ['Santiago de Compostela'], ['Palma'], ['Ibiza'], ['Las Palmas'], ['Dublin'], ['Cork'],
  ['Edinburgh'], ['Glasgow'], ['Manchester'], ['Birmingham'], ['Bristol'], ['Liverpool'], ['Belfast'], ['Gothenburg'],
  ['Bergen'], ['Trondheim'], ['Tromsø'], ['Helsinki', 'Vantaa'], ['Rovaniemi'], ['Reykjavík', 'Keflavík'], ['Riga'],
  ['Tallinn'], ['Vilnius'], ['Marrakesh'], ['Casablanca'], ['Agadir'], ['Fès'], ['Tunis'], ['Cairo'], ['Luxor'],
  ['Hurghada'], ['Sharm el-Sheikh'], ['Amman'], ['Tel Aviv', 'Ben Gurion'], ['Beirut'], ['Dubai'], ['Abu Dhabi'], ['Doha'],
  ['Muscat'], ['Nairobi'], ['Mombasa'], ['Arusha', 'Kilimanjaro'], ['Zanzibar'], ['Cape Town'], ['Johannesburg'], ['Durban'],
  ['Windhoek'], ['Livingstone'], ['Delhi'], ['Mumbai'], ['Bengaluru'], ['Kochi'], ['Goa'], ['Jaipur'], ['Kathmandu'],
  ['Colombo'], ['Malé'], ['Yangon'], ['Chiang Mai'], ['Phuket'], ['Krabi'], ['Hanoi'], ['Da Nang'], ['Ho Chi Minh City'],
  ['Siem Reap'], ['Phnom Penh'], ['Luang Prabang'], ['Kuala Lumpur'], ['Penang'], ['Jakarta'], ['Denpasar'], ['Manila'],
  ['Cebu City'], ['Taipei', 'Taoyuan'], ['Shanghai', 'Pudong'], ['Beijing'], ['Guangzhou'], ['Chengdu'], ['Busan'],
  ['Sapporo', 'New Chitose'], ['Nagoya', 'Chubu'], ['Fukuoka'], ['Naha'], ['Melbourne'], ['Brisbane'], ['Cairns'], ['Perth'],
  ['Adelaide'], ['Auckland'], ['Wellington'], ['Christchurch'], ['Queenstown'], ['Los Angeles'], ['San Diego'],
  ['Las Vegas'], ['Phoenix'], ['Denver'], ['Salt Lake City'], ['Seattle'], ['Portland'], ['Dallas'], ['Houston'],
  ['New Orleans'], ['Atlanta'], ['Miami'], ['Orlando'], ['Charleston'], ['Nashville'], ['Boston', 'Logan'], ['Philadelphia'],
  ['Washington', 'Dulles'], ['Minneapolis'], ['Detroit'], ['Honolulu'], ['Kahului'], ['Anchorage'], ['Toronto', 'Pearson'],
  ['Montréal'], ['Vancouver'], ['Calgary'], ['Halifax'], ['Mexico City'], ['Cancún'], ['Guadalajara'], ['Havana'],
  ['San José, Costa Rica'], ['Panama City, Panama'], ['Bogotá'], ['Medellín'], ['Cartagena, Colombia'], ['Quito'], ['Lima'],
  ['Cusco'], ['La Paz'], ['Santiago, Chile'], ['Buenos Aires', 'Ezeiza'], ['Mendoza'], ['Rio de Janeiro', 'Galeão'],
  ['São Paulo', 'Guarulhos'], ['Salvador'], ['Montevideo'],
] // prettier-ignore

/** The airports of a city that are known. */
export const airportsOf = ({ name }: Pick<FoundCity, 'name'>): readonly Airport[] =>
  ROWS.filter(([city]) => city === name).map(([, airport, sign, way]) => ({ name: airport, sign, way }))

export const NEAREST_AIRPORT =
  /\b(?:nearest|closest|near(?:by)?) (?:international )?airports?\b|\bairports?\b.{0,20}\b(?:nearest|closest|near|close to)\b|\b(?:which|what) airport\b.{0,20}\b(?:for|serves)\b/

/** Known airports within reach of a town, by the distance of their city, the nearest first. */
export function airportsNear(point: Pick<FoundCity, 'lat' | 'lng'>, mostKm: number) {
  const all = [...ROWS.map(([city, name]) => [city, name] as const), ...OTHERS]
  return all
    .flatMap(([city, name]) => {
      const found = findCity(city)
      const km = found ? kmBetween(found, point) : Infinity
      return km <= mostKm && found ? [{ city: found.name, name, km }] : []
    })
    .toSorted((a, b) => a.km - b.km)
}

const INTO_TOWN = '(?:city|cent(?:re|er)|town|downtown|manhattan|midtown'

/** 'JFK to Manhattan', 'how do I get into town from Charles de Gaulle': a question that names the airport's city. */
export function intoTownFrom(message: string): string | undefined {
  const words = message.toLowerCase()
  const row = ROWS.find(([city, , sign]) => {
    const town = `(?:the |central |downtown )*${INTO_TOWN}|${city.toLowerCase()})\\b`
    const toTown = new RegExp(`(?:${sign.source})(?: airport)?.{0,12}\\b(?:in)?to ${town}`)
    return toTown.test(words) || new RegExp(`\\b(?:in)?to ${town}.{0,20}\\bfrom (?:${sign.source})`).test(words)
  })
  return row && `how do I get from ${row[2].exec(words)?.[0] ?? row[1]} airport to ${row[0]}`
}
