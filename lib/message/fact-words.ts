/** Sources of regular expressions for the facts of a job, in the three languages. */

export const MONTH =
  '(?:jan(?:eiro|uary)?|enero|ene|fev(?:ereiro)?|feb(?:ruary|rero)?|mar(?:ço|co|ch|zo)?|abr(?:il)?|apr(?:il)?|mai(?:o)?|may(?:o)?|jun(?:ho|e|io)?|jul(?:ho|y|io)?|ago(?:sto)?|aug(?:ust)?|set(?:embro)?|sep(?:t|tember|tiembre)?|out(?:ubro)?|oct(?:ober|ubre)?|nov(?:embro|ember|iembre)?|dez(?:embro)?|dec(?:ember)?|dic(?:iembre)?)(?!\\p{L})';

/** Days of the week; `sexta` alone may also be an ordinal. */
export const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:segunda|terça|quarta|quinta|sexta)-feira|(?<=(?:na|nesta|próxima) )(?:segunda|terça|quarta|quinta|sexta)|sábado|sabado|domingo|lunes|martes|mi[ée]rcoles|jueves|viernes)';
export const MONTH_PART =
  '(?:(?:end|beginning|middle|start) of|mid|early|late|(?:fim|final|início|inicio|meados|começo|finales|fines|mediados|principios) de)';

/** Media of a campaign. */
export const MEDIUM =
  '(?:(?:mídia|midia) )?(?:tv(?: (?:aberta|fechada|paga|a cabo|abierta|de pago))?|cable tv|televisão|televisión|television|broadcast|digital|online|internet|web|social media|redes sociais|redes sociales|d?ooh|out of home|vía pública|via publica|impress[ao]s?|prensa|print|e-?commerce|ecom|cinema|cine|r[aá]dio|streaming|pdv|all media|toda(?:s as)? mídias?|todos los medios|s?vod|in-?store|flyers?|folletos|panfletos?|folders?|billboards?|vallas|embalage(?:m|ns)|packaging|intranet|atl|btl|ponto de venda|punto de venta)';

/** Regions in which a campaign is shown. */
export const TERRITORY =
  '(?:latam|latin america|américa latina|mundial|mundo todo|todo o mundo|todo el mundo|worldwide|global|nacional|nationwide|europ[ae]|usa|u\\.s\\.|us only|united states|estados unidos|eua|ee\\.? ?uu\\.?|uk|united kingdom|reino unido|ireland|irlanda|bra[sz]il|portugal|españa|espanha|spain|andorra|méxico|mexico|argentina|chile|colombia|colômbia|peru|perú|uruguay|uruguai|paraguay|paraguai|bolivia|bolívia|ecuador|equador|venezuela|france|frança|francia|italy|itália|italia|germany|alemanha|alemania|canada|canadá|japan|japão|japón|china|mercosul|mercosur)';

/** Cities in which jobs take place. Short names (`SHORT_CITY`) count only in capitals. */
export const CITY =
  '(?:são paulo|sao paulo|rio de janeiro|belo horizonte|porto alegre|curitiba|florianópolis|florianopolis|brasília|salvador|recife|fortaleza|natal|goiânia|manaus|belém|vitória|campinas|santos|joão pessoa|maceió|cuiabá|campo grande|ribeirão preto|niterói|joinville|lisboa|lisbon|lisbon|porto|madrid|madri|barcelona|valencia|valência|sevilla|sevilha|málaga|bilbao|ibiza|mallorca|paris|parís|london|londres|milan|milão|milán|milano|rome|roma|berlin|berlim|berlín|hamburg|munich|amsterdam|vienna|zurich|zürich|athens|atenas|istanbul|estambul|dubai|tokyo|tóquio|tokio|seoul|shanghai|singapore|sydney|melbourne|cape town|cidade do cabo|ciudad del cabo|new york|nova york|nueva york|los angeles|los ángeles|miami|chicago|toronto|vancouver|montreal|atlanta|dallas|houston|san francisco|las vegas|ciudad de méxico|mexico city|guadalajara|monterrey|cancún|cancun|tulum|bogotá|bogota|medellín|medellin|cali|cartagena|lima|quito|guayaquil|santiago de chile|santiago|buenos aires|mendoza|rosario|montevideo|punta del este|asunción|la paz|caracas|panamá|san juan|rio)';
export const SHORT_CITY = '(?:SP|RJ|BH|POA|BSB|NYC|LA|CDMX|Bs\\.? ?As\\.?)';

/** Words that announce a sum of money. */
export const PAY =
  '(?:cach[eê]s?|verba|orçamento|budget|fees?|rates?|presupuesto|pagos?|pagamento|cachés?|honorarios|valor|💰|💵|💷|💶)';

/** Labels before a colon, by the fact that follows. */
export const LABELS = {
  city: 'local|locação|cidade|location|city|ciudad|locación|lugar|📍',
  media: 'm[ií]dias?|meios|media|usage|uso|medios?|veiculação|canales|canais',
  period: 'período|periodo|prazo|period|term|vigencia|vigência|tempo de uso|duration|duración',
  territory: 'praças?|territ[óo]rios?|territor(?:y|ies)',
  budget: PAY,
} as const;
