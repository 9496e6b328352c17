/** Words and phrases that tell of fish or seafood, or of a dish or sauce that is made with them. Own compilation. */
export const FISH_WORDS: readonly string[] = [
  // English
  'fish', 'seafood', 'salmon', 'trout', 'cod', 'tuna', 'herring', 'mackerel', 'kippers', 'smokie', 'anchovies', 'sardines', 'hammour', 'hamour', 'tilapia', 'kingfish', 'kingklip', 'snoek', 'barramundi', 'snapper', 'yellowtail', 'halibut', 'pickerel', 'redfish', 'scrod', 'whitefish', 'dabs', 'ahi', 'lox', 'roe', 'garoupa', 'whitebait',
  'shrimp', 'shrimps', 'prawn', 'prawns', 'lobster', 'crab', 'crabs', 'crawfish', 'clam', 'clams', 'mussels', 'oyster', 'oysters', 'octopus', 'squid', 'geoduck', 'sea urchin', 'stone crab', 'bugs', 'paua', 'eel', 'chowder', 'cioppino', 'poke bowl', 'sushi', 'sashimi', 'omakase', 'poi', 'california roll', 'caesar', 'fish tea', 'cullen skink', 'one and one', 'hangtown fry', 'eggs sardou with anchovies',
  // French, Dutch and German
  'huitres', 'moules', 'crevettes', 'lamproie', 'brochet', 'anguilles', 'perche', 'loup', 'bouillabaisse', 'anchoiade', 'pan bagnat', 'pissaladiere', 'salade nicoise', 'estocaficada', 'aioli garni', 'malakoff de poisson', 'haring', 'kibbeling', 'mosselen', 'garnaal', 'garnaalkroketten', 'paling', 'pizza moitie moitie',
  'fisch', 'fischbrotchen', 'krabben', 'krabbenruhrei', 'krabbenbrot', 'backfisch', 'matjes', 'scholle', 'pannfisch', 'steckerlfisch', 'karpfen', 'muscheln', 'eglifilets', 'felchenfilet', 'leipziger allerlei',
  // Italian, Spanish, Portuguese and Latin American
  'vongole', 'cozze', 'acciughe', 'sarde', 'baccala', 'seppie', 'mare', 'bagna cauda', 'tonnato', 'bigoli in salsa', 'cicchetti', 'cuoppo', 'calamares', 'gambas', 'sardinas', 'boquerones', 'pescaito', 'cazon', 'bacalao', 'pulpo', 'sepia', 'clochinas', 'tellinas', 'soldaditos de pavia', 'fritura malaguena', 'ensalada malaguena', 'remojon granadino', 'esqueixada', 'fideua', 'arros negre', 'arroz negro', 'suquet', 'peix', 'all i pebre', 'esgarraet',
  'bacalhau', 'sardinhas', 'polvo', 'ameijoas', 'marisco', 'mariscos', 'lapas', 'castanhetas', 'espada', 'atum', 'pataniscas', 'moqueca', 'camarao', 'camaron', 'camarones', 'siri', 'sururu', 'acaraje', 'abara', 'vatapa', 'caruru', 'bobo', 'ceviche', 'pescado', 'mojarra', 'langostinos', 'pargo', 'corvina', 'trucha', 'pejerrey', 'jalea', 'congrio', 'machas', 'encebollado', 'chillo', 'bacalaitos', 'aguachile', 'tikin xic', 'caldo de piedra', 'causa',
  // Northern and Eastern Europe
  'laks', 'lax', 'roykelaks', 'loss', 'losos', 'losas', 'lohikeitto', 'silakat', 'muikut', 'reke', 'rekesmorbrod', 'raksmorgas', 'rakmacka', 'skagen', 'stromming', 'frestelse', 'kaviar', 'sild', 'silke', 'sledz', 'makrell', 'makrela', 'torsk', 'persetorsk', 'fiskesuppe', 'fiskekaker', 'fiskefilet', 'fiskesupp', 'plukkfisk', 'plokkfiskur', 'humarsupa', 'thorskhnakki', 'bleikja', 'hardfiskur', 'kveite', 'stjerneskud', 'smorrebrod', 'kiluvoileib', 'raim', 'rengges', 'renges', 'dorsz', 'flada', 'fladra', 'zupa rybna', 'lososia',
  'treska', 'kapr', 'halaszle', 'riblja', 'riba', 'hobotnica', 'hobotnice', 'lignje', 'kamenice', 'srdele', 'brudet', 'skampi', 'brancin', 'rizot', 'postrv', 'lampuki', 'aljotta', 'qarnit', 'htapodi', 'chtapodi', 'garides', 'balik', 'midye', 'lufer', 'ftira', 'hobz biz zejt', 'pizza fritta di mare', 'denis', 'losos with dill',
  // Africa and South Asia
  'pweza', 'samaki', 'bombil', 'koliwada', 'isso', 'kakuluwo', 'ambul thiyal', 'lunu miris', 'pol sambol', 
  // East and South-East Asia
  'miso soup', 'dashi', 'unagi', 'anago', 'kaki', 'uni', 'takoyaki', 'ikayaki', 'tetchiri', 'zushi', 'kaisendon', 'kegani', 'ishikari', 'nishin', 'saba', 'kaiseki', 'obanzai', 'yudofu', 'soba', 'udon', 'udon suki', 'tendon', 'kitsune', 'temaki', 'robatayaki', 'somen', 'nyumen', 'edomae', 'kakinoha', 'hakozushi', 'yuba donburi', 'tamagoyaki',
  'jaecheop', 'eomuk', 'hoe', 'kkomjangeo', 'nakji', 'jogae', 'pajeon', 'kalguksu', 'kongnamul', 'tteokbokki', 'xiefen', 'dazhaxie', 'xunyu', 'shuizhu yu', 'oa tsian', 'oa a', 'o tao', 'or chien', 'yu', 'hoi thot', 'tom yam', 'pla', 'som tam', 'tam mak hoong', 'phat thai', 'gaeng pu', 'gaeng som', 'nam prik', 'nam ya', 'mok pa', 'ping pa', 'jaew bong', 'amok', 'trei', 'nom banh chok', 'samlor machu',
  'cha ca', 'bun rieu', 'mam tom', 'mam', 'oc', 'canh chua', 'ca kho', 'ca nuong', 'banh dap', 'tuyo', 'ikan', 'lele', 'laksa', 'nasi lemak', 'hokkien mee', 'pasembur', 'chwee kueh', 'sambal', 'mee goreng',
  'rokelaks', 'xian doujiang', 'mozzarella in carrozza', 'saumon', 'thon',
  // Of the destinations described since
  'hitsumabushi', 'kishimen', 'ebi furai', 'akashiyaki', 'shirasu don', 'ise ebi', 'abalone', 'satsuma age', 'ganjang gejang', 'mulhoe', 'ojingeo sundae',
  'bayu dumplings', 'har gow', 'grouper', 'milkfish', 'meen kuzhambu', 'macher jhol', 'karimeen', 'tusundong jelly', 'hoto',
  'arctic char', 'char', 'klippfisk', 'lutefisk', 'tonyina', 'caldero', 'tellines', 'brandade', 'morue', 'enguias', 'polpo', 'sole', 'chipirons', 'ttoro', 'gilda', 'marmitako',
  'involtini di pesce spada', 'pesce', 'pesce spada', 'pstruh', 'pstrag', 'lampreia', 'missoltini', 'lavarello', 'bourdeto', 'sea bream', 'bream', 'goi ca', 'pisztrang',
  'cacao frito', 'sopa de cacao', 'conquilhas', 'carapaus', 'cataplana', 'lingueirao', 'forelle', 'truite', 'mentaiko', 'rakaka with lojrom', 'lojrom', 'cherne',
  'snails boubouristi', 'river snails', 'stuffed river snails', 'hoedeopbap', 'cha muc', 'kamaboko', 'wakasagi', 'yosenabe', 'com hen', 'gregada', 'marinera', 'langoustines',
  'scallops', 'galchi', 'haemul', 'nodoguro', 'crni rizoto', 'buzara', 'sea bass', 'hoi chak teen', 'percebes', 'vieja', 'boknafisk', 'torrfisk', 'molje', 'pesce in carpione',
  'langosta', 'caldereta', 'stocafi', 'pastrmka', 'sprats', 'turbot', 'tamboril', 'caldeirada', 'ohridska pastrmka', 'umibudo', 'gurukun', 'folpetti', 'kalamari', 'gadda',
  'havelzander', 'zander', 'waller', 'muikku', 'plateau de fruits de mer', 'txangurro', 'merluza', 'mariscada', 'vieiras', 'humar', 'hake', 'komle with fish', 'ricci', 'tonno',
  'praad', 'sliptong', 'sardoni', 'pike perch', 'moselaal', 'flounder', 'ortiguillas', 'arselle', 'bottarga', 'cockles', 'laverbread', 'espetos', 'zarzuela', 'arroz a banda',
  'kaeng som', 'tom yum', 'bun xao ngan', 'ngan', 'sam', 'capon magro', 'cappon magro', 'buridda', 'poke', 'tiradito', 'grilled fish', 'f rell', 'mainfischli', 'hopjes with eel',
  'spaghetti ai ricci', 'ladotyri with sardines', 'sartsa', 'salmone', 'luderitz', 'papas alinas con atun', 'papas alinas', 'coca amb tonyina', 'aioli with vegetables',
  'caponata with octopus', 'malloreddus with bottarga', 'fregola',
] // prettier-ignore
