import type { WishTerms } from './wish-words-grammar.ts'

/** Words for foods. */
export const FOOD_WORDS: WishTerms = {
  animals:
    'anything with eyes|anything with two eyes|che abbia gli occhi|che abbia occhi|che ha gli occhi|das augen hat|everything with eyes|mit augen|nada com olhos|nada con ojos|niente con occhi|que tem olhos|que tenga ojos|que tenha olhos|que tiene ojos|que tuviera ojos|qui a des yeux|qui ait des yeux|rien avec des yeux|that had eyes|that has eyes|things with eyes|was augen hat|which has eyes|带眼睛的|有眼睛的|目があるもの|目のあるもの|目のついたもの|长眼睛的',
  meat: 'carne*|carni|charcuterie|fleisch*|kott|meat*|miesa|mieso|viande*|vlees|お肉|肉|肉が|肉は|肉を|肉料理|肉类|肉類|荤|고기|육류',
  redMeat:
    'carne roja|carne rossa|carne vermelha|carnes rojas|carnes vermelhas|carni rosse|red meat*|rotes fleisch|viande rouge|viandes rouges|红肉|赤い肉|赤身肉',
  pork: 'bacon|carne de cerdo|carne de porco|carne di maiale|cerdo|cochon|domuz|domuz eti|flaskkott|griskott|ham|hams|jambon|jamon|lard|maiale|pancetta|pig|porc|porco|pork*|presunto|prosciutto|puerco|schinken|schwein*|speck|spek|suina|suino|swine|tocino|toucinho|varken|varkensvlees|viande de porc|wieprzowin*|ハム|ベーコン|ポーク|火腿|猪|猪肉|豚|豚肉|돼지|돼지고기|베이컨|햄',
  beef: 'beef|boeuf|bovina|bovino|carne bovina|carne de res|carne de vaca|kalb*|manzo|res|rind|rindfleisch|rundvlees|steak|steaks|ternera|vacuno|veal|veau|vitello|wolowin*|wołowin*|ビーフ|牛|牛肉|소고기|쇠고기',
  poultry:
    'anatra|ave|aves|canard|chicken|dinde|duck|ente|frango|geflugel|hahnchen|huhn|huhnchen|kip|kurczak*|pato|pavo|pollo|poulet|poultry|pute|tacchino|turkey|volaille|チキン|鶏|鶏肉|鸡|鸡肉|鸭|닭고기|치킨',
  lamb: 'agneau|agnello|baranin*|borrego|cabrito|capretto|cordeiro|cordero|goat|hammel|jagniecin*|lamb|lamm*|lamsvlees|mouton|mutton|ziege|ラム肉|羊|羊肉|양고기',
  fish: 'anchov*|arenque*|atum|atun|balik|balık|fisch*|fish|fishes|fisk|hareng|harengs|hering|heringe|herring|herrings|matjes|lachs|peixe*|pescado*|pesce|pez|poisson*|ryb|rybe|ryby|salmao|salmon|salmone|saumon|thon|thunfisch|tonno|tuna|vis|お魚|魚|魚料理|鱼|鱼肉|물고기|생선',
  seafood:
    'anything that swims|aus dem meer|che viene dal mare|everything that swims|from the sea|fruits de mer|frutos del mar|frutos do mar|frutti di mare|marisco y pescado|meeresfrucht|meeresfruchte*|niente dal mare|owoce morza|owocow morza|pescado y marisco|produits de la mer|que vem do mar|que venga del mar|que venha do mar|que viene del mar|qui vient de la mer|rien qui vienne de la mer|rien qui vient de la mer|seafood*|zeevruchten|シーフード|海のもの|海产|海产品|海产食品|海鮮|海鲜|魚介|魚介類|해산물',
  shellfish:
    'camarao*|camaroes|camaron*|cangrejo*|caranguejo*|clam|clams|cozze|crab*|crevette*|crostace*|crusta*|crustacean*|fruits de mer a coquille|gamba*|gamber*|garnalen|garnele*|huitre*|hummer|kabuklu deniz urun*|karides*|krabbe*|krebstier*|krewet*|krustentier*|langostino*|lobster*|marisco*|mejillon*|mexilh*|mollus*|molluschi|moule*|muschel*|mussel*|octopus|ostra*|ostriche|oyster*|prawn*|scallop*|schaaldieren|schalentier*|schelpdieren|shell fish|shellfish*|shrimp*|skaldjur*|skorupiak*|squid|vongole|えび|かに|エビ|カニ|海老|牡蛎|牡蠣|甲壳类|甲殻類|虾|螃蟹|蟹|貝|貝類|贝类|갑각류|꽃게|새우|조개|조개류',
  dairy:
    'aplv|beurre|burro|butter|cheese|cheeses|chevre|cmpa|cow s milk|cows milk|cream|creme|dairy|formaggi*|formaggio di capra|fromage de chevre|fromage*|goat cheese|goat s cheese|goats cheese|kaas|kase|kuhmilch*|lacte*|lacteo*|lactos*|lactosa|lactose intolerantie|lactose*|lait|lait de brebis|lait de chevre|lait de vache|laitage*|laitier*|laktose*|laktosintoleran*|laktoz*|laticinio*|latte|latte di mucca|latte vaccino|latticin*|lattosio|leche|leche de vaca|leite|leite de vaca|manteiga|mantequilla|melk|milch*|milk|mjolk*|mjolkprodukter|mleka|mleko|nabial*|nabiał*|panna|queijo de cabra|queijo*|queso de cabra|queso*|sahne|sut urun*|ziegenkase|zuivel|チーズ|バター|ミルク|乳|乳制品|乳糖|乳製品|奶|奶制品|奶油|奶酪|牛乳|牛奶|버터|우유|유당|유제품|치즈',
  egg: 'agg|egg|eggless|eggs|ei|eiallerg*|eier*|eieren|huevo*|huhnerei*|jajek|jajka|jajko|oeuf*|ovo|ovos|uova|uovo|yumurta*|たまご|卵|玉子|蛋|鸡蛋|계란|달걀',
  gluten:
    'bezgluten*|ble|celiac*|celiaca*|celiachi*|celiaco*|celiaki*|celiaquia|coeliac*|coeliaque*|colyak*|frumento|gluten*|glutenfri*|glutensiz|glutenu|glutenvrij|glutine|grano|maladie coeliaque|pszenic*|tarwe|trigo|weizen*|wheat|zoliak*|グルテン*|グルテンフリー|セリアック|乳糜泻|小麦|面筋|麩質|麸质|글루텐|밀가루|셀리악',
  nuts: 'almendra*|almond*|amande*|amendoa*|anacardo*|avela*|avellana*|baumnuss*|baumnusse*|cashew*|castanha*|findik*|fruit a coque|fruits a coque|fruto seco|frutos de casca rija|frutos secos|frutta a guscio|frutta secca|fındık*|haselnuss*|hazelnut*|kuruyemis*|mandel*|mandorl*|nocciol*|noce|noci|noisette*|noix|notallergi*|noten|notenallerg*|notter|noz|nozes|nueces|nuez|nuss|nussallergi*|nusse*|nussfrei*|nut|nuts|oleaginosas|orzech*|pecan*|pistacch*|pistache*|pistachio*|pistacho*|pistazie*|tree nut|tree nuts|walnuss*|walnut*|くるみ|アーモンド|カシューナッツ|ナッツ|坚果|堅果|木の実|杏仁|核桃|榛子|胡桃|腰果|견과|견과류|아몬드|호두',
  peanuts:
    'amendoim*|arachide*|arachidi|cacahouete*|cacahuate*|cacahuete*|erdnuss*|erdnusse*|groundnut*|jordnot*|jordnotter|mani|orzeszki ziemne|orzeszków ziemnych|peanut*|pinda|pinda s|pindaallerg*|pindakaas|pindas|yer fistigi*|yer fıstığı*|ピーナッツ|ピーナツ|花生|落花生|땅콩',
  soy: 'lait de soja|latte di soia|leche de soja|leite de soja|soia|soja*|sojabohne*|sojamilch|soy|soy milk|soya|soya milk|soybean*|tofu|ソイ|大豆|大豆制品|豆乳|豆浆|豆腐|黄豆|대두|두부',
  sesame: 'ajonjoli|gergelim|sesam*|sesame|sesamfro*|sesamo|sesamzaad|sezam*|susam|tahini|ごま|ゴマ|胡麻|芝麻|참깨',
  alcohol:
    'alcohol*|alcol|alcolic*|alcool*|alkohol*|alkoholu|alkol|bebidas alcoholicas|bebo|bevo|bois|booze|drink|drinking|drinks|liquor|trinke|trinken|お酒|アルコール|喝酒|酒|酒精|饮酒|술|알코올|음주',
  spicy:
    'apimentad*|chili|chilies|chilli|chillies|epice|epicee*|epices|hot spices|ostrego|picante*|piccant*|pikant*|pimente*|piquant|piquante*|pittig*|scharf|scharfe*|spicey|spiciness|spicy|太辣|激辛|辛い|辛いもの|辛い料理|辛い物|辛く|辛口|辣|辣椒|辣的|麻辣|매운|매운 음식|맵',
  mild: 'cibo delicato|comida sin picante|comida suave|cuisine douce|mild dishes|mild flavors|mild flavours|mild food|mild meals|mild seasoning|mild spices|mild taste|milde gerichte|milde speisen|mildes essen|mildly spiced|plats doux|不辣|少辣|清淡|辛くない|辛さ控えめ',
  mushrooms:
    'champignon*|champinon*|cogumelo*|funghi|fungi|grzyb*|hongos|mushroom*|paddenstoel*|pilz|pilzallerg*|pilze|pilzen|setas|きのこ|しいたけ|キノコ|マッシュルーム|椎茸|茸|菌类|菌菇|蘑菇|香菇|버섯',
  onion:
    'aglio|ail|ajo|ajos|alho|alhos|allium*|cebola*|cebolla*|cebul*|cipoll*|czosnk*|garlic*|knoblauch*|knoflook|leek|leeks|oignon*|onion*|uien|zwiebel*|たまねぎ|にんにく|ねぎ|タマネギ|ニンニク|ネギ|五荤|五葷|五辛|大蒜|洋葱|玉ねぎ|玉葱|葱|蒜|마늘|양파',
  diabetes:
    'blood sugar|cukrzyc*|diabet*|glycemie|insulin|insulina|suikerziekte|zuckerkrank*|インスリン|糖尿|糖尿病|糖尿病患者|胰岛素|血糖|당뇨|당뇨병',
  sugar:
    'acucar|azucar|doces|dolciumi|dulces|sans sucre|sans sucre ajoute|sucre|sucreries|sugar|sugarfree|sugary|susses|sussigkeiten|sweets|zucchero|zucker|zuckerfrei*|无糖|甘いもの|甘い物|甜品|甜食|砂糖|糖分',
  sober:
    'abstemi*|abstinent*|alcohol free|alcoholics anonymous|alkoholfrei*|antialkohol*|arrete de boire|astemi*|boozy|deje de beber|don t touch alcohol|dry january|dry trip|en sobriete|gave up alcohol|gave up drinking|in recovery|je ne bois pas|mormon*|nao bebemos|ne buvons pas|no bebemos|non beviamo|non drinker*|nous ne buvons pas|on ne boit pas|parei de beber|quit drinking|recovering alcoholic*|sin alcohol trip|smesso di bere|sober|sobriety|stopped drinking|teetotal*|trinke nicht mehr|trinke nichts|trockene alkoholikerin|trockener alkoholiker|下戸|戒酒|断酒|滴酒不沾|禁酒',
  raw: 'cru|cruda|crudites|crudo|formaggio crudo|fromage au lait cru|lait cru|latte crudo|leche cruda|leite cru|peixe cru|pescado crudo|pesce crudo|poisson cru|queijo cru|queso crudo|rauw|rauwe vis|raw|raw cheese|raw egg|raw eggs|raw fish|raw food|raw meat|raw milk|raw milk cheese|raw oysters|roh|rohen fisch|roher fisch|rohes|rohmilch*|rohmilchkase|sashimi|surow*|sushi|unpasteuri*|刺身|寿司|生の肉|生の食べ物|生の魚|生もの|生冷|生的|生肉|生食|生魚|生鱼|生鱼片|날것|날생선|날음식|생선회',
}

/** Diets; a mention means that the diet applies. */
export const DIET_WORDS: WishTerms = {
  alphaGal:
    'alfa gal*|alpha gal allergy|alpha gal syndrome|alpha gal*|alphagal*|sindrome alfa gal|syndrome alpha gal|α gal|アルファガル*',
  vegan:
    'pflanzlich*|plant based|plantbased|vegan*|vegana*|vegani*|veganist*|vegano*|vegetalian*|vegetalien*|wegan*|ビーガン|ヴィーガン|全素|完全菜食|素食主义|纯素|비건|완전채식',
  vegetarian:
    'do not eat anything with eyes|don t eat anything that had a face|don t eat anything with a face|don t eat anything with eyes|eat anything with eyes|esse nichts mit augen|essen nichts mit augen|fleischfrei*|fleischlos*|i am veg|i m veg|jarosz*|lacto ovo|lacto vegetarian*|latto ovo*|meat free|meatfree|meatless|nao como nada com olhos|nao como nada que tenha olhos|nao como nada que tenha rosto|ne mange rien qui a des yeux|ne mange rien qui ait eu un visage|nichts mit augen|nichts mit gesicht|nichts was ein gesicht hatte|niente con gli occhi|no animal flesh|no comemos nada que tenga cara|no como nada con ojos|no como nada que tenga cara|no como nada que tenga ojos|non mangio niente che abbia avuto una faccia|non mangio niente con gli occhi|nothing that had a face|nothing with a face|nothing with eyes|ohne fleisch und fisch|only veg|ovo lacto|ovolacto*|ovolatto*|pure veg|sans viande ni poisson|sem carne nem peixe|senza carne ne pesce|sin carne ni pescado|strictly veg|veg food|veg meals|veg only|veg restaurants|vege|veges|vegetarian*|vegetariana*|vegetariano*|vegetarien*|vegetarier*|vegetarisch*|vegetarism*|veggie*|veggy|vegi|we are veg|wegetari*|エッグベジ|ベジタリアン|吃素|素菜|素食|菜食|채식|채식주의|채식주의자',
  pescatarian:
    'pescatari*|pescatarian*|pescetari*|pescetarian*|pesco vegetarian*|pesquetari*|ペスカタリアン|海鲜素|鱼素|페스카테리언|페스코*',
  lowCarb:
    'atkins|baixo carboidrato|bajo en carbohidratos|carb free|cetogen*|chetogenic*|few carbs|keto|ketogen*|low carb|low carbs|lowcarb|no carbs|ohne kohlenhydrate|paleo|pauvre en glucides|pochi carboidrati|sans glucides|sem carboidratos|senza carboidrati|sin carbohidratos|wenig kohlenhydrate|ケト*|低碳水|生酮|糖質制限',
  lowSalt:
    'baixo sodio|baja en sal|baja en sodio|bajo en sal|bajo en sodio|iposodic*|less salt|low salt|low sodium|no salt|ohne salz|pauvre en sel|peu de sel|poca sal|poco sale|pouco sal|povera di sale|reduced salt|sal reducida|salt free|salzarm*|salzfrei*|sans sel|sem sal|senza sale|sin sal|wenig salz|低盐|低钠|塩分|塩分控えめ|少盐|減塩',
  pku: 'pku|phenylketonuri*|fenilcetonuria*|fenilchetonuria*|phenylcetonurie*|phenylalanin*|fenyloketonuri*|phenylketonurie|フェニルケトン尿症|苯丙酮尿症',
  fodmap: 'fodmap*|フォドマップ|低フォドマップ',
  halal:
    'halal|helal|islam|islamic|moslem*|moslims|muculman*|muslim*|musulman*|musulmana*|musulmani|musulmano*|muzulman*|muzułman*|イスラム教*|イスラム教徒|ハラル|ハラール|ムスリム|回族|清真|穆斯林|무슬림|이슬람|할랄',
  kosher:
    'cacher*|casher*|ebrei osservanti|ebreo osservante|i am jewish|im jewish|jewish family|jewish orthodox|judeus praticantes|judio practicante|judios observantes|judios practicantes|juifs pratiquants|kascher*|kasher*|kashrut|koscher*|kosher*|koszer*|modern orthodox|observant jew*|observant jewish|observant jews|orthodox jew*|orthodox jewish|orthodox jews|orthodoxe juden|streng judisch|we are jewish|wir sind juden|コシャー|コーシャ*|ユダヤ教徒|洁食|犹太教徒|犹太洁食|유대교|코셔',
  hindu: 'hindous*|hindu*|hinduist*|induis*|induist*|indù|ヒンズー|ヒンドゥー|ヒンドゥー教*|印度教*',
  jain: 'giaina|giainist*|jainist*|jaïn*|ジャイナ教|耆那教',
}
