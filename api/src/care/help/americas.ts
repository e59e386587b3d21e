import { emergency, line, type CountryHelp } from './help-line.js';

export const AMERICAS: Readonly<Record<string, CountryHelp>> = {
  AR: {
    emergency: emergency('911', '107'),
    suicide: [
      line(
        'Centro de Asistencia al Suicida',
        '135',
        'https://www.asistenciaalsuicida.org.ar',
        'Buenos Aires',
      ),
      line('Centro de Asistencia al Suicida', '(011) 5275-1135', 'https://www.asistenciaalsuicida.org.ar'),
    ],
    violence: [line('Línea 144', '144', 'https://www.argentina.gob.ar/linea-144')],
  },
  BR: {
    emergency: emergency('190', '192'),
    suicide: [
      line(
        'CVV',
        '188',
        'https://cvv.org.br',
        undefined,
        'http://www.folhadoestado.com.br/numero-188-torna-se-gratuito-no-pais-todo-telefone-de-ajuda-a-prevencao-do-suicidio/',
      ),
    ],
    violence: [line('Ligue 180', '180', 'https://www.gov.br/mulheres/pt-br/ligue180')],
    child: [line('Disque 100', '100', 'https://www.gov.br/mdh/pt-br/disque100')],
  },
  CA: {
    emergency: emergency('911'),
    suicide: [line('Suicide Crisis Helpline', '988', 'https://988.ca')],
    child: [line('Kids Help Phone', '1-800-668-6868', 'https://kidshelpphone.ca')],
    poison: [line('Poison Centres', '1-844-764-7669', 'https://infopoison.ca')],
  },
  CL: {
    emergency: emergency('133', '131'),
    suicide: [line('Línea Prevención del Suicidio', '*4141', 'https://www.minsal.cl')],
    violence: [line('SernamEG', '1455', 'https://www.sernameg.gob.cl')],
    child: [line('Fonoinfancia', '800 200 818', 'https://www.fonoinfancia.cl')],
  },
  CO: {
    emergency: emergency('123'),
    suicide: [line('Línea 106', '106', 'https://www.saludcapital.gov.co', 'Bogotá')],
    violence: [line('Línea 155', '155', 'https://www.policia.gov.co')],
    child: [line('Línea 141 ICBF', '141', 'https://www.icbf.gov.co')],
  },
  MX: {
    emergency: emergency('911'),
    suicide: [line('Línea de la Vida', '800 911 2000', 'https://www.gob.mx/salud/conasama')],
  },
  PE: {
    emergency: emergency('105', '106'),
    suicide: [line('Línea 113, opción 5', '113', 'https://www.gob.pe/minsa')],
    violence: [line('Línea 100', '100', 'https://www.gob.pe/mimp')],
  },
  US: {
    emergency: emergency('911'),
    suicide: [line('988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org')],
    violence: [
      line('National Domestic Violence Hotline', '1-800-799-7233', 'https://www.thehotline.org'),
      line('RAINN', '1-800-656-4673', 'https://rainn.org'),
    ],
    child: [line('Childhelp', '1-800-422-4453', 'https://www.childhelphotline.org')],
    poison: [line('Poison Help', '1-800-222-1222', 'https://www.poison.org')],
  },
  UY: {
    emergency: emergency('911'),
    suicide: [line('Línea Vida', '0800 0767', 'https://www.asse.com.uy')],
    violence: [line('Inmujeres', '0800 4141', 'https://www.gub.uy/ministerio-desarrollo-social')],
  },
};
