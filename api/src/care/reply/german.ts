import type { CareWords } from './words.js';

export const GERMAN: CareWords = {
  kinds: {
    suicide: {
      self: 'Was du trägst, klingt sehr schwer, und ich bin froh, dass du hier bist. Dein Leben zählt, auch wenn es sich nicht so anfühlt. Bitte bleib jetzt nicht allein damit: Geh zu einem Menschen in deiner Nähe oder ruf eine der Nummern unten an, und bring außer Reichweite, womit du dir etwas antun könntest.',
      other:
        'Es ist gut, dass du das ernst nimmst. Frag offen nach, ob der Gedanke da ist, nicht mehr leben zu wollen: Danach zu fragen bringt niemanden auf die Idee. Lass den Menschen nicht allein, bring außer Reichweite, womit er sich etwas antun könnte, und holt gemeinsam Hilfe, auch wenn du Schweigen versprochen hast.',
    },
    violence: {
      self: 'Niemand hat das Recht, dir wehzutun oder dich zu bedrohen. Du bist nicht schuld, und kein Glaube verlangt, dass du es erträgst oder bleibst. Wenn du kannst, geh dorthin, wo andere Menschen sind; deine Sicherheit geht vor.',
      other:
        'Niemand hat das Recht, anderen wehzutun oder sie zu bedrohen, und wer es erlebt, ist nicht schuld. Glaub diesem Menschen, geh nicht allein dazwischen, und hilf ihm an einen sicheren Ort und zu denen, die ihn schützen können.',
    },
    sexual: {
      self: 'Was dir angetan wurde, ist nicht deine Schuld, was immer du anhattest, gesagt oder nicht gesagt hast, und es macht dich nicht weniger wert. Du entscheidest, was jetzt geschieht und wem du es sagst. Eine Ärztin oder ein Arzt kann dir jetzt helfen, auch ohne Polizei.',
      other:
        'Was diesem Menschen angetan wurde, ist nicht seine Schuld. Glaub ihm, und lass ihn entscheiden, was jetzt geschieht und wer es erfährt. Ärztliche Hilfe gibt es jetzt, auch ohne Polizei. Geht es um ein Kind, dann warte nicht: Sag es noch heute denen, die Kinder schützen.',
    },
    child: {
      self: 'Du hast nichts falsch gemacht, und es ist richtig, dass du davon sprichst. Was geschieht, muss aufhören, und es gibt Erwachsene, deren Aufgabe es ist, dass es aufhört. Sag es jemandem, dem du vertraust, in der Schule, in der Praxis, in der Familie, oder ruf die Nummer unten an; wenn jemand nicht zuhört, sag es jemand anderem. Niemand wird dir die Schuld geben.',
      other:
        'Ein Kind muss sicher sein, und es ist richtig, dass du nicht wegsiehst. Hör ruhig zu, glaub dem Kind, versprich kein Schweigen, und befrage weder das Kind noch den, der es getan haben könnte. Sag es noch heute denen, die Kinder schützen; Beweise brauchst du dafür nicht.',
    },
    medical: {
      self: 'Was du schreibst, kann ein Notfall sein, und Minuten können zählen. Bitte ruf jetzt den Notruf, bevor du weiterliest, und tu, was man dir dort sagt. Schließ die Tür auf und lass jemanden bei dir bleiben.',
      other:
        'Was du schreibst, kann ein Notfall sein, und Minuten können zählen. Bitte ruf jetzt den Notruf, bevor du weiterliest, tu, was man dir dort sagt, und bleib da. Man begleitet dich am Telefon.',
    },
    harm: {
      self: 'Es ist gut, dass du das sagst, bevor etwas geschehen ist. Gedanken sind keine Taten, und es gibt Menschen, die helfen, ohne zu urteilen. Bitte geh weg von dem Menschen, dem du etwas antun könntest, und von allem, womit, und ruf jetzt jemanden an.',
      other:
        'Es ist richtig, das ernst zu nehmen. Stell dich dem nicht allein entgegen. Wenn jemand verletzt werden könnte, sag es jetzt der Polizei, und warne den, der in Gefahr ist, wenn du es sicher tun kannst.',
    },
  },
  emergency: 'Bei Gefahr in diesem Moment: Ruf {number} an.',
  anyEmergency:
    'Bei Gefahr in diesem Moment: Ruf die Notrufnummer deines Landes an, {number} oder die, die du kennst.',
  lines: 'Hier hören dir Menschen zu und helfen:',
  elsewhere: 'Hilfe in jedem Land:',
  talkOn:
    'Ich bin ein Programm und kann nicht zu dir kommen, aber du kannst hier weitersprechen. Bist du gerade in Sicherheit? Erzähl so viel oder so wenig, wie du magst.',
  still:
    'Ich bin noch da. Wir können dabei bleiben, solange du willst. Wenn ich dich falsch verstanden habe oder du lieber von etwas anderem sprichst, nenne es: einen Psalm oder eine Frage.',
  verses: 'Worte zum Festhalten (englisch, aus der King-James-Bibel):',
};
