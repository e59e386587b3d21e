import type { CareWords } from './words.js';

export const PORTUGUESE: CareWords = {
  kinds: {
    suicide: {
      self: 'O que você carrega parece muito pesado, e é bom que você esteja aqui. A sua vida importa, também quando não parece. Por favor, não fique a sós com isto agora: procure alguém perto de você ou ligue para um dos números abaixo, e afaste aquilo com que poderia se machucar.',
      other:
        'É bom que você leve isto a sério. Pergunte abertamente se a pessoa pensa em tirar a própria vida: perguntar não põe a ideia na cabeça. Não a deixe a sós, afaste aquilo com que poderia se machucar e peçam ajuda juntos, mesmo que você tenha prometido segredo.',
    },
    violence: {
      self: 'Ninguém tem o direito de machucar nem de ameaçar você. A culpa não é sua, e nenhuma fé pede que você aguente ou fique. Se puder, vá para onde haja outras pessoas; a sua segurança vem primeiro.',
      other:
        'Ninguém tem o direito de machucar nem de ameaçar essa pessoa, e a culpa não é dela. Acredite nela, não se ponha no meio sem ajuda e acompanhe-a até um lugar seguro e até quem sabe proteger.',
    },
    sexual: {
      self: 'O que fizeram com você não é culpa sua, seja qual for a roupa, o que disse ou não disse, e não diminui o seu valor. É você quem decide o que acontece agora e a quem contar. Um serviço de saúde pode ajudar já, também sem a polícia.',
      other:
        'O que fizeram não é culpa da pessoa. Acredite nela, e deixe que ela decida o que acontece agora e quem fica sabendo. Um serviço de saúde pode ajudar já, também sem a polícia. Se for uma criança, não espere: avise hoje quem protege as crianças.',
    },
    child: {
      self: 'Você não fez nada de errado, e faz bem em falar. O que está acontecendo tem de parar, e há adultos cujo trabalho é fazer parar. Conte a alguém de confiança, na escola, no médico, na família, ou ligue para o número abaixo; se não ouvirem, conte a outra pessoa. Ninguém vai culpar você.',
      other:
        'Uma criança precisa estar segura, e você faz bem em não desviar o olhar. Ouça com calma, acredite na criança, não prometa segredo e não interrogue ninguém. Avise hoje quem protege as crianças; não é preciso ter provas.',
    },
    medical: {
      self: 'O que você conta pode ser uma emergência, e cada minuto pode contar. Por favor, ligue agora para a emergência, antes de continuar a ler, e faça o que disserem. Deixe a porta aberta e peça a alguém que fique com você.',
      other:
        'O que você conta pode ser uma emergência, e cada minuto pode contar. Por favor, ligue agora para a emergência, antes de continuar a ler, faça o que disserem e fique com a pessoa. Vão orientar você pelo telefone.',
    },
    harm: {
      self: 'É bom que você diga isto antes que algo aconteça. Pensar não é fazer, e há pessoas que ajudam sem julgar. Por favor, afaste-se de quem você poderia machucar e daquilo com que poderia fazê-lo, e ligue agora para alguém.',
      other:
        'Você faz bem em levar isto a sério. Não enfrente essa pessoa sem ajuda. Se alguém pode sair ferido, avise já a polícia, e avise quem corre perigo se puder fazê-lo em segurança.',
    },
  },
  emergency: 'Se há perigo neste momento, ligue para {number}.',
  anyEmergency:
    'Se há perigo neste momento, ligue para o número de emergência do seu país: {number}, ou o que você conhece.',
  lines: 'Aqui há pessoas que ouvem e ajudam:',
  elsewhere: 'Linhas de ajuda em qualquer país:',
  talkOn:
    'Sou um programa e não posso ir até você, mas pode continuar a falar aqui. Você está em segurança neste momento? Conte tanto ou tão pouco quanto quiser.',
  still:
    'Continuo aqui. Podemos ficar com isto o tempo que você quiser. Se entendi mal, ou se prefere falar de outra coisa, diga qual: um salmo ou uma pergunta.',
  verses: 'Palavras a que se agarrar (em inglês, da Bíblia King James):',
};
