/**
 * Common short names of books, beside name and code; rarer ones are left to the reference parser, which takes long.
 */
const COMMON =
  'Gen:Gn,Ge Exod:Ex,Exo Lev:Lv Num:Nm,Nu Deut:Dt,De Josh:Jos Judg:Jdg,Jg Ruth:Ru,Rth 1Sam:1Sa,1Sm,ISam,ISamuel ' +
  '2Sam:2Sa,2Sm,IISam,IISamuel 1Kgs:1Ki,1Kin,IKings 2Kgs:2Ki,2Kin,IIKings 1Chr:1Ch,1Chron,IChronicles ' +
  '2Chr:2Ch,2Chron,IIChronicles Ezra:Ezr Neh:Ne Esth:Est Job:Jb Ps:Psalm,Psa,Pss,Pslm Prov:Pr,Prv,Pro Eccl:Ecc,Ec,Qoh ' +
  'Song:SongofSongs,SongofSol,SOS,Cant,Canticles Isa:Is Jer:Jr Lam:La Ezek:Eze,Ezk Dan:Dn,Da Hos:Ho Joel:Jl Amos:Am ' +
  'Obad:Ob Jonah:Jon Mic:Mi Nah:Na Hab:Hb,Hbk Zeph:Zep Hag:Hg Zech:Zec Mal:Ml Matt:Mt,Mat Mark:Mk,Mr,Mrk Luke:Lk,Luk John:Jn,Jhn ' +
  'Acts:Ac,Act Rom:Ro,Rm 1Cor:1Co,ICor,ICorinthians,FirstCorinthians 2Cor:2Co,IICor,IICorinthians,SecondCorinthians ' +
  'Gal:Ga Eph:Ephes Phil:Php,Phl Col:Co 1Thess:1Th,1Thes,IThessalonians 2Thess:2Th,2Thes,IIThessalonians ' +
  '1Tim:1Ti,1Tm,ITim,ITimothy,FirstTimothy 2Tim:2Ti,2Tm,IITim,IITimothy,SecondTimothy Titus:Tit,Ti Phlm:Phm,Philem ' +
  'Heb:Hebr Jas:Jam,Jm 1Pet:1Pt,1Pe,IPet,IPeter,FirstPeter 2Pet:2Pt,2Pe,IIPet,IIPeter,SecondPeter ' +
  '1John:1Jn,1Jo,IJohn,IJn,FirstJohn 2John:2Jn,IIJohn,IIJn 3John:3Jn,IIIJohn,IIIJn Jude:Jd Rev:Rv,Re,Apoc,Apocalypse';

/** Pairs of a short name and the code of its book. */
export const ABBREVIATIONS: readonly (readonly [string, string])[] = COMMON.split(' ').flatMap((entry) => {
  const [osis = '', names = ''] = entry.split(':');
  return names.split(',').map((name) => [name, osis] as const);
});
