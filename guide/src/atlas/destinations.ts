// Written by `npm run list-destinations -w guide`.
import { abuDhabi } from './destinations/abu-dhabi.ts'
import { agra } from './destinations/agra.ts'
import { amman } from './destinations/amman.ts'
import { amsterdam } from './destinations/amsterdam.ts'
import { antiguaGuatemala } from './destinations/antigua-guatemala.ts'
import { athens } from './destinations/athens.ts'
import { auckland } from './destinations/auckland.ts'
import { bali } from './destinations/bali.ts'
import { bangkok } from './destinations/bangkok.ts'
import { barcelona } from './destinations/barcelona.ts'
import { beijing } from './destinations/beijing.ts'
import { belfast } from './destinations/belfast.ts'
import { belgrade } from './destinations/belgrade.ts'
import { bergen } from './destinations/bergen.ts'
import { berlin } from './destinations/berlin.ts'
import { bogota } from './destinations/bogota.ts'
import { bologna } from './destinations/bologna.ts'
import { bordeaux } from './destinations/bordeaux.ts'
import { boston } from './destinations/boston.ts'
import { bratislava } from './destinations/bratislava.ts'
import { bruges } from './destinations/bruges.ts'
import { brussels } from './destinations/brussels.ts'
import { bucharest } from './destinations/bucharest.ts'
import { budapest } from './destinations/budapest.ts'
import { buenosAires } from './destinations/buenos-aires.ts'
import { busan } from './destinations/busan.ts'
import { cairo } from './destinations/cairo.ts'
import { cancun } from './destinations/cancun.ts'
import { capeTown } from './destinations/cape-town.ts'
import { cartagena } from './destinations/cartagena.ts'
import { chengdu } from './destinations/chengdu.ts'
import { chiangMai } from './destinations/chiang-mai.ts'
import { chicago } from './destinations/chicago.ts'
import { cologne } from './destinations/cologne.ts'
import { colombo } from './destinations/colombo.ts'
import { copenhagen } from './destinations/copenhagen.ts'
import { cusco } from './destinations/cusco.ts'
import { delhi } from './destinations/delhi.ts'
import { doha } from './destinations/doha.ts'
import { dresden } from './destinations/dresden.ts'
import { dubai } from './destinations/dubai.ts'
import { dublin } from './destinations/dublin.ts'
import { dubrovnik } from './destinations/dubrovnik.ts'
import { edinburgh } from './destinations/edinburgh.ts'
import { fes } from './destinations/fes.ts'
import { florence } from './destinations/florence.ts'
import { funchal } from './destinations/funchal.ts'
import { gdansk } from './destinations/gdansk.ts'
import { geneva } from './destinations/geneva.ts'
import { georgeTown } from './destinations/george-town.ts'
import { glasgow } from './destinations/glasgow.ts'
import { granada } from './destinations/granada.ts'
import { hamburg } from './destinations/hamburg.ts'
import { hanoi } from './destinations/hanoi.ts'
import { havana } from './destinations/havana.ts'
import { helsinki } from './destinations/helsinki.ts'
import { heraklion } from './destinations/heraklion.ts'
import { hiroshima } from './destinations/hiroshima.ts'
import { hoChiMinhCity } from './destinations/ho-chi-minh-city.ts'
import { hoiAn } from './destinations/hoi-an.ts'
import { hongKong } from './destinations/hong-kong.ts'
import { honolulu } from './destinations/honolulu.ts'
import { innsbruck } from './destinations/innsbruck.ts'
import { istanbul } from './destinations/istanbul.ts'
import { jaipur } from './destinations/jaipur.ts'
import { jerusalem } from './destinations/jerusalem.ts'
import { kathmandu } from './destinations/kathmandu.ts'
import { krakow } from './destinations/krakow.ts'
import { kualaLumpur } from './destinations/kuala-lumpur.ts'
import { kyoto } from './destinations/kyoto.ts'
import { laPaz } from './destinations/la-paz.ts'
import { lasVegas } from './destinations/las-vegas.ts'
import { lima } from './destinations/lima.ts'
import { lisbon } from './destinations/lisbon.ts'
import { ljubljana } from './destinations/ljubljana.ts'
import { london } from './destinations/london.ts'
import { losAngeles } from './destinations/los-angeles.ts'
import { luangPrabang } from './destinations/luang-prabang.ts'
import { lucerne } from './destinations/lucerne.ts'
import { luxor } from './destinations/luxor.ts'
import { lyon } from './destinations/lyon.ts'
import { macau } from './destinations/macau.ts'
import { madrid } from './destinations/madrid.ts'
import { malaga } from './destinations/malaga.ts'
import { manchester } from './destinations/manchester.ts'
import { manila } from './destinations/manila.ts'
import { marrakesh } from './destinations/marrakesh.ts'
import { marseille } from './destinations/marseille.ts'
import { medellin } from './destinations/medellin.ts'
import { melbourne } from './destinations/melbourne.ts'
import { mexicoCity } from './destinations/mexico-city.ts'
import { miami } from './destinations/miami.ts'
import { milan } from './destinations/milan.ts'
import { montreal } from './destinations/montreal.ts'
import { mumbai } from './destinations/mumbai.ts'
import { munich } from './destinations/munich.ts'
import { nairobi } from './destinations/nairobi.ts'
import { naples } from './destinations/naples.ts'
import { nara } from './destinations/nara.ts'
import { newOrleans } from './destinations/new-orleans.ts'
import { newYork } from './destinations/new-york.ts'
import { nice } from './destinations/nice.ts'
import { oaxaca } from './destinations/oaxaca.ts'
import { osaka } from './destinations/osaka.ts'
import { oslo } from './destinations/oslo.ts'
import { palma } from './destinations/palma.ts'
import { panamaCity } from './destinations/panama-city.ts'
import { paris } from './destinations/paris.ts'
import { philadelphia } from './destinations/philadelphia.ts'
import { phuket } from './destinations/phuket.ts'
import { porto } from './destinations/porto.ts'
import { prague } from './destinations/prague.ts'
import { quebec } from './destinations/quebec.ts'
import { queenstown } from './destinations/queenstown.ts'
import { quito } from './destinations/quito.ts'
import { reykjavik } from './destinations/reykjavik.ts'
import { riga } from './destinations/riga.ts'
import { rioDeJaneiro } from './destinations/rio-de-janeiro.ts'
import { rome } from './destinations/rome.ts'
import { salvador } from './destinations/salvador.ts'
import { salzburg } from './destinations/salzburg.ts'
import { sanDiego } from './destinations/san-diego.ts'
import { sanFrancisco } from './destinations/san-francisco.ts'
import { sanJuan } from './destinations/san-juan.ts'
import { santiago } from './destinations/santiago.ts'
import { santorini } from './destinations/santorini.ts'
import { saoPaulo } from './destinations/sao-paulo.ts'
import { sapporo } from './destinations/sapporo.ts'
import { seattle } from './destinations/seattle.ts'
import { seoul } from './destinations/seoul.ts'
import { seville } from './destinations/seville.ts'
import { shanghai } from './destinations/shanghai.ts'
import { siemReap } from './destinations/siem-reap.ts'
import { singapore } from './destinations/singapore.ts'
import { sofia } from './destinations/sofia.ts'
import { split } from './destinations/split.ts'
import { stockholm } from './destinations/stockholm.ts'
import { strasbourg } from './destinations/strasbourg.ts'
import { sydney } from './destinations/sydney.ts'
import { taipei } from './destinations/taipei.ts'
import { tallinn } from './destinations/tallinn.ts'
import { tbilisi } from './destinations/tbilisi.ts'
import { telAviv } from './destinations/tel-aviv.ts'
import { tokyo } from './destinations/tokyo.ts'
import { toronto } from './destinations/toronto.ts'
import { turin } from './destinations/turin.ts'
import { valencia } from './destinations/valencia.ts'
import { valletta } from './destinations/valletta.ts'
import { vancouver } from './destinations/vancouver.ts'
import { venice } from './destinations/venice.ts'
import { vienna } from './destinations/vienna.ts'
import { vilnius } from './destinations/vilnius.ts'
import { warsaw } from './destinations/warsaw.ts'
import { washington } from './destinations/washington.ts'
import { wellington } from './destinations/wellington.ts'
import { xian } from './destinations/xian.ts'
import { yogyakarta } from './destinations/yogyakarta.ts'
import { zagreb } from './destinations/zagreb.ts'
import { zanzibar } from './destinations/zanzibar.ts'
import { zurich } from './destinations/zurich.ts'
import type { AtlasDestination } from './place.ts'

/** Every destination that the atlas describes with places. */
export const DESTINATIONS: readonly AtlasDestination[] = [
  abuDhabi,
  agra,
  amman,
  amsterdam,
  antiguaGuatemala,
  athens,
  auckland,
  bali,
  bangkok,
  barcelona,
  beijing,
  belfast,
  belgrade,
  bergen,
  berlin,
  bogota,
  bologna,
  bordeaux,
  boston,
  bratislava,
  bruges,
  brussels,
  bucharest,
  budapest,
  buenosAires,
  busan,
  cairo,
  cancun,
  capeTown,
  cartagena,
  chengdu,
  chiangMai,
  chicago,
  cologne,
  colombo,
  copenhagen,
  cusco,
  delhi,
  doha,
  dresden,
  dubai,
  dublin,
  dubrovnik,
  edinburgh,
  fes,
  florence,
  funchal,
  gdansk,
  geneva,
  georgeTown,
  glasgow,
  granada,
  hamburg,
  hanoi,
  havana,
  helsinki,
  heraklion,
  hiroshima,
  hoChiMinhCity,
  hoiAn,
  hongKong,
  honolulu,
  innsbruck,
  istanbul,
  jaipur,
  jerusalem,
  kathmandu,
  krakow,
  kualaLumpur,
  kyoto,
  laPaz,
  lasVegas,
  lima,
  lisbon,
  ljubljana,
  london,
  losAngeles,
  luangPrabang,
  lucerne,
  luxor,
  lyon,
  macau,
  madrid,
  malaga,
  manchester,
  manila,
  marrakesh,
  marseille,
  medellin,
  melbourne,
  mexicoCity,
  miami,
  milan,
  montreal,
  mumbai,
  munich,
  nairobi,
  naples,
  nara,
  newOrleans,
  newYork,
  nice,
  oaxaca,
  osaka,
  oslo,
  palma,
  panamaCity,
  paris,
  philadelphia,
  phuket,
  porto,
  prague,
  quebec,
  queenstown,
  quito,
  reykjavik,
  riga,
  rioDeJaneiro,
  rome,
  salvador,
  salzburg,
  sanDiego,
  sanFrancisco,
  sanJuan,
  santiago,
  santorini,
  saoPaulo,
  sapporo,
  seattle,
  seoul,
  seville,
  shanghai,
  siemReap,
  singapore,
  sofia,
  split,
  stockholm,
  strasbourg,
  sydney,
  taipei,
  tallinn,
  tbilisi,
  telAviv,
  tokyo,
  toronto,
  turin,
  valencia,
  valletta,
  vancouver,
  venice,
  vienna,
  vilnius,
  warsaw,
  washington,
  wellington,
  xian,
  yogyakarta,
  zagreb,
  zanzibar,
  zurich,
]
