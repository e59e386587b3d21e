import type { FoldEvent } from '../../kernel/event.js';
import { dataOfPage } from '../../kernel/unparsed-page.js';
import { WIDTH, type NamedType, type PackedPage } from './packed-page.js';

/** Unpacks what one packer has packed for one thread, page after page. */
export class PageUnpacker {
  private streams: string[] = [];
  private members: string[] = [];
  private readonly types: NamedType[] = [];
  /** Each member's id as one string, however many streams are theirs: the same string is found faster. */
  private ids = new Map<string, string>();

  unpack({ forget, streams, members, types, numbers, data }: PackedPage): FoldEvent[] {
    if (forget) this.forget();
    this.streams.push(...streams);
    this.members.push(...members.map((member) => this.idOf(member)));
    for (const type of types) this.types[type.number] = type;
    return dataOfPage(data, numbers.length / WIDTH).map((one, index) =>
      this.event(numbers, index * WIDTH, one),
    );
  }

  private event(numbers: Float64Array, at: number, data: unknown): FoldEvent {
    const stream = numbers[at + 3] as number;
    const { name, schema } = this.types[numbers[at + 4] as number] as NamedType;
    return {
      type: name,
      data,
      schema,
      stream: this.streams[stream] as string,
      revision: numbers[at + 1] as number,
      position: numbers[at] as number,
      at: numbers[at + 2] as number,
      memberId: this.members[stream] as string,
    };
  }

  private idOf(member: string): string {
    const known = this.ids.get(member);
    if (known === undefined) this.ids.set(member, member);
    return known ?? member;
  }

  private forget(): void {
    this.streams = [];
    this.members = [];
    this.ids = new Map();
  }
}
