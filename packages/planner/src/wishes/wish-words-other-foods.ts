import type { WishTerms } from './wish-words-grammar.ts'

/**
 * Foods without a column in the dish tables, by their label on the chip. Only the names of dishes reveal them: `others`
 * in data/dishes/words.json.
 */
export const OTHER_FOOD_WORDS = {
  corn: 'corn|corn starch|corn syrup|cornmeal|cornstarch|kukurydz*|maisallerg*|maismehl|maisstarke|maisunvertrag*|maiz|maize|milho|polenta|popcorn|sweet corn|sweetcorn|tortillas|zuckermais|とうもろこし|コーン|トウモロコシ|玉米|玉蜀黍|옥수수',
  buckwheat:
    'boekweit|buchweizen*|buckwheat|grano saraceno|gryka|gryke|gryki|sarrasin|trigo mourisco|trigo sarraceno|そば|荞麦|蕎麦|메밀',
  bananas: 'banaan|banana|bananas|banane|bananen|plantain|plantains|platano|platanos|バナナ|香蕉|바나나',
  avocado: 'abacate*|aguacate*|avocado|avocados|avocat|avocats|awokado|palta|アボカド|牛油果|鳄梨|아보카도',
  kiwi: 'kiwi|kiwi fruit|kiwifruit|kiwis|キウイ*|奇异果|猕猴桃|키위',
  chestnuts: 'castagne|castanas|chataigne*|chestnut*|esskastanie*|marone|maronen|板栗|栗|栗子',
  tomatoes: 'pomidor*|pomodor*|tomaat|tomate|tomaten|tomates|tomato|tomatoes|トマト|番茄|西红柿|토마토',
  strawberries: 'aardbei*|erdbeere*|fragol*|fraise*|fresas|morango*|strawberr*|truskawk*|いちご|イチゴ|苺|草莓|딸기',
  'citrus fruit':
    'agrumes|agrumi|arance|citricos|citron|citrons|citrus|citrus fruit*|grapefruit*|laranja*|lemon|lemons|limones|limoni|naranjas|orangen|oranges|zitrone*|zitrusfruchte*|オレンジ|レモン|柑橘|柑橘類|柠檬|橙子|귤|레몬|오렌지',
  pineapple: 'abacaxi|ananas|pina|pineapple*|パイナップル|凤梨|菠萝|파인애플',
  mango: 'manga fruta|mango|mangoes|mangos|mangue|マンゴー|芒果|망고',
  coconut: 'cocco|coco|coconut*|kokos|kokosmilch|kokosnuss*|leite de coco|noix de coco|ココナッツ|椰奶|椰子|코코넛',
  apples: 'apfel|apfeln|apple|apples|maca|macas|manzana*|mele|pomme|pommes|りんご|リンゴ|苹果|사과',
  legumes:
    'beans|bohnen|ceci|chickpea*|erbsen|ervilhas|fagioli|feijao|frijoles|garbanzos|grao de bico|guisantes|haricots|hulsenfrucht*|kichererbse*|legumbres|legumes|legumi|legumineuses|leguminosas|lentejas|lenticchie|lentil|lentilhas|lentilles|lentils|linsen|peas|piselli|pois chiches|pulses|ひよこ豆|レンズ豆|扁豆|豆类|豆類|鹰嘴豆|렌틸콩|병아리콩',
  rice: 'arroz|reis|rice|rijst|riso|riz|ryz|お米|ライス|大米|米饭|쌀',
  potatoes:
    'aardappel*|batata|batatas|kartoffel*|papas|patata|patatas|patate|pomme de terre|pommes de terre|potato|potatoes|ziemniak*|じゃがいも|ジャガイモ|土豆|马铃薯|감자',
  'root vegetables':
    'hortalizas de raiz|knollengemuse|legumes de raiz|legumes racine|legumes racines|ortaggi a radice|radici e tuberi|raizes e tuberculos|root veg|root vegetable*|roots and tubers|tuberculos|tubers|verduras de raiz|wurzelgemuse|根茎类|根茎类蔬菜|根菜|根菜類',
  aubergines: 'aubergine*|berenjena*|beringela*|berinjela*|eggplant*|melanzan*|ナス|茄子',
  peppers:
    'bell pepper*|capsicum|paprika|paprikas|peperoni|peppers|pimentao|pimiento*|poivron*|パプリカ|ピーマン|彩椒|青椒|피망',
  olives: 'aceitunas|azeitonas|olive|oliven|olives|オリーブ|橄榄|올리브',
  coriander: 'cilantro|coentro*|coriander|coriandolo|coriandre|kolendra|koriander*|コリアンダー|パクチー|香菜|고수',
  cinnamon: 'canela|cannella|cannelle|cinnamon|zimt|シナモン|肉桂|계피|시나몬',
  honey: 'honey|honig|miel|miele|はちみつ|ハチミツ|蜂蜜|꿀',
  chocolate: 'cacao|chocolat|chocolate*|cioccolato|cocoa|kakao|schokolade*|チョコ|チョコレート|巧克力|초콜릿',
  offal:
    'abats|casqueria|frattaglie|innards|innereien|interiora|kidneys|leber|liver|menudencias|miudos de|offal|organ meat*|tripe|visceras|モツ|レバー|内脏|内臓|动物内脏|곱창|내장',
  celery: 'aipo|apio|celeri|celeri rave|celeriac|celery|sedano|selderij|seler|selera|sellerie*|セロリ|芹菜|셀러리',
  mustard:
    'mostarda|mostaza|mosterd|moutarde|mustard|musztard*|senape|senf|senfallerg*|からし|マスタード|芥末|辛子|겨자',
  lupin: 'altramuces|lupin*|lupine*|lupini|tremoco*|ルピナス|羽扇豆',
  'histamine-rich food': 'histamin*|histamina|istamin*|mast cell*|mcas|ヒスタミン*|组胺|히스타민',
  fructose: 'fruchtzucker*|fructosa|fructose*|fruktose*|frutose|fruttosio|フルクトース|果糖',
  'guinea pig':
    'conejillo de indias|cochon d inde|cuy|cuyes|guinea pig*|meerschweinchen|porcellini d india|porquinho da india|モルモット|豚鼠',
  rabbit: 'conejo|coniglio|coelho|konijn|lapin|rabbit|rabbits|kaninchen|ウサギ肉|兔肉',
  snails: 'caracois|caracoles|escargots|lumache|schnecken|snails|蜗牛',
  'horse meat': 'carne de caballo|carne di cavallo|horse meat|pferdefleisch|viande de cheval|馬肉|马肉',
  insects: 'insects as food|eat insects|insekten essen',
  quinoa: 'quinoa|quinua|キヌア|藜麦',
  egusi: 'egusi|melon seed*',
  sulphites: 'solfit*|sulfit*|sulfite*|sulphite*|亚硫酸盐|亜硫酸塩',
} as const satisfies WishTerms

export type OtherFood = keyof typeof OTHER_FOOD_WORDS

/** They occur in stocks, sauces and flours everywhere, so the name of a dish never proves their absence. */
export const HIDDEN_FOODS: ReadonlySet<OtherFood> = new Set([
  'celery', 'mustard', 'lupin', 'histamine-rich food', 'fructose', 'sulphites',
]) // prettier-ignore
