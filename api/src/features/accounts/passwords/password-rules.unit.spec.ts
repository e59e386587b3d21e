import { MESSAGES } from '@emit/contract/messages';
import { Refusal } from '../../../kernel/refusal.js';
import { refuseWeakPassword } from './password-rules.js';

const own = ['Ruth Moab', 'barley.fields@bethlehem.example'];
const refused = new Refusal('VALIDATION_FAILED', { text: MESSAGES.passwordGuessable });

describe('a chosen password', () => {
  it.each(['password1', 'iloveyou', 'QwErTy123', 'letmein', '12345678', 'Trustno1', 'princess'])(
    'is refused among those most used: %s',
    async (password) => {
      await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused);
    },
  );

  it.each([
    'Emit-2026!',
    'fhoism123',
    'FreeHappyOne',
    'ruth1234',
    'Moab.Ruth',
    'barleyfields7',
    '2026ruth-emit',
  ])('is refused when it is words of this place or the member’s own: %s', async (password) => {
    await expect(refuseWeakPassword(password, own)).rejects.toEqual(refused);
  });

  it.each([
    'orchard-gate',
    'at-the-well',
    'ruth gleans barley',
    '83920174',
    'пшеница',
    'emitted light',
    '🌾🌾🌾🌾🌾🌾',
  ])('is taken, whatever it is made of: %s', async (password) => {
    await expect(refuseWeakPassword(password, own)).resolves.toBeUndefined();
  });
});
