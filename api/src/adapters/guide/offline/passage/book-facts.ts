import { BOOKS } from '../../../../scripture/books.js';

/** How a book speaks; sections of a reply are chosen by it. */
export type Genre = 'law' | 'story' | 'psalm' | 'wisdom' | 'prophecy' | 'gospel' | 'letter' | 'vision';

/** What is commonly said of a book. Attributions are those of tradition, and are told as such. */
export interface BookFacts {
  readonly genre: Genre;
  /** Who wrote it, as a sentence. */
  readonly author: string;
  /** When, as a sentence. */
  readonly date: string;
  /** What it is about, to follow "It tells of" or the like. */
  readonly about: string;
}

/** Genre | who | when | what, in the order of the books. Dates are those usually given, and all of them are estimates. */
const FACTS = `
law|By tradition Moses; the book itself names no author|By tradition about 1400 BC; many scholars think it was brought together by about 400 BC|the beginning of the world and the fathers of Israel
law|By tradition Moses|By tradition about 1400 BC; many scholars date its final form later|Israel brought out of Egypt, and the covenant at Sinai
law|By tradition Moses|By tradition about 1400 BC; many scholars date its final form later|offerings, priests and the call to be holy
law|By tradition Moses|By tradition about 1400 BC; many scholars date its final form later|Israel’s forty years in the wilderness
law|By tradition Moses, but for the account of his death|By tradition about 1400 BC; many scholars date its main part to the 7th century BC|the last words of Moses before the promised land
story|By tradition Joshua; the book names no author|The author’s time is unknown; the events are set about 1400 to 1200 BC|the entering of the promised land
story|Not known; a tradition names Samuel|Perhaps about 1000 BC, with later hands|the judges of Israel before there was a king
story|Not known; a tradition names Samuel|Perhaps about 1000 BC or later; it is set in the time of the judges|a foreign woman’s faithfulness and its reward
story|Not known; tradition names Samuel, Nathan and Gad|Probably between 930 and 550 BC|Samuel, Saul and the young David
story|Not known; tradition names Nathan and Gad|Probably between 930 and 550 BC|the reign of David
story|Not known; a tradition names Jeremiah|About 560 to 540 BC|Solomon, the divided kingdom and Elijah
story|Not known; a tradition names Jeremiah|About 560 to 540 BC|Elisha, and the fall of Israel and Judah
story|By tradition Ezra|About 450 to 400 BC|genealogies and the reign of David
story|By tradition Ezra|About 450 to 400 BC|the kings of Judah from Solomon to the exile
story|By tradition Ezra|About 450 to 400 BC|the return from exile and the rebuilding of the temple
story|By tradition Nehemiah, or Ezra with Nehemiah’s own record|About 430 to 400 BC|the rebuilding of Jerusalem’s wall
story|Not known; a tradition names Mordecai|About 460 to 350 BC|a queen who saves her people
wisdom|Not known; a tradition names Moses|Not known; proposals run from before 1000 to about 400 BC|a just man’s suffering, and God’s answer
psalm|Many hands: by their headings nearly half are David’s, others by Asaph, the sons of Korah, Solomon and Moses|Over several centuries, about 1000 to 400 BC|praise, lament and trust before God
wisdom|Mostly Solomon, as the book says; also Agur (chapter 30) and king Lemuel (chapter 31)|Sayings from about 950 BC, copied out about 700 BC|sayings for a wise life
wisdom|By tradition Solomon; the book speaks of the Preacher|By tradition about 935 BC; many scholars say 450 to 200 BC|what is left when all is vanity
wisdom|By tradition Solomon, whom its first verse names|By tradition about 950 BC; many scholars date it later|love between a bride and her bridegroom
prophecy|Isaiah the son of Amoz; many scholars see later hands from chapter 40 on|About 740 to 680 BC, later parts perhaps about 540 BC|judgement and comfort for Judah
prophecy|Jeremiah, written down by Baruch|About 627 to 580 BC|the last years of Judah, and a new covenant
prophecy|By tradition Jeremiah; the book names no author|Soon after the fall of Jerusalem, 586 BC|mourning over the fallen city
prophecy|Ezekiel, a priest among the exiles|About 593 to 570 BC|visions in exile, and a new heart
prophecy|By tradition Daniel; many scholars see an author of the 2nd century BC|By tradition about 530 BC; many scholars say about 165 BC|faithfulness at a foreign court, and visions of kingdoms
prophecy|Hosea the son of Beeri|About 750 to 715 BC|God’s love for an unfaithful people
prophecy|Joel the son of Pethuel|Not known; proposals run from 830 to 350 BC|locusts, repentance and the outpoured Spirit
prophecy|Amos, a herdman of Tekoa|About 760 to 750 BC|justice for the poor
prophecy|Obadiah, of whom no more is known|Probably soon after 586 BC|the pride of Edom
prophecy|Not known; it tells of the prophet Jonah, by tradition its author|By tradition about 760 BC; many scholars say 500 to 350 BC|a prophet who fled, and God’s mercy on Nineveh
prophecy|Micah of Moresheth|About 735 to 700 BC|justice, mercy and a walk with God
prophecy|Nahum the Elkoshite|Between 663 and 612 BC|the fall of Nineveh
prophecy|Habakkuk|About 609 to 600 BC|a prophet’s questions to God, and faith
prophecy|Zephaniah|About 640 to 609 BC|the day of the LORD
prophecy|Haggai|520 BC, by its own dates|the call to rebuild the temple
prophecy|Zechariah; many scholars see later hands from chapter 9 on|From 520 BC, by its own dates|visions of hope for Jerusalem
prophecy|Malachi, whose name means messenger|About 450 to 430 BC|a people grown careless with God
gospel|By tradition Matthew the tax collector; the text names no author|About AD 60 to 90|Jesus as the promised king and teacher
gospel|By tradition John Mark, from what Peter told; the text names no author|About AD 55 to 75|Jesus as the servant who acts
gospel|By tradition Luke the physician; the text names no author|About AD 60 to 90|Jesus as the saviour of the lost
gospel|By tradition John the apostle; the text names no author|About AD 85 to 100|Jesus as the Word made flesh
story|By tradition Luke, as a second part of his Gospel|About AD 62 to 90|the first churches, Peter and Paul
letter|Paul the apostle|About AD 57|the righteousness that is by faith
letter|Paul the apostle, with Sosthenes|About AD 54|questions of a divided church
letter|Paul the apostle, with Timothy|About AD 55 to 56|strength in weakness
letter|Paul the apostle|About AD 48 to 55|freedom from the law
letter|Paul the apostle, as it says; some scholars name a disciple of his|About AD 60 to 62, or later|the church as one body
letter|Paul the apostle, with Timothy, from prison|About AD 55 to 62|joy in every state
letter|Paul the apostle with Timothy, as it says; some scholars name a disciple of his|About AD 60 to 62, or later|the fulness of Christ
letter|Paul the apostle, with Silvanus and Timothy|About AD 50 to 51|hope until the Lord comes
letter|Paul the apostle with Silvanus and Timothy, as it says; some scholars doubt it|About AD 51, or later|steadfast work while waiting
letter|Paul the apostle, as it says; many scholars name a disciple of his|About AD 62 to 66, or later|how to lead a church
letter|Paul the apostle, as it says; many scholars name a disciple of his|About AD 64 to 67, or later|an old teacher’s last charge
letter|Paul the apostle, as it says; many scholars name a disciple of his|About AD 62 to 66, or later|sound teaching and good works
letter|Paul the apostle, with Timothy, from prison|About AD 55 to 62|a runaway servant who is now a brother
letter|Not known; an old tradition names Paul, others Barnabas or Apollos|About AD 60 to 95|Christ as the better covenant, and faith that holds out
letter|By tradition James the brother of Jesus|About AD 45 to 62, or later|faith that shows itself in works
letter|By tradition the apostle Peter|About AD 62 to 64, or later|hope in suffering
letter|By tradition the apostle Peter; many scholars doubt it|About AD 65, or later|growth, and false teachers
letter|By tradition John the apostle; the letter names no author|About AD 85 to 100|light, truth and love for one another
letter|By tradition John the apostle; the letter only says that it is from an elder|About AD 85 to 100|walking in truth and love
letter|By tradition John the apostle; the letter only says that it is from an elder|About AD 85 to 100|hospitality
letter|Jude, by tradition a brother of Jesus|About AD 65 to 80|holding fast to the faith
vision|John, as it says; by tradition the apostle|About AD 95|visions of the end, and all things new
`;

const facts: readonly BookFacts[] = FACTS.trim()
  .split('\n')
  .map((line) => {
    const [genre = 'story', author = '', date = '', about = ''] = line.split('|');
    return { genre: genre as Genre, author, date, about };
  });

/** Psalms whose heading names somebody, by that name. */
const HEADED: readonly (readonly [string, string])[] = [
  ['David', '3-9 11-32 34-41 51-65 68-70 86 101 103 108-110 122 124 131 133 138-145'],
  ['Asaph', '50 73-83'],
  ['the sons of Korah', '42 44-49 84 85 87 88'],
  ['Ethan the Ezrahite', '89'],
  ['Moses', '90'],
  ['Solomon', '72 127'],
];

function headingOf(psalm: number): string | undefined {
  return HEADED.find(([, numbers]) =>
    numbers.split(' ').some((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return psalm >= from && psalm <= to;
    }),
  )?.[0];
}

/** Returns what is commonly said of a book, by its place among the 66. */
export function factsOf(book: number): BookFacts {
  const found = facts[book];
  if (!found) throw new RangeError(`There is no book ${book}`);
  return found;
}

/** Returns who wrote a chapter, as a sentence: a psalm's heading says more than the book does. */
export function authorOf(book: number, chapter: number): string {
  const name = BOOKS[book]?.name;
  if (name === 'Psalms') {
    const heading = headingOf(chapter);
    return heading
      ? `By its heading Psalm ${chapter} is of ${heading}`
      : `Psalm ${chapter} has no name in its heading; by tradition many psalms are David’s`;
  }
  if (name === 'Proverbs' && chapter === 30) return 'Agur the son of Jakeh, as the chapter says';
  if (name === 'Proverbs' && chapter === 31)
    return 'King Lemuel, with what his mother taught him, as the chapter says';
  return factsOf(book).author;
}
