import type { WishTerms } from './wish-words-grammar.ts'

/** Words for places and activities. */
export const PLACE_WORDS: WishTerms = {
  museums:
    'ausstellung*|exhibit*|exposic*|exposicion*|exposition*|mostra|mostre|musea|musee*|museen|museer|museet|musei|museo*|museu|museum*|museus|muze|muzea|muzeler*|muzeow|muzeum|ミュージアム|博物館|博物馆|展覧会|展览|展馆|美術館や博物館|박물관|전시관|전시회',
  art: 'art|art museum*|arte|artes|arts|beaux arts|galeria*|galerie*|galleri*|galleries|gallery|gemalde|kunst*|kunstmuseen|kunstmuseum*|musee d art|musees d art|musei d arte|museo d arte|museo de arte|museos de arte|museu de arte|museus de arte|painting*|peinture*|pintura*|pittur*|quadri|アート|ギャラリー|画廊|絵画|绘画|美术馆|美術|美術館|艺术|갤러리|미술|미술관|예술',
  churches:
    'abadia*|abbaye*|abbazi*|abbey|abbeys|basilica*|basiliche|basilika*|basilique*|capelas|catedral*|cathedral*|cathedrale*|cattedral*|chapel*|chapelle*|chies*|church*|dom|duomo|eglise*|ermita*|gottesdienst*|gurdwara*|iglesia*|igreja*|kapelle*|kathedrale*|kerk|kerken|kilise*|kirche*|kloster*|kosciol*|kościoł*|kyrka|kyrkor|mandir|mass on sunday*|mesquita*|mezquita*|minster|monaster*|monasterio*|mosche*|moschea|moschee*|mosque*|mosquee*|mosteir*|mosteiro*|munster|pagoda*|religio*|sanctuaire*|santuari*|schreine|shrine*|sinagoga*|swiatyn*|synagoge*|synagogue*|tempel*|tempio|temple*|templi|templo*|wats|お寺|モスク|仏閣|佛寺|大教堂|大聖堂|寺|寺庙|寺廟|寺院|庙|教会|教堂|清真寺|礼拝|神庙|神社|道观|鳥居|교회|모스크|사원|사찰|성당|신사|절을',
  castles:
    'alcazar*|burg|burgen|castell*|castelo*|castillo*|castle*|chateau*|festung*|fortaleza*|forteresse*|fortezz*|fortress*|kasteel|kastelen|palac|palace*|palacio*|palais|palast*|palaste|palazz*|regge|schloss*|schlosser*|zamk*|お城|古城|城と|城めぐり|城堡|城郭|宫殿|宮殿|고궁|궁궐|궁전',
  history:
    'ancient|antic*|antiguo*|antike*|archaeolog*|archaolog*|archeolog*|arqueolog*|denkmal*|denkmaler|edad media|geschicht*|geschiedenis|heritage|histoire|historia*|historic*|historical|historie|historique*|historisch*|history|idade media|medieval*|medioevo|middle ages|mittelalter*|monument*|monumento*|moyen age|patrimoine|patrimonio|romer|rovine|ruin*|ruinas|ruine*|ruines|samurai|storia|storic*|vestiges|viking|vikings|world war*|ww2|wwii|サムライ|世界遗产|世界遺産|中世|兵马俑|历史*|古迹|史跡|文物|歴史*|皇帝|遗址|遗迹|遺跡|역사|유적|유적지',
  architecture:
    'architect*|architekt*|architett*|arquitect*|arquitet*|art deco|art nouveau|bauhaus|baukunst|buildings|design|edifici|edificios|gaudi|jugendstil|liberty|modernism*|modernismo|predios|skyscraper*|ガウディ|建物|建筑*|建築*|高楼|高第|高迪',
  streetArt:
    'art de rue|art urbain|arte callejero|arte de rua|arte di strada|arte urbana|arte urbano|fresques|graffiti*|grafite*|kunst auf der strasse|murais|mural|murales|murali|murals|strassenkunst|street art|streetart|urban art|wandmalerei*|グラフィティ|ストリートアート|壁画|涂鸦|街头艺术',
  water:
    'a beira da agua|actividades acuaticas|am wasser|ans wasser|around water|au bord de l eau|auf dem wasser|avec de l eau|by the water|canals|cerca del agua|close to the water|com agua|con acqua|con agua|con l acqua|fiumi|fluss|flusse|junto al agua|lakeside|mit wasser|near the water|near water|on the water|perto da agua|pres de l eau|rios|river|rivers|riverside|rivieres|seaside|sull acqua|sur l eau|ufer|vicino all acqua|water activities|waterfront*|waterside|with water|川沿い|有水|水のある|水边|水辺|河边|海辺|湖畔|湖边',
  nature:
    'boschi|bosco|bosque*|cachoeira*|canyon*|cascada*|cascades|cascate|desert|deserto|deserts|desierto|dschungel|fjord*|floresta*|forest*|foret*|giungla|glacier*|islands|jungle|lacs|laghi|lago|lagos|lake|lakes|landscape*|landschaft*|lavanda|lavande|lavendel|lavender|montagne*|montanha*|national park*|natur|natura|naturaleza|nature|natureza|naturparks|natuur|paesagg*|paisagem|paisagens|paisaje*|paysage*|przyrod*|rainforest*|rice field*|rice paddies|rice terrace*|scenery|selva|volcan*|volcano*|vulcan*|vulkan*|wald|walder|wasserfall*|wasserfalle|waterfall*|wildlife|wuste|アウトドア|冰川|大自然|山|山水|峡谷|景色|森|森林|氷河|沙漠|湖|湖泊|滝|瀑布|火山|砂漠|自然*|草原|风景|숲|자연|풍경|호수',
  outdoors:
    'aire libre|al aire libre|all aria aperta|ao ar livre|ar livre|aria aperta|draussen|en plein air|im freien|open air|outdoor*|plein air|屋外|户外|야외',
  jewishHeritage:
    'bairro judeu|barrio judio|ebraic*|ghetto ebraico|heranca judaica|herencia judia|jewish cemeter*|jewish culture|jewish ghetto|jewish heritage|jewish history|jewish life|jewish monuments|jewish museum*|jewish places|jewish prague|jewish quarter*|jewish roots|jewish sites|jewish town|joods*|judaic*|judenviertel|judeu*|judia|judio|judios|judisch*|judische geschichte|judisches leben|judiska|juif|juifs|juive|juives|klezmer|patrimoine juif|quartier juif|quartiere ebraico|zydowsk*|ユダヤ人*|ユダヤ人街|ユダヤ文化|犹太人*|犹太区|犹太文化|유대인',
  romans:
    'ancient rome|die romer|empire romain|imperio romano|impero romano|resti romani|restos romanos|roman empire|roman history|roman remains|roman ruins|romerzeit|romische ausgrabungen|romische ruinen|rovine romane|ruinas romanas|ruines romaines|the romans|vestiges romains|ローマ遺跡|古代ローマ|古罗马|罗马遗迹|로마 유적',
  ceramics:
    'alfareria|azulejo*|ceramic*|ceramica*|ceramik*|ceramique*|faience*|fliesen|kacheln|keramiek|keramik*|maioliche|majolica|olaria|porcelain|porcelaine|porcelana|porcellana|porzellan|poterie*|pottery|tiles|topfer*|焼き物|瓷器|磁器|陶器|陶瓷|陶磁器|陶芸|도자기',
  ships:
    'alte schiffe|barcos antiguos|barcos historicos|maritime|museumsschiff*|naval museum*|navi antiche|navi storiche|navios|old ships|schifffahrtsmuseum|ships|sottomarini|sous marins|submarine*|submarinos|tall ship*|u boote|vieux bateaux|vieux greements|warship*|军舰|古船|帆船|潜水艦|潜艇|軍艦',
  bullfights:
    'bull fight*|bull ring*|bullfight*|bullring*|corrida|corrida de toros|corridas|corridas de toros|plaza de toros|stierkampf*|tauromachie|tauromaqu*|tauromaquia|toros|tourada*|斗牛|闘牛|투우',
  ghosts:
    'assombrad*|casas encantadas|fantasmas|fantasmi|fantomes|geister|geistertour*|ghost tour*|ghost walk*|ghosts|hante*|haunted|infestat*|spukt*|お化け|幽霊|闹鬼|鬼屋',
  camps:
    'auschwitz|camp de concentration|campi di concentramento|campo de concentracao|campo de concentracion|campo di concentramento|campos de concentracao|campos de concentracion|camps de concentration|concentration camp*|death camp*|extermination camp*|konzentrationslager*|kz|kz gedenkstatte*|アウシュビッツ|強制収容所|集中营|강제 수용소',
  parks:
    'areas verdes|aree verdi|blumen*|botanical|espaces verts|fiori|fleur|fleurs|flores|flower*|garden*|garten und parks|garten*|giardin*|green spaces|greenery|grunanlage*|jardim|jardin*|ogrod*|parc|parchi|parco|parcs|park|parke|parks|parque*|tuinen|zonas verdes|公园|公園|园林|庭園|植物园|植物園|花卉|花园|공원|정원',
  hiking:
    'avid walker*|bergsteigen|bergtour*|caminatas|caminhada*|camminate in montagna|enthusiastic walker*|escursion*|excursionismo|good walker*|great walker*|hike|hiker|hikers|hikes|hiking|keen walker*|mountaineering|piesze wycieczki|rando|randonnee*|randonner|rutas de montana|senderismo|strong walker*|trail|trails|trek|trekking|treks|trilha*|wandelen|wandelingen|wandern|wandertour*|wanderung*|wedrowki|トレッキング|ハイキング|健行|山歩き|山登り|徒步|爬山|登山|远足|등산|트레킹|하이킹',
  cycling:
    'bici|bicicleta*|biciclett*|bicis|bicycle*|bicyclette|bike|bikes|biking|ciclismo|cycle|cycling|cyclisme|cyclist*|fahrrad*|pedalar|rad fahren|radfahren|radtour*|velo|velos|サイクリング|单车|自行车|自転車|骑行|骑车',
  beaches:
    'baden|bagno al mare|baignade|banarse|beach*|beaches|by the sea|mar|mare|meer|mer|nadar|nager|nuotare|plage*|playa*|plaż*|praia*|schwimmen|se baigner|sea bathing|spiagg*|strand*|strande|stranden|sunbath*|swim|swimming|the sea|zwemmen|ビーチ|大海|沙滩|泳ぎ|泳ぐ|海|海水浴|海滩|海边|游泳|바다|수영|해변|해수욕',
  surfing:
    'faire du surf|fare surf|hacer surf|kite surf*|kiten|kitesurf*|surf|surfar|surfe|surfear|surfen|surfer*|surfing|surfkurs*|windsurf*|サーフィン|冲浪|서핑',
  snorkelling: 'esnorkel|schnorchel*|schnorcheln|snorkel*|シュノーケリング|シュノーケル*|浮潜|스노클링',
  diving: 'bucear|buceo|dive|diving|immersioni|mergulhar|mergulho|plongee|scuba|tauchen|ダイビング|潜水',
  spa: 'aguas termales|bains thermaux|balneario*|hammam|hot spring*|masaje*|massage*|massagem|massagens|massaggi*|onsen|sauna|saunas|spa|spas|termas|terme|thermal bath*|thermalbad*|therme|thermen|thermes|wellness|サウナ|スパ|マッサージ|按摩|桑拿|水疗|温泉|스파|온천|찜질방',
  shopping:
    'achats|acquisti|boutique*|centri commerciali|centros comerciales|charity shops|compere|compras|concept store*|courses|department store*|designer*|disquaire*|einkauf*|einkaufen|einkaufszentr*|emplettes|fazer compras|flagship*|geschafte|laden|lojas|luxury brands|magasin*|mall|malls|negozi|outlet*|plattenladen|record shop*|record store*|second hand|secondhand|shop|shoppen|shopping|shops|sneaker*|souvenir*|thrift*|tiendas|vintage|winkelen|winkels|zakup*|お土産|ショッピング|デパート|中古店|买买买|二手店|古着|商场|商店街|百貨店|百货|纪念品|買い物|购物|逛街|雑貨|쇼핑',
  markets:
    'basar*|bazaar*|bazar|brocante*|feira|feiras|fischmarkt*|fischmarkte|fish market*|flea market*|flohmarkt*|food market*|marche aux poissons|marche aux puces|marche local|marches de|marches locaux|market|markets|markt|markte|markten|mercadillo*|mercado de peixe|mercado de pescado|mercado*|mercat*|mercatin*|mercato del pesce|rastro|targ|targi|vide grenier*|wochenmarkt*|マーケット|夜市|市场|市場|市集|朝市|菜市场|蚤の市|集市|시장|야시장',
  food: 'bakeries|bakery|bien diner|bien manger|bistro*|boa comida|buen cibo|buena comida|buon cibo|buona tavola|cenar bien|cenare bene|cocina|comer bem|comer rico|comida boa|comida callejera|comida local|comida tipica|cooking|cooking class*|cucina|cucina locale|cuisine|cuisine locale|culinaria|culinary|diner bien|dining|eat out|eat well|eateries|eatery|eating out|eating well|fancy dinner|feinschmecker|fish lover*|food hall|food halls|food lover*|food scene|food stalls|food tour*|foodie|foodies|gastronom*|gastronomia|gastronomic*|gastronomique*|genuss|good food|good meals|good restaurants|gourmand*|great food|gut essen|gutes essen|hawker*|ice cream parlo*|jantar bem|jedzeni*|kochkurs*|konditorei*|kuche|kulinarik|kulinarisch*|lekker eten|local dishes|local food|local specialities|local specialties|lokales essen|love food|love to eat|loves seafood|manger bien|mangiare bene|nice dinner|pastelari*|pasticceri*|patisserie*|platos|restaurant*|restaurantes|ristorant*|seafood lover*|special dinner|strassenessen|strassenkuche|street eats|street food|tapas|tavern|taverna*|traditional food|グルメ|レストラン|吃货|好吃的|小吃|屋台|当地菜|美食|郷土料理|食いしん坊|食べること|食べ歩き|食べ物|餐厅|맛집|먹거리|미식',
  fineDining:
    'alta cocina|alta gastronomia|degustation menu|edelrestaurant*|estrella michelin|estrellas michelin|expensive restaurant*|fancy restaurant*|fine dining|gourmet*|haute cuisine|michelin star*|michelin*|posh restaurant*|restaurantes caros|restaurantes chiques|restaurantes elegantes|restaurants chers|restaurants chics|ristoranti costosi|ristoranti eleganti|sternekuche|sternerestaurant*|tasting menu*|teure restaurants|teuren restaurants|upscale restaurant*|ミシュラン|米其林|高級レストラン|高级餐厅',
  wine: 'bodega*|cantin*|cata de vinos|degustation*|enoteca|enoteche|oenolog*|vigneti|vignoble*|vin|vinedo*|vineyard*|vinhedo*|vinho*|vini|vinicola*|vino|vinos|vins|wein|weinberge|weine|weingut*|weinguter|weinprobe*|wine|wine tasting*|wineries|winery|wines|ワイナリー|ワイン*|红酒|葡萄酒|酒庄',
  spirits:
    'brennerei*|cognac|destileria*|distillerie*|distillery|mezcal*|rum tasting*|tequila|whiskey|whiskies|whisky|whiskys|ウイスキー|威士忌',
  beer: 'beer|beer lover*|beers|bier|biere|bieres|bierfan*|bierfreund*|biergarten|bierliebhaber*|birra|birre|birrific*|brasserie artisanale|brauerei*|breweries|brewery|cerveceria*|cerveja*|cervejaria*|cerveza*|craft beer*|pub crawl|クラフトビール|ビール*|啤酒',
  coffee:
    'cafe|cafe cultura|cafes|cafeteria*|caffe|coffee|coffee bar*|coffee house*|coffee shop*|coffeehouse*|kaffee|kaffeehaus*|カフェ*|コーヒー|咖啡|喫茶店|카페',
  nightlife:
    'ausgehen|balada*|bar|bares|bars|boate*|boite de nuit|boites de nuit|club|clubbing|clubs|cocktail*|disco|discos|discotec*|discoteca*|faire la fete|feiern|festa|festas|feste|fiesta|fiestas|going out|kluby|kneipe*|locali notturni|nachtleben|nachtleven|nightclub*|nightlife|nocne zycie|nocnego zycia|parties|party|party beach*|partying|pub|pubs|salir de noche|soirees|uitgaan|vida nocturna|vida noturna|vie nocturne|vita notturna|クラブ|ナイトライフ|バー|夜店|夜生活|夜遊び|泡吧|派对|酒吧|나이트라이프|술집|유흥|클럽',
  liveMusic:
    'bailar|ballare|blues|bossa nova|classical music|concert|concerti|concerto|concerts|concierto*|dancar|dance show*|dancing|danser|edm|fado|flamenco|forro|gig|gigs|heavy metal|hip hop|indie music|jazz|jazzclub*|k pop|karaoke|klassische musik|konzert*|kpop|live music|livemusik|music|musica|musica ao vivo|musica clasica|musica classica|musica dal vivo|musica en vivo|musik|musique|musique classique|musique live|open mic|orchestra*|orchestre|orquesta|pagode|philharmoni*|philharmonic*|reggae|rock music|salsa|samba|symphony|tango|tanzen|techno|オーケストラ|カラオケ|クラシック音楽|コンサート|ジャズ*|ダンス|ライブ|交响乐|卡拉OK|古典音乐|演唱会|爵士*|现场音乐|跳舞|音乐|音楽|공연|음악|콘서트|클래식',
  theatre:
    'ballet|ballett|broadway|musical|musicals|oper|opera|operas|opern|shows|teatri|teatro*|theater*|theatre*|オペラ|バレエ|ミュージカル|剧院|劇場|戏剧|歌剧|歌舞伎|演劇|芭蕾|音乐剧',
  views:
    'atardecer*|ausblick*|aussicht*|aussichtspunkt*|belvedere*|coucher de soleil|couchers de soleil|mirador*|miradores|mirante*|observation deck*|panoram*|panorama*|panoramic*|point de vue|points de vue|por do sol|puesta de sol|puestas de sol|rooftop*|skyline|sonnenuntergang*|sonnenuntergange|sunset*|tramonti|tramonto|view|viewpoint*|views|vista|vistas|viste|vues|俯瞰|夕日|夕焼け|夜景|展望台|日落|景观|眺め|絶景|观景|观景台|야경|일몰|전망|전망대',
  photography:
    'foto|fotograf*|fotografi*|fotografia|fotografieren|fotos|golden hour*|instagram*|photo|photograph*|photographer*|photographie*|photography|photos|zdjec*|インスタ映え|カメラ|写真*|打卡|拍摄|拍照|摄影|撮影|사진',
  childrensPlaces:
    'actividades infantiles|actividades para ninos|activites pour enfants|activities for kids|atividades infantis|atividades para criancas|atracciones infantiles|attivita per bambini|attractions for kids|attractions pour enfants|attrazioni per bambini|children s activit*|children s attraction*|children s museum*|childrens museum*|kid museum*|kiddie*|kids activit*|kids attraction*|kids museum*|kids stuff|kids zoo*|kinderattraktion*|kinderkram|kindermuse*|musee pour enfants|musees pour enfants|musei per bambini|museo infantil|museo para ninos|museo per bambini|museos infantiles|museos para ninos|museu infantil|museum for kids|museums for children|museums for kids|museus infantis|museus para criancas|こども博物館|儿童乐园|儿童博物馆|儿童项目|子ども向け|子供博物館|子供向け',
  zoos: 'acquari*|acuario*|animais|animal|animal show*|animales|animali|animals|animaux|aquario*|aquarium*|dierentuin*|djurpark*|dolphin show*|elephant ride*|elephant riding|hayvanat bahcesi|tier|tiere|tiergarten|tierpark*|tiershow*|zoo|zoolog*|zoologic*|zoologico*|zoos|动物|动物园|動物|動物園|水族館|水族馆|海洋馆|동물원|수족관|아쿠아리움',
  themeParks:
    'amusement park*|disneyland|freizeitpark*|parc d attractions|parchi divertimento|parco divertimenti|parcs d attractions|parque de atracciones|parque de diversoes|parque tematico|parques de atracciones|parques de diversao|pretpark*|roller coaster*|theme park*|vergnugungspark*|water park*|テーマパーク|主题公园|游乐园|迪士尼|遊園地|놀이공원|테마파크',
  playgrounds:
    'aire de jeux|aires de jeux|columpios|parchi giochi|parco giochi|parque infantil|parques infantiles|parquinho*|playground*|spielplatz*|spielplatze|公園で遊ぶ|游乐场|遊び場',
  football:
    'au foot|bundesliga|calcio|champions league|de foot|derby|du foot|estadio*|fan de foot|fan zone|fans de foot|fc barcelona|football ground*|football*|fotboll|fussball*|fussballspiel*|futbol*|futebol|jogo de futebol|jogos de futebol|la liga|le foot|match de foot|match de football|partido de futbol|partita|pilka nozna|pilke nozna|pilki noznej|premier league|real madrid|soccer|stade|stadi|stadio|stadion|stadium*|voetbal*|サッカー*|スタジアム|球场|球赛|看球|看足球|試合|足球|축구',
  sports:
    'baloncesto|baseball|basketball|cricket|deporte|deportes|desporto|esporte*|golf|rugby|sport|sportifs|sportivi|sports|tennis|ゴルフ|スポーツ|体育|棒球|篮球|野球|高尔夫',
  skiing: 'esqui*|esquiar|neve|nieve|sci|sciare|ski|skifahren|skiing|skiurlaub|snowboard*|スキー|スノーボード|滑雪',
  boats:
    'barca|barche|barco*|barcos|bateau*|boat*|boot|boote|bootsfahrt*|canoe*|gita in barca|kayak*|navegar|passeio de barco|sailing|schiff*|segeln|voilier|カヤック|ボート|乘船|坐船|游船|皮划艇|船|보트|유람선',
  ferries: 'autofahre*|ferries|ferry|ferry boat*|ferryboat*|traghett*|transbordador*|veerboot*|フェリー|轮渡|渡轮|페리',
  cruises: 'crocier*|croisiere*|crucero*|cruise*|cruzeiro*|kreuzfahrt*|クルーズ|크루즈',
  dayTrips:
    'ausflug|ausfluge|bate volta|dagtocht*|day trip*|daytrip*|escapada*|excursao|excursion*|excursiones|excursoes|gite|gite fuori porta|passeios de um dia|tagesausflug*|tagesausfluge|wycieczek|wycieczki|一日游|周边游|日帰り*|日帰り旅行|遠足|당일치기',
  adventure:
    'abenteuer*|achterbahn*|adrenaline|adventure*|aventura*|aventure*|avventur*|bungee|bungy|cani da slitta|chiens de traineau|climbing wall|dog sled*|dog sledge*|dogsled*|hundeschlitten*|huskies|husky*|gleitschirm*|montagne russe|montagnes russes|montana rusa|montanas rusas|montanha russa|montanhas russas|paraglid*|parapendio|parapent*|rafting|roller coaster*|rollercoaster*|slitta trainata dai cani|tirolesa|tirolina|traineau a chiens|treno puxado por caes|trineo de perros|trineos de perros|zip line*|zipline*|アドベンチャー|ジェットコースター|ラフティング|冒险|冒険|刺激|漂流|犬ぞり|狗拉雪橇|蹦极|过山车',
  science:
    'ciencia*|dino|dinos|dinosaur*|espacio|musee des sciences|museo de ciencia*|museo della scienza|museos de ciencia*|museu de ciencia*|planetarium*|science|science center*|science centre*|science museum*|sciences|scienz*|space|technik|technikmuseum*|technolog*|tecnolog*|tecnologia|weltraum|wissenschaft*|太空|宇宙|恐竜|恐龙|科学*|科技',
  trains:
    'aux trains|bahnfan*|chemin de fer|comboios|dampflok*|dampfzug*|eisenbahn*|ferrocarril|ferrovi*|kolej|koleje|les trains|locomotive*|lokomotiv*|pociag*|rail fan*|railfan*|railway museum*|railway*|spoorwegen|steam locomotive*|steam railway*|steam train*|strassenbahn|train museum*|train spott*|trains|trains a vapeur|trainspott*|trams|tranvia|treinen|trenes|trenes de vapor|treni|treni a vapore|trenler*|trens|zuge|火车|电车|鉄道|铁路|電車|기차|철도',
  books:
    'biblioteca*|bibliothek*|bibliotheque*|book|books|bookshop*|bucher|buchladen|letteratura|librairie*|libraries|library|librer*|librerias|libri|libros|literary|literatur|literatura|literature|litterature|livraria*|livres|livros|书店|図書館|图书馆|文学|本屋',
  film: 'cine|cinema|drehorte|film|film location*|film set|film sets|filmes|filming location*|films|game of thrones|guerra de las galaxias|harry potter|herr der ringe|james bond|kino|krieg der sterne|lieux de tournage|lord of the rings|movie location*|movie set*|movie*|pelicula*|seigneur des anneaux|senhor dos aneis|senor de los anillos|signore degli anelli|star wars|tournage|スターウォーズ|ハリーポッター|ハリー・ポッター|ロケ地|取景地|哈利波特|星球大战|映画*|电影|해리 포터|해리포터',
  anime:
    'anime|cosplay|gaming|ghibli|les mangas|manga|mangas|pokemon|アニメ*|ゲーム|ジブリ|マンガ|二次元|动漫|动画|游戏|漫画|만화|애니메이션',
  villages:
    'aldeia*|borgh*|campina|countryside|dorf|dorfer|land und leute|paesin*|pueblo*|small town*|vilarej*|village*|乡村|古镇|小镇|村|村庄|田舎',
  oldTown:
    'altstadt*|authentic|bairro*|balade*|barrio*|bummeln|casco antiguo|casco viejo|centro historico|centro storico|come i locali|come la gente del posto|comme les locaux|como los locales|como os locais|flaner|like a local|like locals|local life|neighborhood*|neighbourhood*|old city|old town*|pasear|paseos|passear|passeggi*|passeio a pe|passeios a pe|quartier*|schlendern|stroll*|vieille ville|viertel|wander|wandering|wie die einheimischen|wie einheimische|下町|散步|散歩|散策|旧市街|漫步|老城|老街|街区|街歩き|逛逛',
  romance:
    'amoureux|aniversario|aniversario de bodas|aniversario de casamento|anniversaire de mariage|anniversario|anniversario di matrimonio|anniversary|anniversary of our wedding|bodas de prata|demande en mariage|en amoureux|flitterwochen|goldene hochzeit|heiratsantrag|hochzeitsreise|hochzeitstag*|honeymoon*|jahrestag*|lua de mel|luna de miel|luna di miele|lune de miel|noces d argent|noces d or|pedida de mano|pedido de casamento|proposal|propose to|proposta di matrimonio|romantic*|romantique*|romantisch*|silberhochzeit|verlobung*|viaje de bodas|viaje de novios|voyage de noces|voyage en amoureux|wedding anniversary|ハネムーン|プロポーズ|ロマンチック|新婚旅行|求婚|浪漫|結婚記念日|纪念日|结婚纪念日|蜜月|記念日',
  heights:
    'altezze|altura|alturas|aussichtsturm*|aussichtsturme|cable car*|cliff edge*|funivi*|glass bridge*|glass floor*|hangebrucke*|hauteurs|height|heights|hohe|hohen|kolejka linowa|lieux eleves|linbana*|lugares altos|luoghi alti|seilbahn*|suspension bridge*|tall towers|teleferico*|telepherique*|torres|torri|tower*|turm|turme|ロープウェイ|索道|缆车|高いとこ|高いところ|高い所|高处|高所|높은|높은곳|케이블카',
  caves:
    'bajo tierra|below ground|catacomb*|catacombe|catacumba*|cave*|caverna*|crypt|crypts|cueva*|debaixo da terra|embaixo da terra|grott*|grotte*|gruta*|hohle*|hohlen|katakombe*|krypta|krypten|ondergronds*|podziem*|sotterrane*|sotto terra|sottoterra|sous la terre|sous terre|souterrain*|subterrane*|subterranean|underground|unter der erde|unter tage|untergrund|unterirdisch*|地下|洞穴|洞窟|동굴|지하',
  war: 'atom bomb*|atombombe*|atomic bomb*|the bomb|bomb memorial*|bomba atomica|bombe atomique|nazi|nazi stuff|nazis|nazizeit|ns zeit|third reich|drittes reich|tercer reich|troisieme reich|terzo reich|world war*|weltkrieg*|ww2|wwii|ww1|segunda guerra mundial|seconde guerre mondiale|seconda guerra mondiale|原爆|about the war|about war|about wars|battlefield*|campo di battaglia|dark tourism|guerra|guerras|guerre|holocaust|krieg|kriege|kriegsmuseum|militaire|militar|militares|military|musee sur la guerre|museen uber den krieg|museen uber krieg|musees de guerre|musees sur la guerre|musei di guerra|musei sulla guerra|museo de la guerra|museos de guerra|museos sobre la guerra|museum about war|museums about the war|museums about war|museums of war|museus da guerra|museus sobre a guerra|war history|war memorial*|war museum*|warfare|wars|军事|战争|战争博物馆|戦争|戦争博物館|軍事',
  modernArt:
    'art contemporain|art moderne|arte contemporanea|arte contemporaneo|arte moderna|arte moderno|contemporary art|modern art|modern art museum*|moderne kunst|musee d art contemporain|musee d art moderne|museen fur moderne kunst|musees d art contemporain|musees d art moderne|musei d arte moderna|musei di arte moderna|museo d arte moderna|museo de arte contemporaneo|museo de arte moderno|museo di arte moderna|museos de arte moderno|museu de arte moderna|museum fur moderne kunst|museum of modern art|museums of modern art|museus de arte moderna|zeitgenossische kunst|当代艺术|现代艺术|現代アート|現代美術|現代美術館',
  mountains: 'berge|bergen|gebirge|montagna|montagne|montagnes|montana*|mountain*|大山|山々',
  wildlife:
    'affen|animali selvatici|animaux sauvages|avistamiento de aves|avistamiento*|baleia*|baleine*|balene|ballena*|bears|big five|bird|bird watcher*|bird watching|birder*|birding|birds|birdwatcher*|birdwatching|dauphin*|delfin*|dolphin*|elefant*|elephant*|faultier*|giraffe*|golfinho*|gorilla*|iguana*|kangaroo*|koala*|lemur*|lions|macacos|monkeys|monos|observacao de aves|observacion de aves|observar aves|observar passaros|observation des oiseaux|observer les oiseaux|oiseaux|orang utan*|orangutan*|orca|orcas|ornitholog*|osservare gli uccelli|pajaros|panda*|pandas|passaros|penguin*|pinguin*|schildkrote*|scimmie|sea turtle*|seals|singes|sloth*|tartarugas|tartarughe|tigers|tortues|tortugas|turtles|uccelli|vogel|vogelbeobacht*|vogelbeobachtung*|vogelkund*|walbeobachtung*|wale|whale*|wild animals|wildtiere|イルカ|ウミガメ|カンガルー|クジラ|コアラ|バードウォッチング|パンダ|ペンギン|企鹅|大熊猫|大象|海豚|海龟|熊猫|观鸟|野生动物|野生動物|野鳥|鲸',
  safari: 'bush camp|game drive*|pirschfahrt*|safari|safaris|サファリ|野生动物之旅',
  northernLights:
    'aurora|aurora boreal|aurora borealis|auroras|auroras boreais|auroras boreales|aurore boreale|aurore boreali|aurores boreales|luces del norte|luzes do norte|nordlicht*|northern light*|polarlicht*|オーロラ|极光|極光',
  stars:
    'ceu estrelado|ciel etoile|cielo estrellado|cielo stellato|guardare le stelle|milchstrasse|milky way|observar estrelas|observar estrellas|observar las estrellas|observer les etoiles|see the stars|star gazing|stargaz*|starry night*|starry sky|sterne beobachten|sterne gucken|sterne sehen|sternenhimmel|vedere le stelle|ver as estrelas|ver estrellas|ver las estrellas|voir les etoiles|天体観測|星空|満天の星|看星星|观星',
  blossoms:
    'blossom*|cerejeiras|cerezos|cerezos en flor|cerisiers|cerisiers en fleurs|cherry blossom*|ciliegi|ciliegi in fiore|kirschblute*|sakura|お花見|桜|樱花|花見|赏樱',
  autumnLeaves:
    'autumn color*|autumn colour*|autumn leaves|colores del otono|colori dell autunno|cores do outono|couleurs d automne|fall colors|fall colours|fall leaves|feuilles d automne|foglie d autunno|folhas de outono|foliage|herbstfarben|herbstlaub|hojas de otono|枫叶|秋叶|紅葉|红叶',
  christmasMarkets:
    'adventsmarkt*|christkindlmarkt*|christmas market*|feira de natal|feiras de natal|marche de noel|marches de noel|mercadillo navideno|mercadillos navidenos|mercado de natal|mercado de navidad|mercado navideno|mercados de natal|mercados de navidad|mercados navidenos|mercatini di natale|mercatino di natale|weihnachtsmarkt*|weihnachtsmarkte|クリスマスマーケット|圣诞市场|圣诞集市',
  yoga: 'meditacao|meditacion|meditat*|meditazione|meditier*|retreat|yoga|ヨガ|冥想|坐禅|座禅|瑜伽|瞑想|禅修',
  casinos: 'casino|casinos|gambling|glucksspiel*|kasino*|spielbank*|カジノ|赌场',
  indoors:
    'a l interieur|al chiuso|al coperto|bajo techo|dias de chuva|dias de lluvia|drinnen|giorni di pioggia|indoor*|jours de pluie|lugares cobertos|rain proof|rainy day*|regentag*|schlechtwetter*|下雨天|室内|屋内|雨の日|雨天',
}
