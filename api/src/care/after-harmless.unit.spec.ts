import { detectDanger } from './detect.js';
import type { Said } from './said.js';

async function firesAfter(before: string, message: string): Promise<boolean> {
  const said: Said[] = [
    { role: 'user', content: before },
    { role: 'assistant', content: 'Here is a passage.' },
  ];
  return (await detectDanger(message, { recorded: said, told: said })) !== null;
}

it.each([
  ['I want to forgive my brother', 'What if he does it again?'],
  ['my colleague was late again and I forgave him', 'And if he does it again?'],
  ['how do I stop hitting snooze', 'and what if i hit it again tomorrow'],
  ['tell me about Abraham', "did he really put a knife to his son's throat"],
  ['que dit la Bible sur la colère ?', 'plus long'],
  ['How do streaks work?', "what if I'm ill?"],
  ['I prayed for my marriage for years and it still ended', "don't tell me god has a plan"],
  ['my dad died last week', "i didn't get to say goodbye"],
  ['my dad died last week', 'I never got to say goodbye to him'],
  ['how do points work', 'lol ill be dead before i get there'],
  ['J’ai menti à mon mari', "je lui dis ce soir ou j'attends ?"],
])('stays quiet after %s: %s', async (before, message) => {
  expect(await firesAfter(before, message)).toBe(false);
});

it.each([
  ['what does submit to your husband mean', 'so if he hits me i have to stay?'],
  ['How can I forgive my husband? He beats me', 'What if he does it again?'],
  ['what does the bible say about forgiveness', 'what if he touches me again'],
  ['tell me about Judas', "i get why he did it. i've picked the tree"],
  ['my dad died last week', 'i said goodbye to everyone'],
  ['my dad died last week', 'i go without saying goodbye tonight'],
  ['tell me about hope', 'I will not be here tomorrow'],
  ['verse about heaven', "by tomorrow I'm gone"],
  ['who was Samson', 'I will do the same tonight, I have the pills'],
  ['tell me about Abraham', 'did my father do right when he put a knife to my throat?'],
])('hears danger after %s: %s', async (before, message) => {
  expect(await firesAfter(before, message)).toBe(true);
});
