import { describe, expect, it } from 'vitest'
import { nameKey } from '@waymark/domain/name-key'
import { dishWords } from '@waymark/atlas/tables'
import { isFreeOf, namesAny } from './diet.ts'
import { planTrip } from './plan-trip.ts'
import { OTHER_FOOD_WORDS, HIDDEN_FOODS, type OtherFood } from './wishes/wish-words-other-foods.ts'
import { readWishes } from './wishes.ts'

/** As people write them, each of which was once read otherwise, and beside them what the same words must not lead to. */
describe('wishes as they are written', () => {
  it.each([
    ['anything with eyes is off the menu', ['Vegetarian']],
    ['wir stehen gern spät auf', ['Late starts']],
    ['lots of free time', ['Slow pace']],
    ['I have alpha-gal syndrome', ['No red meat']],
    ['nothing touristy', ['Quiet places']],
    ['not too expensive', ['Free and cheap things']],
    ['We keep kosher and do not travel on Saturday', ['Kosher', 'Rest on the Sabbath']],
    ['Jain family, no root vegetables', ['Jain food', 'No root vegetables']],
    ['no chain restaurants', []],
    ['two rest days', ['2 rest days']],
    ['zwei Ruhetage', ['2 rest days']],
    ['three lazy days', ['3 rest days']],
    ['mes enfants adorent les mangas', ['Children', 'Likes anime and games']],
    ["I'm allergic to mango", ['No mango']],
    ["I'm a birdwatcher", ['Likes wild animals']],
    ['mon père est en déambulateur', ['Little walking, no stairs']],
    ["I don't eat anything with eyes", ['Vegetarian']],
    ['no como nada que tenga ojos', ['Vegetarian']],
    ['no long car rides', ['No long rides']],
    ['不想坐长途车', ['No long rides']],
    ['I get carsick', ['No long rides']],
    ['Unser Kleiner (4) hat ne Erdnussalergie', ['No peanuts', 'Child (4)']],
    ['hate getting up b4 10', ['Late starts']],
    ["Mon mari déteste les musées, moi j'adore", ['Some museums, which not all of you like']],
    ['Mi marido odia los museos, a mí me encantan', ['Some museums, which not all of you like']],
    ['Ich mag Museen, mein Mann nicht', ['Some museums, which not all of you like']],
    ["My wife loves museums, I can't stand them", ['Some museums, which not all of you like']],
    ['a me piacciono i musei, a mia moglie no', ['Some museums, which not all of you like']],
    ['eu gosto de museus, a minha mulher não', ['Some museums, which not all of you like']],
    ['夫は美術館が嫌いですが、私は大好きです', ['Some art, which not all of you like']],
    ['我喜欢博物馆，但我丈夫不喜欢', ['Some museums, which not all of you like']],
    ['My husband hates museums. I love museums', ['Some museums, which not all of you like']],
    ["I love beaches, my wife doesn't like crowds", ['Quiet places', 'Likes beaches']],
    ['My husband hates museums, he finds them boring', ['No museums']],
    ["My husband doesn't eat fish, I love it", ['No fish']],
    ['mon fils ne supporte pas le lait de vache', ['No dairy', 'Children']],
    ['Je ne mange rien qui vienne de la mer', ['No fish or shellfish']],
    ['allergic to everything that swims', ['No fish or shellfish']],
    ['Mein Kind hat eine Fischallergie', ['No fish', 'Children']],
    ['Mein Kind hat eine Baumnussallergie', ['No nuts', 'Children']],
    ['mein Baby hat eine Kuhmilchallergie', ['No dairy', 'Children', 'Pram']],
    ['wir haben keine Fischallergie', []],
    ['alérgico a los frutos del mar', ['No fish or shellfish']],
    ['mon bébé est APLV', ['No dairy', 'Children', 'Pram']],
    ['peanut butter is poison to me', ['No dairy', 'No peanuts']],
    ['my throat swells if I eat kiwi', ['No kiwi']],
    ["on n'est pas du matin", ['Late starts']],
    ['wir lieben Kirchen, aber nicht mehr als zwei', ['Fewer churches and temples']],
    ['I love the view from the sea', ['Likes views']],
    ['Non mangio niente che abbia avuto una faccia', ['Vegetarian']],
    ["No alcohol, but we'd enjoy some nightlife", ['No alcohol', 'Likes nightlife']],
    ['mild flavours for the kids', ['No spicy food', 'Children']],
    ['enough museums for a lifetime', ['No museums']],
    ['lots of breaks because of my hip', ['Little walking, no stairs']],
    ['budget is tight', ['Free and cheap things']],
    ['歩くのがあまり得意ではありません', ['Little walking, no stairs']],
    ['We love nuts', ['Likes food']],
    ['I go nuts for street art', ['Likes street art']],
    ['I hate being called a vegan', []],
    ["We're not vegetarians or anything, we love steak", ['Likes food']],
    ["I run marathons, stairs don't scare me", []],
    ['no tenemos niños', ['Adults only']],
    ['I get ill when I eat eggs, so vegetarian', ['Vegetarian', 'No egg']],
    ['We are staying with my grandmother', ['Older travellers']],
    ['I love museums. My wife is allergic to crowds', ['Quiet places', 'Likes museums']],
    ['We love seafood. My husband is allergic to dogs', ['Likes food']],
    ['não vejo a hora, mas sem museus', ['No museums']],
    ["J'aime les musées. Mais pas les églises", ['Likes museums', 'No churches and temples']],
    ['No corn', ['No corn']],
    ['I have a corn allergy, so no tortillas, polenta or popcorn', ['No corn']],
    ["my daughter (9) can't have corn or corn starch", ['No corn', 'Child (9)']],
    ['allergic to celery and mustard', ['No celery', 'No mustard']],
    ['histamine intolerance', ['No histamine-rich food']],
    [
      'latex-fruit syndrome: no banana, avocado, kiwi or chestnut',
      ['No bananas', 'No avocado', 'No kiwi', 'No chestnuts'],
    ],
    ['my husband is allergic to crowds', ['Quiet places']],
    ['my ex was vegan', []],
    ["my boss is a vegan, I'm not", []],
    ["I'm travelling with my boss, who is vegan", ['Vegan']],
    ['I am a vegan and my boss loves museums', ['Vegan']],
    ['Meine Kollegin hat eine Nussallergie, wir nicht', []],
    ['My colleague has a nut allergy and comes along', ['No nuts']],
    ['Meine Kollegin hat eine Nussallergie und kommt mit', ['No nuts']],
    ['il mio capo è vegano, io no', []],
    ['上司はビーガンですが、私は違います', []],
    ['the chef should know that I am allergic to nuts', ['No nuts']],
    ['we are over churches', ['No churches and temples']],
    ['we are over 60 and love churches', ['Likes churches and temples']],
    ['We are over 60, churches please', ['Likes churches and temples']],
    ["I'm over the moon about beaches", ['Likes beaches']],
    ['no museums unless it rains', ['Fewer museums']],
    ['Unless it rains, no museums', ['Fewer museums']],
    ['keine Museen, außer bei Regen', ['Fewer museums']],
    ["pas de musées sauf s'il pleut", ['Fewer museums']],
    ['niente musei a meno che non piova', ['Fewer museums']],
    ['除非下雨，不去博物馆', ['Fewer museums']],
    ["no meat unless it's halal", ['Halal', 'No meat']],
    ['Wir trinken keinen Wein', ['No wine']],
    ['Wir trinken keinen Alkohol, Bars sind trotzdem ok', ['No alcohol', 'Likes nightlife']],
    ['Kirchen haben wir genug gesehen', ['No churches and temples']],
    ["I'd rather starve than eat fish", ['No fish']],
    ["Pas trop de monde s'il vous plaît", ['Quiet places']],
    ['Sem vida noturna, acordamos cedo', ['Early starts', 'No nightlife']],
    ["I can't have tomatoes or strawberries", ['No tomatoes', 'No strawberries']],
    ['alergic to pinapple', ['No pineapple']],
    ['I get migraines from red wine and aged cheese', ['No dairy', 'No wine']],
    ['Trying for a baby', []],
    ['My sister has an intolerance to lentils and chickpeas', ['No legumes']],
    ['no mushrooms, no olives, no blue cheese', ['No olives', 'No dairy', 'No mushrooms']],
    ['Sulphite allergy so no wine', ['No sulphites', 'No wine']],
    ['I had a hip replaced in March', ['Little walking, no stairs']],
    ['gentle on the joints', ['Little walking, no stairs']],
    ['Mother-in-law (81) comes along', ['Older travellers']],
    ['traveling with my parents who are in their seventies', ['Older travellers']],
    ['a two-year-old who naps after lunch', ['Child (2)', 'Slow pace']],
    ['child-free holiday', ['Adults only']],
    ['the kids stay with grandma', []],
    ['my inner child loves theme parks', ['Likes theme parks']],
    ["I'm a kindergarten teacher", []],
    ['nothing before ten', ['Late starts']],
    ["It's not that we don't like museums", ['Likes museums']],
    ["can't do without a good museum", ['Likes museums']],
    ['no fewer than three museums!', ['Likes museums']],
    ["don't want to miss the museums", ['Likes museums']],
    ['We want to cram in as much as we can', ['Full days']],
    ['splurge on one fancy dinner', ['Likes food']],
    ['with our labrador', ['Dog']],
    ['my dog is staying with friends', []],
    ["I'm terrified of dogs", []],
    ['ich vertrage keinen Mais', ['No corn']],
    ['Mein Mann ist gegen Sellerie allergisch', ['No celery']],
    ['nichts vor zehn Uhr', ['Late starts']],
    ['Ich esse kein Fleisch, nur Fisch', ['Pescatarian']],
    ['Histaminintoleranz', ['No histamine-rich food']],
    ['Wir stehen auf Craft Beer und Techno', ['Likes beer', 'Likes music']],
    ['Fruktoseintoleranz', ['No fructose']],
    ['Sparfüchse', ['Free and cheap things']],
    ['soy alérgica al maíz', ['No corn']],
    ['iglesias las justas', ['Fewer churches and temples']],
    ['nada antes de las diez', ['Late starts']],
    ['alergia al apio', ['No celery']],
    ['soy intolerante a la fructosa', ['No fructose']],
    ['mi hija es alérgica a los perros', ['Children']],
    ['allergique au maïs', ['No corn']],
    ['rien avant dix heures', ['Late starts']],
    ['allergie au céleri', ['No celery']],
    ['végétarienne mais je mange des œufs', ['Vegetarian']],
    ["je déteste les musées d'art moderne", ['No modern art']],
    ['fan de foot', ['Likes football']],
    ['je suis allergique aux gens bruyants', ['Quiet places']],
    ['lever tard et rythme tranquille', ['Slow pace', 'Late starts']],
    ['allergia al mais', ['No corn']],
    ['basta chiese', ['No churches and temples']],
    ['niente prima delle dieci', ['Late starts']],
    ['allergico al sedano', ['No celery']],
    ['mio figlio di 4 anni dorme dopo pranzo', ['Child (4)', 'Slow pace']],
    ['odio fare la fila', ['Quiet places']],
    ["intolleranza all'istamina", ['No histamine-rich food']],
    ['alergia a milho', ['No corn']],
    ['chega de igrejas', ['No churches and temples']],
    ['nada antes das dez', ['Late starts']],
    ['tenho pavor de altura', ['No heights']],
    ['alergia a aipo', ['No celery']],
    ['adoramos praia e samba', ['Likes beaches', 'Likes music']],
    ['nada de fila', ['Quiet places']],
    ['gastando pouco', ['Free and cheap things']],
    ['とうもろこしアレルギーがあります', ['No corn']],
    ['セロリが食べられません', ['No celery']],
    ['美術館はもう十分です', ['No art']],
    ['教会はもういいです', ['No churches and temples']],
    ['10時前は予定を入れないでください', ['Late starts']],
    ['そばアレルギー', ['No buckwheat']],
    ['生の魚が食べられません', ['No raw fish or meat']],
    ['对玉米过敏', ['No corn']],
    ['对芹菜过敏', ['No celery']],
    ['十点以前不安排', ['Late starts']],
    ['膝盖不好，少爬楼梯', ['Little walking, no stairs']],
    ['不吃香菜', ['No coriander']],
    ['견과류 알레르기가 있어요', ['No nuts']],
    ['돼지고기를 안 먹어요', ['No pork']],
    ['채식주의자입니다', ['Vegetarian']],
    ['휠체어를 사용합니다', ['Wheelchair']],
    ['박물관은 싫어요', ['No museums']],
    ['아이 둘과 함께 여행해요', ['Children']],
    ['술을 안 마셔요', ['No alcohol']],
    ['ik ben allergisch voor noten', ['No nuts']],
    ['mijn zoon heeft een notenallergie', ['No nuts', 'Children']],
    ['wij eten geen varkensvlees', ['No pork']],
    ['rolstoel', ['Wheelchair']],
    ['geen kerken', ['No churches and temples']],
    ['jestem uczulony na orzechy', ['No nuts']],
    ['nie jem wieprzowiny', ['No pork']],
    ['wózek inwalidzki', ['Wheelchair']],
    ['bez muzeów', ['No museums']],
    ['jestem weganką', ['Vegan']],
    ['神社が好き、買い物はしたくない', ['Likes churches and temples', 'No shopping']],
    ['博物館が好きですが、教会は苦手です', ['Likes museums', 'No churches and temples']],
    ['My two-year-old and my four-year-old need a nap', ['Children (2, 4)', 'Slow pace']],
    ['mit unserer dreijährigen Tochter', ['Child (3)']],
    ['nuestra hija de seis años es celíaca', ['No gluten', 'Child (6)']],
    ["soy sauce is fine but I'm allergic to soy milk", ['No soy']],
    ['one museum at most', ['Fewer museums']],
    ['not before noon', ['Late starts']],
    ["my knee isn't what it used to be", ['Little walking, no stairs']],
    ['teenage daughter into K-pop', ['Teenagers', 'Likes music']],
    ['expecting our first child in June', ['Pregnant']],
    ["We're foodies on a budget", ['Free and cheap things', 'Likes food']],
    ['I quit drinking last year', ['No alcohol']],
    ['lieber Natur als Stadt', ['Likes nature']],
    ['no quiero ver más iglesias', ['No churches and temples']],
    ['soy vegetariano, como huevos y queso', ['Vegetarian']],
    ['vegetariani ma mangiamo uova', ['Vegetarian']],
    ['sou vegetariana mas como ovos e leite', ['Vegetarian']],
    ['朝は10時以降に始めたい', ['Late starts']],
    ['땅콩 알레르기 있어요', ['No peanuts']],
    ['해산물 못 먹어요', ['No fish or shellfish']],
    ['5살 아이와 함께', ['Child (5)']],
    ['조용한 곳 좋아해요', ['Quiet places']],
    ['임신 중이에요', ['Pregnant']],
    ['무릎이 안 좋아요', ['Little walking, no stairs']],
    ['쇼핑은 안 좋아해요', ['No shopping']],
    ['ik ben zwanger', ['Pregnant']],
    ['geen vlees', ['No meat']],
    ['nie lubimy muzeów', ['No museums']],
    ['z dziećmi 3 i 6 lat', ['Children (3, 6)']],
    ['jestem w ciąży', ['Pregnant']],
    ['bez alkoholu', ['No alcohol']],
  ])('%s: %j', (text, heeded) => {
    const read = readWishes(text)
    expect(read.heeded).toEqual(heeded)
  })

  it.each([
    'allergic to bee stings',
    "I'm allergic to cats",
    'allergie aux acariens',
    'без глютена',
    'لا آكل لحم الخنزير',
    'बिना प्याज लहसुन',
    'cilantro tastes like soap to me',
    '벌레 무서워요',
  ])('%s: says that it was not understood', (text) => {
    const { heeded, unread } = readWishes(text)
    expect([heeded, unread]).toEqual([[], [text]])
  })

  it.each([
    ['my daughter loves horses', ['Children']],
    ['meine Tochter liebt Pferde', ['Children']],
    ['our toddler loves puzzles', ['Children', 'Pram']],
  ])('%s: says of whom it knows, and that the wish was not understood', (text, chips) => {
    const { heeded, unread } = readWishes(text)
    expect([heeded, unread]).toEqual([chips, [text]])
  })

  it.each(['my daughter loves dinosaurs', 'my kids love the beach', 'my son hates getting up early'])(
    '%s: which is understood, has nothing to say',
    (text) => expect(readWishes(text).unread).toEqual([]),
  )

  it('of dogs that are feared it says that it cannot know where they are', () => {
    for (const text of ["I'm terrified of dogs", 'mi hija es alérgica a los perros', 'mein Sohn hat Angst vor Hunden'])
      expect(readWishes(text).unheeded, text).toEqual(['where one meets dogs'])
  })
})

describe('foods that the tables have no column for', () => {
  const others = Object.keys(OTHER_FOOD_WORDS).filter((food): food is OtherFood => food in OTHER_FOOD_WORDS)

  it('are each known by the names of dishes, or asked for with every dish', () => {
    const known = Object.keys(dishWords().others)
    expect(others.filter((food) => known.includes(food) === HIDDEN_FOODS.has(food))).toEqual([])
    expect(known.filter((food) => !others.some((other) => other === food))).toEqual([])
  })

  it.each<[OtherFood, string, string, boolean]>([
    ['corn', 'Tacos al pastor', 'MX', false],
    ['corn', 'Nopales asados', 'MX', true],
    ['corn', 'Polenta with mushrooms', 'IT', false],
    ['corn', 'Tortilla de patatas', 'ES', true],
    ['tomatoes', 'Gazpacho', 'ES', false],
    ['buckwheat', 'Zaru soba', 'JP', false],
    ['celery', 'Ribollita', 'IT', false],
    ['root vegetables', 'Aloo paratha', 'IN', false],
    ['root vegetables', 'Carrot soup', 'GB', false],
    ['root vegetables', 'Palak paneer', 'IN', true],
    ['mustard', 'Wiener Schnitzel', 'AT', false],
  ])('without %s, %s in %s is fine: %s', (food, dish, country, isFine) => {
    expect(isFreeOf(dish, new Set([food]), country)).toBe(isFine)
  })

  it.each([
    ['No corn', 'Mexico City', 'corn'],
    ['allergic to celery', 'Paris', 'celery'],
    ['トマトアレルギーです', 'Rome', 'tomatoes'],
  ] as const)('%s in %s: no meal names it, and the plan says what it cannot know', (preferences, city, food) => {
    const { itinerary } = planTrip({
      ...{ destination: city, departureCity: 'Oslo', startDate: '2027-05-03', endDate: '2027-05-06', preferences },
      ...{ budget: '$2,500 - $5,000', travelStyle: 'Culture' },
    })
    const dishes = itinerary.dailyItinerary
      .flatMap(({ meals }) => Object.values(meals))
      .filter((meal) => !meal.startsWith('Ask '))
      .map((meal) => meal.split(/ (?:near|in|at) /)[0] ?? meal)
    expect(dishes.filter((dish) => namesAny(nameKey(dish), [food]))).toEqual([])
    expect(itinerary.tips.join(' ')).toContain(`${food} that the name of a dish does not tell of`)
  })
})
