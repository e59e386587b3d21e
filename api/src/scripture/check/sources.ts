/**
 * Who or what words are from. scripture: the Bible, its books, its writers and those who speak in it. passage: what is
 * the Bible's where a reference stands near ("the author", "it"). own: somebody near to the writer, or with a name of his
 * own. other: somebody or something else, who may speak in a passage ("the scribe", "a voice").
 */
export type Source = 'scripture' | 'passage' | 'own' | 'other';

const SCRIPTURE = new Set(
  (
    'bible scripture scriptures gospel gospels psalm psalms psalmist proverbs apostle apostles prophet prophets evangelist ' +
    'evangelists lord god jesus christ messiah savior saviour creator yahweh jehovah ecclesiastes qoheleth testament epistle epistles ' +
    'commandment commandments beatitude beatitudes torah pentateuch kjv ' +
    'paul paulus pablo paolo peter petrus pedro pierre pietro james john johannes juan giovanni matthew mark luke lukas jude david davide salomo salomón solomon moses mose moisés mosè ' +
    'isaiah jesaja jeremiah ezekiel daniel hosea joel amos obadiah jonah micah nahum habakkuk zephaniah haggai zechariah malachi ' +
    'samuel nathan elijah elisha joshua job ezra nehemiah esther ruth boaz naomi abraham isaac jacob joseph sarah hannah mary martha ' +
    'gabriel elizabeth zechariah zacharias simeon stephen timothy titus philemon barnabas silas thomas andrew philip lazarus nicodemus ' +
    'pilate asaph korah agur lemuel deborah gideon samson eli saul jonathan absalom noah adam eve cain abel lot laban rahab caleb aaron miriam ' +
    'genesis exodus leviticus numbers deuteronomy judges kings chronicles romans corinthians galatians ephesians philippians ' +
    'colossians thessalonians hebrews revelation lamentations acts philipper römer jesús jésus gott dios dieu deus dio herr señor seigneur senhor signore ' +
    'psalmista bibel biblia bible bibbia bíblia'
  ).split(' '),
);

const PASSAGE = new Set(
  (
    'it this that these those there here which verse verses passage passages text texts chapter chapters letter book line lines story ' +
    'author writer poet singer king narrator proverb voice angel angels word words promise promises translation version rendering ' +
    'version line saying both everything nothing one two first second last next former latter former hymn song prayer refrain opening ending beginning end father son spirit master he she they him ' +
    'baptist disciple disciples servant shepherd people crowd soldier widow woman man sower wise sentence phrase reading reference es man sie er on il elle ils si ella esto'
  ).split(' '),
);

/** Words that stand before a name or noun and say that it is somebody near to the writer. */
const OWN = new Set('my your our his her their'.split(' '));
const ANY = new Set('a an another some every old'.split(' '));
/** Who talks about the Bible today. */
const TODAY =
  /^(?:friends?|pastors?|preachers?|counsell?ors?|therapists?|teachers?|colleagues?|neighbou?rs?|priests?|nuns?|monks?|commentators?|commentary|scholars?|theologians?|authors?|poets?|hymns?|songs?|translators?|rabbis?|doctors?|saints?|mystics?|bishops?|popes?|proverb|people|person|man|woman|handbook|manual|app|sign|label|flyer|caption|notice|creed|catechism)$/;

/** Of these there may be one of one's own, and it is the Bible all the same: "my Bible", "our Lord". */
const NEVER_OWN = new Set(
  (
    'bible lord savior saviour god scripture verse passage psalm reading text translation version creator redeemer shepherd psalmist chapter prophet promise king master ' +
    'favorite favourite'
  ).split(' '),
);

/** Returns what a noun phrase names: its words as they are written, its head in small letters. */
export function sourceOf(written: readonly string[], head: string): Source {
  const words = written.map((word) => word.toLowerCase());
  const isNear = (kind: ReadonlySet<string>): boolean =>
    words.some((word) => kind.has(word)) && !words.some((word) => NEVER_OWN.has(word));
  if (isNear(OWN)) return 'own';
  if (isNear(ANY)) return words.some((word) => TODAY.test(word)) ? 'own' : 'other';
  // "Thomas Merton", "John Piper": of a name of several words, the last counts.
  const name = written
    .filter((word) => /^\p{Lu}/u.test(word) && !TITLE.test(word))
    .map((word) => word.toLowerCase());
  const isBible = CALLED_BIBLE.test(written.join(' '));
  if (name.length > 1 && !SCRIPTURE.has(name.at(-1) ?? '') && !isBible) return 'own';
  if (isBible || words.some((word) => SCRIPTURE.has(word))) return 'scripture';
  if (PASSAGE.has(head)) return 'passage';
  return name.length > 0 || words.some((word) => TODAY.test(word)) ? 'own' : 'other';
}

const CALLED_BIBLE =
  /\b(?:(?:the|The) (?:Preacher|Teacher|Proverb)|(?:[Gg]ood|[Hh]oly) [Bb]ook|Book of [Bb]ooks|(?:[Tt]he|God|God’s|Lord) Word|Word of|Holy Writ|[Hh]oly (?:[Tt]ext|[Ww]ritings?)|Book\b(?! of (?:[a-z]|Common|Mormon|Hours|Concord|Kells|Enoch|Order|Wisdom|Prayers?)))/;

/** Words in capitals before or in a name that say nothing of whose it is. */
const TITLE =
  /^(?:The|In|At|As|And|But|So|When|Then|While|Yet|Of|Saint|St|King|Queen|Apostle|Prophet|Nazareth|Tarsus|Baptist|Magdalene|Cephas|Iscariot|Great|Good|Old|New|Holy|Living|Most|High|Almighty|Host|Hosts)$/;

/** Returns whether a word names the Bible, or somebody in it. */
export function isScriptural(lower: string): boolean {
  return SCRIPTURE.has(lower);
}

/** Books that are not in the Bible, although they have chapters and verses. */
export const OTHER_WORKS =
  /\b(?:Qur[’']?[aā]n|Book of (?:Common Prayer|Hours|Concord)|Prayer Book|Nicene|Athanasian|Westminster (?:Catechism|Confession)|Koran|Surah?|Sure|Gita|Talmud|Mishnah|Dhammapada|Upanishads?|Vedas?|Confessions|Meditations|Enchiridion|Discourses|Analects|Tao Te Ching|Book of Mormon|Nephi|Alma|Apocrypha|Catechism|Creed|Didache|Imitation of Christ|Pilgrim[’']s Progress|Sirach|Ecclesiasticus|Tobit|Judith|Baruch|Maccabees|Book of Wisdom|Wisdom of Solomon|Book of Enoch|Gospel of Thomas|Gospel of Judas|Iliad|Odyssey|Aeneid|Republic|Pens[ée]es|Enneads|Hamlet|Macbeth|Paradise Lost|Nicomachean Ethics)\b/;
