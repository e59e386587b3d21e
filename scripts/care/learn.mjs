/**
 * node scripts/care/learn.mjs: learns from the sentences in api/src/testing/care what the model weighs, and writes
 * api/src/care/model/learnt.json (docs/adr/0024-care-first.md). Needs the built API; build it again afterwards. Of
 * `sentences/` only the part that the test does not read is learnt from; of `teaching/` all; of `unseen/` nothing. What it
 * tells the network, in English words, it leaves in .cache/care-words.json: scripts/care/learn-network.py.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { isKeptForTest } from './kept-for-test.mjs';
import { learn } from './logistic.mjs';

const care = join(root, 'api/dist/care');
const { BUCKETS, Features } = await import(join(care, 'model/features.js'));
const { readIn, reader } = await import(join(care, 'languages/languages.js'));
const { END, tokensOf } = await import(join(care, 'text/normalise.js'));
const { DANGER_KINDS } = await import(join(care, 'danger.js'));

const folder = join(root, 'api/src/testing/care');
/** Largest weight of a rule, and what stands for what was not seen. */
const RULES = { most: 6, always: 25, otherwise: 6, harmless: 0.4 };

function sentencesIn(name) {
  return readdirSync(join(folder, name)).flatMap((file) => {
    const language = file.slice(0, 2);
    const lines = readFileSync(join(folder, name, file), 'utf8')
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => {
      const [label, text] = line.split('\t');
      return { language, label, text };
    });
  });
}

const features = new Features(reader.grammar);

function readSentence({ language, label, text }) {
  const reading = readIn(language, tokensOf(text));
  const parts = features.partsOf(reading, /\?\s*$/.test(text));
  const rules = [...new Set(reading.findings.map(({ line }) => line))];
  const tags = new Set(reading.words.flatMap((word) => word.tags.map((tag) => reader.grammar.tagNames[tag])));
  const all = [...new Set(parts.flatMap((part) => part.features))];
  const words = reading.words.map(({ word }) => word ?? END).join(' ');
  return { label, isDanger: label !== 'harmless', features: all, rules, tags, words };
}

/** Log odds that a sentence means danger when the rule fires, from how often it did and did not. */
function weighRules(sentences) {
  const counts = new Map();
  for (const { rules, isDanger } of sentences) {
    for (const rule of rules) {
      const count = counts.get(rule) ?? { danger: 0, harmless: 0 };
      count[isDanger ? 'danger' : 'harmless'] += 1;
      counts.set(rule, count);
    }
  }
  const weights = [...counts].map(([rule, { danger, harmless }]) => {
    const before = /^\w+!/.test(rule) ? RULES.always : RULES.otherwise;
    const weight = Math.log((danger + before) / (harmless + RULES.harmless));
    return [rule, Math.round(Math.max(0, Math.min(RULES.most, weight)) * 100) / 100];
  });
  return Object.fromEntries(weights.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** For each tag how much more often than others each kind of danger has it, in tenths of a natural logarithm. */
function weighKinds(sentences) {
  const dangers = sentences.filter(({ isDanger }) => isDanger);
  const names = reader.grammar.tagNames.filter((name) => !name.startsWith('='));
  const share = (some, name) => (some.filter(({ tags }) => tags.has(name)).length + 1) / (some.length + 4);
  return Object.fromEntries(
    names.map((name) => [
      name,
      DANGER_KINDS.map((kind) => {
        const own = dangers.filter(({ label }) => label === kind);
        const others = dangers.filter(({ label }) => label !== kind);
        return Math.round(Math.log(share(own, name) / share(others, name)) * 10);
      }),
    ]),
  );
}

const seen = sentencesIn('sentences').filter(({ text }) => !isKeptForTest(text));
const sentences = [...seen, ...sentencesIn('teaching')].map(readSentence);
const { weights, bias } = learn(sentences, BUCKETS);
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
const learnt = {
  bias,
  scale,
  rules: weighRules(sentences),
  kinds: weighKinds(sentences),
  weights: bytes.toString('base64'),
};
writeFileSync(join(root, 'api/src/care/model/learnt.json'), `${JSON.stringify(learnt, null, 1)}\n`);
const told = sentences.map(({ words, isDanger }) => ({ words, danger: isDanger }));
writeFileSync(join(root, '.cache/care-words.json'), JSON.stringify(told));
console.log(`Learnt from ${sentences.length} sentences, ${Object.keys(learnt.rules).length} rules counted.`);
