import { withoutAccents } from '@emit/contract/without-accents';
import { bookIndexOf, BOOKS } from './books.js';
import { ABBREVIATIONS } from './abbreviations.js';

/** Names of books in German, Spanish, French, Portuguese and Italian, by code; accents may be left out. */
const FOREIGN =
  'Gen:Genesi,Génesis,Genèse,Gênesis,1Mose,1Mos Exod:Éxodo,Exode,Êxodo,Esodo,2Mose,2Mos Lev:Levitikus,Levítico,Lévitique,3Mose,3Mos ' +
  'Num:Numeri,Números,Nombres,4Mose,4Mos Deut:Deuteronomium,Deuteronomio,Deutéronome,Deuteronômio,5Mose,5Mos ' +
  'Josh:Josua,Josué,Giosuè Judg:Richter,Jueces,Juges,Juízes,Giudici Ruth:Rut,Rute Ezra:Esra,Esdras,Esdra ' +
  'Neh:Nehemia,Nehemías,Néhémie,Neemias,Neemia Esth:Ester Job:Hiob,Ijob,Giobbe Ps:Psalmen,Salmo,Salmos,Sl,Psaume,Psaumes,Salmi,Sal,Salm ' +
  'Prov:Sprüche,Sprueche,Sprichwörter,Spr,Proverbios,Proverbes,Provérbios,Proverbi ' +
  'Eccl:Prediger,Kohelet,Koh,Pred,Eclesiastés,Ecclésiaste,Eclesiastes,Ecclesiaste,Qohéleth,Qoelet ' +
  'Song:Hoheslied,Hohelied,Hld,Cantares,CantardelosCantares,CantaresdeSalomão,Cantique,CantiquedesCantiques,Cânticos,' +
  'CânticodosCânticos,Cantico,CanticodeiCantici Isa:Jesaja,Jes,Isaías,Ésaïe,Isaïe,Isaia Jer:Jeremia,Jeremías,Jérémie,Jeremias,Geremia ' +
  'Lam:Klagelieder,Klgl,Lamentaciones,Lamentações,Lamentazioni Ezek:Hesekiel,Ezechiel,Hes,Ezequiel,Ézéchiel,Ezechiele Dan:Daniele ' +
  'Hos:Oseas,Osée,Oseias,Osea Joel:Joël,Gioele Amos:Amós Obad:Obadja,Abdías,Abdias,Obadias,Abdia Jonah:Jona,Jonás,Jonas,Giona ' +
  'Mic:Micha,Miqueas,Michée,Miqueias,Michea Nah:Nahúm,Nahoum,Naum Hab:Habakuk,Habacuc,Habaquq,Habacuque,Abacuc ' +
  'Zeph:Zefanja,Zephanja,Sofonías,Sophonie,Sofonias,Sofonia Hag:Hageo,Aggée,Ageu,Aggeo,Ageo ' +
  'Zech:Sacharja,Sach,Zacarías,Zacharie,Zacarias,Zaccaria Mal:Maleachi,Malaquías,Malachie,Malaquias,Malachia ' +
  'Matt:Matthäus,Matthaeus,Mateo,Matthieu,Mateus,Matteo Mark:Markus,Marcos,Marc,Marco,Mc Luke:Lukas,Lucas,Luc,Luca,Lc ' +
  'John:Johannes,Joh,Juan,Jean,João,Giovanni,Gv Acts:Apostelgeschichte,Apg,Hechos,Hch,HechosdelosApóstoles,Actes,ActesdesApôtres,' +
  'Atos,AtosdosApóstolos,Atti,AttidegliApostoli Rom:Römer,Roemer,Röm,Roem,Romanos,Romains,Romani ' +
  'Gal:Galater,Gálatas,Galates,Galati Eph:Epheser,Efesios,Éphésiens,Efésios,Efesini ' +
  'Phil:Philipper,Filipenses,Philippiens,Filippesi Col:Kolosser,Kol,Colosenses,Colossiens,Colossenses,Colossesi ' +
  'Titus:Tito,Tite Phlm:Filemón,Philémon,Filemom,Filemone Heb:Hebräer,Hebraeer,Hebreos,Hébreux,Hebreus,Ebrei ' +
  'Jas:Jakobus,Jak,Santiago,Jacques,Tiago,Giacomo Jude:Judas,Giuda ' +
  'Rev:Offenbarung,Offb,Apocalipsis,Apocalypse,Apocalipse,Apocalisse';

/** The same for books that are numbered, by the codes without their figures. */
const NUMBERED =
  'Sam:Samuele Kgs:Könige,Koenige,Kön,Reyes,Rois,Reis,Re Chr:Chronik,Chroniken,Crónicas,Chroniques,Crônicas,Cronache ' +
  'Cor:Korinther,Kor,Corintios,Corinthiens,Coríntios,Corinzi ' +
  'Thess:Thessalonicher,Tesalonicenses,Thessaloniciens,Tessalonicenses,Tessalonicesi,Tes,Ts ' +
  'Tim:Timotheus,Timoteo,Timothée,Timóteo Pet:Petrus,Petr,Pedro,Pierre,Pietro John:Johannes,Joh,Juan,Jean,João,Giovanni';

/** How books are counted in words: "First", "Erste", "Primera de", "II". */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^(?:first|1st|erster?s?|primer[ao]?|premi[eè]re?|prim[ao]|primeir[ao]|i)$/, '1'],
  [/^(?:second|2nd|zweiter?s?|segund[ao]|deuxi[eè]me|second[ao]?|ii)$/, '2'],
  [/^(?:third|3rd|dritter?s?|tercer[ao]?|troisi[eè]me|terceir[ao]|terz[ao]|iii)$/, '3'],
];
const LEADING =
  /^(\p{L}+|[1-5](?:st|nd|rd|er|[eè]re|re|[eè]me|e|ª|º|°)?)[\s.]+(?:(?:de|a|ai|aos|aux|an|die|los|las|to|the)\s+)*(?=\p{L})/u;

function compact(name: string): string {
  return name.toLowerCase().replace(/[\s.’']/g, '');
}

/** "Primera de Corintios" → "1corintios", "1. Korinther" → "1korinther", "II Tim" → "2tim". */
function counted(name: string): string {
  const written = name.toLowerCase().trim();
  const [whole = '', lead = ''] = LEADING.exec(written) ?? [];
  if (!whole) return compact(written);
  const rest = compact(written.slice(whole.length));
  if (/^[1-5]/.test(lead)) return `${lead[0]}${rest}`;
  const figure = COUNTED.find(([words]) => words.test(lead))?.[1];
  return figure ? `${figure}${rest}` : compact(written);
}

function pairs(table: string): (readonly [string, string])[] {
  return table.split(' ').flatMap((entry) => {
    const [code = '', names = ''] = entry.split(':');
    return names.split(',').map((name) => [name, code] as const);
  });
}

function readNames(): Map<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, book: number): void => {
    for (const key of [compact(name), withoutAccents(compact(name))])
      if (book >= 0 && !names.has(key)) names.set(key, book);
  };
  BOOKS.forEach(({ name, osis }, book) => [name, osis].forEach((one) => add(one, book)));
  for (const [name, code] of [...ABBREVIATIONS, ...pairs(FOREIGN)]) add(name, bookIndexOf(code));
  for (const [name, code] of pairs(NUMBERED))
    for (const figure of ['1', '2', '3']) add(`${figure}${name}`, bookIndexOf(`${figure}${code}`));
  // With its accent alone: without it, it is a short form of other books.
  names.set('jó', bookIndexOf('Job'));
  return names;
}

let names: ReadonlyMap<string, number> | undefined;
let foreign: ReadonlySet<string> | undefined;

/** Returns whether a book's name is none in English ("Johannes", "2. Mose"). */
export function isForeign(name: string): boolean {
  foreign ??= foreignNames();
  return foreign.has(withoutAccents(compact(name))) || foreign.has(withoutAccents(counted(name)));
}

function foreignNames(): Set<string> {
  const english = new Set(
    [...BOOKS.flatMap(({ name, osis }) => [name, osis]), ...ABBREVIATIONS.map(([name]) => name)].map(compact),
  );
  const numbered = pairs(NUMBERED).flatMap(([name]) => ['1', '2', '3'].map((figure) => `${figure}${name}`));
  const all = [...pairs(FOREIGN).map(([name]) => name), ...numbered].map((name) =>
    withoutAccents(compact(name)),
  );
  return new Set(all.filter((name) => !english.has(name)));
}

/**
 * Index of the book that a name means in one of six languages, or a common short form of it ("Ps.", "1. Korinther",
 * "Primera de Juan"); undefined when the table has none. A look-up in a map.
 */
export function bookInTable(name: string): number | undefined {
  names ??= readNames();
  const key = compact(name);
  return names.get(key) ?? names.get(withoutAccents(key)) ?? names.get(withoutAccents(counted(name)));
}
