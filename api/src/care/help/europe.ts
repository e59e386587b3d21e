import { emergency, line, type CountryHelp } from './help-line.js';

export const EUROPE: Readonly<Record<string, CountryHelp>> = {
  AT: {
    emergency: emergency('112'),
    suicide: [line('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at')],
    violence: [line('Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at')],
    child: [line('Rat auf Draht', '147', 'https://www.rataufdraht.at')],
    poison: [
      line('Vergiftungsinformationszentrale', '01 406 43 43', 'https://goeg.at/Vergiftungsinformation'),
    ],
  },
  BE: {
    emergency: emergency('112'),
    suicide: [
      line('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be'),
      line('Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be'),
    ],
    violence: [
      line('Écoute violences conjugales', '0800 30 030', 'https://www.ecouteviolencesconjugales.be'),
    ],
  },
  CH: {
    emergency: emergency('112'),
    suicide: [line('Die Dargebotene Hand', '143', 'https://www.143.ch')],
    violence: [line('Opferhilfe Schweiz', '142', 'https://www.opferhilfe-schweiz.ch')],
    child: [line('Pro Juventute', '147', 'https://www.147.ch')],
    poison: [line('Tox Info Suisse', '145', 'https://www.toxinfo.ch')],
  },
  DE: {
    emergency: emergency('112'),
    suicide: [line('TelefonSeelsorge', '0800 1110111', 'https://www.telefonseelsorge.de')],
    violence: [line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de')],
    child: [line('Nummer gegen Kummer', '116 111', 'https://www.nummergegenkummer.de', 'Mo–Sa 14–20')],
    poison: [line('Giftnotruf Berlin', '030 19240', 'https://giftnotruf.charite.de')],
  },
  DK: {
    emergency: emergency('112'),
    suicide: [line('Livslinien', '70 201 201', 'https://www.livslinien.dk', '11–05')],
    violence: [line('Lev Uden Vold', '1888', 'https://levudenvold.dk')],
  },
  ES: {
    emergency: emergency('112'),
    suicide: [
      line('Línea 024', '024', 'https://www.sanidad.gob.es/linea024/home.htm'),
      line('Teléfono de la Esperanza', '717 003 717', 'https://telefonodelaesperanza.org'),
    ],
    violence: [line('016', '016', 'https://violenciagenero.igualdad.gob.es')],
    child: [line('ANAR', '900 20 20 10', 'https://www.anar.org')],
  },
  FI: {
    emergency: emergency('112'),
    suicide: [line('MIELI kriisipuhelin', '09 2525 0111', 'https://mieli.fi')],
  },
  FR: {
    emergency: emergency('112'),
    suicide: [line('3114', '3114', 'https://3114.fr')],
    violence: [
      line('3919', '3919', 'https://arretonslesviolences.gouv.fr'),
      line('Viols Femmes Informations', '0 800 05 95 95', 'https://cfcv.asso.fr', 'lun–ven'),
    ],
    child: [line('119 Allô Enfance en Danger', '119', 'https://www.allo119.gouv.fr')],
    poison: [line('Centre antipoison de Paris', '01 40 05 48 48', 'https://centres-antipoison.net')],
  },
  GB: {
    emergency: emergency('999'),
    suicide: [line('Samaritans', '116 123', 'https://www.samaritans.org')],
    violence: [
      line('National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk'),
      line('Rape & Sexual Abuse Support Line', '0808 500 2222', 'https://247sexualabusesupport.org.uk'),
    ],
    child: [line('Childline', '0800 1111', 'https://www.childline.org.uk')],
    poison: [line('NHS 111', '111', 'https://111.nhs.uk')],
  },
  GR: {
    emergency: emergency('112'),
    suicide: [line('Klimaka', '1018', 'https://suicide-help.gr')],
    violence: [line('15900', '15900', 'https://womensos.gr')],
  },
  IE: {
    emergency: emergency('112'),
    suicide: [line('Samaritans', '116 123', 'https://www.samaritans.org/ireland')],
    violence: [
      line("Women's Aid", '1800 341 900', 'https://www.womensaid.ie'),
      line('Rape Crisis Helpline', '1800 77 88 88', 'https://www.drcc.ie'),
    ],
    child: [line('Childline', '1800 66 66 66', 'https://www.childline.ie')],
  },
  IT: {
    emergency: emergency('112'),
    suicide: [line('Telefono Amico', '02 2327 2327', 'https://www.telefonoamico.it', '9–24')],
    violence: [line('1522', '1522', 'https://www.1522.eu')],
    child: [line('Telefono Azzurro', '19696', 'https://azzurro.it')],
  },
  LI: {
    emergency: emergency('112'),
    suicide: [line('Die Dargebotene Hand', '143', 'https://www.143.ch')],
    child: [line('Sorgentelefon', '147', 'https://www.147.li', undefined, 'https://www.147.ch')],
  },
  NL: {
    emergency: emergency('112'),
    suicide: [
      line(
        '113 Zelfmoordpreventie',
        '0800-0113',
        'https://www.113.nl',
        undefined,
        'https://www.113.nl/qa-nummerwijziging-113-en-gratis-nummer-0800-0113',
      ),
    ],
    violence: [line('Veilig Thuis', '0800-2000', 'https://veiligthuis.nl')],
    child: [line('Kindertelefoon', '0800-0432', 'https://www.kindertelefoon.nl', '11–21')],
  },
  NO: {
    emergency: emergency('112', '113'),
    suicide: [line('Mental Helse', '116 123', 'https://mentalhelse.no')],
    violence: [line('VO-linjen', '116 006', 'https://volinjen.no')],
    child: [line('Alarmtelefonen', '116 111', 'https://www.116111.no')],
  },
  PL: {
    emergency: emergency('112'),
    suicide: [line('Telefon wsparcia', '116 123', 'https://116sos.pl')],
    violence: [line('Niebieska Linia', '800 120 002', 'https://www.niebieskalinia.info')],
    child: [line('Telefon zaufania', '116 111', 'https://116111.pl')],
  },
  PT: {
    emergency: emergency('112'),
    suicide: [
      line('SNS 24', '808 24 24 24', 'https://www.sns24.gov.pt'),
      line('Voz de Apoio', '225 50 60 70', 'https://www.vozdeapoio.pt', '21–24'),
    ],
    violence: [line('Informação a Vítimas', '800 202 148', 'https://www.cig.gov.pt')],
    child: [line('SOS Criança', '116 111', 'https://iacrianca.pt', 'seg–sex 9–19')],
  },
  SE: {
    emergency: emergency('112'),
    suicide: [line('Självmordslinjen', '90101', 'https://mind.se')],
    violence: [line('Kvinnofridslinjen', '020-50 50 50', 'https://kvinnofridslinjen.se')],
    child: [line('Bris', '116 111', 'https://www.bris.se')],
  },
  UA: {
    emergency: emergency('112'),
    suicide: [line('Lifeline Ukraine', '7333', 'https://lifelineukraine.com')],
  },
};
