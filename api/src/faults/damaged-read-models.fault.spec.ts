import { describeDamagesWhileServed } from '../testing/damaged-while-served.js';
import { FILE_DAMAGES } from '../testing/read-model-damages.js';

describeDamagesWhileServed({ 'a version’s file': FILE_DAMAGES });
