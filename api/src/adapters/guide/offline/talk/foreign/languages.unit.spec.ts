import { lastReply } from '../../../../../testing/offline-talk.js';

it.each([
  ['why', ['¿Qué dice la Biblia sobre el miedo?', '¿por qué?'], /razón|por qué/],
  ['why', ['un verset sur la paix', 'pourquoi ?'], /raison|pourquoi/],
  ['why', ['um versículo sobre o medo', 'por quê?'], /razão|por quê/],
  ['why', ['Was sagt die Bibel über Vergebung?', 'warum?'], /Grund|Warum/],
  ['why', ['un versetto sulla pace', 'perché?'], /ragione|perché/],
  ['shorter', ['un verset sur la paix', 'plus court'], /En bref|court/],
  ['another', ['Was sagt die Bibel über Vergebung?', 'noch einer'], /^Eine andere Stelle/],
  ['the next', ['un versículo sobre la esperanza', '¿y el siguiente?'], /^Después viene/],
  ['somebody', ['Wer war Gideon?'], /Gideon[^]*Judges/],
  ['kin', ['¿Quién fue Ester?', 'y su tío?'], /Mordecai[^]*Esther 2:7/],
  ['the story', ["C'est qui Zachée ?", 'pourquoi dans un arbre'], /Luke 19:4/],
  ['a book', ['Romanos 12:2', 'hay algo parecido en efesios?'], /Ephesians 4/],
  ['no verses', ['hoy me despidieron del trabajo', 'no quiero versículos ahora'], /^De acuerdo/],
  ['a choice', ["J'ai menti à mon mari", "je lui dis ce soir ou j'attends ?"], /Plutôt bientôt/],
  [
    'how it may go',
    ['Ich habe Streit mit meiner Mutter', 'und wenn sie nicht antwortet?'],
    /niemand versprechen/,
  ],
  ['the app', ['como mudo o formato da resposta?'], /quatro formatos/],
  ['thanks', ['Psalm 23', 'Danke dir'], /Gern geschehen/],
] as const)('goes on in the language of the member with %s: %j', (_, messages, expected) => {
  expect(lastReply(...messages)).toMatch(expected);
});

it('says once in a talk what it is and that it reads English', () => {
  expect(lastReply('¿Quién fue Ester?')).toMatch(/Entiendo solo un poco.*\n\nNo soy una persona/);
  expect(lastReply('¿Quién fue Ester?', 'otro')).not.toMatch(/Entiendo solo|No soy/);
});

it.each(['and what about anger?', 'the next verse please'])('takes %s for English', (english) => {
  expect(lastReply('Wer war Gideon?', english)).not.toMatch(/Stelle|gefunden|Danach/);
});
