/** Members who are always busy through the reverse proxy, and what each phase of the trial answered them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any request may take; what takes longer counts as not answered. */
const PATIENCE_MS = 60_000;
const LATER_MS = 300;
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

export class Load {
  phases = [];
  isOver = false;
  underWay = 0;

  constructor(origin) {
    this.origin = origin;
  }

  /** What is sent from now on belongs to this phase; what was sent before is answered first. */
  async enter(name) {
    let open;
    this.gate = new Promise((resolve) => (open = resolve));
    while (this.underWay > 0) await pause(10);
    this.phase = { name, answers: [] };
    this.phases.push(this.phase);
    open();
  }

  async begin(count) {
    this.members = await Promise.all(Array.from({ length: count }, () => this.register()));
    this.busy = Promise.all(this.members.map((member) => this.work(member)));
  }

  async register() {
    const email = `${randomUUID()}@example.org`;
    const body = { email, password: 'orchard-gate', full_name: 'Ruth Moab' };
    const { status, answer } = await this.send('POST', '/api/v1/auth/register', { body });
    if (status !== 201) throw new Error(`A member was not registered: ${status} ${JSON.stringify(answer)}`);
    return { token: answer.access_token, practices: new Set() };
  }

  async work(member) {
    for (let turn = 0; !this.isOver; turn++) {
      if (turn % 4 === 3) await this.insist(member, 'GET', '/fho/dashboard/me', {});
      else if (turn % 8 === 6) await this.ask(member);
      else await this.practise(member, turn);
    }
  }

  async practise(member, turn) {
    const body = {
      mindstream_type: 'flow',
      practice_type: 'Meditation',
      duration_minutes: 1,
      quality_rating: 7,
    };
    const zoned = { ...body, time_zone: ZONES[turn % ZONES.length] };
    const answer = await this.insist(member, 'POST', '/fho/practices/me', { body: zoned, key: randomUUID() });
    if (answer?.practice_id) member.practices.add(answer.practice_id);
  }

  ask(member) {
    const message_id = randomUUID();
    const body = { prompt: `Psalm 23? ${message_id}`, message_id };
    return this.insist(member, 'POST', '/api/v1/claude-direct', { body });
  }

  /** Sends the same again until it is answered by something else than 503. */
  async insist({ token }, method, path, { body, key }) {
    for (;;) {
      const { status, answer } = await this.send(method, path, { body, key, token });
      if (status !== 503 && status !== 'none') return answer;
      await pause(LATER_MS);
    }
  }

  async send(method, path, { body, key, token }) {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    await this.gate;
    const { phase } = this;
    this.underWay += 1;
    const began = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const options = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    const outcome = await fetch(this.origin + path, options).then(
      async (response) => ({ status: response.status, answer: await response.json() }),
      () => ({ status: 'none', answer: null }),
    );
    phase.answers.push({ status: outcome.status, ms: performance.now() - began });
    this.underWay -= 1;
    return outcome;
  }

  /** Ends the load; returns the practices that were acknowledged and those that the pages show. */
  async end() {
    this.isOver = true;
    await this.busy;
    let [acknowledged, shown] = [0, 0];
    for (const member of this.members) {
      const { progress } = await this.insist(member, 'GET', '/api/v1/progress/summary', {});
      acknowledged += member.practices.size;
      shown += progress.total_practice_sessions;
    }
    return { acknowledged, shown };
  }

  /** A line a phase: how many requests were answered what, and how slowly. */
  table() {
    const head = '| phase | requests | 200, 201 | 503 | other | no answer | median | slowest |';
    return [head, '|---|---|---|---|---|---|---|---|', ...this.phases.map(rowOf)].join('\n');
  }

  /** Requests that were answered neither well nor with "come again". */
  get failures() {
    const answers = this.phases.flatMap((phase) => phase.answers);
    return answers.filter(({ status }) => ![200, 201, 503].includes(status)).length;
  }
}

function rowOf({ name, answers }) {
  const count = (...wanted) => answers.filter(({ status }) => wanted.includes(status)).length;
  const [good, away, none] = [count(200, 201), count(503), count('none')];
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const inSeconds = (ms = 0) => `${(ms / 1_000).toFixed(2)} s`;
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)].map(inSeconds);
  const other = answers.length - good - away - none;
  return `| ${[name, answers.length, good, away, other, none, median, slowest].join(' | ')} |`;
}
