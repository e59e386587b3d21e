import { bibleText } from '../bible-text.js';
import { concordance } from '../concordance.js';

const NAMES =
  'today tonight tomorrow at around about until till from by before after since midnight noon morning afternoon evening january february march ' +
  'april may june july august september october november december version release figure fig table section chapter chap page step room line part ' +
  'vol volume no number article item level act scene ratio score bus train flight gate track unit lesson week day hour time won lost verse verses ' +
  'letter letters gospel epistle prophecy confessions meditations republic ethics iliad odyssey aeneid quran qurʾan koran surah sura sure gita dhammapada talmud mishnah analects ' +
  'nephi alma mormon mosiah helaman moroni summa discourses enchiridion ios android windows python node java appendix exercise question problem ' +
  'psalter hymn song canto book sonnet stanza strophe rule canon clause paragraph footnote note slide sura ayah hadith sutra veda ' +
  'institutes pensées pensees imitation christ didache hermas enoch jubilees thomas apology laws phaedo timaeus symposium poetics rhetoric politics ' +
  'hamlet macbeth othello lear tempest faust inferno purgatorio paradiso paradise lost walden city god montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
  'uhr um gegen lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi samedi dimanche hora heure ore ora ' +
  'sirach ben ecclesiasticus tobit tobias judith baruch maccabees esdras wisdom manasseh susanna bel sir tob jdt bar macc wis';
const WEEKDAY = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?$/;
const NO_BOOKS = new Set(NAMES.split(' '));

/** Returns whether a name before n:n is that of no book of the Bible, whatever stands beside it: a time, a version, another book. */
export function isNoBook(name: string): boolean {
  const word = name.toLowerCase().replace(/[.’']/g, '');
  return (
    NO_BOOKS.has(word) ||
    WEEKDAY.test(word) ||
    word.split(/\s+/).some((part) => NO_BOOKS.has(part) && part.length > 3)
  );
}

/** Places of a word that are looked at. */
const MOST_PLACES = 8;
const LEAST_LETTERS = 4;

/** Returns whether a name is one of the Bible's people or places, so that who writes it with n:n means a book: "Hezekiah 3:16". */
export function isBiblicalName(name: string): boolean {
  const word = name.replace(/[.\s]+$/, '');
  if (word.length < LEAST_LETTERS || !/^\p{Lu}\p{L}+$/u.test(word)) return false;
  const { vocabulary, places, verseAt } = concordance();
  const id = vocabulary.get(word.toLowerCase());
  if (id === undefined) return false;
  const verses = Array.from(places(id).subarray(0, MOST_PLACES), (place) =>
    bibleText().textOf(verseAt(place)),
  );
  return verses.every(
    (text) =>
      new RegExp(`\\b(?:${word}|${word.toUpperCase()})\\b`).test(text) &&
      !text.includes(` ${word.toLowerCase()}`),
  );
}
