// Written by `npm run list-destinations -w guide`.
import { amsterdam } from './destinations/amsterdam.ts'
import { athens } from './destinations/athens.ts'
import { bali } from './destinations/bali.ts'
import { bangkok } from './destinations/bangkok.ts'
import { barcelona } from './destinations/barcelona.ts'
import { beijing } from './destinations/beijing.ts'
import { berlin } from './destinations/berlin.ts'
import { boston } from './destinations/boston.ts'
import { budapest } from './destinations/budapest.ts'
import { buenosAires } from './destinations/buenos-aires.ts'
import { busan } from './destinations/busan.ts'
import { cairo } from './destinations/cairo.ts'
import { capeTown } from './destinations/cape-town.ts'
import { chicago } from './destinations/chicago.ts'
import { copenhagen } from './destinations/copenhagen.ts'
import { cusco } from './destinations/cusco.ts'
import { dubai } from './destinations/dubai.ts'
import { dublin } from './destinations/dublin.ts'
import { edinburgh } from './destinations/edinburgh.ts'
import { florence } from './destinations/florence.ts'
import { hanoi } from './destinations/hanoi.ts'
import { hiroshima } from './destinations/hiroshima.ts'
import { hongKong } from './destinations/hong-kong.ts'
import { istanbul } from './destinations/istanbul.ts'
import { kyoto } from './destinations/kyoto.ts'
import { lasVegas } from './destinations/las-vegas.ts'
import { lisbon } from './destinations/lisbon.ts'
import { london } from './destinations/london.ts'
import { losAngeles } from './destinations/los-angeles.ts'
import { madrid } from './destinations/madrid.ts'
import { marrakesh } from './destinations/marrakesh.ts'
import { mexicoCity } from './destinations/mexico-city.ts'
import { nara } from './destinations/nara.ts'
import { newYork } from './destinations/new-york.ts'
import { osaka } from './destinations/osaka.ts'
import { paris } from './destinations/paris.ts'
import { prague } from './destinations/prague.ts'
import { queenstown } from './destinations/queenstown.ts'
import { reykjavik } from './destinations/reykjavik.ts'
import { rioDeJaneiro } from './destinations/rio-de-janeiro.ts'
import { rome } from './destinations/rome.ts'
import { sanFrancisco } from './destinations/san-francisco.ts'
import { sapporo } from './destinations/sapporo.ts'
import { seoul } from './destinations/seoul.ts'
import { shanghai } from './destinations/shanghai.ts'
import { singapore } from './destinations/singapore.ts'
import { stockholm } from './destinations/stockholm.ts'
import { sydney } from './destinations/sydney.ts'
import { tokyo } from './destinations/tokyo.ts'
import { venice } from './destinations/venice.ts'
import { vienna } from './destinations/vienna.ts'
import { washington } from './destinations/washington.ts'
import { xian } from './destinations/xian.ts'
import type { AtlasDestination } from './place.ts'

/** Every destination that the atlas describes with places. */
export const DESTINATIONS: readonly AtlasDestination[] = [
  amsterdam,
  athens,
  bali,
  bangkok,
  barcelona,
  beijing,
  berlin,
  boston,
  budapest,
  buenosAires,
  busan,
  cairo,
  capeTown,
  chicago,
  copenhagen,
  cusco,
  dubai,
  dublin,
  edinburgh,
  florence,
  hanoi,
  hiroshima,
  hongKong,
  istanbul,
  kyoto,
  lasVegas,
  lisbon,
  london,
  losAngeles,
  madrid,
  marrakesh,
  mexicoCity,
  nara,
  newYork,
  osaka,
  paris,
  prague,
  queenstown,
  reykjavik,
  rioDeJaneiro,
  rome,
  sanFrancisco,
  sapporo,
  seoul,
  shanghai,
  singapore,
  stockholm,
  sydney,
  tokyo,
  venice,
  vienna,
  washington,
  xian,
]
