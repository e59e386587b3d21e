import type { CareWords } from './words.js';

export const SPANISH: CareWords = {
  kinds: {
    suicide: {
      self: 'Lo que llevas suena muy pesado, y me alegra que estés aquí. Tu vida importa, también cuando no lo sientes así. Por favor, no te quedes a solas ahora: busca a una persona cercana o llama a uno de los números de abajo, y aleja de ti aquello con lo que podrías hacerte daño.',
      other:
        'Es bueno que lo tomes en serio. Pregúntale abiertamente si piensa en quitarse la vida: preguntar no le mete la idea. Que no se quede a solas, aleja aquello con lo que podría hacerse daño y pidan ayuda juntos, aunque te haya pedido guardar el secreto.',
    },
    violence: {
      self: 'Nadie tiene derecho a hacerte daño ni a amenazarte. No es culpa tuya, y ninguna fe te pide soportarlo ni quedarte. Si puedes, ve a un lugar donde haya otras personas; tu seguridad es lo primero.',
      other:
        'Nadie tiene derecho a hacerle daño ni a amenazarle, y no es culpa suya. Créele, no te interpongas sin ayuda y acompáñale a un lugar seguro y a quienes saben protegerle.',
    },
    sexual: {
      self: 'Lo que te hicieron no es culpa tuya, llevaras lo que llevaras, dijeras lo que dijeras, y no te hace valer menos. Tú decides qué pasa ahora y a quién se lo cuentas. Atención médica puedes recibir ya, también sin la policía.',
      other:
        'Lo que le hicieron no es culpa suya. Créele, y deja que decida qué pasa ahora y quién lo sabe. Puede recibir atención médica ya, también sin la policía. Si se trata de una niña o un niño, no esperes: avisa hoy a quienes protegen a la infancia.',
    },
    child: {
      self: 'No has hecho nada malo, y haces bien en hablar. Lo que pasa tiene que parar, y hay personas adultas cuyo trabajo es que pare. Díselo a alguien de confianza, en la escuela, en el médico, en la familia, o llama al número de abajo; si no te escuchan, díselo a otra persona. Nadie te va a culpar.',
      other:
        'Una niña o un niño debe estar a salvo, y haces bien en no mirar a otro lado. Escucha con calma, créele, no prometas guardar el secreto y no interrogues tú a nadie. Avisa hoy a quienes protegen a la infancia; no necesitas pruebas.',
    },
    medical: {
      self: 'Lo que cuentas puede ser una emergencia, y cada minuto puede contar. Por favor, llama ya al número de emergencias, antes de seguir leyendo, y haz lo que te digan. Deja la puerta abierta y que alguien te acompañe.',
      other:
        'Lo que cuentas puede ser una emergencia, y cada minuto puede contar. Por favor, llama ya al número de emergencias, antes de seguir leyendo, haz lo que te digan y no le dejes a solas. Te guiarán por teléfono.',
    },
    harm: {
      self: 'Es bueno que lo digas antes de que pase algo. Pensar no es hacer, y hay personas que ayudan sin juzgar. Por favor, aléjate de quien podrías dañar y de aquello con lo que podrías hacerlo, y llama ahora a alguien.',
      other:
        'Haces bien en tomarlo en serio. No te enfrentes a esa persona sin ayuda. Si alguien puede salir herido, avisa ya a la policía, y avisa a quien corre peligro si puedes hacerlo sin riesgo.',
    },
  },
  emergency: 'Si hay peligro ahora mismo, llama al {number}.',
  anyEmergency:
    'Si hay peligro ahora mismo, llama al número de emergencias de tu país: {number}, o el que conozcas.',
  lines: 'Aquí hay personas que escuchan y ayudan:',
  elsewhere: 'Líneas de ayuda en cualquier país:',
  talkOn:
    'Soy un programa y no puedo ir contigo, pero puedes seguir hablando aquí. ¿Estás a salvo en este momento? Cuéntame tanto o tan poco como quieras.',
  still:
    'Sigo aquí. Podemos quedarnos con esto todo el tiempo que quieras. Si te he entendido mal, o prefieres hablar de otra cosa, nómbrala: un salmo o una pregunta.',
  verses: 'Palabras a las que aferrarse (en inglés, de la Biblia King James):',
};
