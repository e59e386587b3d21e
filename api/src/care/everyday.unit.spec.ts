import { detectDanger } from './detect.js';

const fires = async (message: string) => (await detectDanger(message, { recorded: [], told: [] })) !== null;

it.each([
  "i'm not sure i believe anymore",
  'we moved to a new town and know nobody',
  'im gonna fail',
  'she told everyone my secret',
  'my wife and me keep fighting',
  'whats a token',
  'i found weed in his room',
  "she doesn't recognize me anymore",
  'will i ever find someone',
  'what if i get expelled',
  'thats not an answer',
  'i wanted to know about the oil lamps',
  'does it tell how he got home in the end',
  'people ask me all day how it went',
])('takes no everyday message for danger: %s', async (message) => {
  expect(await fires(message)).toBe(false);
});

it.each([
  'he told me to keep our secret',
  'he hits me when we fight',
  'my wife hits me',
  'i found a noose in his room',
  'i found a goodbye letter in his room',
  'i said goodbye to everyone',
  'nobody would miss me anymore',
  'i do not want to wake up anymore',
  'im gonna end it',
  'im gonna kill him',
  'my uncle touches me',
  'i took too many pills',
  'my husband choked me',
  'i am not sure i want to live anymore',
  'none of it is worth living',
  'i have lost everything and see no reason to go on',
  'he wants to kill me',
  'he touches my daughter',
  'i cut myself again',
  'i can not breathe and my chest hurts',
  'i put the hose in the car',
  'i said sorry to everybody, now its quiet',
  'i feel i am only in everyones way',
  'i hide my food and live on coffee, i am 40 kilos',
  'ive made peace with leaving',
])('hears danger all the same: %s', async (message) => {
  expect(await fires(message)).toBe(true);
});
