import { BOOKS } from '../../../scripture/books.js';
import { ABBREVIATIONS } from '../../../scripture/abbreviations.js';

/** Who and what a reader of the Bible thinks of first: people, places, words of faith. In small letters, the most used first. */
const NAMES =
  'jesus christ god lord david john paul peter mary joseph moses abraham daniel samuel joshua jacob isaac noah adam eve sarah ruth esther ' +
  'elijah elisha isaiah jeremiah ezekiel solomon gideon samson saul jonathan job jonah amos hosea micah caleb aaron miriam rachel ' +
  'rebecca leah hannah deborah naomi boaz rahab bathsheba absalom goliath pharaoh cain abel seth enoch methuselah lot ishmael hagar esau judah ' +
  'benjamin reuben simeon levi ephraim manasseh nehemiah ezra mordecai haman nebuchadnezzar darius cyrus shadrach meshach abednego zerubbabel ' +
  'malachi zechariah habakkuk andrew philip bartholomew matthew thomas james thaddaeus judas matthias stephen barnabas silas timothy titus luke mark lydia ' +
  'priscilla aquila apollos cornelius nicodemus lazarus martha magdalene zacchaeus bartimaeus pilate herod caiaphas elizabeth zacharias gabriel michael ' +
  'lucifer satan melchizedek jesse uriah hezekiah josiah jehoshaphat jezebel ahab delilah tabitha dorcas philemon onesimus phoebe emmanuel immanuel messiah yeshua ' +
  'yahweh jehovah adonai elohim elshaddai jireh nissi';
const PLACES =
  'israel jerusalem bethlehem nazareth galilee jordan zion sinai calvary golgotha gethsemane eden egypt babylon canaan jericho bethany bethel ' +
  'hebron judea samaria capernaum damascus antioch ephesus corinth philippi rome patmos nineveh tarsus sodom gomorrah lebanon carmel horeb tabor moriah ararat ' +
  'nebo bethesda siloam emmaus canaan gilead shiloh sharon goshen beersheba gaza';
const FAITH =
  'bible scripture psalm psalms verse gospel faith hope love grace mercy peace joy amen hallelujah alleluia hosanna maranatha shalom abba selah savior saviour ' +
  'redeemer redeemed shepherd disciple apostle prophet angel archangel cherubim seraphim heaven kingdom salvation saved blessed blessing blessings holy holyspirit spirit trinity ' +
  'cross crucified risen resurrection easter baptism baptist christian catholic church worship praise prayer pray preacher pastor ministry missionary covenant ' +
  'commandment tabernacle temple ark manna passover pentecost sabbath genesis exodus revelation apocalypse armageddon agape logos rapture hymn sermon parable ' +
  'beatitudes believe believer faithful forgiven righteous righteousness glory almighty creator eternal eternity everlasting lamb lion alpha omega alphaomega cornerstone';
/** What is said in one breath, and typed so. */
const SAYINGS =
  'jesussaves jesuslovesme jesusislord jesuschrist jesusfreak jesus4ever ilovejesus ilovegod lovejesus godislove godisgood godisgreat godisable godisone ' +
  'godisfaithful godisgoodallthetime godbless godblessme godblessyou godfirst godsgift godsgrace godslove childofgod sonofgod lambofgod lionofjudah armorofgod ' +
  'manofgod womanofgod praisegod praisethelord praisehim thankgod thankyoulord thankyoujesus trustgod trustingod ingodwetrust trustinthelord glorytogod ' +
  'gloriatibi amazinggrace bornagain savedbygrace walkbyfaith faithhopelove hopefaithlove fearnot befear benotafraid bestill bestillandknow letgoletgod ' +
  'thelordismyshepherd lordismyshepherd thelordislight loveneverfails loveispatient iamthatiam iamwhoiam hewasrisen heisrisen inhisname inchrist christalone solascriptura ' +
  'solafide solagratia kingofkings lordoflords princeofpeace kingdomcome thykingdomcome ourfather ourfatherinheaven hailmary avemaria deusvult readyourbible ' +
  'holybible kingjames kingjamesbible newtestament oldtestament truevine breadoflife lightoftheworld saltandlight treeoflife livingwater stillwaters wordofgod';

/** Names of the books without their numbers, as one word: "corinthians", "songofsolomon", "jer". */
const BOOK_NAMES: ReadonlySet<string> = new Set(
  [...BOOKS.flatMap(({ name, osis }) => [name, osis]), ...ABBREVIATIONS.map(([name]) => name)].map((name) =>
    name.toLowerCase().replace(/[^a-z]/g, ''),
  ),
);

/** Words that are tried early where people read the Bible, in small letters: for the estimator, the most used first. */
export const BIBLE_WORDS: readonly string[] = [
  ...new Set([
    ...`${NAMES} ${FAITH} ${PLACES} ${SAYINGS}`.split(' '),
    ...[...BOOK_NAMES].filter(({ length }) => length > 3),
  ]),
];

/** "1Cor13:4-7", "Psalm119:105!": a name of a book, with digits and signs around it. */
const REFERENCE = /^[^a-z]{0,2}([a-z][a-z .]*?)[^a-z]{1,9}$/;

/** Returns whether a password, in small letters, is a place in the Bible, or looks like one. */
export function isBiblePlace(lowered: string): boolean {
  const [, name = ''] = REFERENCE.exec(lowered) ?? [];
  return BOOK_NAMES.has(name.replace(/[ .]/g, ''));
}
