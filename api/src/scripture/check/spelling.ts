import { concordance } from '../concordance.js';

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
  'towards=toward further=farther lunatic=lunatick heretic=heretick wondrously=wonderously';

const RESPELT = new Map(
  TODAY.split(' ').map((entry): [string, string[]] => {
    const [today = '', then = ''] = entry.split('=');
    return [today, then.split('_')];
  }),
);

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})or(s|ed|ing|able|ably|ful|less|er|ers|est|eth|y|hood|hoods|ly)?$/, '$1our$2'],
  [/^(.{3,})ize(s|d|th)?$/, '$1ise$2'],
  [/^(.{3,}[aeiou])l(ed|ing|er|ers|eth|est|or|ors)$/, '$1ll$2'],
  [/^(.{3,})ter(s|ed)?$/, '$1tre$2'],
];

/** Returns how the King James text spells a word of today that it does not have itself: "neighbor" → neighbour; else null. */
export function respelt(word: string): readonly string[] | null {
  const { vocabulary } = concordance();
  const listed = RESPELT.get(word);
  if (listed?.every((part) => vocabulary.has(part))) return listed;
  for (const [ending, written] of RULES) {
    const other = word.replace(ending, written);
    if (other !== word && vocabulary.has(other)) return [other];
  }
  return null;
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
