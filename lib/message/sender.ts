import { BLANK, type Blanked, type Fact, takeFacts } from './fact';

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63})+/gu;
const LINK = /https?:\/\/\S+|www\.\S+/giu;
const PHONE =
  /(?<![\d.,/])(?:\+\d[\d\s().-]{7,18}\d|\(?\d{2,3}\)?[ -]?9?\d{4}[ -]\d{4}|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})(?![\d,/])/gu;

/** The time and author before each message of a chat export, and the recipients of an email. */
const CHAT_HEAD =
  /^(?:\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?\]?|\[\d{1,2}:\d\d[^\]\n]{0,8}, \d{1,2}[/.]\d{1,2}[/.]\d{2,4}\])(?: [-–])?(?: [^:\n]{1,40}:)?/gmu;
const TO_LINE = /^>? ?\*?(?:Para|To|Cc|Cco|Bcc):.*@.*$/gmu;

const WORD = "\\p{Lu}[\\p{L}'’.-]*";
const FULL_NAME = `${WORD}(?: (?:d[aeo]s? )?${WORD}){0,2}`;
/** In `Aqui é a Marina da Luz Filmes` the company is not part of the name. */
const INTRODUCED = new RegExp(
  `(?<!\\p{L})(?:[aA]qui (?:é|eh) (?:[ao] )?|[sS]ou (?:[ao] )?|[mM]e chamo |[mM]eu nome é |[tT]his is |[mM]y name(?: is|['’]s) |[sS]oy |[mM]e llamo |[mM]i nombre es )(${WORD}(?: ${WORD})?)(?!\\p{L})`,
  'gu',
);
const CLOSING =
  '(?:[oO]brigad[oa]|[aA]bs?|[aA]braços?|[aA]tt|[aA]tenciosamente|[bB](?:ei)?jo?s|[tT]hanks|[tT]hank you|(?:[kK]ind |[bB]est |[wW]arm )?[rR]egards|[bB]est|[cC]heers|xx|[gG]racias|[sS]aludos|[aA]brazos?|[bB]esos|[cC]ordialmente)';
const SIGNED = new RegExp(
  `(?<!\\p{L})${CLOSING}[,.! \\n]{1,4}(${FULL_NAME})(?= *(?:[\\n,.|/(+\\d–—${BLANK}]|- |$))`,
  'gu',
);

const LABELLED = new RegExp(
  `(?<!\\p{L})(?:[cC]ontact|[cC]ontato|[cC]ontacto): *(${FULL_NAME})`,
  'gu',
);

/** The header lines of a forwarded message: its sender, and lines that do not describe the job. */
const FROM_LINE = new RegExp(`^>? ?\\*?(?:De|From):\\*? *(${FULL_NAME})`, 'gmu');
const HEAD_LINE =
  /^>? ?\*?(?:De|From|Data|Date|Fecha|Sent|Enviad[oa](?: em| el)?|Assunto|Subject|Asunto|Para|To|Cc):.*$|^-{3,}.*-{3,} *$|^(?:Enc|Fwd?|RES?|RV|RE): .*$/gmu;

/** Finds the sender's name and contact; blanks them, links, and forwarded header lines. */
export function senderFacts(message: Blanked): Fact[] {
  // Header lines count only beside a `From:` line: otherwise `Data: 12/03` may be the job's date.
  const isForwarded = message.text.search(FROM_LINE) >= 0;
  return takeFacts(message, [
    [null, CHAT_HEAD],
    [null, TO_LINE],
    ['email', EMAIL],
    ['phone', PHONE],
    ['name', FROM_LINE],
    [null, LINK],
    ...(isForwarded ? [[null, HEAD_LINE] as const] : []),
    ['name', INTRODUCED],
    ['name', SIGNED],
    ['name', LABELLED],
  ]);
}
