/** Words and phrases of drinks; a name that has nothing else is no meal. Own compilation. */
export const DRINK_WORDS: readonly string[] = [
  'cappuccino', 'caffe macchiato', 'caffe napoletano', 'marocchino', 'bicerin', 'cafe creme', 'cafe con leche', 'cafe amb llet', 'cafe noisette', 'cafe sombra', 'galao', 'meia de leite', 'milchkaffee', 'filterkaffee', 'melange', 'schale', 'koffie verkeerd', 'freddo espresso', 'ovomaltine', 'horchata', 'zumo de naranja', 'karak', 'karak chai', 'chai ya maziwa', 'te fit tazza', 'boza',
  'kofola', 'ginjinha', 'jenever', 'goldwasser', 'berliner weisse', 'tsikoudia', 'vinsanto', 'canelazo', 'emoliente', 'api', 'tejate', 'terremoto', 'mezcal', 'vino dulce', 'karkade', 'balzams', 'lassi', 'ca phe', 'caribou', 'mikkusu jusu', 'vitamina de abacate', 'quinua con manzana', 'cha yen', 'bubble tea', 'maracuja',
  'chinesa',
  // Of the destinations described since
  'apricot peel water', 'papaya milk', 'masala chai', 'jigarthanda',
  'coffee', 'kaffee', 'tea', 'kava', 'kave', 'kahve', 'sake', 'awamori', 'beopju', 'soju', 'ice wine', 'yellow wine', 'caffe', 'herbata', 'hallasan soju', 'chang', 'sanpin tea',
  'hot chocolate', 'kaga bocha', 'tangerine juice',
] // prettier-ignore
