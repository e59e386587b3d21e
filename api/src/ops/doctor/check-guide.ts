import { GuideUnavailable } from '../../ports/guide.port.js';
import { guideFaultSentence, guideSeenIn } from '../../runtime/guide-condition.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { Cli } from '../support/cli.js';
import type { Found } from './check.js';

const ASK = 'emit doctor --ask-guide asks it for a word';

/** Whether the guide is set up rightly: by what the server saw last, or (`ask`) by asking it, which costs some tokens. */
export async function guideCheck(
  cli: Cli,
  { anthropic, dataDir }: CommandSettings,
  ask: boolean,
): Promise<Found> {
  if (anthropic === null) {
    return { state: 'ok', what: 'the offline guide answers: ANTHROPIC_API_KEY is not set' };
  }
  if (ask) return asked(cli, anthropic);
  const seen = await guideSeenIn(dataDir);
  if (seen === null) return { state: 'ok', what: `no server here has asked Claude yet; ${ASK}` };
  const { model, since, fault } = seen;
  if (fault === null) return { state: 'ok', what: `Claude answers, ${model}, as seen since ${since}` };
  return { state: 'wrong', what: `${guideFaultSentence(fault, model)}; seen since ${since}; ${ASK}` };
}

async function asked(cli: Cli, anthropic: NonNullable<CommandSettings['anthropic']>): Promise<Found> {
  const began = performance.now();
  const { model, usage } = await cli.tryGuide(anthropic);
  try {
    const tokens = Object.values<number>({ ...(await usage) }).reduce((sum, count) => sum + count, 0);
    const ms = Math.round(performance.now() - began);
    return { state: 'ok', what: `Claude answers in ${ms} ms; asking took ${tokens} tokens` };
  } catch (error) {
    if (!(error instanceof GuideUnavailable)) throw error;
    const { fault, message } = error;
    return { state: 'wrong', what: fault ? guideFaultSentence(fault, model) : message };
  }
}
