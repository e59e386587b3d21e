import { concordance, findPhrase } from '../concordance.js';

/** Words of today and how the King James text spells them; only the spelling differs. */
const TODAY =
  'forever=for_ever forevermore=for_evermore today=to_day tomorrow=to_morrow tonight=to_night everyone=every_one ' +
  'anyone=any_one meanwhile=mean_while show=shew ' +
  'showed=shewed shown=shewn showing=shewing always=alway thoroughly=throughly entreat=intreat entreated=intreated ' +
  'veil=vail veils=vails music=musick public=publick publicly=publickly steadfast=stedfast ' +
  'steadfastly=stedfastly steadfastness=stedfastness loathe=lothe loathed=lothed subtle=subtil ' +
  'subtlety=subtilty sponge=spunge sycamore=sycomore recompense=recompence jubilee=jubile plaster=plaister ' +
  'ankle=ancle ankles=ancles basin=bason basins=basons soap=sope cloak=cloke burden=burthen burdens=burthens ' +
  'burdened=burthened plow=plough gray=grey ax=axe inquire=enquire inquired=enquired ' +
  'enclosed=inclosed assuage=asswage assuaged=asswaged mortar=morter wagons=waggons wagon=waggon counselor=counsellor ' +
  'counselors=counsellors fulfill=fulfil fulfills=fulfils skillful=skilful skillfully=skilfully ' +
  'willful=wilful instill=instil scepter=sceptre sepulcher=sepulchre sepulchers=sepulchres center=centre ' +
  'defense=defence offense=offence offenses=offences pretense=pretence judgement=judgment judgements=judgments ' +
  'acknowledgement=acknowledgment worshiped=worshipped worshiping=worshipping worshiper=worshipper ' +
  'worshipers=worshippers traveler=traveller traveling=travelling marveled=marvelled marvelous=marvellous ' +
  'marvelously=marvellously quarreled=quarrelled leveled=levelled woolen=woollen caterpillar=caterpiller ' +
  'caterpillars=caterpillers chestnut=chesnut naught=nought ' +
  'enclose=inclose embalm=imbalm showeth=sheweth showest=shewest showbread=shewbread subtly=subtilly ' +
  'ceiled=cieled ceiling=cieling grafted=graffed graft=graff cuckoo=cuckow prized=prised raze=rase rearward=rereward ' +
  'moldy=mouldy carcass=carcase carcasses=carcases armorbearer=armourbearer astonished=astonied entreaty=intreaty villainy=villany ' +
  'draft=draught havoc=havock traffic=traffick distill=distil unmovable=unmoveable movable=moveable unreprovable=unreproveable ' +
  // Names that the New Testament spells by the Greek.
  'noah=noe elijah=elias elisha=eliseus isaiah=esaias jeremiah=jeremias hosea=osee jonah=jonas messiah=messias zion=sion ' +
  'judah=juda canaan=chanaan midian=madian haran=charran shem=sem gideon=gedeon jephthah=jephthae barak=barac rahab=rachab boaz=booz ' +
  'uzziah=ozias hezekiah=ezekias manasseh=manasses josiah=josias asher=aser naphtali=nephthalim zebulun=zabulon sodom=sodoma ' +
  'gomorrah=gomorrha methuselah=mathusala pharaoh=pharao towards=toward further=farther lunatic=lunatick heretic=heretick wondrously=wonderously';

const RESPELT = new Map(
  TODAY.split(' ').map((entry): [string, string[]] => {
    const [today = '', then = ''] = entry.split('=');
    return [today, then.split('_')];
  }),
);

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})or(s|ed|ing|able|ably|ful|less|er|ers|est|eth|y|hood|hoods|ly)?$/, '$1our$2'],
  [/^(.{3,})ize(s|d|th)?$/, '$1ise$2'],
  [/^(.{3,})ise(s|d|th)?$/, '$1ize$2'],
  [/^(.{3,}[aeiou])l(ed|ing|er|ers|eth|est|or|ors)$/, '$1ll$2'],
  [/^(.{3,})ter(s|ed)?$/, '$1tre$2'],
];

/** What is known of words that the text lacks. */
const known = new Map<string, readonly string[] | null>();
/** Bounds what texts can make the process remember. */
const WORDS_KEPT = 20_000;

function remembered(key: string, find: () => readonly string[] | null): readonly string[] | null {
  let found = known.get(key);
  if (found === undefined) {
    found = find();
    if (known.size < WORDS_KEPT) known.set(key, found);
  }
  return found;
}

/** Returns how the King James text spells a word of today that it does not have itself: "neighbor" → neighbour; else null. */
export function respelt(word: string): readonly string[] | null {
  return remembered(word, () => asListed(word) ?? byRule(word) ?? asTwoWords(word));
}

function asListed(word: string): readonly string[] | null {
  const { vocabulary } = concordance();
  const listed = RESPELT.get(word);
  return listed?.every((part) => vocabulary.has(part)) ? listed : null;
}

function byRule(word: string): readonly string[] | null {
  const { vocabulary } = concordance();
  for (const [ending, written] of RULES) {
    const other = word.replace(ending, written);
    if (other !== word && vocabulary.has(other)) return [other];
  }
  return null;
}

const SHORTEST = 5;
/** More letters than two words of the text have together. */
const LONGEST = 40;

/** "everything" is "every thing", and "stronghold" "strong hold": two words that stand in a row in the text. */
function asTwoWords(word: string): readonly string[] | null {
  if (word.length < SHORTEST || word.length > LONGEST) return null;
  const { vocabulary } = concordance();
  for (let at = 2; at <= word.length - 2; at += 1) {
    const two = [word.slice(0, at), word.slice(at)];
    if (two.every((part) => vocabulary.has(part)) && findPhrase(two, 1).length > 0) return two;
  }
  return null;
}

/** Returns the one word of the text for two that it never has in a row: "threshing floor" is "threshingfloor"; else null. */
export function joined(first: string, second: string): string | null {
  const one = `${first}${second}`;
  if (first.length < 3 || second.length < 3 || !concordance().vocabulary.has(one)) return null;
  const never = (): readonly string[] | null => (findPhrase([first, second], 1).length > 0 ? null : [one]);
  return remembered(`${first} ${second}`, never) ? one : null;
}

let folds: Map<number, number> | undefined;

/** Returns one number for the spellings of a word that the text has both of ("shew" and "show"). */
export function foldedId(id: number): number {
  if (!folds) {
    folds = new Map();
    const { vocabulary } = concordance();
    for (const [today, then] of RESPELT) {
      const [a, b] = [vocabulary.get(today), vocabulary.get(then[0] ?? '')];
      if (then.length === 1 && a !== undefined && b !== undefined) folds.set(Math.max(a, b), Math.min(a, b));
    }
  }
  return folds.get(id) ?? id;
}
