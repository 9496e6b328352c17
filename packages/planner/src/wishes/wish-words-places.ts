import type { WishTerms } from './wish-words-grammar.ts'

/** Words for places and activities. */
export const PLACE_WORDS: WishTerms = {
  museums:
    'museum|museums|musei|museo*|musee*|museu|museus|museen|museum*|exhibit*|ausstellung*|exposicion*|exposition*|mostre|mostra|exposic*|美術館や博物館|博物館|ミュージアム|展覧会|博物馆|展览|展馆|박물관|전시회|전시관|musea|muzea|muzeow|muzeów|muzeum|muze|muzeler*|museet|museer',
  art: 'art|arts|gallery|galleries|painting*|galerie*|kunst*|gemalde|arte|artes|pintura*|galeria*|galerie|peinture*|beaux arts|galleri*|pittur*|quadri|美術館|美術|アート|絵画|ギャラリー|艺术|美术馆|画廊|绘画|art museum*|kunstmuseum*|kunstmuseen|museo de arte|museos de arte|musee d art|musees d art|museo d arte|musei d arte|museu de arte|museus de arte|미술관|미술|갤러리|예술',
  churches:
    'church*|cathedral*|temple*|mosque*|shrine*|synagogue*|monaster*|religio*|chapel*|mass on sunday*|kirche*|dom|tempel*|moschee*|kloster*|schreine|kathedrale*|synagoge*|gottesdienst*|iglesia*|catedral*|templo*|mezquita*|sinagoga*|monasterio*|eglise*|cathedrale*|mosquee*|sanctuaire*|chies*|duomo|cattedral*|tempio|templi|mosche*|moschea|igreja*|mesquita*|mosteiro*|教会|大聖堂|寺院|お寺|寺|神社|モスク|礼拝|教堂|寺庙|庙|清真寺|神庙|佛寺|교회|성당|사원|사찰|절을|신사|모스크|kerk|kerken|tempels|kosciol*|kościoł*|kościół*|kościołów|swiatyn*|świątyn*|abbeys|abbey|basilica*|minster|pagoda*|wats|gurdwara*|mandir|kapelle*|munster|basilika*|ermita*|abadia*|abbaye*|basilique*|santuari*|abbazi*|basiliche|capelas|mosteir*|chapelle*|鳥居|仏閣|大教堂|寺廟|道观|kyrka|kyrkor|kilise*',
  castles:
    'castle*|palace*|fortress*|chateau*|schloss*|schlosser*|burg|burgen|palast*|palaste|festung*|castillo*|palacio*|fortaleza*|alcazar*|palais|forteresse*|castell*|palazz*|fortezz*|regge|castelo*|城めぐり|お城|城郭|宮殿|城堡|宫殿|城と|古城|궁궐|궁전|고궁|kastelen|kasteel|zamk*|palac',
  history:
    'history|historic*|historical|ruin*|archaeolog*|archeolog*|ancient|heritage|monument*|geschicht*|historisch*|ruine*|archaolog*|antike*|denkmal*|denkmaler|historia*|ruinas|arqueolog*|monumento*|patrimonio|antiguo*|histoire|historique*|ruines|vestiges|patrimoine|storia|storic*|rovine|antic*|historia|歴史*|遺跡|史跡|世界遺産|历史*|遗迹|古迹|文物|世界遗产|遗址|역사|유적지|유적|geschiedenis|historie|medieval|middle ages|world war*|ww2|wwii|vikings|viking|mittelalter*|romer|edad media|moyen age|medioevo|medieval*|idade media|samurai|サムライ|中世|兵马俑|皇帝',
  architecture:
    'architect*|buildings|art nouveau|art deco|bauhaus|modernism*|skyscraper*|design|architekt*|baukunst|jugendstil|arquitect*|edificios|modernismo|gaudi|architett*|edifici|liberty|arquitet*|predios|建築*|建物|建筑*|高楼',
  streetArt:
    'street art|streetart|graffiti*|mural|murals|urban art|strassenkunst|wandmalerei*|arte urbano|murales|art urbain|fresques|arte urbana|murali|murais|grafite*|ストリートアート|グラフィティ|壁画|涂鸦|街头艺术|arte callejero|kunst auf der strasse|art de rue|arte di strada|arte de rua',
  water:
    'with water|near water|near the water|by the water|on the water|around water|close to the water|water activities|waterside|waterfront*|riverside|lakeside|seaside|river|rivers|canals|fluss|flusse|mit wasser|am wasser|ans wasser|auf dem wasser|ufer|con agua|cerca del agua|junto al agua|actividades acuaticas|rios|avec de l eau|pres de l eau|au bord de l eau|sur l eau|rivieres|con l acqua|con acqua|vicino all acqua|sull acqua|fiumi|com agua|perto da agua|a beira da agua|水辺|水のある|川沿い|湖畔|海辺|水边|有水|河边|湖边',
  nature:
    'nature|landscape*|scenery|wildlife|forest*|lake|lakes|waterfall*|national park*|natur|naturparks|landschaft*|wald|walder|wasserfall*|wasserfalle|naturaleza|paisaje*|bosque*|lago|lagos|cascada*|paysage*|foret*|lacs|montagne*|cascades|natura|paesagg*|boschi|bosco|laghi|cascate|natureza|paisagem|paisagens|floresta*|montanha*|cachoeira*|自然*|景色|森|湖|山|滝|アウトドア|大自然|风景|森林|湖泊|山水|瀑布|자연|natuur|przyrod*|풍경|호수|숲|rice terrace*|rice field*|rice paddies|glacier*|fjord*|volcano*|volcan*|vulkan*|vulcan*|canyon*|desert|deserts|wuste|desierto|deserto|jungle|dschungel|selva|giungla|rainforest*|lavender|lavendel|lavanda|lavande|氷河|火山|沙漠|砂漠|草原|冰川|峡谷|waterfalls|river|rivers|islands',
  outdoors:
    'outdoor*|outdoors|open air|draussen|im freien|aire libre|al aire libre|plein air|en plein air|aria aperta|all aria aperta|ar livre|ao ar livre|屋外|户外|야외',
  jewishHeritage:
    'jewish heritage|jewish history|jewish quarter*|jewish life|jewish culture|klezmer|judisch*|judische geschichte|judisches leben|judenviertel|judio|judia|judios|herencia judia|barrio judio|juif|juive|juifs|juives|patrimoine juif|quartier juif|ebraic*|ghetto ebraico|quartiere ebraico|judaic*|heranca judaica|bairro judeu|judeu*|ユダヤ人*|ユダヤ人街|ユダヤ文化|犹太人*|犹太文化|犹太区|유대인|joods*|zydowsk*|judiska|jewish museum*|jewish sites|jewish places|jewish roots|jewish ghetto|jewish cemeter*|jewish town|jewish prague|jewish monuments',
  romans:
    'roman ruins|roman remains|roman empire|roman history|ancient rome|the romans|romische ruinen|romische ausgrabungen|romerzeit|die romer|ruinas romanas|restos romanos|imperio romano|ruines romaines|vestiges romains|empire romain|rovine romane|resti romani|impero romano|ruinas romanas|ローマ遺跡|古代ローマ|罗马遗迹|古罗马|로마 유적',
  ceramics:
    'ceramic*|pottery|porcelain|tiles|azulejo*|majolica|keramik*|topfer*|kacheln|fliesen|porzellan|ceramica*|alfareria|ceramique*|poterie*|faience*|porcelaine|porcellana|maioliche|porcelana|olaria|陶器|陶芸|焼き物|磁器|陶磁器|陶瓷|瓷器|도자기|keramiek|ceramik*',
  ships:
    'old ships|tall ship*|ships|warship*|maritime|naval museum*|submarine*|museumsschiff*|schifffahrtsmuseum|alte schiffe|u boote|barcos antiguos|barcos historicos|submarinos|vieux bateaux|sous marins|vieux greements|navi antiche|navi storiche|sottomarini|navios|帆船|軍艦|潜水艦|古船|军舰|潜艇',
  bullfights:
    'bullfight*|bull fight*|bullring*|bull ring*|stierkampf*|corrida|corridas|corrida de toros|corridas de toros|toros|plaza de toros|tauromaqu*|tauromachie|tourada*|tauromaquia|闘牛|斗牛|투우',
  ghosts:
    'ghost tour*|ghost walk*|ghosts|haunted|spukt*|geistertour*|geister|fantasmas|casas encantadas|fantomes|hante*|fantasmi|infestat*|assombrad*|幽霊|お化け|闹鬼|鬼屋',
  camps:
    'concentration camp*|death camp*|extermination camp*|auschwitz|konzentrationslager*|kz|kz gedenkstatte*|campo de concentracion|campos de concentracion|camp de concentration|camps de concentration|campo di concentramento|campi di concentramento|campo de concentracao|campos de concentracao|強制収容所|アウシュビッツ|集中营|강제 수용소',
  parks:
    'park|parks|garden*|botanical|green spaces|greenery|parke|garten|garten*|garten und parks|grunanlage*|parque*|jardin*|zonas verdes|parc|parcs|espaces verts|parchi|parco|giardin*|aree verdi|jardim|jardins|areas verdes|公園|庭園|植物園|公园|花园|植物园|园林|flower*|blumen*|flores|fleur|fleurs|fiori|花卉|공원|정원|tuinen|ogrod*',
  hiking:
    'hike|hikes|hiking|hikers|hiker|trek|treks|trekking|trail|trails|mountaineering|wandern|wanderung*|wandertour*|bergsteigen|bergtour*|senderismo|excursionismo|caminatas|rutas de montana|randonnee*|rando|randonner|escursion*|camminate in montagna|trilha*|caminhada*|trilhas|ハイキング|登山|トレッキング|山歩き|山登り|徒步|远足|爬山|健行|등산|하이킹|트레킹|wandelen|wandelingen|wedrowki|piesze wycieczki|keen walker*|avid walker*|good walker*|great walker*|strong walker*|enthusiastic walker*',
  cycling:
    'cycling|cycle|bike|bikes|biking|bicycle*|cyclist*|radfahren|fahrrad*|radtour*|rad fahren|bici|bicis|bicicleta*|ciclismo|velo|velos|cyclisme|bicyclette|biciclett*|pedalar|サイクリング|自転車|骑行|骑车|自行车|单车',
  beaches:
    'beach*|beaches|seaside|swim|swimming|sunbath*|strand*|strande|meer|baden|schwimmen|playa*|mar|nadar|banarse|plage*|mer|baignade|nager|se baigner|spiagg*|mare|nuotare|bagno al mare|praia*|ビーチ|海水浴|海|海辺|泳ぎ|泳ぐ|海滩|沙滩|海边|大海|游泳|the sea|by the sea|sea bathing|해변|바다|해수욕|수영|stranden|zwemmen|plaze|plaż*',
  surfing:
    'surf|surfing|surfer*|surfen|surfe|surfkurs*|windsurf*|kitesurf*|kiten|kite surf*|surfear|hacer surf|faire du surf|fare surf|surfar|サーフィン|冲浪|서핑',
  snorkelling: 'snorkel*|schnorcheln|schnorchel*|esnorkel|シュノーケル*|シュノーケリング|浮潜|스노클링',
  diving: 'diving|scuba|dive|tauchen|buceo|bucear|plongee|immersioni|mergulho|mergulhar|ダイビング|潜水',
  spa: 'spa|spas|wellness|sauna|saunas|hot spring*|thermal bath*|hammam|massage*|onsen|therme|thermen|thermalbad*|balneario*|aguas termales|termas|masaje*|thermes|bains thermaux|terme|massaggi*|massagem|massagens|温泉|スパ|サウナ|マッサージ|桑拿|按摩|水疗|온천|스파|찜질방',
  shopping:
    'shop|shops|shopping|mall|malls|boutique*|outlet*|souvenir*|einkaufen|einkauf*|einkaufszentr*|laden|geschafte|shoppen|compras|tiendas|centros comerciales|courses|magasin*|achats|boutiques|emplettes|acquisti|negozi|compere|centri commerciali|lojas|fazer compras|買い物|ショッピング|お土産|商店街|购物|逛街|商场|买买买|纪念品|쇼핑|winkelen|winkels|zakup*|record store*|record shop*|vintage|thrift*|second hand|secondhand|charity shops|department store*|plattenladen|disquaire*|concept store*|flagship*|designer*|sneaker*|luxury brands|デパート|百貨店|古着|雑貨|百货|二手店|中古店',
  markets:
    'market|markets|flea market*|brocante*|vide grenier*|bazaar*|food market*|markt|markte|wochenmarkt*|flohmarkt*|basar*|mercado*|mercadillo*|rastro|marche aux puces|marches locaux|marche local|marches de|mercat*|mercatin*|bazar|mercados|feiras|feira|市場|朝市|マーケット|蚤の市|市集|集市|市场|菜市场|夜市|fish market*|fischmarkt*|fischmarkte|mercado de pescado|marche aux poissons|mercato del pesce|mercado de peixe|시장|야시장|markten|targ|targi',
  food: 'foodie|foodies|cuisine|gastronom*|restaurant*|street food|culinary|local dishes|good meals|cooking|cooking class*|kulinarik|kulinarisch*|kuche|restaurants|strassenkuche|feinschmecker|genuss|kochkurs*|cocina|gastronomia|restaurantes|platos|cuisine locale|bien manger|gastronomique*|gourmand*|cucina|ristorant*|buona tavola|gastronomic*|culinaria|comer bem|グルメ|食べ歩き|レストラン|郷土料理|食べること|屋台|美食|吃货|小吃|餐厅|好吃的|当地菜|good food|local food|great food|love food|love to eat|food tour*|food scene|gutes essen|buena comida|buen cibo|buon cibo|boa comida|traditional food|lokales essen|comida local|comida tipica|food lover*|fine dining|dining|michelin*|gourmet*|haute cuisine|sternerestaurant*|sternekuche|alta cocina|estrella michelin|estrellas michelin|ristorant* stellat*|alta gastronomia|ミシュラン|高級レストラン|米其林|eateries|eatery|bistro*|taverna*|tavern|tapas|comida callejera|street eats|jantar bem|cenar bien|diner bien|bien diner|cenare bene|michelin|michelin star*|strassenessen|cucina locale|comida boa|食べ物|食いしん坊|gut essen|comer rico|manger bien|mangiare bene|맛집|미식|먹거리|lekker eten|jedzeni*|fancy dinner|nice dinner|special dinner|bakery|bakeries|patisserie*|konditorei*|pasticceri*|pastelari*|ice cream parlo*|eating well|eat well|eat out|eating out|food halls|food hall|food stalls|hawker*|good restaurants|local specialties|local specialities|tasting menu*|degustation menu',
  wine: 'wine|wines|winery|wineries|wine tasting*|vineyard*|wein|weine|weinprobe*|weingut*|weinguter|weinberge|vino|vinos|bodega*|cata de vinos|vinedo*|vin|vins|vignoble*|degustation*|oenolog*|vini|cantin*|enoteca|enoteche|vigneti|vinho*|vinicola*|vinhedo*|ワイン*|ワイナリー|葡萄酒|红酒|酒庄',
  spirits:
    'whisky|whiskys|whiskey|whiskies|distillery|distilleries|mezcal*|tequila|rum tasting*|cognac|brennerei*|destileria*|distillerie*|ウイスキー|威士忌',
  beer: 'beer|beers|beer lover*|bierliebhaber*|bierfan*|bierfreund*|brewery|breweries|craft beer*|pub crawl|bier|biere|brauerei*|biergarten|cerveza*|cerveceria*|bieres|brasserie artisanale|birra|birre|birrific*|cerveja*|cervejaria*|ビール*|クラフトビール|啤酒',
  coffee:
    'coffee|cafe|cafes|coffeehouse*|kaffee|kaffeehaus*|cafeteria*|cafe cultura|caffe|cafeteria|カフェ*|コーヒー|喫茶店|咖啡|coffee shop*|coffee house*|coffee bar*|카페',
  nightlife:
    'nightlife|club|clubs|clubbing|nightclub*|bar|bars|party|parties|partying|pub|pubs|discos|disco|nachtleben|feiern|ausgehen|kneipe*|vida nocturna|fiesta|fiestas|discoteca*|bares|salir de noche|vie nocturne|boite de nuit|boites de nuit|faire la fete|soirees|vita notturna|locali notturni|discotec*|feste|vida noturna|festa|festas|balada*|boate*|ナイトライフ|クラブ|バー|夜遊び|夜生活|酒吧|夜店|泡吧|派对|cocktail*|going out|나이트라이프|클럽|술집|유흥|uitgaan|nachtleven|nocne zycie|nocnego zycia|kluby',
  liveMusic:
    'live music|jazz|concert|concerts|gig|gigs|music|blues|rock music|fado|flamenco|jazzclub*|konzert*|musik|livemusik|musica en vivo|musica|concierto*|musique|musique live|musica dal vivo|concerti|concerto|musica ao vivo|ジャズ*|音楽|ライブ|コンサート|爵士*|音乐|演唱会|现场音乐|tango|salsa|dancing|dance show*|tanzen|bailar|danser|ballare|dancar|ダンス|跳舞|음악|콘서트|공연|samba|pagode|forro|bossa nova|k pop|kpop|techno|reggae|hip hop|indie music|heavy metal|edm|orchestra*|orchestre|philharmonic*|philharmoni*|symphony|classical music|klassische musik|musica clasica|musique classique|musica classica|orquesta|クラシック音楽|オーケストラ|交响乐|古典音乐|open mic|karaoke|カラオケ|卡拉OK|클래식',
  theatre:
    'theatre*|theater*|opera|operas|ballet|musical|musicals|broadway|oper|opern|ballett|teatro*|teatri|劇場|オペラ|演劇|ミュージカル|歌舞伎|バレエ|剧院|歌剧|戏剧|芭蕾|音乐剧|shows',
  views:
    'view|views|viewpoint*|panorama*|rooftop*|skyline|observation deck*|aussicht*|ausblick*|aussichtspunkt*|vistas|mirador*|miradores|panoramic*|point de vue|points de vue|vues|belvedere*|panoram*|viste|belvedere|vista|mirante*|展望台|眺め|絶景|夜景|景观|观景|观景台|俯瞰|sunset*|sonnenuntergang*|sonnenuntergange|atardecer*|puesta de sol|puestas de sol|coucher de soleil|couchers de soleil|tramonto|tramonti|por do sol|夕日|夕焼け|日落|전망대|야경|전망|일몰',
  photography:
    'photo|photos|photography|photographer*|photograph*|instagram*|fotograf*|foto|fotos|fotografieren|fotografia|photographie*|fotografi*|写真*|カメラ|撮影|インスタ映え|摄影|拍照|拍摄|打卡|golden hour*|사진|zdjec*',
  childrensPlaces:
    'kids museum*|kid museum*|children s museum*|childrens museum*|museums for kids|museum for kids|museums for children|kids attraction*|children s attraction*|kids activit*|children s activit*|activities for kids|attractions for kids|kids stuff|kiddie*|kids zoo*|kindermuse*|kinderattraktion*|kinderkram|museos infantiles|museo infantil|museos para ninos|museo para ninos|atracciones infantiles|actividades infantiles|actividades para ninos|musees pour enfants|musee pour enfants|attractions pour enfants|activites pour enfants|musei per bambini|museo per bambini|attrazioni per bambini|attivita per bambini|museus infantis|museu infantil|museus para criancas|atividades infantis|atividades para criancas|こども博物館|子供博物館|子ども向け|子供向け|儿童博物馆|儿童项目|儿童乐园',
  zoos: 'zoo|zoos|aquarium*|animal|animals|tier|tiere|tierpark*|tiergarten|zoologico*|acuario*|animales|animaux|aquariums|animali|acquari*|zoologic*|aquario*|animais|動物園|水族館|動物|动物园|水族馆|动物|海洋馆|animal show*|dolphin show*|elephant ride*|elephant riding|tiershow*|동물원|수족관|아쿠아리움|dierentuin*|zoolog*|djurpark*|hayvanat bahcesi',
  themeParks:
    'theme park*|amusement park*|water park*|roller coaster*|disneyland|freizeitpark*|vergnugungspark*|parque de atracciones|parques de atracciones|parque tematico|parc d attractions|parcs d attractions|parco divertimenti|parchi divertimento|parque de diversoes|parques de diversao|遊園地|テーマパーク|游乐园|主题公园|迪士尼|놀이공원|테마파크|pretpark*',
  playgrounds:
    'playground*|spielplatz*|spielplatze|parque infantil|parques infantiles|columpios|aire de jeux|aires de jeux|parco giochi|parchi giochi|parquinho*|公園で遊ぶ|遊び場|游乐场',
  football:
    'football*|soccer|stadium*|fussball*|stadion|futbol|estadio*|match de foot|stade|calcio|stadi|stadio|partita|futebol|サッカー*|スタジアム|足球|球场|球赛|看球|fussballspiel*|partido de futbol|match de football|partita di calcio|jogo de futebol|試合|축구|fan de foot|fans de foot|le foot|du foot|de foot|au foot|premier league|bundesliga|la liga|champions league|fc barcelona|real madrid|fan zone|derby|football ground*|看足球|voetbal*|pilka nozna|pilke nozna|pilki noznej|fotboll|futbol*|jogos de futebol',
  sports:
    'sport|sports|baseball|basketball|rugby|cricket|tennis|golf|deportes|deporte|baloncesto|sportifs|sportivi|esporte*|desporto|スポーツ|野球|ゴルフ|体育|篮球|棒球|高尔夫',
  skiing: 'ski|skiing|snowboard*|skifahren|skiurlaub|esqui*|nieve|sciare|sci|neve|esquiar|スキー|スノーボード|滑雪',
  boats:
    'boat*|cruise*|sailing|kayak*|canoe*|ferry|bootsfahrt*|boot|boote|schiff*|segeln|barco*|navegar|crucero*|bateau*|croisiere*|voilier|barca|barche|crocier*|gita in barca|passeio de barco|barcos|船|クルーズ|ボート|カヤック|游船|坐船|乘船|皮划艇|유람선|크루즈|보트',
  dayTrips:
    'day trip*|daytrip*|excursion|excursions|tagesausflug*|tagesausfluge|ausflug|ausfluge|excursion*|escapada*|excursiones|gite|gite fuori porta|excursao|excursoes|bate volta|passeios de um dia|日帰り*|日帰り旅行|遠足|一日游|周边游|당일치기|dagtocht*|wycieczek|wycieczki',
  adventure:
    'adventure*|adrenaline|zipline*|zip line*|rafting|climbing wall|paragliding|bungee|bungy|abenteuer*|aventura*|aventure*|avventur*|tirolina|tirolesa|冒険|アドベンチャー|ラフティング|冒险|刺激|漂流|蹦极|dog sled*|dogsled*|dog sledge*|husky*|huskies|hundeschlitten*|trineo de perros|trineos de perros|chiens de traineau|traineau a chiens|cani da slitta|slitta trainata dai cani|treno puxado por caes|犬ぞり|狗拉雪橇',
  science:
    'science|technolog*|space|planetarium*|dinosaur*|wissenschaft*|technik|weltraum|ciencia*|tecnologia|espacio|sciences|scienz*|tecnolog*|ciencia|科学*|恐竜|宇宙|科技|恐龙|太空|science museum*|science center*|science centre*|technikmuseum*|museo de ciencia*|museos de ciencia*|musee des sciences|museo della scienza|museu de ciencia*|dino|dinos',
  trains:
    'trains|railway*|trams|eisenbahn*|strassenbahn|ferrocarril|tranvia|chemin de fer|ferrovi*|鉄道|铁路|电车|trenes|zuge|bahnfan*|treni|trens|電車|火车|trainspott*|train spott*|steam train*|steam railway*|steam locomotive*|railfan*|rail fan*|train museum*|railway museum*|comboios|locomotive*|lokomotiv*|dampflok*|dampfzug*|trains a vapeur|treni a vapore|trenes de vapor|treinen|spoorwegen|kolej|koleje|pociag*|trenler*|기차|철도|les trains|aux trains',
  books:
    'book|books|bookshop*|literature|literary|library|libraries|bucher|literatur|buchladen|bibliothek*|libros|librerias|literatura|livres|librairie*|litterature|bibliotheque*|libri|librer*|letteratura|livros|livraria*|biblioteca*|本屋|文学|図書館|书店|图书馆',
  film: 'film|films|movie*|cinema|film location*|harry potter|drehorte|kino|pelicula*|cine|tournage|lieux de tournage|filmes|映画*|ロケ地|电影|取景地|star wars|game of thrones|lord of the rings|james bond|filming location*|film set|film sets|movie set*|movie location*|krieg der sterne|herr der ringe|guerra de las galaxias|senor de los anillos|seigneur des anneaux|signore degli anelli|senhor dos aneis|スターウォーズ|ハリーポッター|ハリー・ポッター|星球大战|哈利波特|해리포터|해리 포터',
  anime:
    'anime|manga|mangas|les mangas|gaming|cosplay|pokemon|ghibli|アニメ*|漫画|マンガ|ゲーム|ジブリ|动漫|动画|二次元|游戏|애니메이션|만화',
  villages:
    'village*|small town*|countryside|dorf|dorfer|land und leute|pueblo*|pueblos|campina|borgh*|paesin*|vilarej*|aldeia*|田舎|村|小镇|乡村|古镇|村庄',
  oldTown:
    'old town*|old city|neighbourhood*|neighborhood*|local life|authentic|stroll*|altstadt*|viertel|bummeln|schlendern|casco antiguo|casco viejo|barrio*|paseos|pasear|vieille ville|quartier*|flaner|balade*|centro storico|passeggi*|centro historico|bairro*|passear|passeios a pe|passeio a pe|旧市街|街歩き|散歩|散策|下町|老城|老街|街区|漫步|散步|逛逛|wander|wandering|like locals|like a local|wie einheimische|wie die einheimischen|como los locales|comme les locaux|come i locali|come la gente del posto|como os locais',
  romance:
    'honeymoon*|romantic*|anniversary|flitterwochen|hochzeitsreise|romantisch*|luna de miel|aniversario|lune de miel|romantique*|luna di miele|anniversario|lua de mel|新婚旅行|ハネムーン|ロマンチック|記念日|蜜月|浪漫|纪念日|wedding anniversary|anniversary of our wedding|hochzeitstag*|silberhochzeit|goldene hochzeit|jahrestag*|anniversaire de mariage|noces d or|noces d argent|anniversario di matrimonio|aniversario de bodas|aniversario de casamento|bodas de prata|proposal|propose to|heiratsantrag|verlobung*|pedida de mano|demande en mariage|proposta di matrimonio|pedido de casamento|プロポーズ|求婚|结婚纪念日|結婚記念日',
  heights:
    'height|heights|tall towers|tower*|cable car*|turme|turm|seilbahn*|alturas|torres|hauteurs|altezze|torri|altura|高い所|高所|高处|hohe|hohen|lugares altos|lieux eleves|luoghi alti|lugares altos|高いところ|高いとこ|缆车|索道|ロープウェイ|teleferico*|telepherique*|funivi*|aussichtsturm*|aussichtsturme|linbana*|kolejka linowa|케이블카|cliff edge*|suspension bridge*|glass bridge*|glass floor*|hangebrucke*|puente* colgante*|pont* suspendu*|높은|높은곳',
  caves:
    'cave*|underground|hohle*|hohlen|untergrund|cueva*|grotte*|souterrain*|grott*|sotterrane*|caverna*|gruta*|洞窟|洞穴|地下|catacomb*|katakombe*|catacumba*|catacombe|crypt|crypts|krypta|krypten|subterranean|below ground|unterirdisch*|unter der erde|unter tage|sous terre|sous la terre|bajo tierra|subterrane*|sottoterra|sotto terra|debaixo da terra|embaixo da terra|ondergronds*|podziem*|지하|동굴',
  war: 'war museum*|battlefield*|military|holocaust|dark tourism|krieg|kriege|kriegsmuseum|militar|guerra|guerras|guerre|militaire|campo di battaglia|militares|戦争|軍事|战争|军事|war history|war memorial*',
  modernArt:
    'modern art|contemporary art|moderne kunst|zeitgenossische kunst|arte moderno|arte contemporaneo|art moderne|art contemporain|arte moderna|arte contemporanea|現代美術|現代アート|现代艺术|当代艺术|modern art museum*|museum of modern art|museums of modern art|museo de arte moderno|museos de arte moderno|museo de arte contemporaneo|musee d art moderne|musees d art moderne|musee d art contemporain|musees d art contemporain|museo d arte moderna|musei d arte moderna|museo di arte moderna|musei di arte moderna|museu de arte moderna|museus de arte moderna|museum fur moderne kunst|museen fur moderne kunst|現代美術館',
  mountains: 'mountain*|berge|bergen|gebirge|montana*|montagne|montagnes|montagna|montanha*|山々|大山',
  wildlife:
    'wild animals|whale*|dolphin*|bird|birds|birding|birdwatcher*|birder*|bird watcher*|vogelbeobacht*|vogelkund*|ornitholog*|avistamiento de aves|observar aves|observacion de aves|observer les oiseaux|observation des oiseaux|birdwatcher|osservare gli uccelli|observacao de aves|observar passaros|バードウォッチング|野鳥|观鸟|bird watching|birdwatching|elephant*|sea turtle*|turtles|penguin*|big five|orang utan*|orangutan*|gorilla*|wildtiere|wale|walbeobachtung*|delfin*|vogel|vogelbeobachtung*|elefant*|schildkrote*|pinguin*|ballena*|observacion de aves|avistamiento*|pajaros|tortugas|baleine*|dauphin*|oiseaux|tortues|animaux sauvages|balene|uccelli|tartarughe|animali selvatici|baleia*|golfinho*|passaros|tartarugas|野鳥|クジラ|イルカ|ペンギン|ウミガメ|野生動物|观鸟|鲸|海豚|大象|企鹅|海龟|野生动物|koala*|kangaroo*|panda*|pandas|lemur*|sloth*|faultier*|iguana*|seals|orca|orcas|bears|tigers|lions|giraffe*|monkeys|affen|monos|singes|scimmie|macacos|熊猫|大熊猫|コアラ|パンダ|カンガルー',
  safari: 'safari|safaris|game drive*|bush camp|pirschfahrt*|サファリ|野生动物之旅',
  northernLights:
    'northern light*|aurora|auroras|aurora borealis|nordlicht*|polarlicht*|aurora boreal|auroras boreales|aurore boreale|aurores boreales|aurore boreali|auroras boreais|luces del norte|luzes do norte|オーロラ|极光|極光',
  stars:
    'stargaz*|star gazing|starry sky|starry night*|milky way|see the stars|sternenhimmel|sterne beobachten|sterne gucken|sterne sehen|milchstrasse|cielo estrellado|ver estrellas|ver las estrellas|observar estrellas|observar las estrellas|ciel etoile|observer les etoiles|voir les etoiles|cielo stellato|guardare le stelle|vedere le stelle|ceu estrelado|ver as estrelas|observar estrelas|星空|満天の星|天体観測|观星|看星星',
  blossoms:
    'cherry blossom*|blossom*|sakura|kirschblute*|cerezos|cerezos en flor|cerisiers|cerisiers en fleurs|ciliegi|ciliegi in fiore|cerejeiras|桜|お花見|花見|樱花|赏樱',
  autumnLeaves:
    'autumn leaves|autumn colour*|autumn color*|fall leaves|fall colors|fall colours|foliage|herbstlaub|herbstfarben|hojas de otono|colores del otono|couleurs d automne|feuilles d automne|colori dell autunno|foglie d autunno|cores do outono|folhas de outono|紅葉|红叶|枫叶|秋叶',
  christmasMarkets:
    'christmas market*|weihnachtsmarkt*|weihnachtsmarkte|christkindlmarkt*|adventsmarkt*|mercado navideno|mercados navidenos|mercadillo navideno|mercadillos navidenos|mercados de navidad|mercado de navidad|marche de noel|marches de noel|mercatino di natale|mercatini di natale|mercado de natal|mercados de natal|feira de natal|feiras de natal|クリスマスマーケット|圣诞市场|圣诞集市',
  yoga: 'yoga|meditat*|meditier*|meditacion|meditazione|meditacao|retreat|ヨガ|瞑想|座禅|坐禅|瑜伽|冥想|禅修',
  casinos: 'casino|casinos|gambling|spielbank*|glucksspiel*|kasino*|カジノ|赌场',
  indoors:
    'indoor*|indoors|rainy day*|rain proof|drinnen|schlechtwetter*|regentag*|bajo techo|dias de lluvia|a l interieur|jours de pluie|al chiuso|al coperto|giorni di pioggia|lugares cobertos|dias de chuva|屋内|室内|雨の日|雨天|下雨天',
}
