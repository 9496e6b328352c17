import type { WishTerms } from './wish-words-grammar.ts'

/**
 * What nobody may overlook, in languages of which no other words are known: allergies, diets, and a few kinds of
 * places. Russian, Ukrainian, Greek, Czech, Hungarian, Romanian, Norwegian, Danish, Swedish, Finnish, Indonesian,
 * Vietnamese, Hindi, Hebrew and Arabic; `*` and bars as in `WishTerms`.
 */

/** Arabic and Hebrew write 'and', 'the', 'for' and 'with' as one word with what follows. */
const joined = (prefixes: readonly string[], list: string): string =>
  list
    .split('|')
    .flatMap((word) => [word, ...prefixes.map((prefix) => prefix + word)])
    .join('|')
const arabic = (list: string): string => joined(['ال', 'وال', 'و', 'لل', 'بال', 'ب', 'ل'], list)
const hebrew = (list: string): string => joined(['ל', 'ה', 'ו', 'ול', 'ב', 'מ'], list)

const FOOD: WishTerms = {
  animals: 'без мяса и рыбы',
  meat: `мяса|мясо|мясн*|м'ясо|κρεας|hus|husmentes|kjøtt|kød|liha*|daging|मांस|${hebrew('בשר')}|${arabic('لحم|لحوم')}`,
  pork: `لحم الخنزير|لحم خنزير|свинин*|свинина|сало|χοιριν*|vepr*|serteshus|disznohus|carne de porc|svinekød|svinekjøtt|flaskkott|sianliha*|babi|सूअर|${hebrew('חזיר')}|${arabic('خنزير')}`,
  beef: `говядин*|телятин*|яловичин*|βοδιν*|hovez*|marhahus|carne de vita|oksekød|storfe|naudanliha*|daging sapi|गोमांस|${hebrew('בקר')}|${arabic('لحم البقر|لحم بقري')}`,
  fish: `рыб*|риб*|ψαρι|ψαρια|ikan|kala|kalaa|kalalle|मछली|${hebrew('דגים|דג')}|${arabic('سمك|أسماك')}`,
  seafood: `морепродукт*|θαλασσινα|morske plody|tenger gyumolcs*|fructe de mare|makanan laut|hải sản|समुद्री भोजन|${hebrew('פירות ים|פירות הים')}|${arabic('مأكولات البحر*|مأكولات بحرية|ثمار البحر')}`,
  shellfish: `креветк*|краб*|ракообразн*|моллюск*|моллюски|устриц*|мидии|γαριδ*|οστρακοειδ*|καβουρ*|krevet*|korysi|rak felek|kagylo*|crustacee|scoici|creveti|skalldyr|skaldyr|rejer|reker|ayriais*|äyriäis*|udang|kepiting|kerang|झींगा|केकड़ा|${hebrew('שרימפס|סרטנים|רכיכות')}|${arabic('جمبري|روبيان|قشريات|محار|كابوريا')}`,
  dairy: `молок*|молоч*|лактоз*|сыр|сыра|γαλα|γαλακτοκομικα|τυρι|λακτοζη*|mlecn*|mleko|mleka|laktoz*|tej|tejtermek*|tejre|laktozerzekeny*|lapte|lactate|melk|maelk|mælk|melkeprodukt*|maito|maidolle|maitotuot*|susu|keju|दूध|डेयरी|${hebrew('חלב|לקטוז')}|${arabic('حليب|ألبان|لاكتوز|جبن')}`,
  egg: `яйца|яиц|яйцо|яйця|яєць|αυγα|αυγο|vajicka|vejce|vajec|vejci|tojas*|oua|aeg|æg|kananmun*|kananmuna*|telur|अंडा|अंडे|${hebrew('ביצים|ביצה')}|${arabic('بيض')}`,
  gluten: `глютен*|целиаки*|пшениц*|γλουτενη*|κοιλιοκακη|σιταρι|lepek|lepku|lepkem|bezlepk*|psenic*|celiaki*|coliaki*|cøliaki|keliakia*|buzara|glutenerzekeny*|glutenmentes|gluteeni*|vehna*|gandum|lúa mì|ग्लूटेन|गेहूं|${hebrew('גלוטן|חיטה|צליאק')}|${arabic('غلوتين|جلوتين|قمح')}`,
  nuts: `орех*|орехи|горіх*|миндал*|фундук*|кешью|ξηρους καρπους|ξηροι καρποι|καρυδι*|αμυγδαλ*|φουντουκ*|orech*|orisk*|mandle|liskov*|diofel*|mogyor*|mandula*|csonthejas*|nuci|alune|migdale|nødder|nøtter|nøtt|nøtteallergi*|notteallergi*|pahkin*|pähkinä*|kacang mete|almon|các loại hạt|मेवे|अखरोट|बादाम|काजू|${hebrew('אגוזים|אגוז|שקדים')}|${arabic('مكسرات|جوز|لوز|فستق|بندق|كاجو')}`,
  peanuts: `арахис*|φιστικι*|φυστικι*|αραπικα φιστικια|arasid*|foldimogyor*|arahide|jordnødder|peanøtt*|peanøtter|maapahkin*|maapähkinä*|kacang|kacang tanah|đậu phộng|मूंगफली|${hebrew('בוטנים')}|${arabic('فول سوداني|الفول السوداني')}`,
  soy: `соя|сои|сою|соев*|σογια|szoja*|soja*|soija*|kedelai|đậu nành|सोया|${hebrew('סויה')}|${arabic('صويا')}`,
  sesame: `кунжут*|σουσαμι*|szezam*|sezam*|seesami*|wijen|तिल|${hebrew('שומשום|סומסום|טחינה')}|${arabic('سمسم|طحينة')}`,
  alcohol: `алкогол*|спиртн*|αλκοολ|alkoholos*|alkoholi*|alkohol|शराब|${hebrew('אלכוהול')}|${arabic('كحول|خمر')}`,
  spicy: `острое|острого|острую|острая пища|πικαντικ*|paliv*|csipos*|picant|sterk mat|tulis*|pedas|मसालेदार|${hebrew('חריף')}|${arabic('توابل حارة|طعام حار')}`,
  celery: `сельдере*|σελινο|zeller*|telina|selleri*|seledri|cần tây|${hebrew('סלרי')}|${arabic('كرفس')}`,
  mustard: `горчиц*|μουσταρδα|horcic*|mustar*|mustar|sennep|senap|sinappi*|mù tạt|सरसों|${hebrew('חרדל')}|${arabic('خردل')}`,
  lupin: 'люпин*|λουπινο|lupina*|lupiini*|ترمس',
  diabetes: `диабет*|διαβητη*|cukorbeteg*|diabetiker*|diabeetik*|kencing manis|tiểu đường|मधुमेह|${hebrew('סוכרת')}|${arabic('سكري|السكري')}`,
}

const DIET: WishTerms = {
  vegetarian: `вегетариан*|вегетаріан*|χορτοφαγ*|vegetariansk*|vegetarianere|kasvis*|kasvissyoj*|शाकाहारी|${hebrew('צמחוני|צמחונית|צמחונים|צמחוניות')}|${arabic('نباتي|نباتية|نباتيون|نباتيين')}`,
  vegan: `веган*|βιγκαν|vegaan*|thuần chay|वीगन|${hebrew('טבעוני|טבעונית|טבעונים')}|${arabic('نباتي صرف|فيغان|نباتية صرفة')}`,
  halal: `халял*|халяль|χαλαλ|हलाल|${hebrew('חלאל')}|${arabic('حلال')}`,
  kosher: `кошер*|κοσερ|${hebrew('כשר|כשרות|כשרה')}|${arabic('كوشر')}`,
  jain: 'जैन',
}

const TRAVELLER: WishTerms = {
  children: `дети|детей|детьми|ребенок|ребенка|ребенком|сын|дочь|παιδια|παιδι|detmi|gyerek*|copii|copil|børn|barnen|lapset|lasten kanssa|anak anak|trẻ em|बच्चे|बच्चों|${hebrew('ילדים|ילד|ילדה')}|${arabic('أطفال|طفل|أولاد|أطفالنا')}`,
  toddler: `коляск*|καροτσι|kocark*|babakocsi*|carucior|barnevogn*|barnvagn*|lastenvaunu*|${arabic('عربة أطفال')}`,
  pregnant: `беременн*|вагітн*|εγκυος|tehotn*|terhes*|varandos*|insarcinata|gravid|raskaana|hamil|mang thai|गर्भवती|${hebrew('בהריון')}|${arabic('حامل')}`,
  wheelchair: `инвалидн*|αναπηρικ*|αμαξιδιο|invalidni vozik*|vozick*|kerekesszek*|scaun cu rotile|rullestol*|kørestol*|rullstol*|pyoratuol*|pyörätuol*|kursi roda|xe lăn|व्हीलचेयर|${hebrew('כיסא גלגלים')}|${arabic('كرسي متحرك')}`,
}

const PLACE: WishTerms = {
  museums: `музе*|μουσει*|muze*|muzeum*|muzeu*|museer|museot|museoita|bảo tàng|संग्रहालय|${hebrew('מוזיאון|מוזיאונים')}|${arabic('متحف|متاحف')}`,
  churches: `церк*|церкв*|собор*|εκκλησι*|kostel*|templom*|biserici|kirker|kyrkor|kirkkoja|gereja|nhà thờ|${hebrew('כנסייה|כנסיות')}|${arabic('كنيسة|كنائس')}`,
  beaches: `пляж*|παραλι*|plaze|strandok|plaje|strender|strander|rannat|pantai|bãi biển|समुद्र तट|${hebrew('חוף|חופים')}|${arabic('شاطئ|شواطئ')}`,
  theatre: `балет*|опер*|театр*|οπερα|θεατρο|${arabic('أوبرا|مسرح')}`,
}

const GRAMMAR: WishTerms = {
  not: `без|не|нельзя|кроме|нет|χωρις|οχι|δεν τρωω|δεν|ilman|nelkul|uten|uden|utan|ikke|inte|ingen|inga|inget|nem eszem|tidak|tanpa|không|बिना|${hebrew('בלי|ללא|לא')}|${arabic('بدون|بلا')}|لا آكل|لا نأكل|لا نريد|لا أريد`,
  notBefore: 'नहीं|nélkül',
  allergy: `аллерг*|алерг*|непереносим*|αλλεργι*|δυσανεξια|alergick*|alergii|allergias|erzekeny*|allergisia|allergia*|allergiaa|yliherk*|dị ứng|एलर्जी|${hebrew('אלרגי|אלרגית|אלרגיה|אלרגיים|רגיש')}|${arabic('حساسية|حساسيه|تحسس')}`,
  want: 'хотим|хочу|любим|люблю|нравится|αγαπαμε|θελουμε|chceme|szeretunk|vrem|iubim|أريد|نريد|نحب|أحب|אוהבים|רוצים',
  and: 'и|та|και|og|och|dan juga|और',
  but: 'но|αλλα|mutta|de hát|लेकिन|אבל|لكن',
}

const FILLER = `у|меня|нас|мы|я|на|ко|к|моя|мой|жена|муж|ем|едим|пожалуйста|еду|еда|ειμαι|στα|στο|στη|στον|στην|εχω|εχουμε|τη|το|τα|mam|mám|mame|na|sunt|suntem|la|vagyok|van|jeg|er|har|vi|jag|mot|for|olen|olemme|saya|kami|मुझे|से|है|हूँ|हैं|का|की|खाना|אני|אנחנו|יש|לי|עם|عندي|لدي|أنا|نحن|من|مع|ومع|طعام`

export const MORE_LANGUAGES = {
  ...{ food: FOOD, diet: DIET, traveller: TRAVELLER, place: PLACE, grammar: GRAMMAR, filler: { filler: FILLER } },
} as const
