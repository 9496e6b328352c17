import type { WishTerms } from './wish-words-grammar.ts'

/** Words that concern the packing list only, by the names of `Need`; plans ignore them. */
export const PACKING_WORDS: WishTerms = {
  medication:
    'medicat*|medicine*|meds|prescription*|pills|insulin pump|inhaler*|blood pressure|medikament*|tabletten|blutdruck|medicament*|medicamento*|medicinas|pastillas|tension arterial|farmac*|medicinale|pressione alta|remedios|comprimidos|pressao alta|薬|常備薬|血圧|药|药物|药品|血压',
  glasses: 'glasses|spectacles|brille|brillen|lunettes|gafas|anteojos|occhiali|oculos|眼鏡|メガネ|眼镜',
  contacts:
    'contact lens*|contacts|kontaktlinse*|lentilles|lentilles de contact|lentillas|lentes de contacto|lenti a contatto|lentes de contato|コンタクトレンズ|コンタクト|隐形眼镜',
  asthma: 'asthma*|asthmat*|asma|asmatic*|asthmatique*|喘息|哮喘',
  hearing:
    'hearing aid*|hearing|deaf|horgerat*|gehorlos*|schwerhorig*|audifono*|sordo|sorda|appareil auditif|malentendant*|sourd|sourde|apparecchio acustico|sord*|aparelho auditivo|surdo|surda|補聴器|难听|助听器|hearing impair*|hearing loss|hearing difficult*|hard of hearing|gehorlose*|schwerhorige*|taub|taube|hipoacus*|discapacidad auditiva|ipoacus*|non udent*|surdos|deficiente auditiv*|deficiencia auditiva|聴覚障害|聴覚障がい|耳が聞こえません|耳が聞こえない|耳が不自由|耳が遠い|難聴|聋人|聋|听障|听不见',
  cpap: 'cpap|sleep apnea|sleep apnoea|schlafapnoe|apnea del sueno|apnee du sommeil|apnea notturna|apneia do sono|睡眠時無呼吸|呼吸机',
  motion:
    'motion sick*|car sick*|carsick*|sea sick*|seasick*|travel sick*|nausea|reisekrank*|seekrank*|mareo*|me mareo|mal des transports|mal de mer|mal d auto|mal di mare|chinetosi|enjoo*|乗り物酔い|車酔い|船酔い|晕车|晕船',
  period:
    'menstrua*|tampon|tampons|sanitary|my period|regelblutung|periode|regla|regles|mestruazion*|menstruacao|生理|月经|卫生巾',
  sensitiveSkin:
    'sensitive skin|eczema|sun allergy|fair skin|sunburn|empfindliche haut|neurodermitis|sonnenallergie|sonnenbrand|piel sensible|piel clara|peau sensible|coup de soleil|pelle sensibile|scottature|pele sensivel|敏感肌|湿疹|敏感皮肤|晒伤',
  camera:
    'camera|cameras|dslr|gopro|drone|drones|kamera|kameras|camara|camaras|drohne|appareil photo|fotocamera|macchina fotografica|カメラ機材|ドローン|相机|无人机',
  laptop:
    'laptop*|notebook|remote|remotely|remote work*|work|working|workation|conference*|meeting|meetings|arbeit|arbeiten|arbeite|konferenz|trabajo|trabajar|teletrabajo|travail|travailler|teletravail|lavoro|lavorare|trabalho|trabalhar|ノートパソコン|パソコン|仕事|リモートワーク|笔记本电脑|电脑|工作|远程办公',
  formal:
    'wedding|formal|black tie|gala|suit|suits|dress code|hochzeit|hochzeitsfeier|anzug|boda|traje|mariage|costume|matrimonio|abito elegante|casamento|terno|結婚式|フォーマル|スーツ|婚礼|正装|西装',
  sportswear:
    'gym|fitness|running|jogging|run|runs|marathon|workout*|fitnessstudio|laufsachen|joggen|gimnasio|correr|salle de sport|course a pied|palestra|corsa|academia|corrida|ジム|ランニング|マラソン|健身|跑步|马拉松',
  camping:
    'camp|camping|campsite|campground|tent|tents|zelt|zelten|camper|acampar|tienda de campana|tente|tenda|campeggio|acampamento|barraca|キャンプ|テント|露营|帐篷',
  lightLuggage:
    'hand luggage|carry on|carryon|cabin bag*|pack light|packing light|light luggage|handgepack|equipaje de mano|bagage a main|bagages cabine|bagaglio a mano|bagagem de mao|mala de mao|機内持ち込み|手荷物|手提行李|登机箱',
  pilgrimage:
    'pilgrim*|pilgrimage*|camino|camino de santiago|kora|kumano kodo|shikoku|pilger*|jakobsweg|pelerin*|pelerinage*|peregrin*|pellegrin*|巡礼|お遍路|朝圣',
  base: 'multi day hike|hut to hut|thru hike|mehrtagestour|huttentour|縦走|徒步多日|trekking tour|long distance trail|gr20|tour du mont blanc|alta via|west highland way|laugavegur',
  hajj: 'hajj|haj|umrah|umra|omra|hadj|hadsch|haddsch|hayy|ハッジ|ウムラ|朝觐',
  /** Altitudes far above the town where travellers sleep. */
  highTrek:
    'base camp|campo base|camp de base|basislager|everest|ebc|annapurna*|manaslu|langtang|mera peak|island peak|kilimanjaro|mount kenya|mount meru|aconcagua|elbrus|cotopaxi|huayna potosi|salkantay|inca trail|camino inca|inka trail|ladakh|エベレスト|アンナプルナ|キリマンジャロ|珠峰|安纳普尔纳|乞力马扎罗',
  polarCruise:
    'antarctic*|antarktis|antartida|antarctique|antartide|arctic cruise|expedition cruise|polar cruise|spitsbergen cruise|svalbard cruise|南極|南极',
  festival:
    'festival|festivals|glastonbury|burning man|tomorrowland|coachella|roskilde|sziget|rave|festivales|festivais|フェス|音乐节',
  motorbike:
    'motorbike*|motor bike*|motorcycle*|motorcycling|motorrad*|moto|motos|moped|mopeds|scooter|scooters|vespa|バイク|スクーター|摩托车|摩托',
  highUp:
    'altitude|high altitude|high mountains|hochgebirge|altitud|altura extrema|haute montagne|alta quota|grande altitude|高山病|高地|高原|高海拔',
  reading: 'kindle|e reader|ebook*|read|reading|reader|lesen|leer|lire|leggere|ler|読書|电子书|看书',
}
