import type { CareWords } from './words.js';

export const FRENCH: CareWords = {
  kinds: {
    suicide: {
      self: 'Ce que tu portes semble très lourd, et c’est bien que tu sois là. Ta vie compte, même quand tu ne le sens pas. S’il te plaît, ne reste pas sans personne maintenant : va vers quelqu’un de proche ou appelle un des numéros ci-dessous, et éloigne ce avec quoi tu pourrais te faire du mal.',
      other:
        'Tu as raison de prendre cela au sérieux. Demande-lui ouvertement si l’idée de mourir est là : en parler ne la donne pas. Ne laisse pas cette personne seule, éloigne ce avec quoi elle pourrait se faire du mal, et appelez de l’aide ensemble, même si tu as promis le secret.',
    },
    violence: {
      self: 'Personne n’a le droit de te faire du mal ni de te menacer. Ce n’est pas ta faute, et aucune foi ne te demande de le supporter ni de rester. Si tu peux, va là où il y a d’autres gens ; ta sécurité passe d’abord.',
      other:
        'Personne n’a le droit de lui faire du mal ni de menacer, et ce n’est pas sa faute. Crois cette personne, ne t’interpose pas sans aide, et accompagne-la vers un lieu sûr et vers ceux qui savent protéger.',
    },
    sexual: {
      self: 'Ce qu’on t’a fait n’est pas ta faute, quoi que tu aies porté, dit ou pas dit, et cela ne t’enlève aucune valeur. C’est toi qui décides de la suite et à qui tu en parles. Un médecin peut t’aider dès maintenant, même sans la police.',
      other:
        'Ce qu’on lui a fait n’est pas sa faute. Crois cette personne, et laisse-la décider de la suite et de qui le saura. Un médecin peut aider dès maintenant, même sans la police. S’il s’agit d’un enfant, n’attends pas : préviens aujourd’hui ceux qui protègent les enfants.',
    },
    child: {
      self: 'Tu n’as rien fait de mal, et tu as raison d’en parler. Ce qui se passe doit s’arrêter, et il y a des adultes dont c’est le métier. Dis-le à quelqu’un en qui tu as confiance, à l’école, chez le médecin, dans la famille, ou appelle le numéro ci-dessous ; si on ne t’écoute pas, dis-le à quelqu’un d’autre. Personne ne te le reprochera.',
      other:
        'Un enfant doit être en sécurité, et tu as raison de ne pas détourner les yeux. Écoute avec calme, crois l’enfant, ne promets pas le secret et n’interroge personne. Préviens aujourd’hui ceux qui protègent les enfants ; il ne faut pas de preuve.',
    },
    medical: {
      self: 'Ce que tu racontes peut être une urgence, et chaque minute peut compter. S’il te plaît, appelle les secours maintenant, avant de lire la suite, et fais ce qu’ils te disent. Ouvre la porte et demande à quelqu’un de rester.',
      other:
        'Ce que tu racontes peut être une urgence, et chaque minute peut compter. S’il te plaît, appelle les secours maintenant, avant de lire la suite, fais ce qu’ils te disent et reste auprès de la personne. Ils te guideront au téléphone.',
    },
    harm: {
      self: 'C’est bien que tu le dises avant qu’il se passe quelque chose. Penser n’est pas faire, et il y a des gens qui aident sans juger. S’il te plaît, éloigne-toi de la personne à qui tu pourrais faire du mal et de ce avec quoi tu pourrais le faire, et appelle quelqu’un maintenant.',
      other:
        'Tu as raison de prendre cela au sérieux. N’affronte pas cette personne sans aide. Si quelqu’un risque d’être blessé, préviens la police maintenant, et avertis qui est en danger si tu peux le faire sans risque.',
    },
  },
  emergency: 'En cas de danger immédiat, appelle le {number}.',
  anyEmergency:
    'En cas de danger immédiat, appelle le numéro d’urgence de ton pays : {number}, ou celui que tu connais.',
  lines: 'Ici, des personnes écoutent et aident :',
  elsewhere: 'De l’aide dans tous les pays :',
  talkOn:
    'Je suis un programme et je ne peux pas venir, mais tu peux continuer à parler ici. Es-tu en sécurité en ce moment ? Dis-en autant ou aussi peu que tu veux.',
  still:
    'Je suis toujours là. Nous pouvons rester avec cela aussi longtemps que tu veux. Si je t’ai mal compris, ou si tu préfères parler d’autre chose, nomme-le : un psaume ou une question.',
  verses: 'Des paroles où s’appuyer (en anglais, de la Bible King James) :',
};
