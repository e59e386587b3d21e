import { StoreUnavailable } from './event-store.port.js';
import type { QuestionClaims } from './question-claims.port.js';

/** Far below what any store of these tests lets lapse. */
const RENEW_EVERY_MS = 50;

/** Claims that several processes share. */
export interface QuestionClaimsUnderTest {
  /** As one more process has them. */
  open(): QuestionClaims;
  /** As when its process is killed: it does not renew, and does not give up. */
  vanish(claims: QuestionClaims): Promise<void>;
  dispose(): Promise<void>;
}

/** What all QuestionClaims must do. Call it inside a describe. */
export function questionClaimsContract(setUp: () => Promise<QuestionClaimsUnderTest>): void {
  let world: QuestionClaimsUnderTest;
  let first: QuestionClaims;
  let second: QuestionClaims;
  let opened: { readonly claims: QuestionClaims; readonly renewing: NodeJS.Timeout }[];
  const open = () => {
    const claims = world.open();
    const renew = () => void claims.renew(['ruth', 'naomi', 'boaz']).catch(() => undefined);
    opened.push({ claims, renewing: setInterval(renew, RENEW_EVERY_MS) });
    return claims;
  };
  beforeEach(async () => {
    [world, opened] = [await setUp(), []];
    [first, second] = [open(), open()];
  });
  afterEach(async () => {
    for (const { renewing } of opened) clearInterval(renewing);
    await Promise.all(opened.map(({ claims }) => claims.close()));
    await world.dispose();
  });

  it('are one process’s, who keeps it', async () => {
    expect(await first.take('ruth')).toBe(true);
    expect(await second.take('ruth')).toBe(false);
    expect(await first.take('ruth')).toBe(true);
    expect(await second.take('ruth')).toBe(false);
  });

  it('are each member’s own', async () => {
    expect(await first.take('ruth')).toBe(true);
    expect(await second.take('naomi')).toBe(true);
    expect(await first.take('../ruth/ä?*')).toBe(true);
  });

  it('are the next one’s at once when they are given up, however often', async () => {
    for (let round = 0; round < 20; round++) {
      expect(await first.take('ruth')).toBe(true);
      await first.release('ruth');
      expect(await second.take('ruth')).toBe(true);
      await second.release('ruth');
    }
  });

  it('are given up by their holder alone', async () => {
    await first.take('ruth');
    await second.release('ruth');
    await second.release('naomi');
    expect(await second.take('ruth')).toBe(false);
  });

  it('go to exactly one of many who want the same at the same moment', async () => {
    const many = Array.from({ length: 8 }, open);
    for (const round of ['ruth', 'naomi', 'boaz']) {
      const took = await Promise.all(many.map((claims) => claims.take(round)));
      expect(took.filter(Boolean)).toHaveLength(1);
    }
  });

  it('are taken from a process that is gone, by exactly one of those who ask', async () => {
    const gone = open();
    expect(await gone.take('naomi')).toBe(true);
    clearInterval(opened.at(-1)?.renewing);
    await world.vanish(gone);
    const took = await Promise.all([first.take('naomi'), second.take('naomi')]);
    expect(took.filter(Boolean)).toHaveLength(1);
  });

  it('are out of reach when they are closed', async () => {
    await first.close();
    await expect(first.take('ruth')).rejects.toThrow(StoreUnavailable);
  });
}
