import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { NO_FACTS } from './question.ts'

const answer = (message: string): string =>
  answerQuestion({ message, context: {}, now: '2026-11-26T12:00:00.000Z', facts: NO_FACTS }).response

/** What travellers asked and got no use of, or a wrong answer: what it must hold, and what it must not. */
describe('questions of travellers', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['How long is the Great Wall?', /21,000 kilometres/],
    ['Combien de pourboire au restaurant à New York ?', /Tipping in the United States/, /At noon/],
    ['Wie viel Trinkgeld gibt man im Restaurant in Prag?', /^Tipping in Czechia/],
    ['Is it rude to tip in South Korea?', /^Tipping in South Korea: Not done/],
    ['Qual è il piatto tipico di Bologna?', /tortellini in brodo/, /do not know/],
    ['东京几月份去最好', /most pleasant months in Tokyo/],
    ['How do I get from Rome to Florence and how long does it take', /230 km/, /fills/],
    ['How much cash should I carry in Cuba?', /Bring enough cash/],
    ['À quelle heure ouvre le Prado le lundi ?', /Prado Museum \(Madrid\): open on Mondays from 10:00/],
    ['¿Qué ropa llevo a Islandia en marzo?', /Clothing/],
    ["Türkiye'de bahşiş vermek gerekir mi?", /Tipping in Türkiye/],
    ["İstanbul'da hava nasıl Mayıs'ta?", /May: usually/, /I take it/],
    ['Wie komme ich von Zürich nach Mailand und wie lange dauert das?', /From Zürich to Milan it is about/, /fills/],
    ['Was zieht man im März in Marrakesch an?', /Clothing/],
    ['巴厘岛的水可以喝吗', /tap water in Indonesia/],
    ["Tokyo'ya ne zaman gidilir?", /most pleasant months in Tokyo/],
    ["Roma'da nerede kalınır?", /areas to stay in Rome/],
    ['danke auf Griechisch', /^Thank you in Greek: Ευχαριστώ/],
    ['cómo se dice gracias en japonés', /^Thank you in Japanese/, /Como/],
    ['comment dit-on bonjour en turc', /^Hello in Turkish: Merhaba/],
    ['谢谢用日语怎么说', /^Thank you in Japanese/],
    ['bitte ein Plan für Rom', /./, /Please in/],
    ['¿Cómo llegar del aeropuerto de Madrid al centro?', /airport of Madrid[\s\S]*metro line 8/, /Como/],
    ['¿Cómo está el tiempo en Como?', /Weather in Como/],
    ['Is Switzerland in the EU?', /not in the European Union, and it is in the Schengen area/],
    ['Which dishes in Rome are safe with a nut allergy?', /At noon: (?!.*pesto)[\s\S]*ask/, /licensed taxis/],
    ['I am allergic to shellfish, what can I eat in Bangkok?', /At noon/, /licensed taxis/],
    ['Is it safe to walk in Rome at night?', /licensed taxis|changes|pickpocket/],
    ['Is Norway in Schengen?', /not in the European Union, and it is in the Schengen area/],
    ['Is Ireland in Schengen?', /is in the European Union, and it is outside the Schengen area/],
    ['¿Está Noruega en la UE?', /Norway is not in the European Union/],
    ['what not to do in Thailand', /^Good to know in Bangkok/],
    ['festivals in Japan in August', /Awa Odori[\s\S]*Mountain Day/, /Snow Festival|Gion/],
    ['festivals in Spain in July', /San Fermín/, /Fallas/],
    ['festivals in Mongolia in March', /I do not know the dates/, /Naadam/],
    ['Is Sunday shopping open in Germany?', /shops are closed on Sundays/, /Check the spelling/],
    ['cheap places in Europe in winter', /Name a city or a country/, /Batumi/],
    ['How do I get a Japan Rail Pass?', /I do not know the passes of Japan/, /Tell me your city/],
    ['京都の紅葉はいつですか', /mid-November/],
    ['Wie komme ich vom Flughafen München in die Stadt?', /S1 and the S8/, /fares/],
    ['volcanoes in Guatemala', /Pacaya Volcano/, /I do not know that/],
    ['caves in Slovenia', /Postojna Cave/],
    ['How many islands does Greece have?', /I do not know that/, /Plaka/],
    ['Can I swim in the Trevi Fountain?', /I do not know that/, /Lido di Ostia/],
    ["What's the population of Singapore?", /I do not know how many people/, /lies in Singapore/],
    ['Was sollte man in Japan nicht machen?', /^Good to know|[\s\S]*Good to know/, /I do not know that/],
    ['¿Qué no hacer en Japón?', /Good to know/],
    ['Que ne pas faire au Japon ?', /Good to know/],
    ['Cosa non fare in Giappone?', /Good to know/],
    ['Wie viele Tage braucht man für Rom?', /Rome fills/],
    ['¿Cuándo es la temporada de lluvias en Costa Rica?', /[Ww]ettest/],
    ['Qual è la moneta del Marocco?', /Moroccan dirham/],
    ['Are museums in Madrid free on Sundays?', /free of charge/, /middle range/],
    ['Is Petra worth two days?', /days?/, /I do not know that/],
    ['What should I not miss in Kanazawa?', /^Worth seeing in Kanazawa/],
    ['Which beaches are near Rome?', /Lido di Ostia/],
    ['How far is it from Rome to Florence?', /by road some 3 to 4\.5 hours/],
    ['How long does it take to drive from Madrid to Barcelona?', /By road that is some 6\.5 to 8\.5 hours/],
    ['How do I get from Heathrow to central London?', /Piccadilly line/, /Gatwick/],
    ['How do I get from the airport to Rome city centre?', /Leonardo Express[\s\S]*Ciampino/],
    ['What neighborhoods are nice in Berlin?', /Good areas to stay in Berlin: Mitte/],
    ['Somewhere warm in February not too far from London', /Tenerife/, /Weather in London/],
    ['Where is it sunny in November in Europe?', /in Europe:[\s\S]*Malta/, /could not find|Egypt/],
    ['Are there places with hot springs in Iceland?', /Iceland|Reykjavík/, /Usually warm/],
    ["What's the capital of Australia?", /Canberra[\s\S]*in Oceania/, /Australia and New Zealand/],
    ['When is cherry blossom season in Kyoto?', /last days of March/, /Gion/],
    ['When do the cherry trees bloom in Sapporo?', /beginning of May/],
    ['When is whale watching season in Iceland?', /April to October/],
    ['When is the carnival in Venice?', /Shrove Tuesday/, /Cherry|bloom/],
    ['Where should we go in December with small children?', /Which/, /Small Basilica/],
    ['Is the Mona Lisa in the Louvre?', /Louvre Museum in Paris/, /MONA/],
    ["Where can I see Michelangelo's David?", /Accademia Gallery in Florence/, /Tower of David/],
    ['Who painted the Sistine Chapel?', /Michelangelo/, /only help with travelling/],
    ['Any tips for first time in India?', /Good to know/, /keeps the time/],
    ["What's the best way to get around Sicily?", /Getting around Sicily/, /depends on where you set out/],
    ['Is a car needed in Tuscany?', /hired car/],
    ['best Greek island for families', /Islands of Greece[\s\S]*Rhodes[\s\S]*for you to say/, /only help with/],
    ['which Canary island is best for kids', /the Canary Islands[\s\S]*Tenerife[\s\S]*Fuerteventura/],
    ['which Croatian island should I choose', /Hvar/, /Money: Euro/],
    ['best small town in Mongolia', /describes no small towns of Mongolia/],
    ["New Year's Eve in Europe", /31 December[\s\S]*Edinburgh/, /only help with/],
    ["Is the Louvre open on New Year's Eve?", /Louvre/, /Hogmanay/],
    ['Halloween in the US', /31 October/, /Albuquerque/],
    ["St Patrick's Day in Dublin", /17 March/, /Jonathan Swift/],
    ['where to go for Christmas in Europe', /./, /could not find/],
    ['Dolomites from Venice', /From Venice to Dolomites it is about 140 km/, /canals/],
    ['Amalfi from Naples by ferry', /From Naples to Amalfi[\s\S]*Ferries/],
    ['koalas in Sydney', /Taronga Zoo/, /only help with/],
    ['see pandas in China', /Chengdu Research Base/, /Forbidden City/],
    ['where can I see kangaroos in Australia', /Cleland Wildlife Park/, /Kangaroo Point Cliffs/],
    ['see penguins in Mongolia', /tells of no place in Mongolia/],
    ['How do I get from Rome airport', /Leonardo Express/, /Where do you want to go/],
    ['from Heathrow airport to central london', /Elizabeth line/, /Sunday roast/],
    ['northern lights in Norway in March', /Tromsø/, /too far south/],
    ['My flight is 3h late, what are my rights', /passengers have rights to meals/, /flights cheaper/],
    ['what are my rights if the train is delayed', /passengers have rights to meals/],
    ['luggage storage in Rome', /I do not know where luggage is kept/, /Underwear/],
    ['can I take liquids in hand luggage', /100 ml/],
    ['how early should I be at the airport', /three before a long one/],
    ['last metro in Paris', /I do not know when/],
    ['public toilets in London', /Map apps show them/, /Sunday roast/],
    ['is it safe to drink ice in Mexico', /not safe to drink/, /can change from one week/],
    ['Uffizi without queue', /Booking Uffizi Gallery/],
    ['東京から京都までどのくらいかかりますか', /From Tokyo to Kyoto/, /To see:/],
    ['从东京到京都多远', /From Tokyo to Kyoto/],
    ['京都で雨の日にできること', /In Kyoto, good when it rains/],
    ['Was isst man in Neapel?', /What people eat in Naples/, /I do not know that/],
    ['Che tempo fa a Dublino a ottobre?', /- October/, /- January/],
    ['what to wear in Marrakech as a woman', /cover shoulders and knees/, /Underwear/],
    ['can I visit the Colosseum at night', /Opening hours of Colosseum/, /Trevi/],
    ['how do i get from charles de gaulle airport to the city', /RER B/, /Orly|Where do you want/],
    ['how do i get from JFK to manhattan', /AirTrain/, /depends on where you set out/],
    ['Gatwick to central london', /Gatwick Express/, /Sunday roast/],
    ['taxi from Malpensa to Milan', /Malpensa Express/],
    ['how do I get into town from CDG', /RER B/],
    ['train from Gatwick to Brighton', /Brighton/, /Gatwick Express/],
    ['JFK to Lisbon', /Lisbon/, /AirTrain/],
    ['Barcelona vs Madrid for a weekend', /Barcelona, Spain[\s\S]*Madrid, Spain/, /Let us plan/],
    ['weekend in Rome', /Let us plan Rome/],
    ['can I do Venice in one day', /1 day is short for Venice/],
    ['are there mosquitoes in Zanzibar in August', /malaria/, /I do not know that/],
    ['kid friendly restaurants in Lisbon', /What people eat in Lisbon/, /Oceanário/],
    ['kid friendly things in Lisbon', /Oceanário/],
    ['how late do restaurants serve dinner in Madrid', /dinner rarely before nine/, /What people eat/],
    ['my flight got cancelled what now', /rebooks you/, /cheaper/],
    ['is everything closed in Tokyo during golden week', /May 3/, /Golden Gai/],
    ['Is the Metropolitan Museum open on Thanksgiving?', /Metropolitan Museum/, /Public holidays in/],
    ['京都で何を食べるべきですか', /What people eat in Kyoto/],
  ])('%s', (question, holds, not) => {
    expect(answer(question)).toMatch(holds)
    if (not) expect(answer(question)).not.toMatch(not)
  })
})

describe('what is asked further', () => {
  it.each([
    ['things to do in Prague', 'how about for kids?', /In Prague, good with children/],
    ['what to do in Berlin', 'and at night?', /In Berlin, good in the evening/],
    ['hotels in Vienna', 'how about cheap ones?', /areas to stay in Vienna/],
    ['is it safe in Bogota', 'and at night?', /How safe Bogotá is/],
    ['weather in Rome in may', 'and for kids?', /In Rome, good with children/],
    ['weather in Rome in may', 'and in june?', /June: usually/],
    ['things to do in Prague', 'how about a poem for kids about love and war and peace?', /only help with travelling/],
  ])('%s, then %s', (first, second, holds) => {
    const now = '2026-11-26T12:00:00.000Z'
    const { context } = answerQuestion({ message: first, context: {}, now, facts: NO_FACTS })
    expect(answerQuestion({ message: second, context, now, facts: NO_FACTS }).response).toMatch(holds)
  })
})

describe('questions that go on with the one before', () => {
  const talk = (...messages: string[]): string => {
    let context = {}
    let response = ''
    for (const message of messages)
      ({ context, response } = answerQuestion({ message, context, now: '2026-11-26T12:00:00.000Z', facts: NO_FACTS }))
    return response
  }

  it.each<[string, string, RegExp]>([
    ['best beaches near Barcelona', 'which one for kids?', /Beaches in and around Barcelona/],
    ['Day trips from Munich', 'by train under an hour?', /For a day out of Munich/],
    ['what is the altitude of Cusco', 'will I get sick?', /Cusco lies so high/],
    ['How do I say thank you in Hungarian?', 'and excuse me?', /In which language/],
    ['what do vegetarians eat in Argentina', 'and vegans?', /What people eat in Buenos Aires/],
    ['best beaches near Barcelona', 'beaches', /Good for a beach holiday/],
  ])('%s – %s', (first, next, holds) => {
    expect(talk(first, next)).toMatch(holds)
  })
})
