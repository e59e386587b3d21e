import { detectDanger } from '../../api/src/care/detect.js';
import { OfflineGuide } from '../../api/src/adapters/guide/offline/offline-guide.js';
import { answerWithCare } from '../../api/src/features/guide/care-first.js';
import type { GuidePort, GuideQuestion, GuideReply } from '../../api/src/ports/guide.port.js';
import type { EvalCase } from './eval-case.js';
import { scoreOf, type Score } from './score.js';

const offline = new OfflineGuide();

/** As the server does: who is in danger is answered with care, everybody else by the guide. */
async function reply(guide: GuidePort, question: GuideQuestion): Promise<GuideReply> {
  const danger = await detectDanger(question.prompt, { recorded: question.history, told: [] });
  if (!danger) return guide.answer(question, () => undefined);
  const asked = { question, danger, timeZone: 'America/New_York', acceptLanguage: 'en-US' };
  return answerWithCare(guide, asked, { onText: () => undefined });
}

async function talkBefore({ before, category }: EvalCase): Promise<GuideQuestion['history']> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const prompt of before) {
    const { text } = await reply(offline, { prompt, category, history: [...history] });
    history.push({ role: 'user', content: prompt }, { role: 'assistant', content: text });
  }
  return history;
}

/** Asks a guide one case and scores its reply. A guide that fails scores as an empty reply. */
export async function runCase(guide: GuidePort, of: EvalCase): Promise<Score> {
  const question = { prompt: of.prompt, category: of.category, history: await talkBefore(of) };
  const began = performance.now();
  const answered = await reply(guide, question).catch((error: unknown) => failedReply(guide, error));
  return scoreOf(of, answered, (performance.now() - began) / 1000);
}

const NOTHING = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

function failedReply(guide: GuidePort, error: unknown): GuideReply {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return { text: '', usage: NOTHING, model: guide.model, stop: 'complete' };
}

/** Asks a guide all cases, one after another, and tells of each when it is scored. */
export async function runEval(
  guide: GuidePort,
  cases: readonly EvalCase[],
  onScore: (score: Score) => void = () => undefined,
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const one of cases) {
    const score = await runCase(guide, one);
    onScore(score);
    scores.push(score);
  }
  return scores;
}
