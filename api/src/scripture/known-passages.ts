import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { stemOf } from './stems.js';

/** Passages that people call by a name: "names, comma-separated = references". All words of a name must be asked for. */
const NAMED = `
creation story, days of creation = Genesis 1:1-2:3
garden of eden, adam eve, fall of man = Genesis 2:7-9; Genesis 3
cain abel = Genesis 4:1-16
noah, the flood, noahs ark = Genesis 6:9-22; Genesis 9:8-17
tower babel = Genesis 11:1-9
call of abraham, call of abram = Genesis 12:1-4
sacrifice isaac, binding isaac = Genesis 22:1-18
jacobs ladder = Genesis 28:10-17
jacob wrestles, wrestling with god = Genesis 32:24-30
joseph brothers, joseph egypt = Genesis 37:3-11; Genesis 50:19-21
burning bush = Exodus 3:1-15
red sea, crossing sea = Exodus 14:13-31
manna = Exodus 16:13-18
ten commandments = Exodus 20:1-17
golden calf = Exodus 32:1-8
shema, hear o israel = Deuteronomy 6:4-9
wall jericho, battle jericho = Joshua 6:12-20
gideon = Judges 6:11-16; Judges 7:2-7
samson = Judges 16:4-30
ruth naomi, whither thou goest = Ruth 1:16-17
hannah prayer = 1 Samuel 1:10-20; 1 Samuel 2:1-2
david goliath = 1 Samuel 17:4-11; 1 Samuel 17:32-50
david bathsheba, david repent = 2 Samuel 12:1-13; Psalm 51:1-12
wisdom solomon, solomon asks = 1 Kings 3:5-14
elijah carmel = 1 Kings 18:30-39
still small voice = 1 Kings 19:9-13
esther such time = Esther 4:13-16
job suffering, story job = Job 1:20-22; Job 42:1-6
good shepherd, shepherd psalm = Psalm 23; John 10:11-16
time everything, season everything = Ecclesiastes 3:1-8
virtuous woman, proverbs woman = Proverbs 31:10-31
suffering servant = Isaiah 53
isaiah vision = Isaiah 6:1-8
potter clay = Jeremiah 18:1-6
new covenant = Jeremiah 31:31-34; Luke 22:19-20
dry bones = Ezekiel 37:1-14
fiery furnace, shadrach meshach = Daniel 3:14-28
lions den, daniel lions = Daniel 6:16-23
jonah whale, jonah fish, jonah = Jonah 1:17-2:10; Jonah 3
birth jesus, nativity, christmas story = Luke 2:1-20; Matthew 1:18-25
magnificat, song mary = Luke 1:46-55
baptism jesus = Matthew 3:13-17
temptation jesus, temptation christ, jesus wilderness = Matthew 4:1-11
sermon mount = Matthew 5; Matthew 6; Matthew 7
beatitudes = Matthew 5:3-12
salt light = Matthew 5:13-16
turn cheek, love enemies = Matthew 5:38-48
lords prayer, our father = Matthew 6:9-13
golden rule = Matthew 7:12
narrow gate = Matthew 7:13-14
house rock, wise builder = Matthew 7:24-27
parable sower = Matthew 13:3-9; Matthew 13:18-23
mustard seed = Matthew 13:31-32
feeding thousand, loaves fishes = John 6:5-14
walk water, walks water, walking water = Matthew 14:22-33
transfiguration = Matthew 17:1-9
lost sheep = Luke 15:3-7
unforgiving servant, unmerciful servant = Matthew 18:21-35
rich young ruler, rich young man = Mark 10:17-27
great commandment, greatest commandment = Matthew 22:35-40
ten virgins = Matthew 25:1-13
parable talents = Matthew 25:14-30
sheep goats = Matthew 25:31-46
last supper, lords supper, communion = Luke 22:14-20; 1 Corinthians 11:23-26
gethsemane = Matthew 26:36-46
crucifixion, death jesus = Luke 23:33-47; John 19:16-30
resurrection jesus, empty tomb, easter story = Matthew 28:1-10; 1 Corinthians 15:3-8
great commission = Matthew 28:18-20
calming storm, stilling storm = Mark 4:35-41
good samaritan = Luke 10:25-37
mary martha = Luke 10:38-42
prodigal son = Luke 15:11-32
zacchaeus, zaccheus = Luke 19:1-10
emmaus = Luke 24:13-35
wedding cana, water wine = John 2:1-11
nicodemus, born again = John 3:1-17
woman well, samaritan woman = John 4:7-26
woman adultery, first stone = John 8:2-11
raising lazarus, lazarus = John 11:17-44
wash feet, washing feet, washes feet = John 13:3-17
true vine = John 15:1-11
doubting thomas = John 20:24-29
feed my sheep, peter restored = John 21:15-19
ascension = Acts 1:6-11
pentecost = Acts 2:1-21
stephen stoned, martyrdom stephen = Acts 7:54-60
road damascus, conversion paul, conversion saul = Acts 9:1-19
paul athens, mars hill = Acts 17:22-31
love chapter = 1 Corinthians 13
body christ = 1 Corinthians 12:12-27
fruit spirit = Galatians 5:22-26
armour god = Ephesians 6:10-18
mind christ = Philippians 2:5-11
thorn flesh = 2 Corinthians 12:7-10
hall faith, heroes faith = Hebrews 11:1-16
faith works = James 2:14-26
taming tongue = James 3:2-10
new heaven, new jerusalem = Revelation 21:1-7
reap sow = Galatians 6:7-9
forbidden fruit = Genesis 3:1-6
sodom gomorrah = Genesis 19:1-29
passover = Exodus 12:1-14
land milk honey = Exodus 3:7-8
scapegoat = Leviticus 16:8-10
aarons blessing, priestly blessing, aaronic blessing = Numbers 6:24-26
balaams donkey, balaam ass = Numbers 22:21-34
rahab spies = Joshua 2:1-21
elijah chariot, chariot fire = 2 Kings 2:9-12
naaman = 2 Kings 5:1-14
writing wall, handwriting wall = Daniel 5:5; Daniel 5:25-28
eye tooth = Exodus 21:24; Matthew 5:38-39
extra mile = Matthew 5:41
wolf sheeps clothing, wolves sheeps clothing = Matthew 7:15
blind leading blind = Matthew 15:14
pearl price = Matthew 13:45-46
wise men east, three kings, magi = Matthew 2:1-12
centurion servant = Matthew 8:5-13
workers vineyard, labourers vineyard = Matthew 20:1-16
triumphal entry, palm sunday = Matthew 21:1-11
thirty pieces silver, judas betray, betrayal judas = Matthew 26:14-16; Matthew 26:47-50
widows mite, widows offering = Mark 12:41-44
bartimaeus = Mark 10:46-52
issue blood, woman bleeding = Mark 5:25-34
jairus = Mark 5:22-24; Mark 5:35-43
lost coin = Luke 15:8-10
rich man lazarus = Luke 16:19-31
ten lepers = Luke 17:11-19
persistent widow, unjust judge = Luke 18:1-8
pharisee publican, pharisee tax collector = Luke 18:9-14
peters denial, peter denies, peter denied = Luke 22:54-62
bread life = John 6:35-40
man born blind = John 9:1-11
ananias sapphira = Acts 5:1-11
ethiopian eunuch = Acts 8:26-39
paul silas = Acts 16:23-34
rapture = 1 Thessalonians 4:13-18
four horsemen = Revelation 6:1-8
mark beast = Revelation 13:16-18
armageddon = Revelation 16:14-16
seven churches = Revelation 2; Revelation 3
`;

interface Known {
  readonly stems: readonly string[];
  readonly references: string;
}

let known: readonly Known[] | undefined;

function knownPassages(): readonly Known[] {
  return (known ??= NAMED.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', references = ''] = line.split(' = ');
      return names.split(', ').map((name) => ({ stems: wordsOf(name).map(stemOf), references }));
    }));
}

/** Passages that a question calls by name, and how many of its words are the name. */
export interface CalledByName {
  readonly ranges: readonly VerseRange[];
  readonly words: number;
}

/** The passages that a question calls by name ("the prodigal son"); the fullest name wins. Empty when it names none. */
export function namedPassages(question: string): readonly VerseRange[] {
  return calledByName(question).ranges;
}

/** The same, with the number of words that name them. */
export function calledByName(question: string): CalledByName {
  const asked = new Set(wordsOf(question).map(stemOf));
  let best: Known | null = null;
  for (const candidate of knownPassages()) {
    const fuller = candidate.stems.length > (best?.stems.length ?? 0);
    if (fuller && candidate.stems.every((stem) => asked.has(stem))) best = candidate;
  }
  if (!best) return { ranges: [], words: 0 };
  const ranges = readReferences(best.references).flatMap((read) =>
    read.kind === 'verses' ? [read.range] : [],
  );
  return { ranges, words: best.stems.length };
}

/** Every reference of the table, for its spec. */
export function referencesOfKnownPassages(): readonly string[] {
  return [...new Set(knownPassages().map(({ references }) => references))];
}
