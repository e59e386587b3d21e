/**
 * A verse for each day of the year, chosen by hand: from every part of the Bible, fit for a morning, none that threatens
 * or accuses. References are written as the API writes them, the months from January, February with 29 days.
 */
const MONTHS = [
  // January
  `
    Lamentations 3:22–23; Exodus 34:6; Jeremiah 29:13; Philippians 4:13; Psalm 42:8; Isaiah 60:1;
    Luke 6:36; Revelation 7:17; Isaiah 40:11; Galatians 5:25; Psalm 17:8; Matthew 6:33; 2 Peter 1:19;
    Proverbs 18:10; 1 Corinthians 13:12; 1 Chronicles 29:13; Habakkuk 2:20; Hebrews 10:24; Psalm 133:1;
    Romans 5:1; Deuteronomy 33:25; Daniel 2:20; 1 Thessalonians 5:5; Psalm 84:11; John 6:35; Genesis 15:1;
    Isaiah 54:10; Ephesians 6:10; Psalm 27:4; Matthew 28:20; 1 John 5:14
  `,
  // February
  `
    Isaiah 2:5; 2 Corinthians 5:17; Job 33:4; Matthew 5:6; James 3:18; Proverbs 4:18; Romans 12:21;
    2 Samuel 22:29; Amos 5:14; 2 Timothy 2:1; Psalm 100:5; John 15:9; Leviticus 19:34; Jeremiah 31:3;
    Philippians 4:19; Psalm 43:3; Luke 12:32; Revelation 21:4; Isaiah 40:29; Galatians 6:2; Psalm 18:2;
    Matthew 6:34; 2 Peter 3:18; Proverbs 25:11; 1 Corinthians 13:13; 2 Chronicles 15:7; Habakkuk 3:19;
    Hebrews 11:1; Psalm 118:24
  `,
  // March
  `
    Psalm 139:9–10; Romans 5:5; Joshua 1:9; Daniel 2:22; 1 Thessalonians 5:11; Psalm 85:10; John 6:37;
    Genesis 28:15; Isaiah 55:12; Philippians 1:6; Psalm 27:14; Mark 1:35; 2 John 1:3; Isaiah 12:2;
    2 Corinthians 9:7; Job 37:14; Matthew 5:7; James 5:13; Proverbs 4:23; Romans 13:10; 2 Samuel 23:4;
    2 Samuel 22:33; Amos 5:24; 2 Timothy 4:22; Psalm 103:1–2; John 15:11; Leviticus 26:12; Jeremiah 31:25;
    Colossians 1:11; Psalm 46:1; Luke 17:21
  `,
  // April
  `
    Revelation 21:5; Isaiah 40:31; Galatians 6:9; Psalm 18:28; Matthew 7:7; 1 John 1:5; Proverbs 31:26;
    1 Corinthians 15:58; Ezra 7:10; Zephaniah 3:17; Hebrews 12:1; Psalm 143:8; Romans 8:28; Joshua 21:45;
    Daniel 10:19; 1 Thessalonians 5:16–18; Psalm 90:14; John 8:12; Genesis 28:16; Isaiah 58:11;
    Philippians 2:4; Psalm 32:8; Mark 4:26–27; 3 John 1:2; Isaiah 12:3; 2 Corinthians 9:8; Job 42:2;
    Matthew 5:8; 1 Peter 1:3; Song of Solomon 2:11–12
  `,
  // May
  `
    Proverbs 8:17; Romans 13:12; 1 Kings 3:9; Obadiah 1:17; Titus 2:11; Psalm 116:7; John 16:33;
    Numbers 6:24–26; Jeremiah 33:3; Colossians 3:14; Psalm 46:10; Luke 24:32; Revelation 22:5;
    Isaiah 41:10; Ephesians 2:8; Psalm 19:1; Matthew 7:12; 1 John 3:1; Ecclesiastes 3:1;
    1 Corinthians 16:14; Nehemiah 8:10; Haggai 2:9; Hebrews 13:1–2; Psalm 145:18; Romans 8:31; Judges 6:12;
    Daniel 12:3; 2 Thessalonians 2:16–17; Psalm 90:17; John 8:32; Genesis 50:21
  `,
  // June
  `
    Isaiah 65:24; Philippians 2:13; Psalm 34:8; Mark 5:36; Jude 1:2; Isaiah 26:3; 2 Corinthians 12:9;
    Psalm 1:3; Matthew 5:9; 1 Peter 3:8; Proverbs 12:25; Romans 14:17; 1 Kings 8:57; Jonah 2:7;
    Philemon 1:6; Psalm 119:18; John 20:21; Deuteronomy 6:5; Lamentations 3:24; Colossians 3:15;
    Psalm 51:10; John 1:5; Revelation 22:17; Isaiah 42:16; Ephesians 2:10; Psalm 19:14; Matthew 11:28;
    1 John 3:18; Ecclesiastes 3:11; 2 Corinthians 3:17
  `,
  // July
  `
    Esther 8:16; Zechariah 2:10; Hebrews 13:8; Psalm 147:3; Romans 8:38–39; Ruth 1:16; Hosea 6:3;
    2 Thessalonians 3:5; Psalm 91:1–2; John 10:11; Exodus 3:5; Isaiah 66:13; Philippians 4:4; Psalm 34:18;
    Mark 6:31; Jude 1:21; Isaiah 30:21; 2 Corinthians 13:11; Psalm 3:5; Matthew 5:14; 1 Peter 4:8;
    Proverbs 15:1; Romans 15:13; 1 Kings 19:12; Micah 6:8; Hebrews 4:9; Psalm 119:105; Acts 2:28;
    Deuteronomy 7:9; Lamentations 3:25–26; Colossians 3:17
  `,
  // August
  `
    Psalm 55:22; John 1:9; Revelation 22:21; Isaiah 43:1; Ephesians 3:20; Psalm 23:1–3; Matthew 11:29;
    1 John 4:7; Ecclesiastes 4:9; 2 Corinthians 3:18; Job 8:21; Zechariah 4:6; James 1:5; Psalm 150:6;
    Romans 12:2; Ruth 2:4; Hosea 10:12; 2 Thessalonians 3:16; Psalm 92:1–2; John 13:34; Exodus 14:14;
    Jeremiah 15:16; Philippians 4:6; Psalm 36:9; Mark 10:45; Revelation 1:8; Isaiah 32:17; Galatians 3:28;
    Psalm 5:3; Matthew 5:16; 1 Peter 4:10
  `,
  // September
  `
    Proverbs 16:3; 1 Corinthians 2:9; 2 Kings 6:16; Micah 7:7; Hebrews 4:16; Psalm 121:1–2; Acts 14:17;
    Deuteronomy 30:14; Ezekiel 34:15; Colossians 3:23; Psalm 59:16; John 1:16; Genesis 1:3; Isaiah 43:19;
    Ephesians 4:32; Psalm 23:6; Matthew 14:27; 1 John 4:12; Ecclesiastes 11:6; 2 Corinthians 4:6;
    Job 12:10; Genesis 8:22; Zechariah 8:16; James 1:17; Proverbs 2:6; Romans 12:10; Ruth 2:12; Hosea 14:5;
    1 Timothy 1:17; Psalm 94:19
  `,
  // October
  `
    John 14:6; Exodus 23:20; Jeremiah 17:14; Psalm 104:24; Philippians 4:7; Psalm 37:5; Luke 1:37;
    Revelation 3:20; Isaiah 33:2; Galatians 5:1; Psalm 8:3–4; Matthew 6:6; 1 Peter 5:7; Proverbs 16:24;
    1 Corinthians 3:16; 1 Chronicles 16:11; Nahum 1:7; Hebrews 6:19; Psalm 126:5; Acts 17:28;
    Deuteronomy 31:8; Ezekiel 34:26; Colossians 4:2; Psalm 63:3; John 3:16; Genesis 1:31; Isaiah 46:4;
    Ephesians 5:8; Psalm 25:4–5; Matthew 18:20; 1 John 4:16
  `,
  // November
  `
    Ecclesiastes 11:7; 2 Corinthians 4:16; Job 19:25; Malachi 4:2; James 1:19; Proverbs 3:5–6;
    Romans 12:12; 1 Samuel 1:17; Joel 2:21; 1 Timothy 6:6; Psalm 95:1; John 14:27; Exodus 33:14;
    Jeremiah 29:11; Philippians 4:8; Psalm 42:1; Luke 1:46–47; Revelation 4:11; Isaiah 35:1;
    Galatians 5:22–23; Psalm 16:11; Matthew 6:26; 2 Peter 1:2; Proverbs 17:17; 1 Corinthians 10:31;
    1 Chronicles 16:34; Habakkuk 2:14; Hebrews 10:23; Psalm 131:2; Acts 20:35
  `,
  // December
  `
    Deuteronomy 32:2; Ezekiel 36:26; 1 Thessalonians 3:12; Psalm 67:1; John 4:14; Genesis 9:13;
    Isaiah 50:4; Ephesians 5:14; Psalm 27:1; Matthew 19:26; 1 John 4:19; Song of Solomon 8:7;
    2 Corinthians 5:7; Job 23:10; Matthew 5:4; James 3:17; Proverbs 3:17; Romans 12:15; 1 Samuel 12:24;
    Joel 2:28; Luke 1:78–79; Isaiah 9:2; Isaiah 9:6; Luke 2:10; Luke 2:14; John 1:14; Matthew 1:23;
    2 Timothy 1:7; Psalm 97:11; John 15:5; 1 Samuel 7:12
  `,
];

const VERSES = MONTHS.map((month) => month.split(';').map((reference) => reference.trim()));

/** The references of the whole year in order: 366. */
export const DAILY_VERSES: readonly string[] = VERSES.flat();

/** Returns the verse of a day, 'YYYY-MM-DD': the same every year. Throws RangeError for what is no date. */
export function verseOf(day: string): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const reference = VERSES[month - 1]?.[date - 1];
  if (reference === undefined) throw new RangeError(`No verse for ${day}`);
  return reference;
}
