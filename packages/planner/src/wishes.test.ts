import { describe, expect, it } from 'vitest'
import { readWishes } from './wishes.ts'

const avoided = (text: string): string[] => [...readWishes(text).avoided].toSorted()
const wanted = (text: string): string[] => [...readWishes(text).wanted].toSorted()

describe('preferences', () => {
  it('change nothing when there are none or when they are not understood', () => {
    for (const text of ['', '   ', 'qwerty 🙂', 'Ελληνικά']) {
      expect(readWishes(text)).toMatchObject({
        avoided: new Set(),
        wanted: new Set(),
        withChildren: false,
      })
    }
  })

  it.each([
    ['no museums', ['gallery', 'museum']],
    ['Please no museums!', ['gallery', 'museum']],
    ["I don't like churches", ['religious site']],
    ['we hate shopping', ['market', 'shopping']],
    ['no museums or churches', ['gallery', 'museum', 'religious site']],
    ['avoid nightlife', ['nightlife']],
    ['without any day trips', ['day trip']],
  ])('%s: leaves those places out', (text, kinds) => {
    expect(avoided(text)).toEqual(kinds)
    for (const kind of kinds) expect(wanted(text)).not.toContain(kind)
  })

  it.each([
    ['we love hiking', 'nature'],
    ['beaches and seafood', 'beach'],
    ['great street food', 'food'],
    ['modern art', 'gallery'],
  ])('%s: looks for such places', (text, kind) => {
    expect(wanted(text)).toContain(kind)
    expect(avoided(text)).toEqual([])
  })

  it('children mean parks and animals, and no nightlife', () => {
    const wishes = readWishes('Travelling with two kids (4 and 7)')
    expect(wishes.withChildren).toBe(true)
    expect(wishes.avoided).toContain('nightlife')
    expect(wishes.wanted).toContain('zoo or aquarium')
    expect(readWishes('we come without kids').withChildren).toBe(false)
  })

  it.each([
    ['I am vegetarian', 'Vegetarian'],
    ['VEGAN food only', 'Vegan'],
    ['halal please', 'Halal'],
    ['kosher', 'Kosher'],
    ['coeliac, so gluten-free', 'No gluten'],
  ])('%s: is a diet', (text, diet) => {
    expect(readWishes(text).heeded).toContain(diet)
  })

  it('pace, mornings, easy ways and money are understood', () => {
    expect(readWishes('a slow trip').wantsSlowPace).toBe(true)
    expect(readWishes('we like to sleep in').sleepsIn).toBe(true)
    expect(readWishes('my mother uses a wheelchair').needsEasyWays).toBe(true)
    expect(readWishes('cheap please').wantsFreeThings).toBe(true)
  })

  it('a text of the greatest length is read without getting stuck', () => {
    expect(avoided(`no ${'a, or '.repeat(280)} museums`)).toEqual([])
    expect(avoided('no more too many much the to into in of '.repeat(50))).toEqual([])
  })
})

describe('what is meant', () => {
  it.each([
    ['I am not vegetarian', []],
    ['no soy vegetariano', []],
    ['we have no allergies', []],
    ['no nut allergy', []],
    ['not allergic to anything', []],
    ['nuts are no problem', []],
    ['I like hiking and am coeliac', ['No gluten', 'Likes hiking']],
    ['we love seafood', ['Likes food']],
    ['allergies: nuts, shellfish and eggs', ['No shellfish', 'No egg', 'No nuts']],
    ['fish, no meat', ['No meat']],
    ['Seafood, no pork', ['No pork']],
    ['No pork. Fish, please', ['No pork']],
    ['nuts, shellfish and pork', ['No pork', 'No shellfish', 'No nuts']],
    ['pork and alcohol, lactose', ['No pork', 'No dairy', 'No alcohol']],
    ['we dislike museums, markets and crowds', ['No museums', 'No markets']],
    ['we love seafood and pork', ['Likes food']],
    ['vegeterian, alergic to shelfish', ['Vegetarian', 'No shellfish']],
    ['no museums, beaches and good food', ['No museums', 'Likes beaches', 'Likes food']],
    ['no museums, churches or markets', ['No museums', 'No churches and temples', 'No markets']],
    ['we do not have a car and love museums', ['Likes museums']],
    ['don’t miss the beaches', ['Likes beaches']],
    ['Ich mag Museen nicht', ['No museums']],
    ['豚肉、牛肉は食べられません', ['No pork', 'No beef']],
    ['对花生过敏,不喜欢博物馆', ['No peanuts', 'No museums']],
    ['travelling by train, no early mornings', ['Late starts']],
    ['my 8-year-old son and 14 year old daughter', ['Children (8, 14)']],
    ['kids (4 and 7), for 3 days', ['Children (4, 7)']],
    ['Unsere Kinder (5 und 9) lieben Tiere', ['Children (5, 9)', 'Likes animals']],
    ['teenagers 14 and 16 who love gaming', ['Children (14, 16)', 'Likes anime and games']],
    ['I am afraid of heights', ['No heights']],
    ['claustrophobic', ['No caves']],
    ['mit unserer 5 Jahre alten Tochter', ['Child (5)']],
    ['10 years anniversary', ['Likes romantic places']],
    ['my mother is 82 years old', ['Older travellers']],
    ['without kids', ['Adults only']],
    ['we like museums but our kids don’t', ['Children', 'Some museums, which not all of you like']],
    ['not too many temples please', ['Fewer churches and temples']],
    ['we don’t want any museums but one', ['Fewer museums']],
    ['only one kid, 5 years old', ['Child (5)']],
    ['two teens who get bored in museums', ['Teenagers', 'No museums']],
    ['we’re vegetarians except my husband', ['Vegetarian']],
    ['wir sind Vegetarier, aber Fisch ist ok', ['Pescatarian']],
    ['I don’t eat red meat', ['No red meat']],
    ['my wife is 7 months pregnant', ['Pregnant']],
    ['celebrating 10 years together', []],
    ['my dad is 82', ['Older travellers']],
    ['we don’t mind crowds or walking', []],
    ['recovering from knee surgery, on a mobility scooter', ['Little walking, no stairs', 'Wheelchair']],
    ['boat trips make me seasick', ['No boat trips']],
    ['no cruises, but a short boat trip', ['No long cruises', 'Likes boat trips']],
    ['keine Kreuzfahrt, aber eine kurze Bootsfahrt', ['No long cruises', 'Likes boat trips']],
    ['como de tudo menos miúdos', ['No offal']],
    ['viajamos sem os miúdos', ['Adults only']],
    ['my mum is afraid of flying and of boats', ['No boat trips']],
    ['we like art but not modern art', ['Likes art', 'No modern art']],
    ['northern lights and a dog sled ride', ['Likes northern lights', 'Likes adventure']],
    ['no more than 2 things per day', ['Slow pace']],
    ['Wir müssen viel reden', []],
    ['este verano, fine dining', ['Likes fine dining']],
    [
      'bitte nicht zu viele Museen, lieber draußen als drinnen',
      ['Fewer museums', 'Likes things to do outdoors', 'Fewer things to do indoors'],
    ],
    ['peu de musées, pas de voiture', ['Fewer museums']],
    ['博物馆去一个就够了', ['Fewer museums']],
    ['No pork, we love flea markets and no long drives', ['No pork', 'No long rides', 'Likes markets']],
    ['wir mögen Flohmärkte und keine langen Autofahrten', ['No long rides', 'Likes markets']],
    ['Flohmärkte und Museen nicht', ['No museums', 'No markets']],
    ['je suis enceinte et je ne supporte pas la chaleur', ['Pregnant']],
    ['Ich bin schwanger und vertrage die Hitze nicht', ['Pregnant']],
    ['peanuts and the like she cannot eat', ['No peanuts']],
    ['mi hijo de 12 odia los museos', ['Child (12)', 'No museums']],
    ['vegetarian, eggs and dairy ok', ['Vegetarian']],
    ['素食者，但可以吃鸡蛋', ['Vegetarian']],
    ['ok no fish please', ['No fish']],
    ['我儿子十二岁，女儿两岁', ['Children (12, 2)']],
    ['五歳の娘と十歳の息子', ['Children (5, 10)']],
    ['I love nuts but I’m allergic', ['No nuts']],
    ['I’m allergic, but I love nuts', ['No nuts']],
    ['We love seafood, but our son is allergic to it', ['No fish or shellfish', 'Children']],
    ['Seafood? No thanks, allergic', ['No fish or shellfish']],
    ['Ich liebe Nüsse, bin aber allergisch', ['No nuts']],
    ['me encantan los mariscos pero soy alérgica', ['No shellfish']],
    ['喜欢花生但是过敏', ['No peanuts']],
    ['We love seafood. I am allergic to pollen', ['Likes food']],
    ['eggs ok, except my son', ['No egg', 'Children']],
    ['Les noix me vont, mais pas à mon fils', ['No nuts', 'Children']],
    ['no nuts, no kids', ['No nuts', 'Adults only']],
    ['my daughter reacts badly to fish', ['No fish', 'Children']],
    ['Vegan. Soy allergy.', ['Vegan', 'No soy']],
    ['soy alérgico a los frutos secos', ['No nuts']],
    ['Our daughter (6) can’t eat nuts', ['No nuts', 'Child (6)']],
    ['Kid 1 is allergic to eggs', ['No egg', 'Children']],
    ['魚は食べますが肉は食べません', ['Pescatarian']],
    ['卵は食べられません', ['No egg']],
    ['pas trop de marche, ma mère a 78 ans', ['Little walking, no stairs', 'Older travellers']],
    ['cheap eats but one Michelin dinner', ['Free and cheap things', 'Likes fine dining']],
    ['kein Fleisch, aber Fisch ist ok', ['Pescatarian']],
    ['Nous sommes végétariens mais on mange du poisson', ['Pescatarian']],
    ['Kein Fleisch außer Geflügel', ['No meat but poultry']],
    ['somos vegetarianos, mas ovos e leite tudo bem', ['Vegetarian']],
    ['no kids museums please', ['No children’s attractions']],
    ['kids museums please', ['Children', 'Likes children’s attractions']],
    ['Angst vor Höhe', ['No heights']],
    ['my gf is veggie and i hate mushrooms', ['Vegetarian', 'No mushrooms']],
    ['my wife’s a wheelchair user so no cobbles', ['Wheelchair']],
    ['amateurs de vin rouge et de fromages', ['Likes wine', 'Likes food']],
    ['I like hiking and dairy makes me ill', ['No dairy', 'Likes hiking']],
    ['on adore les marchés', ['Likes markets']],
    ['pas de marches', ['Little walking, no stairs']],
    ['Museums? Nope. Beaches? Yes!', ['No museums', 'Likes beaches']],
    ['il nonno fa fatica a salire le scale', ['Little walking, no stairs', 'Older travellers']],
    ['stairs are no problem', []],
    ['bitte nix mit Knoblauch', ['No onion or garlic']],
    ['I’m in recovery, so please no bars', ['No alcohol', 'No nightlife']],
    ['高いところが怖い', ['No heights']],
    ['神社仏閣が好き、買い物はしたくない', ['Likes churches and temples', 'No shopping']],
    ['带70岁的父母，走路慢，预算有限', ['Little walking, no stairs', 'Older travellers', 'Free and cheap things']],
    ['vegan, arriving on Friday', ['Vegan']],
    ['チーズが好きです', ['Likes food']],
    ['辛いのは大丈夫ですが、貝は無理です', ['No shellfish']],
    ['tenho medo de altura e de lugares fechados', ['No heights', 'No caves']],
    ['Meine Eltern sind über 70', ['Older travellers']],
    ['Am liebsten Street Food statt Restaurants', ['Likes food']],
    ['we’ve seen enough cathedrals', ['No churches and temples']],
    ['vegetarian except on Sundays', ['Vegetarian']],
  ])('%s: %j', (text, heeded) => {
    expect(readWishes(text).heeded).toEqual(heeded)
  })

  it.each([
    ['Please arrange a helicopter', ['Please arrange a helicopter']],
    ['no museums, hot air ballooning', ['hot air ballooning']],
    ['vegetarian, thank you very much', []],
    ['Ελληνικά', ['Ελληνικά']],
    ['🙂', ['🙂']],
  ])('%s: not understood is %j', (text, unread) => {
    expect(readWishes(text).unread).toEqual(unread)
  })
})

/** What must not be lost, each beside sentences of the same words that are meant otherwise. */
describe('what is written of health and diets is kept', () => {
  it.each([
    // 'Everything but' before a clause, and before what is left out.
    ['We eat everything but my wife is allergic to peanuts', ['No peanuts']],
    ['We eat everything but peanuts', ['No peanuts']],
    ['We’re not picky at all but I’m allergic to nuts', ['No nuts']],
    ['not picky', []],
    ['We like everything but I am pregnant', ['Pregnant']],
    ['We like everything but my mother is in a wheelchair', ['Wheelchair']],
    ['anything but museums', ['No museums']],
    ['We eat everything but one of us is vegetarian', ['Vegetarian']],
    ['We eat everything but Anna is vegetarian', ['Vegetarian']],
    ['everything but what is spicy', ['No spicy food']],
    ['We eat anything but my son has a nut allergy', ['No nuts', 'Children']],
    ['Comemos de todo menos mi mujer que es alérgica a los cacahuetes', ['No peanuts']],
    ['We like everything except churches and markets', ['No churches and temples', 'No markets']],
    ['We don’t like museums at all but love beaches', ['No museums', 'Likes beaches']],
    // Fear for somebody, and of something.
    ['J’ai peur pour ma femme enceinte', ['Pregnant']],
    ['Miedo por la alergia a los cacahuetes', ['No peanuts']],
    ['me dan miedo los barcos', ['No boat trips']],
    ['J’ai peur des bateaux', ['No boat trips']],
    // An allergy is none after a denial alone.
    ['I can’t eat nuts (allergy)', ['No nuts']],
    ['No nuts because of an allergy', ['No nuts']],
    ['No allergies apart from peanuts', ['No peanuts']],
    ['everything is ok except nut allergy', ['No nuts']],
    ['除了花生过敏，什么都吃', ['No peanuts']],
    ['no peanut or nut allergies', []],
    ['不对花生过敏', []],
    // Words that look like indifference.
    ['If possible vegetarian food', ['Vegetarian']],
    ['we eat nothing but halal food', ['Halal']],
    ['If possible vegan', ['Vegan']],
    ['nothing but kosher meals', ['Kosher']],
    ['Hope it’s not a problem that we are vegetarians', ['Vegetarian']],
    ['Hope it’s not a problem that we are coeliac', ['No gluten']],
    ['We don’t mind where we eat as long as it’s halal', ['Halal']],
    ['We have no allergies and halal food please', ['Halal']],
    ['not vegetarian', []],
    ['Slow pace if possible', ['Slow pace']],
    ['if possible museums', ['Likes museums']],
    ['can’t wait to see temples', ['Likes churches and temples']],
    ['no dejar de ver museos', ['Likes museums']],
    ['we can’t walk up stairs', ['Little walking, no stairs']],
    ['Gluten free if possible', ['No gluten']],
    ['no nuts if possible', ['No nuts']],
    ['allergic to nuts and everything else is fine', ['No nuts']],
    ['allergic to nuts, shellfish and everything else is fine', ['No shellfish', 'No nuts']],
    ['Allergic to nuts, shellfish is fine', ['No nuts']],
    ['no pork, beef is fine', ['No pork']],
    ['nuts are fine', []],
    // Who eats fish is told so, and by nobody else.
    ['Vegetarian, no fish if possible', ['Vegetarian', 'No fish']],
    ['We are vegetarians. No fish allergy', ['Vegetarian']],
    ['I’m vegetarian, fish is fine for my husband', ['Vegetarian']],
    ['My husband is fine with fish, I am vegetarian', ['Vegetarian']],
    ['Vegetarian but fish is fine for me', ['Pescatarian']],
    ['vegetariani, ma il pesce lo mangiamo', ['Pescatarian']],
    ['soy vegetariana, el pescado sí lo como', ['Pescatarian']],
    ['vegetariano, ma il pesce non lo mangio', ['Vegetarian', 'No fish']],
    ['vegetariana pero como marisco', ['Vegetarian']],
    ['vegetarian but allergic to shellfish', ['Vegetarian', 'No shellfish']],
    ['lieber was mit Wasser', ['Likes the waterside']],
    // Too much of something refuses nobody.
    ['Long days are too much for my pregnant wife', ['Pregnant']],
    ['zu viel für meine schwangere Frau', ['Pregnant']],
    ['Very few places are wheelchair accessible, please check', ['Little walking, no stairs', 'Wheelchair']],
    ['We fear there are too few vegetarian restaurants', ['Vegetarian', 'Likes food']],
    ['We fear there are too few halal restaurants', ['Halal', 'Likes food']],
    ['not enough vegetarian food', ['Vegetarian']],
    ['not enough time for museums', ['No museums']],
    ['very few museums', ['Fewer museums']],
    ['too much walking', ['Little walking, no stairs']],
    ['too many crowds', ['Quiet places']],
    // Numbers that are ages, and others.
    ['Our budget is 80 a day', []],
    ['budget is 100€', []],
    ['the hotel is 90 m from the station', []],
    ['my wife Anna is 82', ['Older travellers']],
    ['We are 70 and 72', ['Older travellers']],
    ['with Emma (6 ans)', ['Child (6)']],
    ['con Lucía, 6 años', ['Child (6)']],
    ['con Luca (6 anni)', ['Child (6)']],
    ['con Emma y Luca (6 y 4 años)', ['Children (6, 4)']],
    ['llevamos 6 años juntos', []],
    ['Nos conocemos desde hace 6 años', []],
    ['Kid 1 is allergic to eggs, kid 2 is fine', ['No egg', 'Children']],
    ['my teenage sons are football mad, 13 and 16', ['Children (13, 16)', 'Likes football']],
    // Doubt is no leave, and a short word that is misspelt is an allergy even so.
    ['Not sure if nuts are safe for our youngest', ['No nuts']],
    ['alergic to egs and penuts', ['No egg', 'No peanuts']],
    ['alergia a los maricos', ['No shellfish']],
    ['allergies: none', []],
    ['allergique aux fruits de mer, pas au poisson', ['No fish or shellfish']],
    ['soy alérgico a los frutos secos pero no a los cacahuetes', ['No nuts']],
    ['gluten isn’t a problem, dairy is', ['No dairy']],
    ['não somos vegetarianos, só evitamos carne de porco', ['No pork']],
    ['no soy vegetariana pero el pescado me da asco', ['No fish']],
    ['不能吃生的', ['No raw fish or meat']],
    // What one is not, another is.
    ['not vegan but my partner is', ['Vegan']],
    ['on est deux, un mange halal l’autre non', ['Halal']],
    ['Ich bin nicht schwanger, aber meine Schwester', ['Pregnant']],
    ['siamo in dolce attesa', ['Pregnant']],
    [
      '妻が妊娠しています、階段は無理なので苦手、教会には行きたくない',
      ['Pregnant', 'Little walking, no stairs', 'No churches and temples'],
    ],
    // What tires, in the words of those whom it tires.
    ['stairs are too much for my mother', ['Little walking, no stairs']],
    ['Treppen sind für meine Mutter zu viel', ['Little walking, no stairs']],
    ['奶奶走不了太多路', ['Little walking, no stairs', 'Older travellers']],
    ['Don’t mind stairs, do mind crowds', ['Quiet places']],
    ['j’ai peur du vide', ['No heights']],
    // Denied twice, and behind what it refuses.
    ['I wouldn’t say no to a museum or two', ['Likes museums']],
    ['nichts gegen Museen', ['Likes museums']],
    ['Strand nein', ['No beaches']],
  ])('%s: %j', (text, heeded) => {
    expect(readWishes(text).heeded).toEqual(heeded)
  })

  it.each([
    // Denied avoidance is none.
    ['no need to avoid museums', []],
    ['we don’t avoid meat', []],
    ['wir müssen keine Museen meiden', []],
    ['wir meiden keine Museen', []],
    ['no hace falta, pero no evitar los museos', []],
    ['nous n’évitons pas les musées', []],
    ['pas besoin d’éviter les musées', []],
    ['non evitiamo i musei', []],
    ['não evitar museus', []],
    ['不用避开博物馆', []],
    ['Please avoid museums, no churches', ['No museums', 'No churches and temples']],
    ['No museums, please avoid crowds', ['Quiet places', 'No museums']],
    ['不要花生过敏', ['No peanuts']],
    // Who stays at home does not come along.
    ['our dog stays at home', []],
    ['we have a dog but he stays at home', []],
    ['we leave the dog at home and like beaches', ['Likes beaches']],
    ['with two kids, the dog stays home', ['Children']],
    ['we travel with kids and leave our dog at home', ['Children']],
    ['unser Hund bleibt zu Hause', []],
    ['el perro se queda en casa', []],
    ['dejamos en casa al perro', []],
    ['le chien reste à la maison', []],
    ['il cane resta a casa', []],
    ['o cachorro fica em casa', []],
    ['犬は留守番です', []],
    ['狗留在家里', []],
    ['my son wants to feel at home', ['Children']],
    // What was so once is not any more.
    ['I used to be vegan but now I eat everything', []],
    ['I used to be vegan, now vegetarian', ['Vegetarian']],
    ['früher war ich Veganer, jetzt esse ich alles', []],
    ['antes era vegano pero ahora como de todo', []],
    ['fui vegetariana', []],
    ['avant j’étais végan, maintenant je mange de tout', []],
    ['ero vegano', []],
    ['eu era vegano', []],
    ['以前はビーガンでした', []],
    ['我以前吃素', []],
    ['lieber früher aufstehen', ['Early starts']],
    ['we are not used to walking', ['Little walking, no stairs']],
    // Refused in Dutch.
    ['ik ben geen vegetariër', []],
    ['geen museums', ['No museums']],
    // Words that were not read.
    ['with our under-fives', ['Children']],
    ['we love beeches', ['Likes beaches']],
    ['a park with benches', ['Likes parks and gardens']],
    ['朝は早くてもいい', []],
    ['j’ai le mal de mer', ['No boat trips']],
    ['rien de fatigant', ['Slow pace']],
    ['rien de spécial', []],
  ])('heeds of what is denied, at home or past no more than it says: %s: %j', (text, heeded) => {
    const read = readWishes(text)
    expect([read.heeded, read.avoided.has('theatre')]).toEqual([heeded, false])
  })
})

describe('what is understood and not in the hands of a plan', () => {
  it('says so of cars, hotels, guide dogs and sights that are known already', () => {
    const { unheeded, unread } = readWishes('ohne Auto; a quiet hotel; guide dog; skip the main sights')
    expect(unread).toEqual([])
    expect(unheeded).toHaveLength(4)
  })

  it.each(['keto', 'dieta baja en sal', 'low FODMAP', 'ich bin blind', '我是聋人', 'mi hermana es sorda'])(
    'says so of %s, and not that it was not read',
    (text) => {
      const { heeded, unheeded, unread } = readWishes(text)
      expect([heeded, unread, unheeded.length]).toEqual([[], [], 1])
    },
  )

  it('says of a dog what it cannot know, keeps away from zoos and looks for parks', () => {
    const wishes = readWishes('with our dog')
    expect(wishes.heeded).toContain('Dog')
    expect(wishes.unheeded.join()).toContain('let a dog in')
    expect(wishes.avoided).toContain('zoo or aquarium')
    expect(wishes.wanted).toContain('park')
  })

  it('says that it does not look for spicy food, and leaves it out where it is not wanted', () => {
    expect(readWishes('we love spicy food').unheeded.join()).toContain('spicy')
    const refused = readWishes('not too spicy please')
    expect(refused.unheeded).toEqual([])
    expect(refused.heeded).toEqual(['No spicy food'])
    expect(refused.food.ask).toBe('a dish without hot spices')
  })

  it('does not take for heeded what only a suitcase needs', () => {
    expect(readWishes('I wear glasses').unread).toEqual(['I wear glasses'])
  })

  it.each([
    ['No museum on Sunday', ['No museums on Sundays']],
    ['keine Museen am Sonntag', ['No museums on Sundays']],
    ['nada de museos los domingos', ['No museums on Sundays']],
    ['pas de musée le dimanche', ['No museums on Sundays']],
    ['niente musei la domenica', ['No museums on Sundays']],
    ['sem museus aos domingos', ['No museums on Sundays']],
    ['日曜日は美術館以外がいい', []],
    ['周日不去博物馆', ['No museums on Sundays']],
    ['museums not on Mondays', ['No museums on Mondays']],
    ['montags keine Museen', ['No museums on Mondays']],
    ['no museums on Mondays and no churches', ['No museums on Mondays', 'No churches and temples']],
    [
      'no museums or castles at the weekend',
      ['museums', 'castles and palaces'].map((kind) => `No ${kind} on Saturdays and Sundays`),
    ],
    ['no museums except on Monday', []],
    ['short walks', ['Little walking, no stairs']],
    ['short walks, little legs', ['Little walking, no stairs']],
    ['kurze Wege, bitte', ['Little walking, no stairs']],
    ['short walks along the coast', []],
  ])('reads what holds for some weekdays, and short walks: %s', (text, labels) => {
    expect(readWishes(text).heeded.filter((label) => /^No |^Little/.test(label))).toEqual(labels)
  })

  it.each([
    'musées fermés le lundi',
    'no meat on Fridays',
    'freitags kein Fleisch',
    '金曜日は肉を食べません',
    'the steps worry my wife',
    'my son is allergic to latex',
  ])('says that it did not understand what holds for some days, or what nothing follows from: %s', (text) => {
    const { heeded, unread } = readWishes(text)
    expect(heeded.filter((label) => label !== 'Children')).toEqual([])
    expect(unread).toEqual([text])
  })

  it.each(['No spicy food', 'Diabetes', 'Dog', 'Vegetarian', 'No museums', 'Likes beaches', 'Slow pace'])(
    'understands its own label again: %s',
    (label) => {
      expect(readWishes(label).heeded).toEqual([label])
    },
  )
})

it.each([
  ['honeymoon, quiet beaches, no snorkelling', ['Likes beaches', 'No snorkelling']],
  ['Kitesurfen', ['Likes surfing']],
  ['Whisky', ['Likes whisky and spirits']],
  ['bierliebhaber', ['Likes beer']],
  ['family of five', ['Children']],
  ['pilgrimage with my mother in a wheelchair', ['Wheelchair', 'Pilgrimage']],
  ['歩きすぎない', ['Little walking, no stairs']],
])('reads %s', (text, labels) => {
  const { heeded, unread } = readWishes(text)
  expect(heeded).toEqual(expect.arrayContaining(labels))
  expect(unread).toEqual([])
})

it('gives a traveller with a dog few rooms, unless they are wanted', () => {
  expect([...readWishes('mit Hund').fewer]).toContain('museum')
  expect([...readWishes('mit Hund, viele Museen').wanted]).toContain('museum')
})
