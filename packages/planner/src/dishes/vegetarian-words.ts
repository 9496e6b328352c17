/** Words and phrases of dishes that are made without meat and fish, as long as nothing else in the name speaks of them. Own compilation. */
export const VEGETARIAN_WORDS: readonly string[] = [
  // Eggs, bread and breakfast
  'eggs benedict florentine', 'porridge', 'granola', 'muesli', 'birchermuesli', 'mysli', 'avocado toast', 'vegemite', 'bagel', 'pancake', 'pancakes', 'hotcakes', 'crumpets', 'scone', 'soft pretzel', 'cheese roll', 'savoury muffin', 'potato cakes', 'potato bread', 'soda bread', 'soda farl', 'tattie scone', 'tattie scones', 'boxty', 'bannock', 'grits',
  'fruit', 'yoghurt', 'acai', 'egg sandwich', 'tamago sando', 'ruhrei', 'rohrei', 'ei im glas', 'soleier', 'eiernockerl', 'schrippen', 'brotchen', 'roggelchen', 'semmel', 'kaisersemmel', 'brezn', 'butterbrezn', 'bretzel', 'zopf', 'gipfeli', 'kipferl', 'bauernbrot', 'butterbrot', 'quark', 'rundstuck', 'rundstykke', 'knekkebrod', 'knackebrod', 'brunost', 'havregrot', 'havregrynsgrot', 'hafragrautur', 'grod', 'skyr', 'filmjolk',
  'viili', 'kaurapuuro', 'kaerapuder', 'ruisleipa', 'karjalanpiirakka', 'leipajuusto', 'rupjmaize', 'kartupelu pankukas', 'leib', 'juoda duona', 'kepta duona', 'varskeciai', 'blynai', 'bulviniai blynai', 'aukstazupa', 'boterham', 'pannenkoeken', 'rozijnenbrood', 'tartine', 'pain', 'croissant', 'croissants', 'brioche', 'cramique', 'ficelle', 'baguette', 'pa amb tomaquet', 'pa amb oli', 'tostada con tomate', 'tostada con aceite', 'tostada', 'mollete de antequera', 'pitufo con aceite',
  'torrada', 'pao', 'pan de yuca', 'marraqueta', 'media luna', 'medialunas', 'obwarzanek', 'twarozek', 'jajecznica', 'pasta jajeczna', 'rohlik', 'michana vejce', 'prazenica', 'rozok', 'kifla', 'kajzerica', 'kruh', 'kajgana', 'proja', 'ajdovi zganci', 'sir i vrhnje', 'burek sa sirom', 'gibanica', 'banitsa', 'mekitsi', 'kiselo mlyako', 'oua ochiuri', 'telemea', 'zacusca', 'placinta cu branza', 'covrigi', 'bundas kenyer', 'korozott', 'turos', 'langos', 'gyumolcsleves',
  'simit', 'menemen', 'su boregi', 'bal kaymak', 'koulouri', 'spanakopita', 'bougatsa', 'giaourti', 'strapatsada', 'omelette', 'staka me avga', 'kalitsounia', 'sfakiani', 'graviera', 'msemen', 'baghrir', 'harcha', 'khobz', 'bissara', 'ful', 'foul', 'feteer', 'aish', 'eggah', 'manaqish', 'manakish', 'labneh', 'hummus', 'kaak', 'shakshuka', 'shakshouka', 'bourekas', 'malawach', 'jachnun', 'sabich', 'musabaha', 'masabacha', 'falafel', 'chebab', 'regag', 'khameer', 'balaleet',
  'mandazi', 'mahamri', 'uji', 'chapati', 'vitumbua', 'mieliepap', 'tortilla de huevo', 'tortilla de patatas', 'truita de patates', 'pincho de tortilla', 'pan con tortilla', 'matsoni', 'tonis puri', 'pastizzi', 'hobz with gbejniet', 'wafels', 'waffles', 'tapioca with coconut and cheese', 'cuscuz de milho', 'hash browns', 'fried egg',
  // Soups, vegetables and cheese
  'cheese', 'margherita', 'tomato pie', 'cheese and onion pie', 'colcannon', 'champ', 'comber potatoes', 'ploughman s', 'ploughmans', 'whole roasted cauliflower', 'guacamole', 'quesadillas de huitlacoche', 'provoleta', 'fugazzeta', 'locro de papa', 'humitas', 'empanadas de viento',
  'patacon with suero', 'tostones', 'bunuelos de frijol', 'arepa', 'arepas', 'pan de queso', 'almojabana', 'pandequeso', 'queijo', 'patat', 'frites', 'kaaskroketten', 'croquette au fromage', 'quiche au fromage', 'salade de chevre chaud', 'fondue', 'kasefondue', 'raclette', 'malakoff', 'cardons gratines', 'chaschuechli', 'rosti', 'graukas', 'obatzda', 'kasspatzle', 'kasspatzen', 'kasspatzln', 'kasnocken', 'schlutzkrapfen',
  'rievkooche', 'halver hahn', 'gemuse kebap', 'quarkkeulchen', 'soupe au pistou', 'soupe a l oignon', 'cervelle de canut', 'bibeleskas', 'panisse', 'socca', 'beignets de fleurs de courgette', 'cepes', 'tarte aux blettes', 'ribollita', 'pappa al pomodoro', 'torta di riso', 'cacio e pepe', 'carciofi', 'parmigiana', 'gnocchi', 'polenta', 'pizza margherita',
  'panzerotti', 'escalivada', 'calcots', 'ajoblanco', 'gazpacho', 'espinacas', 'berenjenas', 'tumbet', 'bolo do caco', 'sopa de tomate', 'peixinhos da horta', 'milho frito', 'horiatiki', 'choriatiki', 'revithada', 'fava', 'domatokeftedes', 'melitzana', 'dakos', 'horta', 'salata de vinete', 'mamaliga cu branza', 'shopska', 'sopska', 'sirene', 'tarator', 'bob chorba', 'strukli', 'struklji', 'stukli', 'gobova juha', 'soparnik', 'viska pogaca sa sirom',
  'vyprazany syr', 'smazeny syr', 'bramboracka', 'kulajda', 'pierogi ruskie', 'oscypek', 'saltibarsciai', 'khachapuri', 'lobiani', 'lobio', 'pkhali', 'badrijani', 'soppa tal armla', 'kapunata', 'galayet bandora', 'zaalouk', 'koshari', 'koshary', 'ta ameya', 'taameya', 'viazi', 'githeri', 'sukuma wiki', 'mukimo', 'irio', 'qassatat',
  // South and East Asia
  'aloo', 'bedai', 'bedmi', 'poha', 'chole', 'rajma', 'dal', 'dahi', 'parathas', 'paratha', 'kulcha', 'puri', 'paneer', 'bhalla', 'chaat', 'kachori', 'mirchi vada', 'gatte', 'rajasthani thali', 'bombay thali', 'ker sangri', 'baati', 'vada pav', 'misal', 'idli', 'dabeli', 'pav bhaji', 'thosai', 'dosa', 'roti prata', 'roti canai', 'apom', 'appa', 'idiyappam', 'pol roti', 'kiribath', 'kola kanda', 'sel roti', 'gwaramari', 'dal bhat', 'dhindo', 'bara', 'bun maska', 'tibetan bread', 'bhel',
  'shojin', 'mushroom', 'jadah tempe', 'tempe', 'tofu', 'doujiang', 'youtiao', 'douzhi', 'liangpi', 'youpo mian', 'taho', 'zenggao', 'cifantuan with sugar', 'dough sticks', 'jianbing', 'danbing', 'kaya toast', 'khanom krok',
  // Added by name
  'changua', 'avena', 'tapioca', 'new york slice',
  // Of the destinations described since
  'karashi renkon', 'oyaki', 'steamed vegetables', 'bamboo shoots', 'sesame shaobing', 'liangfen', 'di san xian', 'erkuai', 'niang pi', 'rice in bamboo', 'bamboo rice',
  'noodles with sesame paste', 'vada', 'bisi bele bath', 'ragi mudde', 'akki roti', 'meals on a banana leaf', 'sundal', 'curd rice', 'mirchi ka salan', 'bagara baingan',
  'puchka', 'mirchi bajji', 'jolada roti', 'paddu', 'gobi manchurian', 'bajra roti', 'gulab jamun ki sabzi', 'khambir', 'tingmo', 'siddu', 'chana madra',
  'himachali dham', 'babru', 'kadhi', 'tahri', 'pithla', 'bhutte ka kees', 'litti chokha', 'ghugni', 'puttu', 'vegetable kurma', 'kerala sadya', 'nadru', 'girda',
  'kashmiri pulao', 'coconut rice',
  'tapenade', 'tarte aux tomates', 'ratatouille', 'turron', 'croute au fromage', 'crozets', 'reblochonnade', 'koffie', 'smoutebollen', 'bread with butter', 'bolo levedo', 'ananas',
  'cozido de legumes', 'boiled egg', 'focaccia barese', 'focaccia', 'panzerotto', 'cime di rapa', 'sgagliozze', 'sally lunn', 'cream tea', 'teurgoule', 'kasekuchen',
  'zibelechueche', 'mandelbarli', 'piperade', 'basque cheesecake', 'zganci', 'canederli al formaggio', 'strauben', 'apple strudel', 'kurtoskalacs', 'bryndza', 'bryndzove', 'klaben',
  'kolac', 'scrambled eggs', 'chlebicek', 'knedliky', 'pogacsa', 'fozelek', 'culurgiones', 'pane frattau', 'seadas', 'burnt cream', 'tamal colado', 'welsh rarebit', 'rarebit',
  'cannolo', 'cipollina', 'pasta alla norma', 'caponata', 'boureki', 'trofie al pesto', 'farinata', 'pansoti', 'pastel de santa clara', 'pizzoccheri', 'salmorejo', 'mazamorra',
  'pastel cordobes', 'greek salad', 'queso fresco', 'hilopites', 'schiacciata alla fiorentina', 'xerem', 'figos', 'sericaia', 'handkase', 'grune sosse with eggs', 'gruene sosse',
  'grune sosse', 'flammkuchen without', 'kasespatzle', 'krautkrapfen', 'toasted sandwich with cheese', 'torta pasqualina', 'focaccia di recco', 'xuixo', 'morning roll',
  'papas arrugadas', 'queso', 'bienmesabe', 'kaferbohnensalat', 'tea eggs', 'barley tea', 'osmanthus', 'ssambap', 'memil muk', 'black eggs', 'xoi', 'brezel', 'com sen', 'che hue',
  'pogaca', 'coca de pimientos', 'coca de trampo', 'flao', 'kaseschnitte', 'omegi tteok', 'oblaty', 'oplatky', 'trdelnik', 'makovnik', 'lokse', 'strapacky', 'kacamak',
  'dom rodrigo', 'egg', 'eggs', 'huevos', 'ciceri e tria', 'fave e cicoria', 'pasticciotto', 'rustico leccese', 'raebchen', 'rabchen', 'leipziger lerche', 'tsampa', 'flamiche',
  'gaufres', 'tarte aux myrtilles', 'gateau', 'buccellato', 'zuppa di farro', 'rovelline', 'panino al formaggio', 'kachkeis', 'gromperekichelcher', 'pannenkoek', 'vlaai',
  'mosterdsoep', 'spettekaka', 'aggakaka', 'pandesal with kesong puti', 'kesong puti', 'crapiata', 'peperoni cruschi', 'cavatelli with peperoni', 'oliaigua', 'trachanas',
  'fougasse', 'meringues', 'kajmak', 'japrak with rice', 'kopanisti', 'onion pie', 'gogges', 'pizza fritta', 'caprese', 'panzanella', 'patatato', 'yuba', 'curry bread', 'croquants',
  'elisenlebkuchen', 'enfrijoladas', 'trouxas de ovos', 'pastel de feijao', 'pastel de feira', 'rygeost', 'brunsviger', 'mekici', 'tavce gravce', 'goya', 'sata andagi', 'panelle',
  'sfincione', 'cassata', 'llonguet', 'halloumi', 'flaouna', 'olives with bread', 'louvi', 'babgulyas', 'fritaja', 'bruschetta', 'fuzi s tartufi', 'fuzi s tartufima', 'fuzi',
  'pasta e fagioli', 'bischeri', 'spargel', 'teltower rubchen', 'rogal', 'gzikiem', 'dampfnudel', 'biscuits', 'pitaroudia', 'makarounes', 'auksta zupa', 'castanas', 'yemas',
  'schneeball', 'zwiebelkuchen', 'galette with camembert', 'tarte normande', 'puuro', 'cloudberry', 'cloudberries', 'manestra', 'kouign amann', 'far breton', 'patatas meneas',
  'bollo maimon', 'pimientos de padron', 'tarta de santiago', 'tufahija', 'ponche segoviano', 'ricciarelli', 'pici all aglione', 'panforte', 'placinta', 'langosi', 'travesseiro',
  'delizia al limone', 'ravioli capresi', 'apple crumble', 'green rice balls', 'pane cunzato', 'granita', 'dango', 'hoba miso', 'sansai', 'insalata di arance', 'kohupiimakook',
  'almogrote', 'gofio', 'trigona', 'pisto', 'mazapan', 'manchego', 'pierniki', 'croustade', 'tarte tatin', 'presnitz', 'torta coi bischeri', 'risotto al castelmagno',
  'risotto all amarone', 'pandoro', 'maputi', 'barsciai', 'saffranspannkaka', 'rommegrot', 'raspeball', 'mutabbal', 'fattoush', 'gingerbread', 'kluski', 'gerupfter', 'parkin',
  'borraja', 'frutas de aragon', 'melocoton', 'germknodel', 'cholera pie', 'ladotyri', 'queso de mahon', 'merengues', 'tzitzimbira', 'noumboulo vegetarian', 'xoi xeo', 'dessert',
  'pretzel', 'musli', 'yogurt', 'yogurtom', 'ompholyu', 'caprese salad', 'momo vegetable', 'marzipantorte', 'huile', 'tarte aux pommes', 'pastinaca', 'gado gado', 'saskatoon',
  'aioli', 'turkish coffee', 'noodles with cashews', 'bread with jam', 'zuppa di verdure', 'lentil soup', 'kartoffelsuppe', 'cesnakova polievka', 'polievka', 'onigiri with pickles',
  'crozets gratin', 'alplermagronen vegetarian', 'gerstensuppe vegetarian', 'injera vegetable',
] // prettier-ignore

/** Dishes that come with or without meat or fish, wherever they are named. */
export const EITHER_WORDS: readonly string[] = [
  'toast from a street griddle', 'street egg toast',
] // prettier-ignore
