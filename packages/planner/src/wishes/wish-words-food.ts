import type { WishTerms } from './wish-words-grammar.ts'

/** Words for foods. */
export const FOOD_WORDS: WishTerms = {
  animals:
    'anything with eyes|anything with two eyes|everything with eyes|things with eyes|that has eyes|that had eyes|which has eyes|mit augen|das augen hat|was augen hat|nada con ojos|que tenga ojos|que tiene ojos|que tuviera ojos|qui a des yeux|qui ait des yeux|rien avec des yeux|niente con occhi|che abbia gli occhi|che abbia occhi|che ha gli occhi|nada com olhos|que tenha olhos|que tem olhos|目のあるもの|目があるもの|目のついたもの|有眼睛的|长眼睛的|带眼睛的',
  meat: 'meat*|fleisch*|carne*|viande*|carni|charcuterie|肉を|肉類|お肉|肉料理|肉は|肉が|肉|荤|肉类|고기|육류|vlees|mieso|miesa|mięsa|mięso|kott',
  redMeat:
    'red meat*|rotes fleisch|carne roja|carnes rojas|viande rouge|viandes rouges|carne rossa|carni rosse|carne vermelha|carnes vermelhas|赤身肉|赤い肉|红肉',
  pork: 'pork*|carne de porco|carne de cerdo|carne di maiale|viande de porc|bacon|ham|hams|lard|swine|pig|schwein*|speck|schinken|cerdo|puerco|jamon|tocino|porc|cochon|jambon|maiale|suino|prosciutto|pancetta|porco|suina|presunto|toucinho|豚肉|豚|ポーク|ハム|ベーコン|猪肉|猪|火腿|돼지고기|돼지|베이컨|햄|varkensvlees|varken|spek|wieprzowin*|flaskkott|griskott|domuz eti|domuz',
  beef: 'beef|steak|steaks|veal|rind|rindfleisch|kalb*|ternera|res|carne de res|carne de vaca|vacuno|boeuf|veau|manzo|vitello|bovino|carne bovina|bovina|牛肉|ビーフ|牛|소고기|쇠고기|rundvlees|wołowin*|wolowin*',
  poultry:
    'chicken|poultry|turkey|duck|huhn|hahnchen|huhnchen|geflugel|pute|ente|pollo|ave|aves|pavo|pato|poulet|volaille|dinde|canard|tacchino|anatra|frango|鶏肉|鶏|チキン|鸡肉|鸡|鸭|닭고기|치킨|kip|kurczak*',
  lamb: 'lamb|mutton|goat|lamm*|hammel|ziege|cordero|cabrito|agneau|mouton|agnello|capretto|cordeiro|borrego|羊肉|ラム肉|羊|양고기|lamsvlees|baranin*|jagniecin*',
  fish: 'fish|fishes|salmon|tuna|anchov*|fisch*|lachs|thunfisch|pescado*|pez|atun|poisson*|saumon|thon|pesce|salmone|tonno|peixe*|salmao|atum|魚|お魚|魚料理|鱼肉|鱼|생선|물고기|vis|ryb|ryby|rybe|balik|fisk|balık',
  seafood:
    '魚介類|魚介|seafood*|everything that swims|anything that swims|rien qui vienne de la mer|rien qui vient de la mer|qui vient de la mer|produits de la mer|from the sea|aus dem meer|que venga del mar|que viene del mar|niente dal mare|che viene dal mare|que venha do mar|que vem do mar|海产食品|海のもの|meeresfruchte*|meeresfrucht|marisco y pescado|pescado y marisco|fruits de mer|frutos del mar|frutti di mare|frutos do mar|海鮮|シーフード|海鲜|海产品|海产|해산물|zeevruchten|owoce morza|owocow morza',
  shellfish:
    'shellfish*|shell fish|crustacean*|crusta*|prawn*|shrimp*|crab*|lobster*|mollus*|mussel*|oyster*|clam|clams|scallop*|squid|octopus|schalentier*|krustentier*|krebstier*|muschel*|garnele*|krabbe*|hummer|marisco*|mariscos|gamba*|camaron*|langostino*|cangrejo*|mejillon*|ostra*|crevette*|moule*|huitre*|fruits de mer a coquille|crostace*|gamber*|cozze|vongole|molluschi|ostriche|camarao*|camaroes|caranguejo*|mexilh*|甲殻類|エビ|海老|えび|カニ|蟹|かに|貝類|貝|牡蠣|甲壳类|贝类|虾|螃蟹|牡蛎|갑각류|조개류|조개|새우|꽃게|schaaldieren|schelpdieren|garnalen|skorupiak*|krewet*|skaldjur*|kabuklu deniz urun*|karides*',
  dairy:
    'dairy|milk|lactose*|lactos*|cheese|cheeses|butter|cream|milch*|laktose*|lactose|kase|sahne|lacte*|lacteo*|leche|lactosa|queso*|mantequilla|lait|lait de vache|aplv|cmpa|kuhmilch*|lait de brebis|lait de chevre|leche de vaca|latte di mucca|latte vaccino|leite de vaca|cow s milk|cows milk|laitier*|laitage*|fromage*|beurre|creme|latte|latticin*|lattosio|formaggi*|burro|panna|leite|laticinio*|lacteos|queijo*|manteiga|乳製品|牛乳|乳糖|ミルク|チーズ|バター|乳|奶制品|乳制品|牛奶|奶酪|奶油|奶|goat cheese|goat s cheese|goats cheese|ziegenkase|queso de cabra|chevre|fromage de chevre|formaggio di capra|queijo de cabra|유제품|우유|유당|치즈|버터|melk|zuivel|kaas|lactose intolerantie|nabiał*|nabial*|laktoz*|mleko|mleka|mjolk*|mjolkprodukter|sut urun*|laktosintoleran*',
  egg: 'egg|eggs|ei|eier*|eiallerg*|huhnerei*|huevo*|oeuf*|uovo|uova|ovo|ovos|卵|たまご|玉子|鸡蛋|蛋|계란|달걀|eieren|jajka|jajek|jajko|agg|yumurta*',
  gluten:
    'gluten*|wheat|coeliac*|celiac*|zoliak*|weizen*|celiaco*|celiaca*|celiaquia|trigo|ble|coeliaque*|maladie coeliaque|celiachi*|glutine|frumento|grano|グルテン*|グルテンフリー|小麦|セリアック|麸质|麩質|面筋|乳糜泻|글루텐|밀가루|셀리악|tarwe|glutenu|bezgluten*|pszenic*|celiaki*|glutenfri*|glutensiz|colyak*|glutenvrij',
  nuts: 'pistazie*|baumnuss*|baumnusse*|nut|nuts|tree nut|tree nuts|almond*|hazelnut*|walnut*|cashew*|pistachio*|pecan*|nuss|nusse|nusse*|nussallergi*|nussfrei*|haselnuss*|walnuss*|mandel*|frutos secos|fruto seco|nuez|nueces|almendra*|avellana*|anacardo*|pistacho*|noix|fruits a coque|fruit a coque|noisette*|amande*|pistache*|noce|noci|frutta secca|frutta a guscio|mandorl*|nocciol*|pistacch*|nozes|noz|castanha*|amendoa*|frutos de casca rija|oleaginosas|avela*|ナッツ|木の実|アーモンド|くるみ|胡桃|カシューナッツ|坚果|堅果|杏仁|核桃|腰果|榛子|견과류|견과|아몬드|호두|noten|notenallerg*|orzech*|notter|notallergi*|findik*|kuruyemis*|fındık*',
  peanuts:
    'peanut*|groundnut*|erdnuss*|erdnusse*|cacahuete*|cacahuate*|mani|arachide*|cacahouete*|arachidi|amendoim*|ピーナッツ|ピーナツ|落花生|花生|땅콩|pinda|pinda s|pindas|pindakaas|pinda-allerg*|pindaallerg*|orzeszk* ziemn*|orzeszki ziemne|orzeszków ziemnych|orzeszkow ziemnych|jordnotter|jordnot*|yer fistigi*|yer fıstığı*',
  soy: 'soy|soya|soybean*|soja*|sojabohne*|soia|tofu|大豆|ソイ|豆腐|大豆制品|黄豆|대두|두부|soy milk|soya milk|sojamilch|leche de soja|lait de soja|latte di soia|leite de soja|豆乳|豆浆',
  sesame:
    'sesame|sesam*|sesamo|tahini|gergelim|ajonjoli|ゴマ|ごま|胡麻|芝麻|참깨|sezam*|sesamzaad|susam|sesamfro*|sezam',
  alcohol:
    'alcohol*|drinking|booze|liquor|alkohol*|alcol|alcolic*|alcool*|bebidas alcoholicas|trinken|アルコール|お酒|酒|酒精|喝酒|饮酒|drink|drinks|trinke|bebo|bois|bevo|알코올|술|음주|alkoholu|alkol',
  spicy:
    'spicy|spicey|spiciness|hot spices|chili|chilli|chilies|chillies|scharf|scharfe*|scharfes|picante*|epice|epices|epicee*|pimente*|piquant|piquante*|piccant*|apimentad*|辛いもの|辛い物|辛い料理|辛い|辛く|辛口|激辛|辣椒|麻辣|太辣|辣的|辣|매운 음식|매운|맵|pikant*|ostrego|pittig*',
  mild: 'mild food|mild dishes|mild meals|mild spices|mildes essen|milde gerichte|milde speisen|comida suave|comida sin picante|plats doux|cuisine douce|cibo delicato|辛くない|辛さ控えめ|不辣|少辣|清淡|mild flavours|mild flavors|mild taste|mildly spiced|mild seasoning',
  mushrooms:
    'mushroom*|fungi|pilz|pilze|pilzen|pilzallerg*|champignon*|setas|hongos|champinon*|funghi|cogumelo*|きのこ|キノコ|茸|しいたけ|椎茸|マッシュルーム|蘑菇|菌菇|香菇|菌类|버섯|paddenstoel*|champignons|grzyb*',
  onion:
    'onion*|garlic*|leek|leeks|allium*|zwiebel*|knoblauch*|cebolla*|ajo|ajos|oignon*|ail|cipoll*|aglio|cebola*|alho|alhos|玉ねぎ|玉葱|タマネギ|たまねぎ|ニンニク|にんにく|ネギ|ねぎ|洋葱|大蒜|蒜|葱|五荤|五葷|五辛|양파|마늘|knoflook|uien|czosnk*|cebul*',
  diabetes:
    'diabet*|blood sugar|insulin|insulina|zuckerkrank*|glycemie|糖尿病患者|糖尿病|糖尿|血糖|胰岛素|インスリン|당뇨병|당뇨|suikerziekte|cukrzyc*',
  sugar:
    'sugar|sugary|sugarfree|sweets|zucker|zuckerfrei*|sussigkeiten|susses|azucar|dulces|sucreries|sans sucre ajoute|zucchero|dolciumi|acucar|doces|砂糖|糖分|甘いもの|甘い物|甜食|甜品|无糖|sucre|sans sucre',
  sober:
    'sober|sobriety|teetotal*|non drinker*|recovering alcoholic*|in recovery|mormon*|boozy|trockener alkoholiker|trockene alkoholikerin|abstinent*|antialkohol*|abstemi*|astemi*|en sobriete|下戸|戒酒|滴酒不沾|on ne boit pas|nous ne buvons pas|ne buvons pas|je ne bois pas|non beviamo|nao bebemos|no bebemos|sober trip|dry trip|alcohol free|alkoholfrei*|sin alcohol trip|quit drinking|stopped drinking|gave up drinking|gave up alcohol|don t touch alcohol|trinke nicht mehr|trinke nichts|deje de beber|arrete de boire|smesso di bere|parei de beber|断酒|禁酒|dry january|alcoholics anonymous',
  raw: 'raw cheese|raw milk|raw milk cheese|unpasteuri*|rohmilch*|rohmilchkase|queso crudo|leche cruda|fromage au lait cru|lait cru|formaggio crudo|latte crudo|queijo cru|leite cru|生的|生冷|raw fish|raw meat|raw food|raw|sushi|sashimi|roh|rohen fisch|roher fisch|crudo|cruda|pescado crudo|poisson cru|cru|crudites|pesce crudo|peixe cru|生もの|生魚|刺身|寿司|生食|生鱼片|날생선|생선회|날것|날음식|rauwe vis|rauw|surow*|生の魚|生の肉|生の食べ物|生鱼|生肉|raw eggs|raw egg|raw oysters',
}

/** Diets; a mention means that the diet applies. */
export const DIET_WORDS: WishTerms = {
  alphaGal:
    'alpha gal*|alpha gal syndrome|alpha gal allergy|alphagal*|alfa gal*|syndrome alpha gal|sindrome alfa gal|アルファガル*|α gal',
  vegan:
    'vegan*|plant based|plantbased|pflanzlich*|vegano*|vegana*|vegetalien*|vegetalian*|ヴィーガン|ビーガン|完全菜食|纯素|全素|素食主义|비건|완전채식|vegani*|veganist*|wegan*',
  vegetarian:
    'vege|veges|vegetarian*|don t eat anything with eyes|do not eat anything with eyes|eat anything with eyes|esse nichts mit augen|essen nichts mit augen|nichts mit augen|non mangio niente con gli occhi|niente con gli occhi|ne mange rien qui a des yeux|no como nada que tenga ojos|no como nada con ojos|nao como nada que tenha olhos|nao como nada com olhos|nothing with eyes|nothing with a face|nothing that had a face|don t eat anything with a face|don t eat anything that had a face|nichts mit gesicht|nichts was ein gesicht hatte|no como nada que tenga cara|no comemos nada que tenga cara|non mangio niente che abbia avuto una faccia|ne mange rien qui ait eu un visage|nao como nada que tenha rosto|veggie*|veggy|vegi|meatless|meat free|meatfree|fleischlos*|fleischfrei*|vegetarisch*|vegetarier*|vegetariano*|vegetariana*|vegetarien*|vegetarism*|ベジタリアン|菜食|素食|吃素|素菜|채식주의자|채식주의|채식|vegetariër*|wegetari*|jarosz*|no animal flesh|sin carne ni pescado|senza carne ne pesce|sans viande ni poisson|sem carne nem peixe|ohne fleisch und fisch|lacto vegetarian*|ovo lacto|lacto ovo|ovolacto*|エッグベジ',
  pescatarian:
    'pescatarian*|pescetarian*|pesco vegetarian*|pescetari*|pescatari*|pesquetari*|ペスカタリアン|鱼素|海鲜素|페스코*|페스카테리언',
  lowCarb:
    'keto|ketogen*|cetogen*|chetogenic*|low carb|lowcarb|carb free|no carbs|few carbs|paleo|atkins|wenig kohlenhydrate|ohne kohlenhydrate|bajo en carbohidratos|sin carbohidratos|pauvre en glucides|sans glucides|pochi carboidrati|senza carboidrati|baixo carboidrato|sem carboidratos|low carbs|糖質制限|ケト*|低碳水|生酮',
  lowSalt:
    'low salt|low sodium|no salt|less salt|salt free|reduced salt|salzarm*|wenig salz|ohne salz|salzfrei*|bajo en sal|baja en sal|poca sal|sin sal|bajo en sodio|baja en sodio|sal reducida|pauvre en sel|peu de sel|sans sel|poco sale|senza sale|povera di sale|iposodic*|pouco sal|sem sal|baixo sodio|減塩|塩分控えめ|塩分|低盐|少盐|低钠',
  fodmap: 'fodmap*|低フォドマップ|フォドマップ',
  halal:
    'halal|helal|muslim*|moslem*|islamic|musulman*|musulmano*|musulmana*|musulmani|muculman*|islam|ハラール|ハラル|イスラム教*|イスラム教徒|ムスリム|清真|穆斯林|回族|할랄|무슬림|이슬람|muzułman*|muzulman*|moslims',
  kosher:
    'ebrei osservanti|ebreo osservante|judios practicantes|judios observantes|juifs pratiquants|judeus praticantes|observant jews|observant jewish|orthodox jews|orthodox jewish|modern orthodox|orthodoxe juden|streng judisch|jewish orthodox|kosher*|koscher*|cacher*|casher*|kasher*|kascher*|kashrut|orthodox jew*|observant jew*|we are jewish|i am jewish|im jewish|jewish family|wir sind juden|judio practicante|コーシャ*|コシャー|ユダヤ教徒|犹太洁食|洁食|犹太教徒|코셔|유대교|koszer*',
  hindu: 'hindu*|hindous*|indù|hinduist*|induist*|induis*|ヒンドゥー教*|ヒンドゥー|ヒンズー|印度教*',
  jain: 'jain|jains|jainist*|jaina|jaïn*|giainist*|giaina|ジャイナ教|耆那教',
}
