/** Words too common in the text, or in a question, to find anything by. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been being but by can could did do does for from had has have he her him his how i if in ' +
    'into is it its me my no not of on or our shall she should so some such than that the thee their them then there ' +
    'these they this those thou thy to too unto upon us was we were what when where which who whom whose why will ' +
    'with would ye you your am about any all also tell say says said mean means please give show find explain help ' +
    'want need feel feeling verse verses bible scripture scriptures passage passages like just really get im dont deal handle cope ' +
    'hath doth art wilt shalt thine mine o more most much many very know think talk'
  ).split(' '),
);

/** Forms that no ending tells, by the stem they share: "stem: forms". */
const IRREGULAR_FORMS =
  'forgiv: forgave; forget: forgot forgotten; lov: loved; child: children; man: men; woman: women; die: died dying dieth; ' +
  'teach: taught; fight: fought; seek: sought; giv: gave given; ris: rose risen; aris: arose arisen; weep: wept; ' +
  'sleep: slept; speak: spake spoke spoken; say: saith said says sayest saying; know: knew known knowest; see: saw seen seest; ' +
  'com: came; go: went gone goeth goest; bring: brought; tak: took taken; mak: made maker; find: found; hear: heard; ' +
  'keep: kept; tell: told; hold: held; lead: led; send: sent; stand: stood; writ: wrote written; choos: chose chosen; ' +
  'break: broke brake broken; fall: fell fallen; eat: ate eaten; drink: drank drunk; sing: sang sung; run: ran runneth; ' +
  'slay: slew slain; grow: grew grown; throw: threw thrown; forsak: forsook forsaken; hid: hidden hide hiding; ' +
  'show: shew shewed shewn sheweth showed; brother: brethren brothers; foot: feet; dwell: dwelt; lord: yahweh jehovah; ' +
  'wif: wives; build: built; buy: bought; understand: understood; begin: began begun; bear: bore bare borne; ' +
  'swear: sware swore sworn; lay: laid; prais: praise; wolf: wolves; burn: burnt; believ: believe; ' +
  'cloth: clothed clothes; liv: alive; lif: life; bless: blest; get: got gotten; wear: wore worn; ' +
  'shin: shone; smit: smote smitten; striv: strove; steal: stole stolen; draw: drew drawn; bind: bound; catch: caught; ' +
  'feed: fed; flee: fled; meet: met; strik: struck; freez: frozen; awak: awoke; driv: drove driven; ' +
  'sit: sat; spread: spreadeth; hang: hung; heal: healed healer; trust: trusted; mouse: mice; ox: oxen; ' +
  'cry: cried crieth criest; try: tried trieth; dry: dried drieth; fly: flew flieth; tie: tied tieth; use: used useth; calf: calves calve; ' +
  'rid: rode ridden; tear: tore torn; hurt: hurteth; shak: shook shaken; wash: washen; sell: sold; spend: spent; lend: lent';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_FORMS.split('; ').flatMap((entry) => {
    const [stem = '', forms = ''] = entry.split(': ');
    return forms.split(' ').map((form) => [form, stem] as const);
  }),
);

/**
 * Brings the forms of a word together, lightly: love, loved, loveth, lovest, loving → lov. Not a dictionary's root;
 * only the same for question and text.
 */
export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  // American spellings meet the text's British ones.
  let stem = word.replace(/^(neighb|savi|lab|hon|fav|arm|behavi|vig|splend|col|val|harb|od)our/, '$1or');
  if (stem.length > 4) stem = stem.replace(/(?:eth|est|ings?|ed|edst)$/, '') || stem;
  if (stem.length < 3) stem = word;
  if (!/(?:eth|est|ings?|ed)$/.test(word))
    stem = stem
      .replace(/ies$/, 'y')
      .replace(/([^su])s$/, '$1')
      .replace(/(ss|sh|ch|x)es$/, '$1');
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/ousness$|fulness$|ness$/, '');
  if (stem.length > 3)
    stem = stem
      .replace(/e$/, '')
      .replace(/([^aeiou])y$/, '$1i')
      .replace(/ful$/, '');
  return stem;
}
