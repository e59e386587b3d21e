import { Refusal } from '../../kernel/refusal.js';

/** Requests of one member that are worked on at once, and that may wait for it. */
const LANES = { atOnce: 4, waiting: 32, longestWaitMs: 4_000 } as const;
/** When all lanes are held by answers that are taken slowly. */
const TRY_AGAIN_SECONDS = 5;

interface Lanes {
  busy: number;
  readonly waiting: Set<() => void>;
}

/** What one member asks for at once is bounded, so that twenty connections get as much of the server as four. */
export class MemberLanes {
  private readonly members = new Map<string, Lanes>();

  /**
   * Resolves when the member has a lane free, in the order of the calls; `left` is called at the request's end, and while it
   * waits. Throws TOO_MANY_REQUESTS.
   */
  async enter(memberId: string, onLeft: (left: () => void) => void): Promise<void> {
    const lanes = this.members.get(memberId) ?? { busy: 0, waiting: new Set() };
    this.members.set(memberId, lanes);
    if (lanes.busy >= LANES.atOnce) await wait(lanes, onLeft);
    else lanes.busy += 1;
    onLeft(() => this.leave(memberId, lanes));
  }

  private leave(memberId: string, lanes: Lanes): void {
    const [next] = lanes.waiting;
    // The lane goes to the next one.
    if (next) next();
    else lanes.busy -= 1;
    if (lanes.busy === 0) this.members.delete(memberId);
  }
}

function wait({ waiting }: Lanes, onLeft: (left: () => void) => void): Promise<void> {
  const refusal = new Refusal('TOO_MANY_REQUESTS', { seconds: TRY_AGAIN_SECONDS });
  if (waiting.size >= LANES.waiting) throw refusal;
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
    };
    const giveUp = () => {
      stop();
      reject(refusal);
    };
    const goOn = () => {
      stop();
      resolve();
    };
    const timer = setTimeout(giveUp, LANES.longestWaitMs);
    waiting.add(goOn);
    onLeft(giveUp);
  });
}
