/** Words and phrases that tell of meat, sausage, poultry or offal, or of a dish that is made with them. Own compilation. */
export const MEAT_WORDS: readonly string[] = [
  // English
  'meat', 'beef', 'pork', 'lamb', 'mutton', 'veal', 'goat', 'venison', 'rabbit', 'bison', 'elk', 'reindeer', 'alpaca', 'chicken', 'duck', 'goose', 'pigeon', 'turkey',
  'bacon', 'ham', 'sausage', 'sausages', 'salami', 'pastrami', 'chorizo', 'haggis', 'steak', 'steakhouse', 'prime rib', 'ribs', 'roast', 'burger', 'cheeseburger', 'hot dog', 'dog', 'kebab', 'kebabs',
  'meatball', 'mince', 'minced', 'mixed grill', 'stew', 'barbecue', 'churrasco', 'tripe', 'liver', 'foie gras', 'spam', 'scrapple', 'hash', 'cheesesteak', 'hoagie', 'jerky',
  'meat pie', 'pie and mash', 'scotch pie', 'scotch egg', 'manchester egg', 'scotch broth', 'pastie', 'rag pudding', 'hotpot', 'cottage pie', 'full english breakfast', 'full irish breakfast',
  'full scottish breakfast', 'ulster fry', 'breakfast roll', 'toasted special', 'belfast bap', 'vegetable roll', 'filled soda', 'spice bag', 'dublin coddle', 'stovies', 'rice and three', 'bangers',
  'half smoke', 'maxwell street polish', 'chicago style hot dog', 'italian beef', 'french dip', 'patty melt', 'muffuletta', 'gumbo', 'jambalaya', 'red beans and rice', 'boston baked beans', 'cheese dog',
  'grits and grillades', 'chopped cheese', 'halal cart', 'matzo ball', 'senate bean soup', 'steak and eggs', 'loco moco', 'laulau', 'kalua', 'huli huli', 'plate lunch', 'manapua', 'saimin', 'south philly red gravy pasta', 'jamaican patty',
  'dim sim', 'gatsby', 'bobotie', 'boerewors', 'braai', 'potjiekos', 'mutura', 'nyama', 'japadog', 'smoked meat',
  // French and Dutch
  'boeuf', 'jambon', 'saucisse', 'saucisson', 'poulet', 'volaille', 'canard', 'agneau', 'entrecote', 'boudin', 'andouillette', 'cervelas', 'knack', 'porc', 'lard', 'tricandilles', 'grenier medocain', 'salade landaise',
  'tablier de sapeur', 'salade lyonnaise', 'quiche lorraine', 'tarte flambee', 'choucroute', 'baeckeoffe', 'coq au riesling', 'fleischschnacka', 'croque monsieur', 'galette complete', 'daube', 'pieds et paquets', 'farcis nicois', 'ravioli nicois',
  'confit', 'escargots', 'assiette valaisanne', 'longeole', 'papet vaudois', 'cretons', 'feves au lard', 'tourtiere', 'ragout de pattes', 'steame', 'carbonade', 'carbonnade', 'stoofvlees', 'waterzooi', 'americain frites', 'hutsepot', 'konijn',
  'vol au vent', 'stoemp saucisse', 'rookworst', 'stamppot', 'bitterballen', 'kroket', 'erwtensoep', 'uitsmijter', 'rijsttafel', 'pistolet', 'poutine',
  // Italian
  'prosciutto', 'mortadella', 'porchetta', 'salumi', 'salsiccia', 'cinghiale', 'bistecca', 'lampredotto', 'fegato', 'fegatini', 'cotoletta', 'ossobuco', 'vitello', 'ragu', 'bolognese', 'carbonara', 'amatriciana', 'saltimbocca',
  'coda alla vaccinara', 'trapizzino', 'suppli', 'tortellini', 'peposo', 'mondeghili', 'nervetti', 'cassoeula', 'agnolotti', 'brasato', 'finanziera', 'polpette', 'panino napoletano', 'frittata di maccheroni', 'tigelle',
  'risotto alla milanese', 'passatelli in brodo', 'schiacciata ripiena', 'linguine with sausage', 'tramezzini', 'tramezzino',
  // Spanish, Portuguese and Latin American
  'jamon', 'botifarra', 'butifarra', 'cocido', 'callos', 'oreja', 'gallinejas', 'rabo de toro', 'cola de toro', 'choto', 'plato alpujarreno', 'olla de san anton', 'habas con jamon', 'migas', 'carrillada', 'pringa', 'solomillo', 'huevos a la flamenca',
  'plato de los montes', 'huevos rotos', 'tortilla del sacromonte', 'bomba de la barceloneta', 'paella valenciana', 'arroz al horno', 'lechona', 'lechon', 'tumbet con carne', 'frito mallorquin', 'llom', 'sobrassada', 'arros brut', 'sopes mallorquines', 'variat', 'ensaimada',
  'bifana', 'prego', 'chourico', 'francesinha', 'cachorrinho', 'pernil', 'tripas', 'cabrito', 'carne', 'espetada', 'picado', 'tosta mista', 'caldo verde', 'linguica', 'bife', 'bafassa', 'galinha', 'porco', 'tacho', 'minchi', 'feijoada', 'picanha', 'coxinha', 'virado',
  'xinxim', 'prato feito', 'esfiha', 'rodizio', 'asado', 'entrana', 'choripan', 'milanesa', 'ravioles con tuco', 'tostado de jamon', 'bizcochitos de grasa', 'lomo', 'chicharron', 'chicharrones', 'anticuchos', 'cuy', 'pollo', 'gallina', 'aji de gallina', 'chiriuchu', 'chairo',
  'rocoto relleno', 'saltenas', 'tucumanas', 'sandwich de chola', 'fricase', 'plato paceno', 'sajta', 'silpancho', 'pan con chicharron', 'tacu tacu', 'hornado', 'fritada', 'seco de chivo', 'cecina', 'tasajo', 'tigrillo', 'bandeja paisa', 'calentado', 'mondongo', 'fritanga', 'sobrebarriga',
  'puchero', 'posta negra', 'carimanola', 'carimanolas', 'chuzos', 'sancocho', 'ajiaco', 'cazuela de frijoles', 'pastel de choclo', 'chorrillana', 'completo', 'pino', 'cazuela', 'ropa vieja', 'vaca frita', 'picadillo', 'sandwich cubano', 'cuban sandwich', 'congri', 'frita cubana',
  'croqueta', 'croquetas', 'griot', 'bistec', 'mofongo', 'tripleta', 'alcapurrias', 'pastelon', 'arroz con gandules', 'arroz con habichuelas', 'tacos al pastor', 'suadero', 'carnitas', 'birria', 'adobada', 'barbacoa', 'lengua', 'cochinita', 'poc chuc', 'salbutes', 'panuchos', 'sopa de lima', 'queso relleno',
  'pozole', 'mole', 'mole poblano', 'pepian', 'jocon', 'hilachas', 'kakik', 'kak ik', 'revolcado', 'subanik', 'caldo de res', 'chiles en nogada', 'estofado', 'torta de milanesa', 'enchiladas suizas', 'huevos motulenos', 'machaca', 'california burrito', 'mission burrito', 'jibarito', 'tortilla with chorizo', 'bollo prenado', 'tamal de olla', 'guacho de rabito',
  'tamal con carne', 'pupusas revueltas', 'dobladas', 'empanadas de amarillo',
  // German and Austrian
  'wurst', 'wurstchen', 'bratwurst', 'currywurst', 'weisswurst', 'wurstsalat', 'knackwurst', 'aufschnitt', 'schinken', 'speck', 'speckknodel', 'mett', 'boulette', 'klopse', 'eisbein', 'kalbsleber', 'schnitzel', 'kalbsschnitzel', 'schweinsbraten', 'schweinshaxe', 'leberkassemmel', 'leberkase', 'fleischpflanzerl',
  'hendl', 'backhendl', 'bofflamott', 'kasekrainer', 'frittatensuppe', 'tafelspitz', 'gulasch', 'zwiebelrostbraten', 'brettljause', 'grostl', 'leberknodelsuppe', 'bosna', 'sauerbraten', 'hamchen', 'krustchen', 'kolscher kaviar', 'himmel un aad', 'erbsensuppe', 'fettbemme', 'soljanka', 'rinderroulade', 'wickelklosse',
  'labskaus', 'birnen bohnen und speck', 'rundstuck warm', 'doner', 'wiener schnitzel', 'cordon bleu', 'fleischkase', 'geschnetzeltes', 'chugelipastete', 'bundnerfleisch', 'riz casimir', 'wurst kase salat', 'hahnchen', 'wiener fruhstuck', 'kaspressknodelsuppe',
  // Northern and Eastern Europe
  'polse', 'polser', 'polsa', 'pylsa', 'rod polse', 'flaesk', 'flaeskesteg', 'frikadeller', 'hakkebof', 'hangikjot', 'hangikjoti', 'kjotsupa', 'lambalaeri', 'skinke', 'farikal', 'kjottkaker', 'finnbiff', 'persetorsk med bacon', 'kottbullar', 'biff', 'wallenbergare', 'artsoppa', 'dagens ratt', 'poronkarystys', 'lihapiirakka', 'grillimakkara',
  'lihapullat', 'karjalanpaisti', 'hernekeitto', 'hernesupp', 'verivorst', 'mulgipuder', 'seapraad', 'seljanka', 'solanka', 'karbonade', 'speka piragi', 'cukas', 'speki', 'pelekie zirni', 'rasols', 'pirukad', 'rosolje', 'kibinai', 'koldunai', 'cepelinai', 'vedarai', 'lasiniai', 'lasiniais', 'kielbasa', 'kielbasie', 'kotlet', 'schabowy', 'bigos', 'flaki', 'golabki', 'kaczka',
  'zurek', 'maczanka', 'barszcz', 'placek po wegiersku', 'parek', 'parky', 'utopenec', 'gulas', 'guljas', 'golaz', 'vepro', 'kachna', 'kacica', 'koleno', 'svickova', 'kapustnica', 'bryndzove halusky', 'chlebicky', 'gulyasleves', 'hortobagyi', 'csirkepaprikas', 'toltott kaposzta', 'libacomb', 'kotlety',
  'ciorba de burta', 'ciorba radauteana', 'mici', 'snitel', 'sarmale', 'tochitura', 'ciolan', 'kebapche', 'kyufte', 'sarmi', 'shkembe', 'kavarma', 'sarma', 'cevapi', 'pljeskavica', 'teleca', 'snicla', 'muckalica', 'kupus', 'prsut', 'makaruli', 'pasticada', 'zelena menestra', 'odrezak', 'purica', 'patka', 'koljenica', 'kobasicom', 'grah s kobasicom',
  'kranjska', 'klobasa', 'pasteta', 'jota', 'ricet', 'zlikrofi', 'zabji', 'prekmurski', 'khinkali', 'kharcho', 'mtsvadi', 'shkmeruli', 'chakapuli', 'ojakhuri', 'chikhirtma', 'tolma', 'komplet lepinja',
  'burek sa mesom', 'pasulj', 'timpana', 'bragioli', 'fenek',
  // Greece, Turkey, the Near East and Africa
  'souvlaki', 'gyros', 'moussaka', 'arni', 'kleftiko', 'paidakia', 'antikristo', 'gamopilafo', 'apaki', 'chochlioi', 'kouneli', 'stifado', 'iskender', 'adana', 'lahmacun', 'hunkar', 'kuru fasulye', 'kofte', 'shawarma', 'machboos', 'harees', 'biryani', 'ghuzi', 'thareed', 'saloona', 'ouzi', 'madrouba', 'samboosa',
  'mansaf', 'zarb', 'musakhan', 'mashawi', 'maqluba', 'fatteh', 'kubbeh', 'yerushalmi mixed grill', 'meorav', 'me orav', 'arayes', 'kofta', 'kefta', 'merguez', 'hawawshi', 'molokhia', 'kebda', 'hamam', 'basterma', 'fattah', 'mahshi', 'tagen', 'mechoui', 'tangia', 'pastilla', 'brochettes', 'khlii', 'couscous', 'harira',
  'rfissa', 'briouat', 'pilau', 'mishkaki', 'kuku', 'urojo', 'zanzibar pizza', 'doro', 'kitfo', 'tajine with lemon and olives', 'schnitzel in challah', 'jachnun with meat',
  // South Asia
  'nihari', 'korma', 'tandoori', 'seekh', 'laal maas', 'safed maas', 'rogan', 'keema', 'momo', 'momos', 'thukpa', 'sekuwa', 'choila', 'khaja set', 'lamprais', 'kottu', 'kukul mas', 'devilled chicken', 'nasi kandar', 'tikka masala', 'karahi', 'berry pulao',
  // China and Taiwan
  'roujiamo', 'yangrou', 'rou', 'roubing', 'kaoya', 'baodu', 'luzhu', 'zhajiangmian', 'jiaozi', 'shuijiao', 'baozi', 'xiaolongbao', 'shengjianbao', 'huntun', 'wontons', 'wonton', 'chaoshou', 'dandan mian', 'mapo doufu', 'fuqi feipian', 'kung pao', 'jiding', 'paigu', 'zuiji', 'dim sum', 'char siu', 'clay pot rice',
  'roast goose', 'zhu ba bao', 'niurou', 'lurou', 'sanbei', 'guabao', 'yansu ji', 'hulu ji', 'kaorou', 'hulatang', 'guantang', 'chuanchuan', 'maocai', 'huoguo', 'tianshui mian with pork', 'jingjiang', 'yum cha', 'lo ba', 'mi hokkien', 'wan tan mee', 'dai pai dong', 'xiu mai', 'macaroni soup',
  // Korea and Japan
  'samgyeopsal', 'galbi', 'dakgalbi', 'chimaek', 'gukbap', 'dwaeji', 'milmyeon', 'naengmyeon', 'bibimbap', 'gimbap', 'bindaetteok', 'ssiat', 'bibim dangmyeon', 'sundubu', 'ramen', 'tonkatsu', 'yakitori', 'sukiyaki', 'chankonabe', 'oyakodon', 'kamo', 'okonomiyaki', 'kushikatsu', 'kasu udon', 'horumon', 'tantanmen', 'buta don', 'zangi',
  'jingisukan', 'supu kare', 'nyuman', 'asuka nabe', 'yamato beef', 'monjayaki', 'izakaya', 'tsukemen',
  // South-East Asia
  'pho', 'bun bo', 'bun cha', 'bun thit', 'bun thang', 'banh mi', 'banh xeo', 'banh cuon', 'bo kho', 'bo la lot', 'com tam', 'com ga', 'cao lau', 'mi quang', 'hu tieu', 'goi cuon', 'nem ran', 'thit nuong', 'hoanh thanh', 'banh bao', 'lau', 'ga', 'jok', 'khao tom mu', 'phat kaphrao', 'khao man kai', 'kuaitiao ruea', 'kuai chap', 'khao kha mu',
  'khao soi', 'sai ua', 'sai oua', 'khanom chin nam ngiao', 'gaeng hang le', 'nam phrik ong', 'gai yang', 'laap', 'lap', 'kaeng khiao wan', 'mu hong', 'or lam', 'khao piak', 'khao jee', 'khao pun', 'sin dad', 'khantoke', 'lok lak', 'bai sach chrouk', 'kuy teav', 'num pang', 'phnom pleung', 'khmer red curry', 'tapsilog', 'longsilog', 'adobo', 'sinigang', 'lumpia',
  'kare kare', 'lechon kawali', 'crispy pata', 'sisig', 'liempo', 'pancit', 'ayam', 'babi', 'bebek', 'lawar', 'sate', 'satay', 'nasi campur', 'nasi goreng', 'nasi jinggo', 'nasi kuning', 'nasi rames', 'nasi kucing', 'mie goreng', 'bakmi', 'brongkos', 'oseng', 'gudeg', 'soto', 'bak kut teh', 'bak chor mee', 'sup kambing', 'char kway teow', 'char kuey teow', 'lor bak',
  'koay teow', 'pan mee', 'hainanese', 'banana leaf rice', 'rice and curry', 'thai boat noodles', 'guthuk', 'galantina', 'rendang',
  'eggs benedict', 'chicons au gratin', 'kugelis', 'raspeballer', 'svieckova', 'poronkaristys', 'allamatriciana', 'pea soup', 'macaroni pie', 'congee', 'juk', 'borbor', 'bulz', 'pasta e patate', 'printsesa', 'risi e bisi',
  // Lard in the dough or on top
  'pan sobao', 'sopaipillas', 'hallulla', 'sfogliatella', 'cannoli', 'crescenta', 'piadina', 'memelas', 'tostada cubana', 'cafe cubano', 'pan con tortilla', 'facturas', 'robiol', 'kiachl', 'coccoli', 'fifteens', 'worm salt',
] // prettier-ignore
