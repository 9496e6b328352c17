import type { WishTerms } from './wish-words-grammar.ts'

/**
 * Foods without a column in the dish tables, by their label on the chip. Only the names of dishes reveal them: `others`
 * in data/dishes/words.json.
 */
export const OTHER_FOOD_WORDS = {
  corn: 'corn|sweetcorn|sweet corn|maize|cornstarch|corn starch|cornmeal|corn syrup|polenta|tortillas|popcorn|maismehl|maisstarke|maisallerg*|maisunvertrag*|zuckermais|maiz|milho|とうもろこし|トウモロコシ|コーン|玉蜀黍|玉米|옥수수|kukurydz*',
  buckwheat:
    'buckwheat|buchweizen*|trigo sarraceno|sarrasin|grano saraceno|trigo mourisco|そば|蕎麦|荞麦|메밀|boekweit|gryka|gryki|gryke',
  bananas: 'banana|bananas|banane|bananen|platano|platanos|plantain|plantains|バナナ|香蕉|바나나|banaan',
  avocado: 'avocado|avocados|aguacate*|palta|avocat|avocats|abacate*|アボカド|牛油果|鳄梨|아보카도|awokado',
  kiwi: 'kiwi|kiwis|kiwifruit|kiwi fruit|キウイ*|猕猴桃|奇异果|키위',
  chestnuts: 'chestnut*|esskastanie*|marone|maronen|castanas|chataigne*|castagne|栗|板栗|栗子',
  tomatoes: 'tomato|tomatoes|tomaten|tomate|tomates|pomodor*|トマト|番茄|西红柿|토마토|tomaat|pomidor*',
  strawberries: 'strawberr*|erdbeere*|fresas|fraise*|fragol*|morango*|イチゴ|いちご|苺|草莓|딸기|aardbei*|truskawk*',
  'citrus fruit':
    'citrus|citrus fruit*|lemon|lemons|oranges|grapefruit*|zitrusfruchte*|zitrone*|orangen|citricos|limones|naranjas|agrumes|citron|citrons|agrumi|limoni|arance|laranja*|柑橘類|柑橘|レモン|オレンジ|柠檬|橙子|귤|오렌지|레몬',
  pineapple: 'pineapple*|ananas|pina|abacaxi|パイナップル|菠萝|凤梨|파인애플',
  mango: 'mango|mangos|mangoes|mangue|manga fruta|マンゴー|芒果|망고',
  coconut: 'coconut*|kokos|kokosnuss*|kokosmilch|coco|cocco|noix de coco|leite de coco|ココナッツ|椰子|椰奶|코코넛',
  apples: 'apple|apples|apfel|apfeln|manzana*|pommes|pomme|mele|maca|macas|りんご|リンゴ|苹果|사과',
  legumes:
    'legumes|pulses|lentil|lentils|chickpea*|beans|peas|hulsenfrucht*|linsen|kichererbse*|bohnen|erbsen|legumbres|lentejas|garbanzos|frijoles|guisantes|legumineuses|lentilles|pois chiches|haricots|legumi|lenticchie|ceci|fagioli|piselli|leguminosas|lentilhas|grao de bico|feijao|ervilhas|豆類|レンズ豆|ひよこ豆|豆类|扁豆|鹰嘴豆|병아리콩|렌틸콩',
  rice: 'rice|reis|arroz|riz|riso|ryz|rijst|お米|ライス|大米|米饭|쌀',
  potatoes:
    'potato|potatoes|kartoffel*|patata|patatas|papas|pommes de terre|pomme de terre|patate|batata|batatas|じゃがいも|ジャガイモ|土豆|马铃薯|감자|aardappel*|ziemniak*',
  'root vegetables':
    'root vegetable*|root veg|roots and tubers|tubers|wurzelgemuse|knollengemuse|verduras de raiz|hortalizas de raiz|tuberculos|legumes racines|legumes racine|ortaggi a radice|radici e tuberi|legumes de raiz|raizes e tuberculos|根菜|根菜類|根茎类|根茎类蔬菜',
  aubergines: 'aubergine*|eggplant*|berenjena*|melanzan*|berinjela*|beringela*|ナス|茄子',
  peppers:
    'bell pepper*|peppers|capsicum|paprika|paprikas|pimiento*|poivron*|peperoni|pimentao|ピーマン|パプリカ|青椒|彩椒|피망',
  olives: 'olive|olives|oliven|aceitunas|azeitonas|オリーブ|橄榄|올리브',
  coriander: 'coriander|cilantro|koriander*|coriandre|coriandolo|coentro*|パクチー|コリアンダー|香菜|고수|kolendra',
  cinnamon: 'cinnamon|zimt|canela|cannelle|cannella|シナモン|肉桂|시나몬|계피',
  honey: 'honey|honig|miel|miele|はちみつ|蜂蜜|ハチミツ|꿀',
  chocolate: 'chocolate*|cocoa|cacao|schokolade*|kakao|chocolat|cioccolato|チョコレート|チョコ|巧克力|초콜릿',
  offal:
    'offal|innards|liver|kidneys|organ meat*|tripe|innereien|leber|casqueria|visceras|menudencias|abats|frattaglie|interiora|miudos de|内臓|モツ|レバー|内脏|动物内脏|내장|곱창',
  celery: 'celery|celeriac|sellerie*|apio|celeri|celeri rave|sedano|aipo|セロリ|芹菜|셀러리|selderij|seler|selera',
  mustard:
    'mustard|senf|senfallerg*|mostaza|moutarde|senape|mostarda|マスタード|からし|辛子|芥末|겨자|mosterd|musztard*',
  lupin: 'lupin*|lupine*|altramuces|lupini|tremoco*|ルピナス|羽扇豆',
  'histamine-rich food': 'histamin*|histamina|istamin*|mcas|mast cell*|ヒスタミン*|组胺|히스타민',
  fructose: 'fructose*|fruktose*|fructosa|fruttosio|frutose|果糖|フルクトース',
  sulphites: 'sulphite*|sulfite*|sulfit*|solfit*|亜硫酸塩|亚硫酸盐',
} as const satisfies WishTerms

export type OtherFood = keyof typeof OTHER_FOOD_WORDS

/** They occur in stocks, sauces and flours everywhere, so the name of a dish never proves their absence. */
export const HIDDEN_FOODS: ReadonlySet<OtherFood> = new Set([
  'celery', 'mustard', 'lupin', 'histamine-rich food', 'fructose', 'sulphites',
]) // prettier-ignore
