/** Short names of translations, as they stand beside references. */
const CODES =
  'KJV|AKJV|NKJV|NKJ|NIV|NIrV|ESV|NASB|NLT|NRSV|RSV|ASV|AV|CSB|HCSB|MSG|AMPC?|GNT|GNB|NET|CEV|CEB|WEB|WEBBE|YLT|TLB|NCV|NIRV|TPT|BSB|LSB|LEB|NABRE|NAB|TLV|CJB|NJB|DRB|DRA|' +
  'ICB|ERV|EXB|GW|ISV|MEV|NOG|PHILLIPS|RGT|VOICE|BBE|DARBY|LXX|MT|LUT|ELB|SLT|HFA|NGÜ|NVI|RVR?|NTV|LBLA|DHH|LSG|BDS|CEI|NR|ARC|ARA|NVT|NTLH';
const EDITION = '(?:[- ]?(?:UK|US|CE|2ED|ue|\\d{2,4}))?';
/** Names of translators and of their Bibles. */
const NAMES =
  'The Message|the Message|Message Bible|The Voice|Good News(?: Bible| Translation)?|Living Bible|Amplified(?: Bible)?|(?:New )?Jerusalem Bible|Passion Translation|King James(?: Version| Bible)?|Authori[sz]ed Version|' +
  "World English(?: Bible)?|American Standard(?: Version)?|Geneva Bible|Douay[- ]Rheims|Vulgate|Septuagint|Young’s Literal(?: Translation)?|(?:Eugene )?Peterson(?:[’']s (?:Message|translation|version|paraphrase|rendering)|(?= (?:puts|renders|translates|paraphrases)))|J\\. ?B\\. Phillips|(?:Moffatt|Tyndale|Wycliffe|Robert Alter|David Bentley Hart|N\\. ?T\\. Wright)(?:[’']s (?:Bible|translation|version|rendering)|(?= (?:renders|translates|has)\\b))|Luther(?:bibel| Bibel|(?:bibel)? \\d{4})|Elberfelder|Schlachter|Einheitsübersetzung|Hoffnung für alle|Zürcher Bibel|Reina[- ]Valera|Nueva Versión Internacional|Louis Segond|Segond 21|Bible du Semeur|Almeida|Nova Versão Internacional|Diodati|Nuova Riveduta";
/** "New Revised Standard Version", "Christian Standard Bible"; not "the Holy Bible" or "the Old Testament". */
const TITLED =
  '(?:(?:New|English|American|Revised|World|Christian|Common|Contemporary|Today’s|Modern|Literal|Lexham|Holman|Complete|Berean|Standard|International|Living|Jewish|Catholic|Easy|Simplified|Expanded|Legacy|Good|News)\\s){1,4}(?:Bible|Version|Translation|Testament|Reader’s Version)';
/** A translation that is not called by its name. */
const UNNAMED =
  "(?:modern|newer|recent|other|another|different|contemporary|freer|looser|literal|simpler|plainer|new|one|favou?rite|German|Spanish|French|Greek|Hebrew|Latin)\\s(?:English\\s)?(?:translations?|versions?|renderings?|paraphrases?)|(?:today[’']s|modern|plain|contemporary|everyday) English";

/** Any translation, as a text may name it. */
export const TRANSLATION = `(?:(?:${CODES})${EDITION}|${NAMES}|${TITLED})`;
export const ANY_TRANSLATION = `(?:${TRANSLATION}|${UNNAMED})`;
