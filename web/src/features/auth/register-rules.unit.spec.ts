import { registerRefusal } from './register-rules';

const good = { fullName: 'Ada', email: 'ada@example.org', password: '123456', confirmation: '123456' };

describe('what registration refuses (spec §5, in this order)', () => {
  it.each([
    [
      'nothing filled in',
      { fullName: '', email: '', password: '', confirmation: 'x' },
      'Please enter your full name',
    ],
    ['a name of blanks', { fullName: '   ' }, 'Please enter your full name'],
    ['no email, with a short password', { email: '', password: 'x' }, 'Please enter your email'],
    [
      'five characters, though they match nothing',
      { password: '12345', confirmation: 'y' },
      'Password must be at least 6 characters',
    ],
    ['another confirmation', { confirmation: '1234567' }, 'Passwords do not match'],
  ])('%s', (_what, over, text) => {
    expect(registerRefusal({ ...good, ...over })).toBe(text);
  });

  it('takes six characters that match', () => {
    expect(registerRefusal(good)).toBeNull();
  });
});
