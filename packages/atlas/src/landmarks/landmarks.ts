import type { Landmark } from './landmark.ts'
import { africaSouthOfSahara1 } from './regions/africa-south-of-sahara-1.ts'
import { africaSouthOfSahara2 } from './regions/africa-south-of-sahara-2.ts'
import { africaSouthOfSahara3 } from './regions/africa-south-of-sahara-3.ts'
import { alps1 } from './regions/alps-1.ts'
import { alps2 } from './regions/alps-2.ts'
import { balkans1 } from './regions/balkans-1.ts'
import { balkans2 } from './regions/balkans-2.ts'
import { canadaMexico1 } from './regions/canada-mexico-1.ts'
import { canadaMexico2 } from './regions/canada-mexico-2.ts'
import { centralAsiaMongolia } from './regions/central-asia-mongolia.ts'
import { centralEurope1 } from './regions/central-europe-1.ts'
import { centralEurope2 } from './regions/central-europe-2.ts'
import { centralSouthAmerica1 } from './regions/central-south-america-1.ts'
import { centralSouthAmerica2 } from './regions/central-south-america-2.ts'
import { centralSouthAmerica3 } from './regions/central-south-america-3.ts'
import { centralSouthAmerica4 } from './regions/central-south-america-4.ts'
import { china1 } from './regions/china-1.ts'
import { china2 } from './regions/china-2.ts'
import { china3 } from './regions/china-3.ts'
import { easternEurope1 } from './regions/eastern-europe-1.ts'
import { easternEurope2 } from './regions/eastern-europe-2.ts'
import { egyptNorthAfrica1 } from './regions/egypt-north-africa-1.ts'
import { egyptNorthAfrica2 } from './regions/egypt-north-africa-2.ts'
import { england1 } from './regions/england-1.ts'
import { england2 } from './regions/england-2.ts'
import { france1 } from './regions/france-1.ts'
import { france2 } from './regions/france-2.ts'
import { germany1 } from './regions/germany-1.ts'
import { germany2 } from './regions/germany-2.ts'
import { greece } from './regions/greece.ts'
import { iceland } from './regions/iceland.ts'
import { italyNorth1 } from './regions/italy-north-1.ts'
import { italyNorth2 } from './regions/italy-north-2.ts'
import { italySouth1 } from './regions/italy-south-1.ts'
import { italySouth2 } from './regions/italy-south-2.ts'
import { japan1 } from './regions/japan-1.ts'
import { japan2 } from './regions/japan-2.ts'
import { korea } from './regions/korea.ts'
import { lowCountries } from './regions/low-countries.ts'
import { oceaniaAntarctica1 } from './regions/oceania-antarctica-1.ts'
import { oceaniaAntarctica2 } from './regions/oceania-antarctica-2.ts'
import { oceaniaAntarctica3 } from './regions/oceania-antarctica-3.ts'
import { portugal } from './regions/portugal.ts'
import { scandinavia1 } from './regions/scandinavia-1.ts'
import { scandinavia2 } from './regions/scandinavia-2.ts'
import { scotlandWalesIreland1 } from './regions/scotland-wales-ireland-1.ts'
import { scotlandWalesIreland2 } from './regions/scotland-wales-ireland-2.ts'
import { southAsia1 } from './regions/south-asia-1.ts'
import { southAsia2 } from './regions/south-asia-2.ts'
import { southAsia3 } from './regions/south-asia-3.ts'
import { southeastAsia1 } from './regions/southeast-asia-1.ts'
import { southeastAsia2 } from './regions/southeast-asia-2.ts'
import { southeastAsia3 } from './regions/southeast-asia-3.ts'
import { southeastAsia4 } from './regions/southeast-asia-4.ts'
import { spain1 } from './regions/spain-1.ts'
import { spain2 } from './regions/spain-2.ts'
import { turkeyMiddleEast1 } from './regions/turkey-middle-east-1.ts'
import { turkeyMiddleEast2 } from './regions/turkey-middle-east-2.ts'
import { turkeyMiddleEast3 } from './regions/turkey-middle-east-3.ts'
import { usaEast1 } from './regions/usa-east-1.ts'
import { usaEast2 } from './regions/usa-east-2.ts'
import { usaEast3 } from './regions/usa-east-3.ts'
import { usaWest1 } from './regions/usa-west-1.ts'
import { usaWest2 } from './regions/usa-west-2.ts'
import { usaWest3 } from './regions/usa-west-3.ts'

export const LANDMARKS: readonly Landmark[] = [
  ...africaSouthOfSahara1,
  ...africaSouthOfSahara2,
  ...africaSouthOfSahara3,
  ...alps1,
  ...alps2,
  ...balkans1,
  ...balkans2,
  ...canadaMexico1,
  ...canadaMexico2,
  ...centralAsiaMongolia,
  ...centralEurope1,
  ...centralEurope2,
  ...centralSouthAmerica1,
  ...centralSouthAmerica2,
  ...centralSouthAmerica3,
  ...centralSouthAmerica4,
  ...china1,
  ...china2,
  ...china3,
  ...easternEurope1,
  ...easternEurope2,
  ...egyptNorthAfrica1,
  ...egyptNorthAfrica2,
  ...england1,
  ...england2,
  ...france1,
  ...france2,
  ...germany1,
  ...germany2,
  ...greece,
  ...iceland,
  ...italyNorth1,
  ...italyNorth2,
  ...italySouth1,
  ...italySouth2,
  ...japan1,
  ...japan2,
  ...korea,
  ...lowCountries,
  ...oceaniaAntarctica1,
  ...oceaniaAntarctica2,
  ...oceaniaAntarctica3,
  ...portugal,
  ...scandinavia1,
  ...scandinavia2,
  ...scotlandWalesIreland1,
  ...scotlandWalesIreland2,
  ...southAsia1,
  ...southAsia2,
  ...southAsia3,
  ...southeastAsia1,
  ...southeastAsia2,
  ...southeastAsia3,
  ...southeastAsia4,
  ...spain1,
  ...spain2,
  ...turkeyMiddleEast1,
  ...turkeyMiddleEast2,
  ...turkeyMiddleEast3,
  ...usaEast1,
  ...usaEast2,
  ...usaEast3,
  ...usaWest1,
  ...usaWest2,
  ...usaWest3,
]
