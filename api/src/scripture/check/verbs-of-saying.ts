/** Verbs by which words are said, read or meant, in the forms that writers use. */
export type Verb = 'say' | 'read' | 'mean';

const REGULAR: Readonly<Record<Verb, string>> = {
  say:
    'comment declare promise proclaim remind state command assure answer pray add continue note observe exclaim call invite urge encourage comfort warn ' +
    'explain affirm confess ask whisper insist announce plead shout preach counsel instruct advise counter respond admit claim ' +
    'argue conclude open start end close translate render exhort thunder lament praise rejoice confide mutter remark quip ' +
    'wonder maintain repeat text bellow murmur demand challenge reassure record report boast protest ' +
    'greet contain express rephrase roar implore bless beseech prophesy reveal affirm confide',
  read: 'quote cite memorize memorise recite learn remember recall discover encounter',
  mean: 'summarize summarise paraphrase imply interpret gloss',
};
const FORMS: Readonly<Record<Verb, string>> = {
  say:
    'say says said saying tell tells told telling write writes wrote written writing teach teaches taught teaching speak speaks spoke ' +
    'sing sings sang sung cry cries cried reply replies replied testify testifies testified begin begins began goes runs ran puts put ' +
    'gives gave has have had think thinks thought beg begs begged prophesies prophesied prophesying swears swore swear ' +
    'sagt sagte spricht sprach schreibt schrieb ruft rief singt betet lehrt verspricht verheißt ' +
    'dice dicen dijo escribe escribió canta clama promete declara afirma enseña dit disent écrit écrivait chante crie promet déclare affirme enseigne ' +
    'diz disse escreve escreveu ensina scrive scrisse disse grida insegna',
  read:
    'read reads reading hear hears heard find finds found see sees saw learn learnt seen ' +
    'heißt heisst steht lesen lese liest leemos lee lisons lit lemos lê leggiamo legge hören oímos entendons ouvimos',
  mean: 'mean means meant',
};

function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const third = /(?:s|x|ch|sh|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, third, `${stem}ed`, `${stem}ing`];
}

const VERBS = new Map<string, Verb>(
  (['say', 'read', 'mean'] as const).flatMap((kind) =>
    [...REGULAR[kind].split(' ').flatMap(formsOf), ...FORMS[kind].split(' ')].map((form): [string, Verb] => [
      form,
      kind,
    ]),
  ),
);

/** Verbs that say something of words only where their subject does: "John 3:16 has", not "I had". */
const WEAK = new Set(
  'has have had gives gave give goes runs ran begins began begin ends ended contains contained opens opened starts started closes closed thinks think thought'.split(
    ' ',
  ),
);

/** Returns whether a verb introduces words only where its subject is what says them. */
export function isWeak(lower: string): boolean {
  return WEAK.has(lower);
}

/** Returns what a word does as a verb of saying, reading or meaning; undefined when it is none. */
export function verbOf(lower: string): Verb | undefined {
  return VERBS.get(lower);
}

/** What a member may be asked to do with words of their own. */
const ASKED = new Set(
  (
    'say pray repeat whisper tell remind ask write add answer journal finish complete speak try breathe note respond reply ' +
    'begin start end close think sing jot put fill offer turn thank confess name imagine set send text type post share use ' +
    'declare affirm exhale inhale mutter shout call let finish scribble draw record memorize journaling practice practise ' +
    'reflect discuss consider picture admit promise'
  ).split(' '),
);

/** Returns whether a word asks for words, as an imperative. */
export function asks(lower: string): boolean {
  return ASKED.has(lower);
}
