// Which of the words that refuse (`not` of the grammar) do so in what way, by their first words.

/** Refuses the whole list that follows: 'we dislike museums, markets and crowds'. */
export const REFUSING_VERB =
  /^(?:dislik|hate|avoid|detest|loath|skip|hasse|meide|vermeide|odia|evita|detest|deteste|evit|odi|evitiamo|odeia)/
/** 'Vegetarians except my husband' refuses nothing: such words stand before what they refuse. */
export const BEFORE_ONLY =
  /^(?:except|apart|aside|without|afraid|scared|fear|anything|everything|all|rather|instead|ausser|ohne|anstatt|statt|angst|excepto|sin|miedo|sauf|sans|peur|plutot|tranne|senza|paura|exceto|sem|medo|menos|除了|怕)$/
/** 'Our kids don't' leaves the kids with us. */
export const NEGATED_VERB = /^(?:do|does|don|doesn|dont|doesnt)$/
/** They refuse no diet and nobody but a dog: 'peur pour ma femme enceinte'. */
export const FEAR = /^(?:afraid|scared|fear|angst|miedo|peur|paura|medo|怕)$/
/** Words after which an allergy is none; 'except nut allergy' and 'can't eat nuts (allergy)' are not such. */
export const DENIAL =
  /^(?:n\w*|do\w*|didn|isn|aren|without|w|zero|free|kein\w*|ohne|weder|sin|tampoco|sans|pas|jamais|aucun\w*|senza|mai|sem|不是?|没有?|沒|無|无)$/
