// Patterns for the first words of grammar terms, by the way in which they refuse something.

/** Verbs that refuse the whole following list: 'we dislike museums, markets and crowds'. */
export const REFUSING_VERB =
  /^(?:dislik|hate|avoid|detest|loath|skip|hass|meide|vermeide|odia|evita|detest|deteste|evit|odi|evitiamo|odeia)/
/** The same for permission in Chinese; these words do not concern allergies. */
export const NEED_NOT = /^(?:不用|不必|不需要|不要|别|别去)$/
/** Verbs that may be negated: 'no need to avoid museums', 'nicht auf Museen verzichten', '不用避开'. */
export const AVOIDING =
  /^(?:dislik|hate|avoid|detest|skip|hass|meid|vermeid|verzicht|odi[aoe]|odeia?|evit|afraid|scared|fear$|terrified|angst$|miedo$|peur$|paura$|medo$|避开|避免|讨厌|拒绝)/
/** 'Wir hassen Museen nicht': in German the denial may come last. */
export const DENIED_BEHIND = /^(?:hass|meide|vermeid)/
/** Those that follow their object in German: 'keine Museen meiden'. */
export const AVOIDING_BEHIND = /^(?:meid|vermeid|verzicht)/
/** Words that only refuse what follows: 'vegetarians except my husband' refuses nothing. */
export const BEFORE_ONLY =
  /^(?:except|apart|aside|without|nothing|nichts|rien|zonder|afraid|scared|fear|anything|everything|all|rather|instead|ausser|ohne|anstatt|statt|angst|excepto|sin|miedo|sauf|hormis|excepte|aparte|abgesehen|bis|fora|tirando|quitando|eccetto|salvo|sans|peur|plutot|tranne|senza|paura|exceto|sem|medo|menos|除了|怕)$/
/** 'Our kids don't' does not refuse the kids. */
export const NEGATED_VERB = /^(?:do|does|don|doesn|dont|doesnt)$/
/** Words of fear, which refuse neither diets nor people, only dogs: 'peur pour ma femme enceinte'. */
export const FEAR =
  /^(?:afraid|scared|fear|terrified|frightened|petrified|phobi\w*|fobi\w*|panische|panik|pavor|terror|terreur|terrore|angst|miedo|peur|paura|medo|怕)$/
/** Words that negate an allergy; 'except nut allergy' and 'can't eat nuts (allergy)' do not. */
export const DENIAL =
  /^(?:n\w*|do\w*|didn|isn|aren|without|w|zero|free|kein\w*|geen|ohne|zonder|weder|sin|tampoco|sans|pas|jamais|aucun\w*|senza|mai|sem|不是?|没有?|沒|無|无)$/
/** 'Fischallergie' is an allergy, whatever the food. */
export const ALLERGY_ENDING = /(?:allergien?|allergiker\w*|allergisch\w*|unvertraglichkeit|intoleranz)$/
/** 'Glutenfrei' means without gluten, as does 'glutensiz'. */
export const FREE_ENDING = /(?:frei|free|less|los|[a-z]{2}s[iu]z)$/
/** '… lieber Strand als Museen': only in this sense of 'als' is something less wanted. */
export const COMPARING = /^(?:lieber|mehr|besser|eher)$/
/** 'Everything else is fine' does not concern what precedes it. */
export const EVERYTHING_ELSE = /^(?:else|everything|anything|rest|otherwise|all)$/
/** Food words that name an illness, which is never accepted. */
export const ILLNESS = /^(?:aplv|cmpa|coeliac|coeliaq|celiac|zoliak|celiaq|diabet|zuckerkrank|セリアック|乳糜泻|糖尿)/
/** Words that may stand between a negation and an illness that nobody has: 'no soy celíaca', 'I don't have coeliac disease'. */
export const IS_ILL =
  /^(?:an?|am|is|are|i?m|have|has|got|any|soy|es|somos|tengo|tiene|tenemos|suis|est|sommes|ai|ne|n|sono|siamo|ho|sou|tenho|temos|eine?|habe|hat|bin|sind|wir|ich)$/
/** Foods after these words are eaten: 'no meat except chicken'. */
export const EXCEPTING =
  /^(?:except|apart|aside|ausser|excepto|menos|salvo|sauf|tranne|eccetto|exceto|hormis|excepte|aparte|abgesehen|bis|con|fora|tirando|quitando|other|除了|以外)$/
/** Words that refuse only what directly follows: 'a wheelchair, so no cobbles'. */
export const DETERMINER =
  /^(?:no|without|kein|keine|keinen|keiner|keinem|keinerlei|ohne|sin|ningun\w*|sans|aucun\w*|senza|nessun\w*|sem|nenhum\w*|zero|nix|avoid\w*|skip\w*|hates?|dislike\w*|hasse\w*|odio|odia\w*|deteste\w*)$/
/** Verbs of liking that may follow their object. */
export const LIKED_BEFORE =
  /^(?:mag|mogen|liebe|lieben|gusta|gustan|encanta|encantan|piace|piacciono|adoro|adoriamo|amo|love|好き|大好き|大好物|たい|食べたい|行きたい|見たい|楽しみたい|ハマって|夢中|좋아해|좋아하|좋아|사랑|seviyor\w*|severi[mz])$/
/** Of the words for less, those that call the preceding thing exhausting. */
export const TOO_MUCH = /^(?:too|zu|viel|demasiad\w*|trop|tropp\w*)$/
/** Of the words for only one, those of comparison. */
export const THAN = /^(?:als|than)$/
/** 'Not to fish', 'pas au poisson'. */
export const TO = /^(?:to|gegen|auf|al?|aux?|alle?|ai|ao?s?)$/
/** Of the words for only one, those that follow a refusal. */
export const ONE_AFTER_NONE = /^(?:but|except)$/
/** Words that accept only what directly precedes them: 'vegetarian, eggs ok', but not 'ok, no fish'. */
export const BEHIND_ONLY =
  /^(?:yes|yep|yeah|ja|si|oui|sim|schon|geht|gehen|pode|podem|puede|可以|ok|okay|fine|allowed|erlaubt|tudo|va|vanno|esta|estan|ca|in|ist|sind|passt|esse|essen|eso|は食べます|は食べられます|は食べる|は大丈夫|は平気|は問題ありません|もいい|も構いません|もかまいません|いいです)$/
/** With a dog, these say that it stays at home. */
export const LEAVING_BEHIND = /^(?:without|w o|ohne|sin|sans|senza|sem|zonder|不带|不帶|不去|連れて.*)$/
