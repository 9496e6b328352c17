import { readFileSync, readdirSync } from 'node:fs'
import type { AtlasDestination } from '@waymark/atlas/place'
import { describe, expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { planTrip } from './plan-trip.ts'
import { planningContextOf } from './planning-context.ts'
import { wishesOf } from './wishes.ts'

const asking = (destination: string, preferences: string): PlanInput => ({
  departureCity: 'Berlin',
  destination,
  startDate: '2027-05-11',
  endDate: '2027-05-15',
  budget: '$1,000 - $2,500',
  travelStyle: 'Culture',
  preferences,
})
const askedIn = (destination: string, text: string): string[] =>
  [...new Set(planningContextOf(asking(destination, text)).wishes.askedSights.values())].toSorted()

describe('a place that the wishes name', () => {
  it.each([
    ['Rome', 'We want to see the Colosseum', ['Colosseum']],
    ['Rome', 'my mum must see the Sistine Chapel', ['Vatican Museums']],
    ['London', 'I broke my leg, so no long walks', []],
    ['London', 'see The Long Walk', ['The Long Walk']],
    ['Skyros, GR', 'the Boat to Sarakiniko and the Sea Caves', ['Boat to Sarakiniko and the Sea Caves']],
    ['Ljubljana', 'a day trip to Bled', ['Lake Bled']],
    ['Reykjavík', 'the Golden Circle', ['Geysir']],
    ['Rome', 'must see colloseum and the roman forum', ['Colosseum', 'Roman Forum']],
    ['Rome', 'unbedingt ins Kolosseum', ['Colosseum']],
    ['Rome', 'quiero ver el Coliseo y la Fontana di Trevi', ['Colosseum', 'Trevi Fountain']],
    ['Rome', 'den Trevi-Brunnen sehen', ['Trevi Fountain']],
    ['Rome', "don't miss the Vatican Museums", ['Vatican Museums']],
    ['Rome', 'No museums but the Vatican Museums', ['Vatican Museums']],
    ['Rome', 'Baths of Caracalla please, and Galleria Borghese', ['Baths of Caracalla', 'Borghese Gallery']],
    ['Vienna', 'die Spanische Hofreitschule und eine Sachertorte', ['Café Sacher', 'Spanish Riding School']],
    ['Paris', 'croisière sur la Seine', ['Bateaux-Mouches']],
    ['Paris', 'Eiffelturm bei Nacht', ['Eiffel Tower']],
    ['Paris', 'vegan, louvre', ['Louvre Museum']],
    ['Kyoto', '清水寺を見たい', ['Kiyomizu-dera']],
    ['Paris', 'Wir möchten den Eiffelturm sehen', ['Eiffel Tower']],
    ['Paris', 'エッフェル塔を見たい', ['Eiffel Tower']],
    ['Paris', '我们想看埃菲尔铁塔和卢浮宫', ['Eiffel Tower', 'Louvre Museum']],
    ['Paris', 'queremos subir a la torre Eiffel y ver el Arco de Triunfo', ['Arc de Triomphe', 'Eiffel Tower']],
    ['Beijing', '我想去故宫', ['Forbidden City']],
    ['Beijing', '想去八达岭长城', ['Great Wall at Badaling']],
    ['Beijing', 'Verbotene Stadt und Chinesische Mauer', ['Forbidden City', 'Great Wall at Mutianyu']],
    ['Beijing', 'on veut voir la Cité interdite', ['Forbidden City']],
    ['Beijing', '万里の長城に行きたい', ['Great Wall at Mutianyu']],
    ['New York', 'unbedingt die Freiheitsstatue', ['Statue of Liberty']],
    ['New York', 'vorrei vedere la Statua della Libertà', ['Statue of Liberty']],
    ['New York', 'queremos ver la Estatua de la Libertad', ['Statue of Liberty']],
    ['New York', '自由の女神が見たいです', ['Statue of Liberty']],
    ['Pisa', 'den Schiefen Turm von Pisa besteigen', ['Leaning Tower of Pisa']],
    ['Florence', 'voir la tour de Pise', ['Leaning Tower of Pisa']],
    ['Barcelona', 'サグラダ・ファミリアと グエル公園', ['Park Güell', 'Sagrada Família']],
    ['Rio de Janeiro', 'quero ver o Pão de Açúcar', ['Sugarloaf Mountain']],
    ['Rio de Janeiro', 'auf den Zuckerhut', ['Sugarloaf Mountain']],
    ['Prague', 'a Ponte Carlos e o Castelo de Praga', ['Charles Bridge', 'Prague Castle']],
    ['Istanbul', 'Blaue Moschee und Hagia Sophia', ['Blue Mosque', 'Hagia Sophia']],
    ['Istanbul', '不想去蓝色清真寺', []],
    ['Paris', 'bitte ohne Eiffelturm', []],
    ['Moscow', 'vin rouge, rote Grütze, roter Wein', []],
    ['Moscow', 'la Place Rouge et le Kremlin de Moscou', ['Moscow Kremlin', 'Red Square']],
    ['Athens', '想看雅典卫城', ['Acropolis']],
    ['Delhi', 'red wine and rotes Curry, fuerte', []],
    ['Istanbul', 'alles Blaue, ein großer Garten, blue skies', []],
    ['Washington', 'weißes Hemd, casa rural, ein kleines Haus', []],
    ['Rome', 'We like food and old town walks', []],
    ['Rome', 'we have already seen the Colosseum', []],
    ['Rome', 'I hate the Vatican Museums', []],
    ['Rome', 'no Colosseum please', []],
    ['Paris', 'den Eiffelturm haben wir schon gesehen, den Louvre auch', []],
    ['Paris', 'Louvre, Eiffelturm und Musée d’Orsay kennen wir schon', []],
    ['New York', 'MoMA please, and no moma jokes', ['Museum of Modern Art']],
    ['Paris', 'waren schon im Louvre', []],
    ['Paris', 'im Louvre waren wir letztes Jahr', []],
    ['Paris', 'Eiffelturm bereits gesehen', []],
    ['Paris', 'been to the Louvre already', []],
    ['Paris', 'I went to the Louvre last year; take me to the Orsay', ['Musée d’Orsay']],
    ['Paris', 'We have both been up the Eiffel Tower but not in the Louvre, which we want', ['Louvre Museum']],
    ['Paris', 'ya vimos la Torre Eiffel y el Louvre', []],
    ['Paris', 'nous connaissons déjà la tour Eiffel et le Louvre', []],
    ['Paris', 'al Louvre siamo già stati', []],
    ['Paris', 'já fomos ao Louvre', []],
    ['Paris', 'ルーブル美術館は行ったことがある', []],
    ['Paris', 'エッフェル塔はもう見ました', []],
    ['Paris', '埃菲尔铁塔已经去过了', []],
    ['Paris', '卢浮宫去过两次', []],
    ['Paris', 'we haven’t seen the Louvre yet', ['Louvre Museum']],
    ['Paris', 'den Louvre haben wir noch nicht gesehen', ['Louvre Museum']],
    ['Paris', 'todavía no hemos visto el Louvre', ['Louvre Museum']],
    ['Paris', '还没去过卢浮宫', ['Louvre Museum']],
    ['Paris', 'ルーブル美術館にはまだ行ったことがない', ['Louvre Museum']],
    ['Paris', 'Louvre: déjà vu, mais on veut y retourner', ['Louvre Museum']],
    ['Paris', 'Den Louvre haben wir schon gesehen, wollen aber nochmal hin', ['Louvre Museum']],
    ['Paris', 'Louvre before lunch, and I know already what I want there: the Mona Lisa', ['Louvre Museum']],
  ])('in %s, of "%s"', (destination, text, names) => {
    expect(askedIn(destination, text)).toEqual(names)
  })

  it.each(['no Colosseum please', 'I hate the Colosseum', 'we have already seen the Colosseum'])(
    'is left out after "%s"',
    (text) => {
      const plan = planTrip(asking('Rome', text))
      const places = plan.itinerary.dailyItinerary.flatMap(({ activities }) =>
        activities.map(({ place }) => place?.name),
      )
      expect(places).not.toContain('Colosseum')
      expect(plan.itinerary.tips.join(' ')).toContain('Without')
    },
  )

  it('is looked for, and said to be unknown, where the atlas has none of that name', () => {
    const { namedOnly, unread } = planningContextOf(asking('Rome', 'We want to see the Xyzzyhaus')).wishes
    expect(namedOnly).toEqual(['We want to see the Xyzzyhaus'])
    expect(unread).toEqual([])
    expect(planTrip(asking('Rome', 'We want to see the Xyzzyhaus')).itinerary.tips.join(' ')).toContain(
      'Not understood, nor found among the places that the guide knows around here: “We want to see the Xyzzyhaus”',
    )
  })

  it.each([
    ['Lupinenallergie', []],
    ['Dialyse am Mittwoch', []],
    ['Baths of Diocletian', ['Baths of Diocletian']],
  ])('may be meant by "%s": %j', (text, names) => {
    expect(wishesOf({ preferences: text }).namedOnly).toEqual(names)
  })

  it('is visited, or said not to fit, whatever it is and wherever', () => {
    const root = new URL('../../../data/destinations/', import.meta.url)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    let [asked, visited] = [0, 0]
    for (const [index, file] of files.toSorted().entries()) {
      if (index % 40 !== 7) continue
      const { city, countryCode, places } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as AtlasDestination
      const sights = places.filter(({ kind }) => kind !== 'day trip' && kind !== 'nightlife')
      const names = [...new Set([3, 8].map((at) => sights[(index + at) % sights.length]?.name ?? ''))]
      const request = asking(`${city}, ${countryCode}`, `We would love to see ${names.join(' and also ')}.`)
      const plan = planTrip(request)
      expect(checkPlan(request, plan), city).toEqual([])
      const seen = plan.itinerary.dailyItinerary.flatMap(({ activities }) => activities.map(({ place }) => place?.name))
      const left = plan.itinerary.tips.find((tip) => tip.startsWith('Not in this plan')) ?? ''
      for (const name of names) expect(seen.includes(name) || left.includes(name), `${name}, ${city}`).toBe(true)
      asked += names.length
      visited += names.filter((name) => seen.includes(name)).length
    }
    expect(asked).toBeGreaterThan(50)
    expect(visited / asked).toBeGreaterThan(0.9)
  })
})
