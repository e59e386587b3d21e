import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { guessableText, type PasswordRisk } from '@emit/contract/password-risks';
import { Refusal } from '../../../kernel/refusal.js';
import { refuseWeakPassword } from './password-rules.js';

const own = ['Ruth Moab', 'barley.fields@bethlehem.example'];
const refused = (risk: PasswordRisk) => new Refusal('VALIDATION_FAILED', { text: guessableText(risk) });

const isRefused = (password: string) =>
  refuseWeakPassword(password, own).then(
    () => false,
    () => true,
  );

/** The most used passwords of published breaches that zxcvbn's list leaves to its rules. */
const LEFT_TO_THE_RULES = `121212 aaaaaa abcdef abcabc 12121212 99999999 abcdefgh 0123456789 654321 987654321 987654 555555
  123123123 111111 000000 112233 123321 1234567890 666666 777777 888888 159753 147258369 789456123 asdfghjkl zxcvbnm
  qwertyuiop qazwsx 1q2w3e4r 11111111 987654321 00000000 123456a 123abc 1qaz2wsx abcd1234 222222 232323 010203 102030
  131313 141414 171717 212121 242424 313131 323232 454545 456456 741852963 963852741 7777777 789789 852456 998877 aabbcc`;

describe('a chosen password', () => {
  it.each(['password1', 'iloveyou', 'QwErTy123', 'letmein', 'Trustno1', 'princess'])(
    'is refused among those most used: %s',
    async (password) => {
      await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused('common'));
    },
  );

  it.each<[PasswordRisk, string]>([
    ['repeats', '121212'],
    ['repeats', 'aaaaaa'],
    ['repeats', '      '],
    ['repeats', '🌾🌾🌾🌾🌾🌾'],
    ['sequence', 'abcdefgh'],
    ['sequence', '0123456789'],
    ['likeCommon', 'P@ssw0rd123'],
    ['likeCommon', 'Passw0rd!'],
    ['likeCommon', 'Qwerty123!'],
    ['likeCommon', 'Admin@123'],
    ['likeCommon', 'Summer2024'],
    ['likeCommon', 'Winter2025!'],
    ['likeCommon', 'Welcome1!'],
    ['likeCommon', 'Monday2026'],
    ['date', '19.05.1984'],
    ['own', 'emit-2026!'],
    ['short', 'x7Kq!m'],
    ['short', 'kjsdhf'],
    ['short', 'пшениц'],
    ['short', 'x7Kq!m9'],
    ['short', '🌾x🦉q🪶m'],
  ])('is refused, and it is said why (%s): %s', async (risk, password) => {
    await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused(risk));
  });

  it('is refused wherever it is one of those most used', async () => {
    const taken: string[] = [];
    for (const password of LEFT_TO_THE_RULES.split(/\s+/))
      if (!(await isRefused(password))) taken.push(password);
    expect(taken).toEqual([]);
  });

  it.each([
    'Emit-2026!',
    'fhoism123',
    'FreeHappyOne',
    'ruth1234',
    'Moab.Ruth',
    'barleyfields7',
    '2026ruth-emit',
  ])('is refused when it is words of this place or the member’s own: %s', async (password) => {
    await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused('own'));
  });

  it.each([
    ...[
      'Psalm231',
      'Psalm23:1',
      'psalm 119:105',
      'John3:16',
      '1john4:8!',
      'Philippians4:13',
      'Phil4:13!',
      'Jer29:11!',
    ],
    ...['Romans8:28', '1Cor13:4-7', 'Isaiah40:31', 'Eph2:8-10', 'Song of Solomon 2', 'Ps23-2026'],
    ...[
      'Habakkuk3',
      'Nehemiah1',
      'Bethlehem1',
      'Nazareth33',
      'Hallelujah7',
      'Shepherd23',
      '!Gethsemane1!',
      'G0lg0tha',
    ],
    ...['JesusSaves1', 'GodIsGood1', 'praisethelord', 'Amazing-Grace!', 'TheLordIsMyShepherd', 'm0rdeca1'],
  ])('is refused when it is a name, a word or a verse of the Bible: %s', async (password) => {
    await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused('scripture'));
  });

  it('is refused when it is a chapter of any book of the Bible, as one writes it', async () => {
    const taken: string[] = [];
    const books = BOOK_GROUPS.flatMap((group) => group.books.map(([name]) => name));
    expect(books).toHaveLength(66);
    for (const name of books)
      for (const password of [`${name} 12:34`, `${name.replaceAll(' ', '')}1234`, `${name.toLowerCase()}7!`])
        if (password.length >= 8 && !(await isRefused(password))) taken.push(password);
    expect(taken).toEqual([]);
  });

  it('is refused when it is the member’s name without its accents', async () => {
    const member = ['Zoë Müllerová', 'z@example.org'];
    for (const password of ['mullerova2026!!', 'ZoeMüllerova77', 'zoë-mullerová'])
      await expect(refuseWeakPassword(password, member)).rejects.toEqual(refused('own'));
  });

  it.each([
    'orchard-gate',
    'at-the-well',
    'ruth gleans barley',
    '83920174',
    'x7Kq!m9z',
    'kjsdhfqw',
    'пшеничка',
    'emitted light',
    'correct horse battery staple',
    'lantern 4 the river',
    '木の葉が落ちる時',
    'beside the still waters',
    'barley and wheat',
    'lions sleep in Judah',
    'mk7$Qa!29',
    'grace-before-breakfast',
  ])('is taken, whatever it is made of: %s', async (password) => {
    await expect(refuseWeakPassword(password, own)).resolves.toBeUndefined();
  });

  it('is judged in a moment, whatever somebody sends', async () => {
    await isRefused('warm');
    const began = process.cpuUsage();
    for (const part of ['a1B$', 'p4$$w0rd', '12/31/1999', '4@8({[<369&#!1|0$5+7%2'])
      await isRefused(part.repeat(256).slice(0, 256));
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });
});
