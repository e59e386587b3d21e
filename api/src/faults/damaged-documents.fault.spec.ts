import { describeDamagesWhileServed } from '../testing/damaged-while-served.js';
import { DOCUMENT_DAMAGES, HARMLESS, REGISTRY_DAMAGES } from '../testing/read-model-damages.js';

/** Looks whole to a server that runs: it is found when one starts (ops/damaged-read-models.int.spec.ts). */
const { 'another owner': _foundAtStart, ...documents } = DOCUMENT_DAMAGES;

describeDamagesWhileServed({ 'a document': documents, 'the registry': REGISTRY_DAMAGES, gone: HARMLESS });
