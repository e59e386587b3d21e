import { HELD } from './values.js';

export interface Member {
  readonly id: string;
  readonly email: string;
  password: string;
  token: string;
}

interface Ids {
  readonly id?: unknown;
  readonly conversation_id?: unknown;
  readonly message_id?: unknown;
  readonly messages?: unknown;
  readonly reply_to?: unknown;
}

/** What former answers gave: ids by kind, each member's own and others', and the members themselves. */
export class State {
  members: Member[] = [];
  /** By kind, and by kind and member. */
  private readonly ids = new Map<string, string[]>();

  private keep(kind: string, member: Member, id: string): void {
    for (const key of [kind, kind + member.id]) {
      this.ids.set(key, [...(this.ids.get(key) ?? []).slice(-20), id]);
    }
  }

  /** The same value with every stand-in replaced by what it stands for, as the asking member has it. */
  resolve(value: unknown, member: Member | null): unknown {
    if (typeof value === 'string') return this.resolveText(value, member);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => this.resolve(part, member));
    const copy: object = {};
    for (const [key, part] of Object.entries(value)) {
      Object.defineProperty(copy, key, { value: this.resolve(part, member), enumerable: true });
    }
    return copy;
  }

  private resolveText(text: string, member: Member | null): string {
    const [, kind, at] = HELD.exec(text) ?? [];
    if (kind === undefined) return text;
    const index = Number(at);
    if (kind === 'temporary') return `temp_${index}`;
    if (kind === 'password')
      return (index % 3 > 0 ? member?.password : undefined) ?? `a password nobody has ${index}`;
    const other = this.members[index % this.members.length];
    if (kind === 'member') return (index % 3 > 0 ? member : other)?.id ?? '';
    if (kind === 'email') return other?.email ?? '';
    const own = member && index % 4 > 0 ? this.ids.get(kind + member.id) : undefined;
    const known = own ?? this.ids.get(kind) ?? [];
    return known[index % Math.max(1, known.length)] ?? '00000000-0000-4000-8000-000000000000';
  }

  /** Takes the ids out of an answer to a member. */
  learn(answer: unknown, member: Member): void {
    if (typeof answer !== 'object' || answer === null) return;
    for (const part of Object.values(answer)) this.learn(part, member);
    const ids: Ids = answer;
    const kind = 'role' in answer ? 'message' : 'opened_at' in answer ? 'session' : 'conversation';
    if (typeof ids.id === 'string' && !('email' in answer)) this.keep(kind, member, ids.id);
    if (typeof ids.conversation_id === 'string') this.keep('conversation', member, ids.conversation_id);
    if (typeof ids.message_id === 'string') this.keep('message', member, ids.message_id);
    for (const { reply_to } of Array.isArray(ids.messages) ? (ids.messages as Ids[]) : []) {
      if (typeof reply_to !== 'string') continue;
      this.keep('asked', member, reply_to);
      this.keep('askedIn', member, String(ids.id));
    }
  }
}
