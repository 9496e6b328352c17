import type { Landmark } from './landmark.ts'
import { africaSouthOfSahara } from './regions/africa-south-of-sahara.ts'
import { alps } from './regions/alps.ts'
import { balkans } from './regions/balkans.ts'
import { canadaMexico } from './regions/canada-mexico.ts'
import { centralAsiaMongolia } from './regions/central-asia-mongolia.ts'
import { centralEurope } from './regions/central-europe.ts'
import { centralSouthAmerica } from './regions/central-south-america.ts'
import { china } from './regions/china.ts'
import { easternEurope } from './regions/eastern-europe.ts'
import { egyptNorthAfrica } from './regions/egypt-north-africa.ts'
import { england } from './regions/england.ts'
import { france } from './regions/france.ts'
import { germany } from './regions/germany.ts'
import { greece } from './regions/greece.ts'
import { iceland } from './regions/iceland.ts'
import { italyNorth } from './regions/italy-north.ts'
import { italySouth } from './regions/italy-south.ts'
import { japan } from './regions/japan.ts'
import { korea } from './regions/korea.ts'
import { lowCountries } from './regions/low-countries.ts'
import { oceaniaAntarctica } from './regions/oceania-antarctica.ts'
import { portugal } from './regions/portugal.ts'
import { scandinavia } from './regions/scandinavia.ts'
import { scotlandWalesIreland } from './regions/scotland-wales-ireland.ts'
import { southAsia } from './regions/south-asia.ts'
import { southeastAsia } from './regions/southeast-asia.ts'
import { spain } from './regions/spain.ts'
import { turkeyMiddleEast } from './regions/turkey-middle-east.ts'
import { usaEast } from './regions/usa-east.ts'
import { usaWest } from './regions/usa-west.ts'

export const LANDMARKS: readonly Landmark[] = [
  ...africaSouthOfSahara,
  ...alps,
  ...balkans,
  ...canadaMexico,
  ...centralAsiaMongolia,
  ...centralEurope,
  ...centralSouthAmerica,
  ...china,
  ...easternEurope,
  ...egyptNorthAfrica,
  ...england,
  ...france,
  ...germany,
  ...greece,
  ...iceland,
  ...italyNorth,
  ...italySouth,
  ...japan,
  ...korea,
  ...lowCountries,
  ...oceaniaAntarctica,
  ...portugal,
  ...scandinavia,
  ...scotlandWalesIreland,
  ...southAsia,
  ...southeastAsia,
  ...spain,
  ...turkeyMiddleEast,
  ...usaEast,
  ...usaWest,
]
