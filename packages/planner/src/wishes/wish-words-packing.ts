import type { WishTerms } from './wish-words-grammar.ts'

/** Words that concern the packing list only, by the names of `Need`; plans ignore them. */
export const PACKING_WORDS: WishTerms = {
  medication:
    'blood pressure|blutdruck|comprimidos|farmac*|inhaler*|insulin pump|medicament*|medicamento*|medicat*|medicinale|medicinas|medicine*|medikament*|meds|pastillas|pills|prescription*|pressao alta|pressione alta|remedios|tabletten|tension arterial|常備薬|药|药品|药物|薬|血压|血圧',
  glasses: 'anteojos|brille|brillen|gafas|glasses|lunettes|occhiali|oculos|spectacles|メガネ|眼鏡|眼镜',
  contacts:
    'contact lens*|contacts|kontaktlinse*|lentes de contacto|lentes de contato|lenti a contatto|lentillas|lentilles de contact|コンタクト|コンタクトレンズ|隐形眼镜',
  asthma: 'asma|asmatic*|asthma*|asthmat*|asthmatique*|哮喘|喘息',
  hearing:
    'aparelho auditivo|apparecchio acustico|appareil auditif|audifono*|deaf|deficiencia auditiva|deficiente auditiv*|discapacidad auditiva|gehorlos*|gehorlose*|hard of hearing|hearing|hearing aid*|hearing difficult*|hearing impair*|hearing loss|hipoacus*|horgerat*|ipoacus*|malentendant*|non udent*|schwerhorig*|schwerhorige*|sord*|sourd|sourde|surda|surdo|surdos|taub|taube|助听器|听不见|听障|耳が不自由|耳が聞こえない|耳が聞こえません|耳が遠い|聋|聋人|聴覚障がい|聴覚障害|補聴器|难听|難聴',
  cpap: 'apnea del sueno|apnea notturna|apnee du sommeil|apneia do sono|cpap|schlafapnoe|sleep apnea|sleep apnoea|呼吸机|睡眠時無呼吸',
  motion:
    'car sick*|carsick*|chinetosi|enjoo*|mal d auto|mal de mer|mal des transports|mal di mare|mareo*|me mareo|motion sick*|nausea|reisekrank*|sea sick*|seasick*|seekrank*|travel sick*|乗り物酔い|晕船|晕车|船酔い|車酔い',
  period:
    'menstrua*|menstruacao|mestruazion*|my period|periode|regelblutung|regla|regles|sanitary|tampon|tampons|卫生巾|月经|生理',
  sensitiveSkin:
    'coup de soleil|eczema|empfindliche haut|fair skin|neurodermitis|peau sensible|pele sensivel|pelle sensibile|piel clara|piel sensible|scottature|sensitive skin|sonnenallergie|sonnenbrand|sun allergy|sunburn|敏感皮肤|敏感肌|晒伤|湿疹',
  camera:
    'appareil photo|camara|camaras|camera|cameras|drohne|drone|drones|dslr|fotocamera|gopro|kamera|kameras|macchina fotografica|カメラ機材|ドローン|无人机|相机',
  laptop:
    'arbeit|arbeite|arbeiten|conference*|konferenz|laptop*|lavorare|lavoro|meeting|meetings|notebook|remote|remotely|teletrabajo|teletravail|trabajar|trabajo|trabalhar|trabalho|travail|travailler|work|workation|working|ノートパソコン|パソコン|リモートワーク|仕事|工作|电脑|笔记本电脑|远程办公',
  formal:
    'abito elegante|anzug|black tie|boda|casamento|costume|dress code|formal|gala|hochzeit|hochzeitsfeier|mariage|matrimonio|suit|suits|terno|traje|wedding|スーツ|フォーマル|婚礼|正装|結婚式|西装',
  sportswear:
    'academia|correr|corsa|course a pied|fitness|fitnessstudio|gimnasio|gym|joggen|jogging|laufsachen|marathon|palestra|run|running|runs|salle de sport|workout*|ジム|マラソン|ランニング|健身|跑步|马拉松',
  camping:
    'acampamento|acampar|barraca|camp|campeggio|camper|campground|camping|campsite|tenda|tent|tente|tents|tienda de campana|zelt|zelten|キャンプ|テント|帐篷|露营',
  lightLuggage:
    'bagage a main|bagagem de mao|bagages cabine|bagaglio a mano|cabin bag*|carry on|carryon|equipaje de mano|hand luggage|handgepack|light luggage|mala de mao|pack light|packing light|手提行李|手荷物|機内持ち込み|登机箱',
  pilgrimage:
    'camino|camino de santiago|jakobsweg|kora|kumano kodo|pelerin*|pelerinage*|pellegrin*|peregrin*|pilger*|pilgrim*|pilgrimage*|shikoku|お遍路|巡礼|朝圣',
  base: 'alta via|gr20|hut to hut|huttentour|laugavegur|long distance trail|mehrtagestour|multi day hike|thru hike|tour du mont blanc|trekking tour|west highland way|徒步多日|縦走',
  hajj: 'haddsch|hadj|hadsch|haj|hajj|hayy|omra|umra|umrah|ウムラ|ハッジ|朝觐',
  /** Altitudes far above the town where travellers sleep. */
  highTrek:
    'aconcagua|annapurna*|base camp|basislager|camino inca|camp de base|campo base|cotopaxi|ebc|elbrus|everest|huayna potosi|inca trail|inka trail|island peak|kilimanjaro|ladakh|langtang|manaslu|mera peak|mount kenya|mount meru|salkantay|アンナプルナ|エベレスト|キリマンジャロ|乞力马扎罗|安纳普尔纳|珠峰',
  polarCruise:
    'antarctic*|antarctique|antarktis|antartida|antartide|arctic cruise|expedition cruise|polar cruise|spitsbergen cruise|svalbard cruise|南极|南極',
  festival:
    'burning man|coachella|festivais|festival|festivales|festivals|glastonbury|rave|roskilde|sziget|tomorrowland|フェス|音乐节',
  motorbike:
    'moped|mopeds|moto|motor bike*|motorbike*|motorcycle*|motorcycling|motorrad*|motos|scooter|scooters|vespa|スクーター|バイク|摩托|摩托车',
  highUp:
    'alta quota|altitud|altitude|altura extrema|grande altitude|haute montagne|high altitude|high mountains|hochgebirge|高原|高地|高山病|高海拔',
  reading: 'e reader|ebook*|kindle|leer|leggere|ler|lesen|lire|read|reader|reading|电子书|看书|読書',
}
